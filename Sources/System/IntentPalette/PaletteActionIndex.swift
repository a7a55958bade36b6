import AppIntents
import Embeddings
import IntentPhrases

/// The actions of a program, by their words and their meaning.
///
/// Searching costs a look-up for each letter that was typed, and one comparison of vectors for each action,
/// of which programs have some hundreds.
struct PaletteActionIndex: Sendable {
  /// A word of the text, and where the action has it.
  struct Match: Sendable {
    let word: PaletteText.Word
    let field: PaletteField
    let quality: Double

    /// A Boolean value that indicates whether the word names the action, so that others may be what it is
    /// done with.
    var saysWhatToDo: Bool { field.saysWhatToDo && quality >= PaletteWordQuality.typo }
  }

  /// An action that was found.
  struct Hit: Sendable {
    let action: Int
    /// The quality of the match of the words, from 0 to 1.
    let words: Double
    let matches: [Match]
    /// The similarity of text and action in meaning, from -1 to 1; nil where no vectors are installed.
    let similarity: Float?
    /// The number of words in the title, without those that mean nothing.
    let titleWords: Int

    /// A Boolean value that indicates whether some of the matches are all of the action's title.
    func isNamed(by matches: [Match]) -> Bool {
      let inTitle = matches.filter { $0.field == .title && $0.quality >= PaletteWordQuality.otherForm }
      return titleWords > 0 && inTitle.count == matches.count && matches.count == titleWords
    }
  }

  let actions: [PaletteAction]
  private let language: PhraseLanguage
  private var vocabulary: Vocabulary
  /// The actions that have each word, with the field that counts most.
  private var places: [[Int: PaletteField]] = []
  /// The words in alphabetical order.
  private let sorted: [Int32]
  private let vectors: WordVectors?
  private let meanings: [[Float]]
  /// The number of words in each title that mean something.
  private let titleWords: [Int]

  /// The most words that a beginning may stand for.
  private static let maximumContinuations = 256

  /// The least similarity at which an action is found by meaning alone. Texts on unrelated matters are
  /// mostly below 0.2 (`WordVectors`); texts that share a matter are mostly above this.
  static let leastSimilarity: Float = 0.4

  init(_ actions: [PaletteAction], language: PhraseLanguage, vectors: WordVectors?) {
    var vocabulary = Vocabulary(language)
    var places: [[Int: PaletteField]] = []
    for (number, action) in actions.enumerated() {
      for field in action.fields {
        for word in SpokenText(field.text, in: language).words {
          let place = Int(vocabulary.add(word.text))
          if place == places.count { places.append([:]) }
          if places[place][number]?.weight ?? 0 < field.kind.weight { places[place][number] = field.kind }
        }
      }
    }
    self.actions = actions
    self.language = language
    self.vectors = vectors
    meanings = actions.map { action in
      vectors?.vector(
        of: ([action.title] + action.fields.filter(\.isMeant).map(\.text)).joined(separator: ". "))
        ?? []
    }
    titleWords = actions.map { PaletteText($0.title, in: language).words.count }
    sorted = vocabulary.words.indices.sorted { vocabulary.words[$0] < vocabulary.words[$1] }.map(Int32.init)
    self.vocabulary = vocabulary
    self.places = places
  }

  /// The actions that a text may mean, in no order.
  func search(_ text: PaletteText) -> [Hit] {
    guard !text.words.isEmpty else { return [] }
    var found: [Int: [Match]] = [:]
    for word in text.words {
      var best: [Int: Match] = [:]
      for (known, quality) in known(word) {
        for (action, field) in places[Int(known)]
        where quality * field.weight > best[action].map({ $0.quality * $0.field.weight }) ?? 0 {
          best[action] = Match(word: word, field: field, quality: quality)
        }
      }
      for (action, match) in best { found[action, default: []].append(match) }
    }
    let meaning = vectors?.vector(of: text.searched)
    return actions.indices.compactMap { number in
      let matches = found[number] ?? []
      let similarity = meaning.map { WordVectors.similarity($0, meanings[number]) }
      guard !matches.isEmpty || similarity ?? 0 >= Self.leastSimilarity else { return nil }
      let sum = matches.reduce(0) { $0 + $1.quality * $1.field.weight }
      return Hit(
        action: number, words: sum / Double(text.words.count), matches: matches, similarity: similarity,
        titleWords: titleWords[number])
    }
  }

  /// The known words that a word may be, with how well it fits.
  private func known(_ word: PaletteText.Word) -> [(word: Int32, quality: Double)] {
    var known = vocabulary.candidates(for: word.text).map { candidate in
      let quality =
        switch candidate.difference {
        case .none: 1.0
        case .equivalent, .number: PaletteWordQuality.otherForm
        case .typo: PaletteWordQuality.typo
        }
      return (word: candidate.word, quality: quality)
    }
    guard word.mayBeBeginning else { return known }
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if vocabulary.words[Int(sorted[middle])] < word.text { low = middle + 1 } else { high = middle }
    }
    for number in sorted[low...].prefix(Self.maximumContinuations) {
      let text = vocabulary.words[Int(number)]
      guard text.hasPrefix(word.text) else { break }
      if text != word.text { known.append((number, PaletteWordQuality.beginning(word.text, of: text))) }
    }
    return known
  }
}

extension PaletteAction.Field {
  /// A Boolean value that indicates whether the text says what the action means; names of parameters and
  /// phrases with the app's name do not.
  fileprivate var isMeant: Bool { kind == .keyword || kind == .description }
}
