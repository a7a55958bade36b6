import Foundation

/// A location with its address and names.
///
/// Immutable. Two placemarks are equal if all their values are; `copy()` returns the same object.
open class CLPlacemark: NSObject, NSCopying, Codable, @unchecked Sendable {
  // Sendable, even for subclasses: all stored values here are immutable and sendable.
  private let place: Place

  private struct Place: Hashable, Codable, Sendable {
    var location: CLLocation?
    var region: CLCircularRegion?
    var timeZone: TimeZone?
    var name: String?
    var thoroughfare: String?
    var subThoroughfare: String?
    var locality: String?
    var subLocality: String?
    var administrativeArea: String?
    var subAdministrativeArea: String?
    var postalCode: String?
    var isoCountryCode: String?
    var country: String?
    var inlandWater: String?
    var ocean: String?
    var areasOfInterest: [String]?
  }

  /// The location of the place.
  public var location: CLLocation? { place.location }
  /// The area of the place.
  public var region: CLRegion? { place.region }
  /// The time zone of the place.
  public var timeZone: TimeZone? { place.timeZone }
  /// The name of the place.
  public var name: String? { place.name }
  /// The street.
  public var thoroughfare: String? { place.thoroughfare }
  /// The house number.
  public var subThoroughfare: String? { place.subThoroughfare }
  /// The city.
  public var locality: String? { place.locality }
  /// The district of the city.
  public var subLocality: String? { place.subLocality }
  /// The state or province.
  public var administrativeArea: String? { place.administrativeArea }
  /// The county.
  public var subAdministrativeArea: String? { place.subAdministrativeArea }
  /// The postal code.
  public var postalCode: String? { place.postalCode }
  /// The two-letter country code (ISO 3166-1).
  public var isoCountryCode: String? { place.isoCountryCode }
  /// The name of the country.
  public var country: String? { place.country }
  /// The name of the lake or river.
  public var inlandWater: String? { place.inlandWater }
  /// The name of the ocean.
  public var ocean: String? { place.ocean }
  /// The points of interest at the place.
  public var areasOfInterest: [String]? { place.areasOfInterest }

  /// Creates a placemark with the values of another.
  public init(placemark: CLPlacemark) {
    place = placemark.place
  }

  /// Creates a placemark from details of a place.
  ///
  /// An addition of Beckon: elsewhere placemarks come from the system's maps and contacts.
  public init(
    location: CLLocation?, name: String? = nil, thoroughfare: String? = nil, subThoroughfare: String? = nil,
    locality: String? = nil, subLocality: String? = nil, administrativeArea: String? = nil,
    subAdministrativeArea: String? = nil, postalCode: String? = nil, isoCountryCode: String? = nil,
    country: String? = nil, inlandWater: String? = nil, ocean: String? = nil,
    areasOfInterest: [String]? = nil, region: CLCircularRegion? = nil, timeZone: TimeZone? = nil
  ) {
    place = Place(
      location: location, region: region, timeZone: timeZone, name: name, thoroughfare: thoroughfare,
      subThoroughfare: subThoroughfare, locality: locality, subLocality: subLocality,
      administrativeArea: administrativeArea, subAdministrativeArea: subAdministrativeArea,
      postalCode: postalCode, isoCountryCode: isoCountryCode, country: country, inlandWater: inlandWater,
      ocean: ocean, areasOfInterest: areasOfInterest)
  }

  /// Creates a placemark from its encoded form.
  public required init(from decoder: any Decoder) throws {
    place = try Place(from: decoder)
  }

  /// Encodes all values.
  public func encode(to encoder: any Encoder) throws {
    try place.encode(to: encoder)
  }

  /// Returns the placemark itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether all values are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLPlacemark)?.place == place
  }

  /// The hash value of all values.
  open override var hash: Int { place.hashValue }

  /// The known parts of the name and address in one line.
  open override var description: String {
    let street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
    let region = [administrativeArea, postalCode].compactMap { $0 }.joined(separator: " ")
    return [name ?? "", street, locality ?? "", region, country ?? ""].filter { !$0.isEmpty }
      .reduce(into: [String]()) { parts, part in if parts.last != part { parts.append(part) } }
      .joined(separator: ", ")
  }
}
