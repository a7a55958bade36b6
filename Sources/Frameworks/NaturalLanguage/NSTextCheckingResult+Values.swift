import Foundation
import TextAnalysis

/// A result of a data detector, with the value that it found.
final class DetectedResult: NSTextCheckingResult {
  enum Value {
    case date(Date, duration: TimeInterval, hasTime: Bool, zone: TimeZone?)
    case link(URL)
    case phoneNumber(String)
    case address([NSTextCheckingKey: String])
    case flight(airline: String?, number: String)
  }

  let value: Value
  private let foundRange: NSRange

  init(_ value: Value, range: NSRange) {
    self.value = value
    foundRange = range
    super.init()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var range: NSRange { foundRange }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange {
    idx == 0 ? foundRange : NSRange(location: NSNotFound, length: 0)
  }
  override var resultType: CheckingType {
    switch value {
    case .date: .date
    case .link: .link
    case .phoneNumber: .phoneNumber
    case .address: .address
    case .flight: .transitInformation
    }
  }
}

/// The types of results to look for, as a set of bits.
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingKey {
  /// The street and the number of the house.
  public static let street = NSTextCheckingKey(rawValue: "Street")
  /// The town.
  public static let city = NSTextCheckingKey(rawValue: "City")
  /// The state or the county.
  public static let state = NSTextCheckingKey(rawValue: "State")
  /// The postal code.
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  /// The country.
  public static let country = NSTextCheckingKey(rawValue: "Country")
  /// The airline of a flight.
  public static let airline = NSTextCheckingKey(rawValue: "Airline")
  /// The number of a flight.
  public static let flight = NSTextCheckingKey(rawValue: "Flight")
}

extension NSTextCheckingResult {
  private var detected: DetectedResult.Value? { (self as? DetectedResult)?.value }

  /// The date of a result of type `date`; noon where only the day is told.
  public var date: Date? {
    if case .date(let date, _, _, _) = detected { date } else { nil }
  }

  /// The length of the span that a result of type `date` tells, in seconds; 0 for an instant.
  public var duration: TimeInterval {
    if case .date(_, let duration, _, _) = detected { duration } else { 0 }
  }

  /// The time zone that the text of a result of type `date` names; nil where it names none.
  public var timeZone: TimeZone? {
    if case .date(_, _, _, let zone) = detected { zone } else { nil }
  }

  /// A Boolean value that indicates whether the text of a result of type `date` tells a time of day. An addition of
  /// this package to the platform's API.
  public var isTimeSignificant: Bool {
    if case .date(_, _, let hasTime, _) = detected { hasTime } else { false }
  }

  /// The address of a result of type `link`.
  public var url: URL? {
    if case .link(let url) = detected { url } else { nil }
  }

  /// The number of a result of type `phoneNumber`, as the reader writes it.
  public var phoneNumber: String? {
    if case .phoneNumber(let number) = detected { number } else { nil }
  }

  /// The parts of a result of type `address`.
  public var addressComponents: [NSTextCheckingKey: String]? {
    if case .address(let parts) = detected { parts } else { nil }
  }

  /// The parts of a result of type `address` or `transitInformation`.
  public var components: [NSTextCheckingKey: String]? {
    switch detected {
    case .address(let parts): return parts
    case .flight(let airline, let number):
      var parts: [NSTextCheckingKey: String] = [.flight: number]
      parts[.airline] = airline
      return parts
    default: return nil
    }
  }
}
