import CivilTime
import CommandLineSurface
import Foundation
import Interchange
import JSONValues
import TextAnalysis

/// The reason why a line of a batch can't be used; the run goes on.
struct BatchLineError: Error {
  var message: String

  static func missing(_ name: String, _ expected: String) -> BatchLineError {
    BatchLineError(message: "\"\(name)\" is missing, expected \(expected)")
  }

  static func wrong(_ name: String, _ value: JSONValue, _ expected: String) -> BatchLineError {
    let shown = value.string.map { "\"\($0.prefix(60))\"" } ?? value.kindName
    return BatchLineError(message: "\"\(name)\" is \(shown), expected \(expected)")
  }
}

/// One line of a batch, and what its members mean.
struct BatchRequest {
  let line: JSONValue

  func text(_ name: String = "text") throws -> String {
    guard let value = line[name] else { throw BatchLineError.missing(name, "a text") }
    guard let text = value.string else { throw BatchLineError.wrong(name, value, "a text") }
    return text
  }

  /// A text, or nil where the member is missing or null.
  func optionalText(_ name: String) throws -> String? {
    guard let value = line[name], !value.isNull else { return nil }
    return try text(name)
  }
}

/// The contexts of lines; zones and locales are kept, because making one costs more than a line does.
struct BatchContexts {
  private var zones: [String: TimeZone] = [:]
  private var locales: [String: Locale] = [:]
  /// The time of the run, for lines that give none.
  private let now: Date
  private static let remembered = 256

  init(now: Date) {
    self.now = now
  }

  /// `reference_time`, `time_zone` and `locale` of a line.
  ///
  /// A reference time without an offset is local. Without `time_zone` its offset is the reader's zone, and
  /// UTC where it has none.
  mutating func context(of request: BatchRequest) throws -> AnalysisContext {
    let reference = try request.optionalText("reference_time")
    let zone: TimeZone
    if let name = try request.optionalText("time_zone") {
      zone = try self.zone(name)
    } else {
      zone = reference.flatMap(BatchContexts.offset).flatMap { TimeZone(secondsFromGMT: $0) } ?? .gmt
    }
    let date = try reference.map { try BatchContexts.date($0, "reference_time", zone) }
    let locale = try self.locale(try request.optionalText("locale") ?? "und")
    return AnalysisContext(referenceDate: date ?? now, timeZone: zone, locale: locale)
  }

  static let exampleTime = "a time such as 2026-03-10T09:00:00+01:00"

  static func date(_ text: String, _ name: String, _ zone: TimeZone) throws -> Date {
    guard let date = Instant.iso8601(text, zone: zone) else {
      throw BatchLineError.wrong(name, .string(text), exampleTime)
    }
    return date
  }

  /// The seconds of "Z", "+02:00", "+0200" or "+02" at the end of a time, or nil.
  static func offset(of text: String) -> Int? {
    guard let clock = text.lastIndex(where: { $0 == "T" || $0 == "t" || $0 == " " }) else { return nil }
    let time = text[clock...]
    if time.hasSuffix("Z") || time.hasSuffix("z") { return 0 }
    guard let sign = time.lastIndex(where: { $0 == "+" || $0 == "-" || $0 == "−" }) else { return nil }
    let digits = time[time.index(after: sign)...].filter { $0 != ":" }
    guard digits.count == 2 || digits.count == 4, let value = Int(digits), value >= 0 else { return nil }
    let seconds = digits.count == 2 ? value * 3_600 : value / 100 * 3_600 + value % 100 * 60
    return time[sign] == "+" ? seconds : -seconds
  }

  private mutating func zone(_ name: String) throws -> TimeZone {
    if let zone = zones[name] { return zone }
    guard let zone = TimeZone(identifier: name) else {
      throw BatchLineError.wrong("time_zone", .string(name), "an IANA time zone")
    }
    if zones.count >= BatchContexts.remembered { zones.removeAll() }
    zones[name] = zone
    return zone
  }

  private mutating func locale(_ name: String) throws -> Locale {
    if let locale = locales[name] { return locale }
    guard ReaderOptions.isLocale(name) else {
      throw BatchLineError.wrong("locale", .string(name), "a locale such as en_GB")
    }
    if locales.count >= BatchContexts.remembered { locales.removeAll() }
    let locale = Locale(identifier: name)
    locales[name] = locale
    return locale
  }
}
