import LanguageData

extension LanguageImage {
  /// A lexicon that a detector cannot do without.
  func required(_ name: String) throws -> Lexicon {
    guard let lexicon = lexicon(name) else {
      throw LanguageDataError(.damaged, "the language data has no lexicon \(name); build the package again")
    }
    return lexicon
  }
}
