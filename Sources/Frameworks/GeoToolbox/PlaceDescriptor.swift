import CoreLocation

/// The description that identifies a place for any map service: its coordinate or address, its name, and the
/// identifiers that services have for it.
///
/// The order of the representations is kept; where several of a kind are given, the first one answers.
public struct PlaceDescriptor: Sendable, Hashable, Codable, CustomStringConvertible {
  /// A way to say where a place is that any map service understands.
  public enum PlaceRepresentation: Sendable, Hashable, Codable {
    /// A full postal address; line breaks stand between its lines.
    case address(String)
    /// Latitude and longitude.
    case coordinate(CLLocationCoordinate2D)
    /// The place where a device was.
    case deviceLocation(CLLocation)
  }

  /// A way to say which place it is that one map service understands.
  public enum SupportingPlaceRepresentation: Sendable, Hashable, Codable {
    /// The place's identifier in each service, by the service's own identifier (a bundle identifier, as a rule).
    case serviceIdentifiers([String: String])
  }

  /// The representations of where the place is.
  public let representations: [PlaceRepresentation]
  /// The name people know the place by; nil for places without one, such as homes.
  public let commonName: String?
  /// The representations that single services have of the place.
  public let supportingRepresentations: [SupportingPlaceRepresentation]

  /// Describes a place.
  public init(
    representations: [PlaceRepresentation], commonName: String?,
    supportingRepresentations: [SupportingPlaceRepresentation] = []
  ) {
    self.representations = representations
    self.commonName = commonName
    self.supportingRepresentations = supportingRepresentations
  }

  /// The first coordinate among the representations, that of a device's location included.
  public var coordinate: CLLocationCoordinate2D? {
    for representation in representations {
      switch representation {
      case .coordinate(let coordinate): return coordinate
      case .deviceLocation(let location): return location.coordinate
      case .address: continue
      }
    }
    return nil
  }

  /// The first address among the representations.
  public var address: String? {
    for case .address(let address) in representations { return address }
    return nil
  }

  /// The place's identifier in one map service.
  ///
  /// - Parameter service: The service's own identifier, such as `com.example.maps`.
  public func serviceIdentifier(for service: String) -> String? {
    for case .serviceIdentifiers(let identifiers) in supportingRepresentations {
      if let identifier = identifiers[service] { return identifier }
    }
    return nil
  }

  /// The name, the address or the coordinate: the first that is known.
  public var description: String {
    if let commonName { return commonName }
    if let address { return address.replacingOccurrences(of: "\n", with: ", ") }
    guard let coordinate else { return "a place" }
    return "\(coordinate.latitude), \(coordinate.longitude)"
  }
}
