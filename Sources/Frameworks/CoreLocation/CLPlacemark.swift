import Foundation

/// A location and the words people have for it.
///
/// Immutable. Two placemarks are equal when all their values are; `copy()` answers the same object.
open class CLPlacemark: NSObject, NSCopying, Codable, @unchecked Sendable {
  // Sendable although subclasses may be written: every stored value here is immutable and sendable.
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

  /// Where the place is.
  public var location: CLLocation? { place.location }
  /// How far the place reaches.
  public var region: CLRegion? { place.region }
  /// The place's time zone.
  public var timeZone: TimeZone? { place.timeZone }
  /// What people call the place.
  public var name: String? { place.name }
  /// The street.
  public var thoroughfare: String? { place.thoroughfare }
  /// The number in the street.
  public var subThoroughfare: String? { place.subThoroughfare }
  /// The city.
  public var locality: String? { place.locality }
  /// The part of the city.
  public var subLocality: String? { place.subLocality }
  /// The state or province.
  public var administrativeArea: String? { place.administrativeArea }
  /// The county.
  public var subAdministrativeArea: String? { place.subAdministrativeArea }
  /// The postal code.
  public var postalCode: String? { place.postalCode }
  /// The country's two letters (ISO 3166-1).
  public var isoCountryCode: String? { place.isoCountryCode }
  /// The country's name.
  public var country: String? { place.country }
  /// The lake or river.
  public var inlandWater: String? { place.inlandWater }
  /// The ocean.
  public var ocean: String? { place.ocean }
  /// What else is known at this place.
  public var areasOfInterest: [String]? { place.areasOfInterest }

  /// Makes a placemark of the same values as another.
  public init(placemark: CLPlacemark) {
    place = placemark.place
  }

  /// Makes a placemark from what is known of a place.
  ///
  /// An addition of Beckon: elsewhere placemarks come from the maps and the contacts of the system.
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

  /// Decodes what ``encode(to:)`` wrote.
  public required init(from decoder: any Decoder) throws {
    place = try Place(from: decoder)
  }

  /// Encodes all values.
  public func encode(to encoder: any Encoder) throws {
    try place.encode(to: encoder)
  }

  /// The receiver, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLPlacemark)?.place == place
  }

  open override var hash: Int { place.hashValue }

  /// The name and the address in one line, as far as they are known.
  open override var description: String {
    let street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
    let region = [administrativeArea, postalCode].compactMap { $0 }.joined(separator: " ")
    return [name ?? "", street, locality ?? "", region, country ?? ""].filter { !$0.isEmpty }
      .reduce(into: [String]()) { parts, part in if parts.last != part { parts.append(part) } }
      .joined(separator: ", ")
  }
}
