import CPhoneNumber

/// libphonenumber's reading of one candidate.
struct PhoneReading {
  var e164: String
  /// In national form where the number is of the region it was read for, else with its country code.
  var formatted: String
  var region: String?
  var isPossible: Bool
  /// Whether the numbering plan has the number, written with its national prefix where that is the rule.
  var isValid: Bool

  /// The longest candidate that is read, in characters.
  static let longest = 40

  /// Reads a candidate of ASCII digits and signs for a region; nil where it cannot be a number.
  init?(_ candidate: ArraySlice<UInt8>, region: String) {
    guard candidate.count <= Self.longest else { return nil }
    var result = CPhoneNumberReading()
    let isRead = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Self.longest + 1) { buffer in
      for (index, byte) in candidate.enumerated() {
        let folded = byte == PhoneRun.rangeDash ? UInt8(ascii: "-") : byte
        buffer.initializeElement(at: index, to: CChar(truncatingIfNeeded: folded))
      }
      buffer.initializeElement(at: candidate.count, to: 0)
      guard let base = buffer.baseAddress else { return false }
      return CPhoneNumberRead(base, region, &result)
    }
    guard isRead else { return nil }
    e164 = Self.string(result.e164)
    formatted = Self.string(result.formatted)
    let owner = Self.string(result.region)
    self.region = owner.isEmpty ? nil : owner
    isPossible = result.isPossible
    isValid = result.isValid && result.hasPrefixIfRequired
  }

  /// The text of a C array of characters.
  private static func string<T>(_ field: T) -> String {
    withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
