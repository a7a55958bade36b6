import CivilTime
import CommandLineSurface
import Foundation
import Interchange
import TextAnalysis

/// The options that say who reads: now, where, in which locale.
enum ReaderOptions {
  static let all: [OptionDescription] = [
    .option(
      "now", .text, placeholder: "TIME", "the time to count from, ISO 8601; the clock's where it isn't given"),
    .option(
      "zone", .text, placeholder: "ZONE", "the reader's time zone (IANA, such as Europe/Berlin); the system's"
    ),
    .option("locale", .text, placeholder: "ID", "the reader's locale (such as en_GB); the environment's"),
    .flag("json", "writes JSON"),
    .option(
      "color", .choice(Terminal.ColorChoice.allCases.map { ValueKind.Choice($0.rawValue) }),
      placeholder: "WHEN", "when to use colour", defaultValue: "auto"),
  ]

  /// The context of a run.
  /// - Throws: `UsageError` that names the option.
  static func context(of invocation: Invocation) throws -> AnalysisContext {
    let arguments = invocation.arguments
    let zone = try arguments.value("zone", expecting: "a time zone such as Europe/Berlin") {
      TimeZone(identifier: $0)
    }
    let timeZone = zone ?? TimeZone.current
    let now = try arguments.value("now", expecting: "a time such as 2026-03-10T09:00") {
      Instant.iso8601($0, zone: timeZone)
    }
    let locale = try arguments.value("locale", expecting: "a locale such as en_GB") { text in
      isLocale(text) ? Locale(identifier: text) : nil
    }
    return AnalysisContext(
      referenceDate: now ?? Date(), timeZone: timeZone, locale: locale ?? environmentLocale())
  }

  static func useColor(of invocation: Invocation) {
    let choice = invocation.arguments.text("color").flatMap { Terminal.ColorChoice(rawValue: $0) }
    invocation.terminal.use(choice ?? .auto)
  }

  /// Language, script, region and extensions by letters and digits, divided by "_" or "-" (BCP 47, POSIX);
  /// ICU's keywords may follow ("en_US@calendar=gregorian").
  static func isLocale(_ text: String) -> Bool {
    let parts = text.prefix { $0 != "@" }
      .split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    return (2...3).contains(parts[0].utf8.count) && parts[0].allSatisfy { $0.isASCII && $0.isLetter }
      && parts.dropFirst().allSatisfy { part in
        (1...8).contains(part.utf8.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }

  /// The locale of LC_ALL, LC_TIME or LANG ("de_DE.UTF-8"); American English where none says.
  private static func environmentLocale() -> Locale {
    let environment = ProcessInfo.processInfo.environment
    for name in ["LC_ALL", "LC_TIME", "LANG"] {
      guard let value = environment[name]?.prefix(while: { $0 != "." && $0 != "@" }), !value.isEmpty else {
        continue
      }
      return isLocale(String(value)) ? Locale(identifier: String(value)) : Locale(identifier: "en_US")
    }
    return Locale(identifier: "en_US")
  }
}
