import LanguageData

/// A sense that tells pounds of money from pounds of weight by the words around them.
struct PoundSense: Sendable {
  private let moneyCues: Lexicon
  private let weightCues: Lexicon

  init(english: LanguageImage) throws {
    moneyCues = try english.required("moneyCue")
    weightCues = try english.required("weightCue")
  }

  /// The reach of a cue, in tokens.
  private static let reach = 8

  /// Whether a word of paying stands near a token.
  func hasMoneyCue(_ document: Document, around index: Int) -> Bool {
    let tokens = document.tokens
    return (max(0, index - Self.reach)..<min(tokens.count, index + Self.reach + 1)).contains {
      tokens[$0].kind == .word && moneyCues.value(of: tokens[$0]) != nil
    }
  }

  /// Whether the "pound" or "pounds" at a token, after a number, is a weight.
  func isWeight(
    _ document: Document, at index: Int, number: NumberReader.Reading, region: @autoclosure () -> String?
  ) -> Bool {
    let tokens = document.tokens
    if index + 1 < tokens.count, !tokens[index + 1].startsLine {
      let after = document.bytes[tokens[index + 1].range]
      if after.elementsEqual("of".utf8) || after.elementsEqual("overweight".utf8) { return true }
    }
    if number.traits.contains(.magnitude) { return false }
    // The nearest cue decides; one before the amount goes before one as near after it.
    for distance in 1...Self.reach {
      for at in [index - distance, index + distance] where at >= 0 && at < tokens.count {
        guard tokens[at].kind == .word else { continue }
        if moneyCues.value(of: tokens[at]) != nil { return false }
        if weightCues.value(of: tokens[at]) != nil { return true }
      }
    }
    switch region() {
    case "US", "CA": return true
    default: return false
    }
  }
}
