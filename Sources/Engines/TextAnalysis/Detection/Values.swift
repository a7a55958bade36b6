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
  /// Whether the numbering plan knows it; a merely possible number counts only beside words such as "call".
  public var isValid: Bool
  public var `extension`: String?

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
  public var number: Int
  /// The airline's name, where known.
  public var airlineName: String?

  /// The designator as it is searched: "UA 2402" without the space.
  public var designator: String { "\(airline)\(number)" }

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

  public init(number: String, couriers: [String], url: String? = nil) {
    self.number = number
    self.couriers = couriers
    self.url = url
  }
}

/// An amount of money.
public struct MoneyValue: Sendable, Hashable, Codable {
  public var amount: Decimal
  /// The currency's ISO 4217 code, or nil where the text leaves it open ("5 bucks" in an unknown region).
  public var currency: String?

  public init(amount: Decimal, currency: String?) {
    self.amount = amount
    self.currency = currency
  }
}

/// A one-time code, and the service that sent it where the text names it.
public struct OneTimeCodeValue: Sendable, Hashable, Codable {
  public var code: String
  public var service: String?

  public init(code: String, service: String? = nil) {
    self.code = code
    self.service = service
  }
}

/// A number with a unit that is neither money nor time.
public struct QuantityValue: Sendable, Hashable {
  public var amount: Double
  /// The unit's symbol ("km", "kg", "°F", "%") or, where it has none, its singular name.
  public var unit: String

  public init(amount: Double, unit: String) {
    self.amount = amount
    self.unit = unit
  }
}
