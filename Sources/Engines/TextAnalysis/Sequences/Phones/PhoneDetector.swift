import LanguageData

/// A detector that finds phone numbers: those that the numbering plans know, and others where words say that
/// they are some.
///
/// The scan cuts stretches of digits and separators; libphonenumber reads only pieces of 40 characters or
/// fewer of them, and no more than `mostReadings` in one text. A text without seven digits costs one look
/// at each byte. The first number that is found loads the numbering plans, about 7 ms.
package struct PhoneDetector: Detector {
  private let cues: PhoneCues
  private let extensions: Lexicon

  /// Readings of one text by libphonenumber, 0.03 to 0.12 ms each; numbers beyond that many are not looked
  /// for, so that a megabyte of digits ends in time.
  static let mostReadings = 8_192
  /// The longest stretch that is collected, in characters; a longer one is cut at its last space.
  static let longestRun = 160

  /// - Throws: where the language data lacks the words around numbers.
  package init(shared: LanguageImage, english: LanguageImage) throws {
    cues = try PhoneCues(english: english)
    extensions = try shared.required("phoneExtension")
  }

  package func detect(in document: Document, context: AnalysisContext, into findings: inout Findings) {
    document.bytes.withUnsafeBufferPointer { bytes in
      guard let first = Self.firstTrigger(bytes) else { return }
      let text = UTF8Text(bytes: bytes)
      var scan = PhoneScan(
        document: document, text: text, cues: cues,
        extensions: PhoneExtensionReader(text: text, words: extensions),
        region: context.region.flatMap { $0.isEmpty ? nil : $0.uppercased() } ?? "ZZ")
      scan.run(from: first, into: &findings)
    }
  }

  /// The first digit of a text that has seven digits, the fewest that a number without an area code has.
  private static func firstTrigger(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var first: Int?
    var count = 0
    for (index, byte) in bytes.enumerated()
    where byte.isASCIIDigit || byte == 0xEF || byte == 0xD9 || byte == 0xDB {
      if first == nil { first = index }
      count += 1
      if count == 7 { return first }
    }
    return nil
  }
}
