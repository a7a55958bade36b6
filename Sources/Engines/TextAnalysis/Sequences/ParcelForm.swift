import LanguageData

/// One form of parcel number: the characters of each place, the check digit, and what must stand near by.
struct ParcelForm: Sendable {
  /// The evidence that a text must offer beside a number of this form, from least to most.
  enum Evidence: String, Sendable {
    /// Nothing: the form is distinctive.
    case any
    /// As `any`, where at least half of the characters are digits.
    case digits
    /// A parcel's word or the courier's name near by, or nothing but the number in the text.
    case alone
    /// A parcel's word or the courier's name near by.
    case words
    /// The courier's name near by: as good as any number looks like this.
    case courier
  }

  /// For each place the characters that may stand there: bits 0 to 9 for digits, 10 to 35 for letters.
  let places: [UInt64]
  /// The row of the courier, or nil for UPU S10 numbers, whose last two letters name a country.
  let courier: Int?
  let check: ParcelCheckDigit?
  /// The part that the check digit covers, with it.
  let checked: Range<Int>
  let evidence: Evidence
  /// The place before which couriers write a hyphen that belongs to the number.
  let hyphen: Int?

  var isDigitsOnly: Bool { places.allSatisfy { $0 & ~0x3FF == 0 } }

  /// Whether nothing else is written like this, so that a wrong check digit is a slip of the pen: UPU S10
  /// numbers, and forms that begin with a digit and a letter of their own ("1Z").
  var isUnmistakable: Bool {
    guard check != nil, places.count >= 13 else { return false }
    return courier == nil
      || places.prefix(2).allSatisfy { $0.nonzeroBitCount == 1 } && !isDigitsOnly
        && places.prefix(2).contains { $0 & ~0x3FF != 0 }
  }

  /// Whether characters (digits and upper-case letters) have this form, whatever its check digit.
  func resembles(_ number: ArraySlice<UInt8>) -> Bool {
    number.count == places.count && zip(places, number).allSatisfy { $0 & Self.bit($1) != 0 }
  }

  /// Whether characters (digits and upper-case letters) have this form and its check digit.
  func accepts(_ number: ArraySlice<UInt8>) -> Bool {
    guard resembles(number) else { return false }
    let start = number.startIndex
    let part = number[start + checked.lowerBound..<start + checked.upperBound]
    if let check { return check.accepts(part) && !Self.isFiller(number) }
    return true
  }

  /// Numbers such as 100000000000 fulfil most check digits; nobody is sent them.
  private static func isFiller(_ number: ArraySlice<UInt8>) -> Bool {
    number.count { $0 != UInt8(ascii: "0") } < 4
  }

  static func bit(_ byte: UInt8) -> UInt64 {
    byte <= UInt8(ascii: "9") ? 1 << UInt64(byte &- 48) : 1 << UInt64(byte &- 55)
  }

  /// The forms of a row, one for each length its pattern allows.
  ///
  /// In a pattern `#` is a digit, `@` a letter, `*` either, `[A-C5]` one of a set, a hyphen a hyphen,
  /// anything else itself; `{n}` repeats the last, `{n-m}` (once a pattern) from n to m times.
  /// - Throws: `LanguageDataError` naming the pattern.
  static func forms(
    pattern: String, check: String, checked: String, evidence: String, courier: Int?
  ) throws -> [ParcelForm] {
    func invalid(_ what: String) -> LanguageDataError {
      LanguageDataError(.invalidSource, "parcelForm \"\(pattern)\": \(what)")
    }
    guard let evidence = Evidence(rawValue: evidence) else { throw invalid("no evidence \"\(evidence)\"") }
    let algorithm = ParcelCheckDigit(check)
    if algorithm == nil, !check.isEmpty { throw invalid("no check digit \"\(check)\"") }
    guard let (variants, hyphen) = places(of: pattern) else { throw invalid("cannot be read") }
    return try variants.map { places in
      var part = 0..<places.count
      if !checked.isEmpty {
        let ends = checked.split(separator: "-").compactMap { Int($0) }
        let end = ends.count > 1 ? ends[1] : places.count
        guard let start = ends.first, start < end, end <= places.count else { throw invalid("\(checked)") }
        part = start..<end
      }
      return ParcelForm(
        places: places, courier: courier, check: algorithm, checked: part, evidence: evidence, hyphen: hyphen)
    }
  }

  private static func places(of pattern: String) -> (variants: [[UInt64]], hyphen: Int?)? {
    var variants: [[UInt64]] = [[]]
    var hyphen: Int?
    var last: UInt64 = 0
    var rest = Array(pattern.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "{"):
        guard let close = rest.firstIndex(of: UInt8(ascii: "}")) else { return nil }
        let counts = String(decoding: rest[..<close], as: UTF8.self).split(separator: "-").compactMap {
          Int($0)
        }
        rest = rest[(close + 1)...]
        guard let low = counts.first, let high = counts.last, (1...40).contains(low), low <= high, high <= 40
        else { return nil }
        variants = variants.flatMap { places in
          (low...high).map { places + [UInt64](repeating: last, count: $0 - 1) }
        }
        continue
      case UInt8(ascii: "["):
        guard let close = rest.firstIndex(of: UInt8(ascii: "]")) else { return nil }
        last = set(Array(rest[..<close]))
        rest = rest[(close + 1)...]
      case UInt8(ascii: "#"): last = 0x3FF
      case UInt8(ascii: "@"): last = 0xF_FFFF_FC00
      case UInt8(ascii: "*"): last = 0xF_FFFF_FFFF
      case UInt8(ascii: "-"):
        hyphen = variants[0].count
        continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"): last = bit(byte)
      default: return nil
      }
      for index in variants.indices { variants[index].append(last) }
    }
    return (variants, hyphen)
  }

  private static func set(_ content: [UInt8]) -> UInt64 {
    var bits: UInt64 = 0
    var index = 0
    while index < content.count {
      let low = content[index]
      let isRange = index + 2 < content.count && content[index + 1] == UInt8(ascii: "-")
      let high = isRange ? content[index + 2] : low
      if low <= high { for byte in low...high { bits |= bit(byte) } }
      index += isRange ? 3 : 1
    }
    return bits
  }
}
