import Foundation
import _FoundationICU

/// A number with its unit, formatted by Foundation's ICU according to the CLDR.
struct MeasuredNumber {
  /// The formatted text, such as `5.2 km`.
  let text: String
  /// The range of the number in the text, without the unit.
  let number: Range<String.Index>?
  /// The number as formatted, which a usage may have converted to another unit.
  let value: Double?

  /// Formats a number according to an ICU skeleton, or returns nil if ICU rejects it.
  init?(_ value: Double, skeleton: String, locale: Locale) {
    var status = U_ZERO_ERROR
    let units = Array(skeleton.utf16)
    guard
      let formatter = swift_unumf_openForSkeletonAndLocale(
        units, Int32(units.count), locale.identifier, &status)
    else { return nil }
    defer { swift_unumf_close(formatter) }
    guard let result = swift_unumf_openResult(&status) else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, value, result, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    var characters = [UChar](repeating: 0, count: 256)
    let length = swift_unumf_resultToString(result, &characters, 256, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, (1...256).contains(length) else { return nil }
    text = String(decoding: characters.prefix(Int(length)), as: UTF16.self)
    number = Self.number(in: result, text)
    var digits = [CChar](repeating: 0, count: 128)
    let count = swift_unumf_resultToDecimalNumber(result, &digits, 128, &status)
    self.value =
      (0...127).contains(count)
      ? Double(String(decoding: digits.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)) : nil
  }

  private static func number(in result: OpaquePointer, _ text: String) -> Range<String.Index>? {
    var status = U_ZERO_ERROR
    guard let fields = swift_ufieldpositer_open(&status) else { return nil }
    defer { swift_ufieldpositer_close(fields) }
    swift_unumf_resultGetAllFieldPositions(result, fields, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    var whole: Range<Int>?
    var start: Int32 = 0
    var end: Int32 = 0
    while true {
      let field = swift_ufieldpositer_next(fields, &start, &end)
      guard field >= 0 else { break }
      let isNumber = [
        UNUM_INTEGER_FIELD, UNUM_FRACTION_FIELD, UNUM_DECIMAL_SEPARATOR_FIELD, UNUM_SIGN_FIELD,
        UNUM_GROUPING_SEPARATOR_FIELD,
      ].contains { $0.rawValue == UInt32(field) }
      guard isNumber else { continue }
      whole = min(whole?.lowerBound ?? Int(start), Int(start))..<max(whole?.upperBound ?? Int(end), Int(end))
    }
    return whole.flatMap { Range(NSRange($0), in: text) }
  }
}
