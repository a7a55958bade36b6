import CivilTime
import Conversations
import Foundation
import TextAnalysis

/// A detector of dates, links, phone numbers, addresses and flights in English text.
///
/// On Apple's platforms it comes with Foundation and is a regular expression; here it stands by itself and answers
/// the same calls. Takes time in proportion to the text.
public final class NSDataDetector: NSObject {
  /// The types of results that are looked for.
  public let checkingTypes: NSTextCheckingTypes

  /// The instant that relative dates count from; nil for the time of the call. An addition of this package to the
  /// platform's API, as are the two below.
  public var referenceDate: Date?
  /// The time zone in which times are read.
  public var readerTimeZone: TimeZone = .current
  /// The locale that tells the order of day and month, and the region of phone numbers.
  public var readerLocale: Locale = .current

  private let analyzer: TextAnalyzer

  /// Creates a detector of some types, by the bits of `NSTextCheckingResult.CheckingType`.
  /// - Throws: an error where none of the types can be looked for, or where the language data is damaged.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    let known: NSTextCheckingResult.CheckingType = [
      .date, .address, .link, .phoneNumber, .transitInformation,
    ]
    guard checkingTypes & known.rawValue != 0 else {
      throw CocoaError(.formatting)
    }
    self.checkingTypes = checkingTypes
    analyzer = try Engines.analyzer.get()
  }

  /// Returns the results in a range of a text, in order of position.
  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    guard let bounds = Range(range, in: string) else { return [] }
    let text = String(string[bounds])
    let context = AnalysisContext(
      referenceDate: referenceDate ?? Date(), timeZone: readerTimeZone, locale: readerLocale)
    let scalars = text.unicodeScalars
    return analyzer.detections(in: text, context: context).compactMap { detection in
      guard let value = value(of: detection), types(contain: value) else { return nil }
      let start = scalars.index(scalars.startIndex, offsetBy: detection.range.lowerBound)
      let end = scalars.index(start, offsetBy: detection.range.count)
      var found = NSRange(start..<end, in: text)
      found.location += range.location
      return DetectedResult(value, range: found)
    }
  }

  /// Returns the first result in a range of a text; nil where there is none.
  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Returns how many results there are in a range of a text.
  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Calls a closure with each result in a range of a text, until it sets `stop`.
  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      _ result: NSTextCheckingResult?, _ flags: NSRegularExpression.MatchingFlags,
      _ stop: UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }

  private func types(contain value: DetectedResult.Value) -> Bool {
    let type: NSTextCheckingResult.CheckingType =
      switch value {
      case .date: .date
      case .link: .link
      case .phoneNumber: .phoneNumber
      case .address: .address
      case .flight: .transitInformation
      }
    return checkingTypes & type.rawValue != 0
  }

  private func value(of detection: Detection) -> DetectedResult.Value? {
    switch detection.value {
    case .dateTime(let value): date(value)
    case .url(let text): URL(string: text).map { .link($0) }
    case .email(let address): URL(string: "mailto:" + address).map { .link($0) }
    case .phone(let phone): .phoneNumber(phone.formatted)
    case .address(let address): .address(Self.parts(of: address))
    case .flight(let flight): .flight(airline: flight.airlineName, number: flight.designator)
    default: nil
    }
  }

  private func date(_ value: DateTimeValue) -> DetectedResult.Value? {
    guard value.form != .duration, let local = value.start ?? value.end, let start = instant(local) else {
      return nil
    }
    let end = value.start == nil ? nil : value.end.flatMap(instant)
    return .date(
      start, duration: end.map { max(0, $0.timeIntervalSince(start)) } ?? 0,
      hasTime: local.time != nil && value.grain <= .hour,
      zone: value.zone.flatMap { TimeZone(identifier: $0) })
  }

  /// The instant of a local time: noon of a day alone, the next such time of a time alone.
  private func instant(_ local: LocalDateTime) -> Date? {
    let second = local.time?.secondOfDay ?? 43_200
    if let date = local.date { return Instant.date(date, secondOfDay: second, in: readerTimeZone) }
    guard local.time != nil else { return nil }
    let now = referenceDate ?? Date()
    let shifted = now.timeIntervalSince1970 + Double(readerTimeZone.secondsFromGMT(for: now))
    let today = CivilDate(dayNumber: Int((shifted / 86_400).rounded(.down)))
    let next = Instant.date(today, secondOfDay: second, in: readerTimeZone)
    return next < now ? Instant.date(today.adding(days: 1), secondOfDay: second, in: readerTimeZone) : next
  }

  private static func parts(of address: PostalAddress) -> [NSTextCheckingKey: String] {
    var parts: [NSTextCheckingKey: String] = [:]
    let street = [address.houseNumber, address.road].compactMap(\.self).joined(separator: " ")
    parts[.street] = street.isEmpty ? nil : street
    parts[.city] = address.city
    parts[.state] = address.state
    parts[.zip] = address.postcode
    parts[.country] = address.country
    return parts
  }
}
