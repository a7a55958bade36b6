/// A postal address and the parts that were told apart.
public struct PostalAddress: Sendable, Hashable {
  public var unit: String?
  public var house: String?
  public var houseNumber: String?
  public var road: String?
  public var city: String?
  public var state: String?
  public var postcode: String?
  public var country: String?

  public init() {}
}
