import Foundation
import Synchronization
import _FoundationICU

/// The plural categories of numbers in a language, from the Unicode CLDR rules in Foundation's ICU.
enum PluralRules {
  /// An ICU rule set, which may be read from any thread and lives as long as the process.
  private struct Rules: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  private static let known = Mutex<[String: Rules]>([:])

  /// Returns the category of an integer.
  static func category(of number: Int64, language: String) -> PluralCategory {
    // Beyond 2^53 only the last digits and the magnitude count in all languages.
    let size = number.magnitude
    return category(of: Double(size < 1 << 53 ? size : 1_000_000_000 + size % 1_000_000), 0, language)
  }

  /// Returns the category of a number that is written with a number of fraction digits.
  static func category(of number: Double, _ fractionDigits: Int, _ language: String) -> PluralCategory {
    guard let rules = rules(language) else { return number == 1 ? .one : .other }
    var status = U_ZERO_ERROR
    var name = [UChar](repeating: 0, count: 16)
    let length: Int32
    if fractionDigits > 0, let format = swift_unum_open(UNUM_DECIMAL, nil, 0, "en", nil, &status) {
      defer { swift_unum_close(format) }
      swift_unum_setAttribute(format, UNUM_MIN_FRACTION_DIGITS, Int32(fractionDigits))
      swift_unum_setAttribute(format, UNUM_MAX_FRACTION_DIGITS, Int32(fractionDigits))
      length = swift_uplrules_selectWithFormat(rules.pointer, number, format, &name, 16, &status)
    } else {
      length = swift_uplrules_select(rules.pointer, number, &name, 16, &status)
    }
    guard status.rawValue <= U_ZERO_ERROR.rawValue, (0...16).contains(length) else { return .other }
    return PluralCategory(rawValue: String(decoding: name.prefix(Int(length)), as: UTF16.self)) ?? .other
  }

  private static func rules(_ language: String) -> Rules? {
    known.withLock { known in
      if let rules = known[language] { return rules }
      // Names come from files: invalid languages must not fill the memory.
      guard known.count < 512 else { return nil }
      var status = U_ZERO_ERROR
      let pointer = swift_uplrules_openForType(language, UPLURAL_TYPE_CARDINAL, &status)
      guard let pointer, status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
      let rules = Rules(pointer: pointer)
      known[language] = rules
      return rules
    }
  }
}
