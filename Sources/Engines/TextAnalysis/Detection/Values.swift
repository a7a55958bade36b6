import Foundation

/// A phone number.
public struct PhoneValue: Sendable, Hashable, Codable {
  /// The number in E.164 form ("+14155550132") where it is possible for its region, else its digits.
  public var e164: String
  /// The number as its reader writes it: in national form where it is of the reader's region, else with its
  /// country code.
  public var formatted: String
  /// The region (ISO 3166) it belongs to, where known.
  public var region: String?
  /// A Boolean value that indicates whether the numbering plan knows the number; a merely possible number
  /// counts only beside words such as "call".
  public var isValid: Bool
  /// The extension within an organization, as digits, where the text states one.
  public var `extension`: String?

  /// Creates the value of a phone number.
  public init(e164: String, formatted: String, region: String?, isValid: Bool, extension: String? = nil) {
    self.e164 = e164
    self.formatted = formatted
    self.region = region
    self.isValid = isValid
    self.extension = `extension`
  }
}

/// A flight by its airline's code and number.
public struct FlightValue: Sendable, Hashable, Codable {
  /// The airline's IATA code (two characters).
  public var airline: String
  /// The number of the flight, without the airline's code.
  public var number: Int
  /// The airline's name, where known.
  public var airlineName: String?

  /// The designator as it is searched: "UA 2402" without the space.
  public var designator: String { "\(airline)\(number)" }

  /// Creates the value of a flight.
  public init(airline: String, number: Int, airlineName: String? = nil) {
    self.airline = airline
    self.number = number
    self.airlineName = airlineName
  }
}

/// A parcel's number, with the couriers whose form and check digits it fits, the likeliest first.
public struct TrackingNumberValue: Sendable, Hashable, Codable {
  /// The number without spaces, in upper case.
  public var number: String
  /// The couriers' identifiers: "ups", "usps", "fedex", "dhl" ...
  public var couriers: [String]
  /// The likeliest courier's page for this number, where one is known.
  public var url: String?
  /// The courier's name as the text writes it, or its sender is called.
  public var courierName: String?

  /// Creates the value of a tracking number.
  public init(number: String, couriers: [String], url: String? = nil, courierName: String? = nil) {
    self.number = number
    self.couriers = couriers
    self.url = url
    self.courierName = courierName
  }
}

/// An amount of money.
public struct MoneyValue: Sendable, Hashable, Codable {
  /// The amount in the currency's main unit.
  public var amount: Decimal
  /// The currency's ISO 4217 code, or nil where the text leaves it open ("5 bucks" in an unknown region).
  public var currency: String?

  /// Creates an amount of money.
  public init(amount: Decimal, currency: String?) {
    self.amount = amount
    self.currency = currency
  }
}

/// A one-time code, and the service that sent it where the text names it.
public struct OneTimeCodeValue: Sendable, Hashable, Codable {
  /// The code as it is to be entered.
  public var code: String
  /// The name of the service that sent the code, where known.
  public var service: String?

  /// Creates the value of a code.
  public init(code: String, service: String? = nil) {
    self.code = code
    self.service = service
  }
}

/// A number with a unit that is neither money nor time.
public struct QuantityValue: Sendable, Hashable {
  /// The number of units.
  public var amount: Double
  /// The unit's symbol ("km", "kg", "°F", "%") or, where it has none, its singular name.
  public var unit: String

  /// Creates a quantity.
  public init(amount: Double, unit: String) {
    self.amount = amount
    self.unit = unit
  }
}
