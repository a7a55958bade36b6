/// A typed span of a text with its value.
public struct Detection: Sendable, Hashable {
  /// The range of the span, in Unicode code points of the analysed text.
  public var range: Range<Int>
  /// The text of the span.
  public var text: String
  /// The meaning of the span.
  public var value: Value
  /// The confidence of the engine, from 0 to 1.
  public var confidence: Double
  /// The name of the rule that made it, as `explain` shows it.
  public var rule: String

  /// The type of the detection's value.
  public var type: DetectionType { value.type }

  /// Creates a detection.
  public init(range: Range<Int>, text: String, value: Value, confidence: Double, rule: String) {
    self.range = range
    self.text = text
    self.value = value
    self.confidence = confidence
    self.rule = rule
  }
}

/// The types of spans, with the names they have in files and on the command line.
public enum DetectionType: String, Sendable, Hashable, Codable, CaseIterable {
  case dateTime = "date_time"
  case phone
  case email
  case url
  case address
  case place
  case flight
  case trackingNumber = "tracking_number"
  case money
  case oneTimeCode = "one_time_code"
  case mention
  case hashtag
  case number
  case quantity
}

extension Detection {
  /// The meaning of a span, as a value of one type.
  public enum Value: Sendable, Hashable {
    case dateTime(DateTimeValue)
    case phone(PhoneValue)
    /// The address with its domain in lower case.
    case email(String)
    /// The link as it can be opened: with a scheme, international domains kept as written.
    case url(String)
    case address(PostalAddress)
    /// The name of a place: a restaurant, a shop, a landmark.
    case place(String)
    case flight(FlightValue)
    case trackingNumber(TrackingNumberValue)
    case money(MoneyValue)
    case oneTimeCode(OneTimeCodeValue)
    /// The name without its sign.
    case mention(String)
    /// The tag without its sign.
    case hashtag(String)
    case number(Double)
    case quantity(QuantityValue)

    /// The type of the value.
    public var type: DetectionType {
      switch self {
      case .dateTime: .dateTime
      case .phone: .phone
      case .email: .email
      case .url: .url
      case .address: .address
      case .place: .place
      case .flight: .flight
      case .trackingNumber: .trackingNumber
      case .money: .money
      case .oneTimeCode: .oneTimeCode
      case .mention: .mention
      case .hashtag: .hashtag
      case .number: .number
      case .quantity: .quantity
      }
    }
  }
}
