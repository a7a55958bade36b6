import LanguageData

/// The phrases by which mail programs and people mark quotes and signatures, in all languages we know.
struct MailBodyPhrases: Sendable {
  /// The part of a mail's head that a label names.
  enum HeaderField: Int {
    case from = 1
    case date, to, copy, subject, other
  }

  let headerLabel: Lexicon
  let wroteVerb: Lexicon
  let attributionOpener: Lexicon
  let separator: Lexicon
  let device: Lexicon
  let disclaimer: Lexicon
  let confidential: Lexicon
  let listFooter: Lexicon
  let valediction: Lexicon
  let jobWord: Lexicon
  let phoneLabel: Lexicon
  /// Phrases of scripts that put no space between words; looked for as bytes.
  let unspacedWrote: [[UInt8]]
  let unspacedDevice: [[UInt8]]

  init(_ image: LanguageImage) throws {
    headerLabel = try image.required("mailHeaderLabel")
    wroteVerb = try image.required("mailWroteVerb")
    attributionOpener = try image.required("mailAttributionOpener")
    separator = try image.required("mailSeparatorPhrase")
    device = try image.required("mailDevicePhrase")
    disclaimer = try image.required("mailDisclaimer")
    confidential = try image.required("mailConfidential")
    listFooter = try image.required("mailListFooter")
    valediction = try image.required("mailValediction")
    jobWord = try image.required("mailJobWord")
    phoneLabel = try image.required("mailPhoneLabel")
    let unspaced = image.table("mailUnspacedPhrase")?.rows ?? []
    func phrases(_ kind: String) -> [[UInt8]] { unspaced.filter { $0[0] == kind }.map { Array($0[1].utf8) } }
    unspacedWrote = phrases("wrote")
    unspacedDevice = phrases("device")
  }

  /// Whether a lexicon has an entry anywhere in the tokens.
  func contains(_ lexicon: Lexicon, in tokens: [Token]) -> Bool {
    tokens.indices.contains { lexicon.match(tokens, at: $0) != nil }
  }

  /// Whether one of the phrases stands in a short piece of text.
  func contains(_ phrases: [[UInt8]], in bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return false }
    return phrases.contains { phrase in
      guard let first = phrase.first, bytes.count >= phrase.count else { return false }
      for start in bytes.startIndex...bytes.endIndex - phrase.count where bytes[start] == first {
        if bytes[start..<start + phrase.count].elementsEqual(phrase) { return true }
      }
      return false
    }
  }
}
