import Foundation

/// A message as the voices read it: the words of its first part. What is behind 2,000 characters isn't looked at,
/// as a person skims a wall of text, so that reading takes the same time however long it is.
struct Utterance: Sendable {
  static let limit = 2_000

  let words: [Word]
  /// How many characters of writing there are other than words: pictures of faces, hearts.
  let emojiCount: Int
  /// The first few of them.
  let pictures: [Unicode.Scalar]
  /// The marks, where there are no words before them.
  let marks: String
  let hasLink: Bool
  /// Whether most letters aren't Latin ones.
  let isForeignScript: Bool
  let isLong: Bool

  init(_ text: String) {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(256)
    var isLong = false
    for scalar in text.unicodeScalars {
      if scalars.count == Self.limit {
        isLong = true
        break
      }
      scalars.append(scalar)
    }
    var reader = WordReader(scalars)
    reader.read()
    words = reader.words
    emojiCount = reader.emojiCount
    pictures = reader.pictures
    marks = reader.words.isEmpty ? String(String.UnicodeScalarView(scalars.prefix(20))) : ""
    hasLink = reader.hasLink
    isForeignScript = reader.foreignLetters > reader.latinLetters
    self.isLong = isLong
  }

  /// Whether one of its sentences ends with a question mark.
  var hasQuestionMark: Bool { words.contains { $0.mark == "?" } }

  /// The words from an index to the end of the clause.
  func clause(from start: Int, limit: Int = 9) -> ArraySlice<Word> {
    guard start < words.count else { return [] }
    var end = start
    while end < words.count, end - start < limit {
      if end > start, Self.clauseBreaks.contains(words[end].lower) { break }
      end += 1
      if words[end - 1].endsClause { break }
    }
    return words[start..<end]
  }

  private static let clauseBreaks: Set<String> = [
    "and", "but", "because", "so", "which", "when", "if", "while", "though", "although", "since", "then",
    "or",
    "who", "whether", "unless", "until", "than",
  ]
}

/// A reader that takes words and marks from characters, one by one.
private struct WordReader {
  private let scalars: [Unicode.Scalar]
  private(set) var words: [Word] = []
  private(set) var emojiCount = 0
  private(set) var pictures: [Unicode.Scalar] = []
  private(set) var hasLink = false
  private(set) var latinLetters = 0
  private(set) var foreignLetters = 0
  private var sentence = 0

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  mutating func read() {
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      // A mark that stands on no letter, as behind a heart, begins no word.
      if isWordScalar(scalar), scalar.properties.generalCategory != .nonspacingMark {
        index = readWord(from: index)
        continue
      }
      if scalar.properties.isEmojiPresentation || scalar.value == 0x2764 {
        emojiCount += 1
        if pictures.count < 8 { pictures.append(scalar) }
      }
      if let mark = Self.marks[scalar] { end(with: mark) }
      index += 1
    }
  }

  private mutating func readWord(from start: Int) -> Int {
    var end = start
    while end < scalars.count {
      let scalar = scalars[end]
      if isWordScalar(scalar) {
        end += 1
        continue
      }
      let joins =
        scalar == "'" || scalar == "’" || scalar == "-" || scalar == ":" || scalar == "." || scalar == "/"
      guard joins, end + 1 < scalars.count else { break }
      let isLinkStart = scalar == ":" && scalars[end + 1] == "/"
      if isLinkStart { return skipLink(from: end) }
      guard isWordScalar(scalars[end + 1]) else { break }
      let digits = isDigit(scalars[end - 1]) && isDigit(scalars[end + 1])
      if (scalar == ":" || scalar == "." || scalar == "/") && !digits { break }
      end += 1
    }
    var text = String.UnicodeScalarView()
    for scalar in scalars[start..<end] {
      text.append(scalar == "’" ? "'" : scalar)
      if scalar.properties.isAlphabetic {
        if scalar.value < 0x250 { latinLetters += 1 } else { foreignLetters += 1 }
      }
    }
    let word = String(text)
    let lower = word.lowercased()
    words.append(Word(text: word, lower: Self.meant[lower] ?? lower, mark: nil, sentence: sentence))
    return end
  }

  private mutating func skipLink(from start: Int) -> Int {
    hasLink = true
    var end = start
    while end < scalars.count, !scalars[end].properties.isWhitespace { end += 1 }
    return end
  }

  private mutating func end(with mark: Character) {
    guard let last = words.indices.last else { return }
    // "?!" is a question; a comma doesn't take a full stop away.
    if words[last].mark == nil || mark == "?" {
      let wasEnd = words[last].endsSentence
      words[last].mark = mark
      if words[last].endsSentence && !wasEnd { sentence += 1 }
    }
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || isDigit(scalar) || scalar.properties.generalCategory == .nonspacingMark
  }

  /// What is typed in a hurry, and what is meant.
  private static let meant = [
    "im": "i'm", "dont": "don't", "cant": "can't", "wont": "won't", "didnt": "didn't", "doesnt": "doesn't",
    "isnt": "isn't", "wasnt": "wasn't", "ive": "i've", "whats": "what's", "hows": "how's",
    "wheres": "where's",
    "whos": "who's", "thats": "that's", "youre": "you're", "theres": "there's", "lets": "let's", "u": "you",
    "r": "are", "ur": "your", "pls": "please", "plz": "please", "couldnt": "couldn't", "wouldnt": "wouldn't",
    "shouldnt": "shouldn't", "arent": "aren't", "havent": "haven't", "id": "i'd", "tomorow": "tomorrow",
    "gonna": "going", "wanna": "wanna", "thanx": "thanks", "gr8": "great",
  ]

  private static let marks: [Unicode.Scalar: Character] = [
    ".": ".", "!": "!", "?": "?", "…": ".", "\n": "\n", ",": ",", ";": ",", ":": ",", "(": ",", ")": ",",
    "–": ",", "—": ",", "？": "?", "！": "!", "。": ".",
  ]
}
