import Foundation
import NaturalLanguage

/// A language that unicorns read and write.
package enum Tongue: String, Codable, Sendable, CaseIterable {
  case english = "en"
  case german = "de"
  case french = "fr"
  case spanish = "es"

  /// The language of a locale; English where it is none of these.
  init(_ locale: Locale) {
    self = locale.language.languageCode.flatMap { Tongue(rawValue: $0.identifier) } ?? .english
  }
}

/// A reader that tells the language of a message: by what the recognizer of languages reads, and in a word or
/// two by the phrases of the phrasebooks; what tells nothing is in the language of the talk.
struct TongueReader {
  let books: [Tongue: TongueBook]

  func tongue(of utterance: Utterance, _ text: String, in talk: Tongue) -> Tongue {
    let words = utterance.words
    guard !words.isEmpty else { return talk }
    let known = Dictionary(
      uniqueKeysWithValues: books.map { tongue, book in
        let said = words.map(\.folded)
        let ranges = book.acts.matches(in: said).map(\.range) + book.facts.matches(in: said).map(\.range)
        return (tongue, ranges.reduce(into: Set<Int>()) { $0.formUnion($1) }.count)
      })
    let best = known.max { ($0.value, $0.key == talk ? 1 : 0) < ($1.value, $1.key == talk ? 1 : 0) }
    if let code = NLLanguageRecognizer.dominantLanguage(for: String(text.prefix(1_000)))?.rawValue,
      let told = Tongue(rawValue: code)
    {
      // A few words are told surer by a phrase that is known: "je m'appelle Ana".
      let more = (best?.value ?? 0) - (known[told] ?? 0)
      if more <= 0 || words.count > 5 || words.count > 2 && more < 2 { return told }
    }
    if let best, best.value > known[talk] ?? 0 { return best.key }
    return talk
  }
}
