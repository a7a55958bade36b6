/// A postal address, divided into its parts.
public struct PostalAddress: Sendable, Hashable {
  /// The unit within a building: a flat, a suite, a floor.
  public var unit: String?
  /// The name of the building or of whoever is at the address.
  public var house: String?
  /// The number of the building in its street.
  public var houseNumber: String?
  /// The name of the street.
  public var road: String?
  /// The town or city.
  public var city: String?
  /// The state, province or county.
  public var state: String?
  /// The postcode.
  public var postcode: String?
  /// The country.
  public var country: String?

  /// Creates an address without parts.
  public init() {}
}
