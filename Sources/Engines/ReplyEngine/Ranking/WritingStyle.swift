import LanguageData

/// The way a person writes: capitals, signs at the end, laughter, short forms; each trait a number from -1 to 1,
/// 0 where it doesn't show.
struct WritingStyle: Sendable {
  /// The number of traits.
  static let count = 15

  private(set) var traits = [Float](repeating: 0, count: count)

  /// The traits that a word of the lexicon `replyStyleWords` shows.
  private enum Word: Int {
    case laughter = 1
    /// "im" for "I'm".
    case bareContraction
    /// "u", "gonna".
    case chat
  }

  /// The style of texts; of none, no trait shows.
  init(of documents: [Document], words: Lexicon) {
    guard !documents.isEmpty else { return }
    var capitals: Float = 0
    var starts: Float = 0
    var marks = [Float](repeating: 0, count: 4)
    var laughs: Float = 0
    for document in documents {
      if let first = document.tokens.first, first.kind == .word {
        starts += 1
        if first.capitalised { capitals += 1 }
      }
      if let last = document.tokens.last {
        for (index, sign) in [".", "!", "?"].enumerated() where last.isSign(Unicode.Scalar(sign)!) {
          marks[index] += 1
        }
        if last.kind != .sign { marks[3] += 1 }
      }
      laughs += addWords(document, words)
      addSigns(document)
    }
    let count = Float(documents.count)
    if starts > 0 { traits[0] = capitals / starts * 2 - 1 }
    traits[1] = marks[0] / count * 2 - 1
    traits[2] = marks[1] / count
    traits[3] = marks[2] / count
    traits[4] = marks[3] / count * 2 - 1
    traits[5] = min(3, laughs) / count
  }

  /// Traits that one word shows for all texts; returns how often they laugh.
  private mutating func addWords(_ document: Document, _ words: Lexicon) -> Float {
    var laughs: Float = 0
    for token in document.tokens where token.kind == .word {
      let bytes = document.bytes[token.range]
      if bytes.count == 1 {
        if bytes.first == UInt8(ascii: "i") { traits[6] = 1 }
        if bytes.first == UInt8(ascii: "I"), traits[6] == 0 { traits[6] = -1 }
      }
      switch words.value(of: token).flatMap(Word.init) {
      case .laughter: laughs += 1
      case .bareContraction: traits[7] = 1
      case .chat: traits[12] = 1
      case nil: break
      }
      if bytes.contains(UInt8(ascii: "'")) {
        if traits[7] == 0 { traits[7] = -1 }
        if traits[13] == 0 { traits[13] = -1 }
      }
      // U+2019, the typographic apostrophe.
      if bytes.contains(0xE2), bytes.contains(0x99) { traits[13] = 1 }
    }
    return laughs
  }

  private mutating func addSigns(_ document: Document) {
    let tokens = document.tokens
    for (index, token) in tokens.enumerated() where token.kind == .sign {
      if token.value == 0, document.bytes[Int(token.start)] >= 0xE2 { traits[8] = 1 }
      guard index > 0 else { continue }
      let previous = tokens[index - 1]
      guard previous.kind == .sign, !token.spaced else { continue }
      if previous.isSign(":") || previous.isSign(";") || previous.isSign("-"),
        token.isSign(")") || token.isSign("(")
      {
        traits[9] = 1
      }
      if token.isSign("."), previous.isSign(".") { traits[10] = 1 }
      if token.isSign("!") && previous.isSign("!") || token.isSign("?") && previous.isSign("?") {
        traits[11] = 1
      }
    }
    if document.bytes.indices.dropFirst().contains(where: {
      document.bytes[$0] == 0x20 && document.bytes[$0 - 1] == 0x20
    }) {
      traits[14] = 1
    }
  }

  /// Whether most texts begin with a small letter.
  var isLowercase: Bool { traits[0] < 0 }
  /// Whether symbols stand in it.
  var hasSymbols: Bool { traits[8] > 0 || traits[9] > 0 }
  /// Whether it has the short forms of chats.
  var isChatty: Bool { traits[7] > 0 || traits[12] > 0 || traits[6] > 0 }
}
