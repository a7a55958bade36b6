import Foundation
import TextAnalysis

/// A recognizer of the language that a text is written in.
///
/// It reads at most the first 4,096 bytes of what was processed. Of a text with too little evidence, such as a name
/// or a number alone, it gives no language.
public final class NLLanguageRecognizer {
  private var text = ""
  private var guess: LanguageGuess?

  /// The languages that a text may be in; empty for all.
  public var languageConstraints: [NLLanguage] = []

  /// The probabilities that languages have before anything is read: where a text doesn't tell its language, the
  /// likeliest of these is given.
  public var languageHints: [NLLanguage: Double] = [:]

  /// Creates a recognizer that has read nothing.
  public init() {}

  /// Returns the likeliest language of a text; nil where it can't be told.
  public static func dominantLanguage(for string: String) -> NLLanguage? {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString(string)
    return recognizer.dominantLanguage
  }

  /// Reads a text after those that were read before.
  public func processString(_ string: String) {
    text += string
    guess = (try? Engines.identifier.get())?.identify(text)
  }

  /// Forgets everything that was read; constraints and hints stay.
  public func reset() {
    text = ""
    guess = nil
  }

  /// The likeliest language; nil where it can't be told.
  public var dominantLanguage: NLLanguage? {
    languageHypotheses(withMaximum: 1).first?.key
  }

  /// Returns the likeliest languages with their probabilities. The engine tells one; hints stand where it tells none.
  public func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    var found: [(NLLanguage, Double)] = []
    if let guess, isAllowed(NLLanguage(guess.code)) {
      found.append((NLLanguage(guess.code), guess.confidence))
    } else if !text.isEmpty {
      found = languageHints.filter { isAllowed($0.key) }.map { ($0.key, $0.value) }
        .sorted { ($0.1, $1.0.rawValue) > ($1.1, $0.0.rawValue) }
    }
    return Dictionary(found.prefix(max(0, maxHypotheses))) { first, _ in first }
  }

  private func isAllowed(_ language: NLLanguage) -> Bool {
    languageConstraints.isEmpty || languageConstraints.contains(language)
  }
}
