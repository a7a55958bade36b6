import LanguageData

/// A choice between two clauses, as two replies: "shall I wait or go ahead?" gets "Wait, please" and "Go ahead,
/// please", "are you coming over or watching it there?" gets "Coming over" and "Watching it there".
///
/// Who does it is told by the order of words on each side of "or"; what is done is said back with "me" for "you".
struct ClauseChoice {
  /// The replies, in the order of the clauses.
  let options: [String]
  /// The form of the question: who does what is chosen, or whether it is to be known.
  let form: QuestionForm
  /// Whether the order of words asks, whatever sign ends it.
  let isAsked: Bool
  /// Whether the first is a thing that is wished, and nothing that is done.
  let areThings: Bool

  /// A kind of clause, which decides how it is said back.
  private enum Kind {
    /// The writer would do it: "Wait, please".
    case writer
    /// The reader would do it: "I'll wait".
    case reader
    /// Both: "Let's wait".
    case both
    /// What the reader is or is doing: "Waiting".
    case state
    /// A thing: "Tea, please".
    case thing
    /// What is so of something else: "On Monday".
    case fact
  }

  private struct Clause {
    var kind: Kind
    /// What is done or so.
    var words: ArraySlice<Token>
    var isInverted: Bool
  }

  private static let longest = 10
  private static let to = Token.hash(of: "to")
  private static let i = Token.hash(of: "i")
  private static let we = Token.hash(of: "we")
  private static let me = Token.hash(of: "me")
  private static let rather = Token.hash(of: "rather")
  /// "Our key": whose it is to be said back can't be told.
  private static let shared: Set<UInt64> = [Token.hash(of: "our"), Token.hash(of: "ours")]
  private static let will: Set<UInt64> = [
    Token.hash(of: "i'll"), Token.hash(of: "ill"), Token.hash(of: "i'd"),
  ]

  private static let prepositions = Set(
    ["to", "for", "with", "from", "at", "on", "in", "by", "as"].map(Token.hash(of:)))
  private static let particles = Set(
    ["out", "off", "away", "over", "back", "home", "down", "up", "ahead"].map(Token.hash(of:)))

  /// Returns nil where it can't be said back surely.
  /// - Parameters:
  ///   - tokens: those of the sentence.
  ///   - place: that of "or".
  ///   - end: where the second thing ends.
  init?(_ tokens: [Token], or place: Int, end: Int, in document: Document, _ forms: FormWords) {
    let reader = Reader(document: document, forms: forms)
    guard let left = reader.clause(tokens[..<place]), !left.words.isEmpty else { return nil }
    let rest = tokens[(place + 1)..<end]
    var right = reader.clause(rest) ?? Clause(kind: left.kind, words: rest, isInverted: false)
    if right.words.isEmpty {
      right.words = left.words
    } else if !right.isInverted, let first = rest.first, let verb = left.words.first, left.words.count > 1,
      [.writer, .reader, .both].contains(left.kind),
      first.capitalised || first.kind == .number || forms.of(first) == .determiner
    {
      // "… invoice you or the Trust", "… send it to you or the office": the verb holds for both.
      let shared = left.words.lastIndex { ClauseChoice.prepositions.contains($0.hash) }
      right.words = (shared.map { left.words[...$0] } ?? [verb]) + rest
    } else if !right.isInverted, [.reader, .both].contains(left.kind), left.words.count > 1,
      !reader.isVerbal(right.words)
    {
      // "… bring wine or beer": two things, and one verb.
      return nil
    }
    guard let one = reader.text(left), let other = reader.text(right), one != other else { return nil }
    options = [one, other]
    isAsked = left.isInverted || right.isInverted
    form =
      switch (left.kind, right.kind) {
      case (.fact, _): .fact
      case (.state, _): .own
      default: .pick
      }
    areThings = left.kind == .thing
  }

  /// Whether what stands before "or" is asked as a fact, of which a choice says nothing.
  static func asksFact(_ tokens: ArraySlice<Token>, in document: Document, _ forms: FormWords) -> Bool {
    let reader = Reader(document: document, forms: forms)
    let start = reader.start(of: tokens)
    guard start < tokens.endIndex, let first = forms.of(tokens[start]) else { return false }
    return [.did, .have, .be].contains(first)
  }

  private struct Reader {
    let document: Document
    let forms: FormWords

    func kind(_ tokens: ArraySlice<Token>, _ index: Int) -> FormWords.Class? {
      tokens.indices.contains(index) ? forms.of(tokens[index]) : nil
    }

    /// The place behind what leads to a clause: "so", "Nikhil", and what ends with a comma.
    func start(of tokens: ArraySlice<Token>) -> Int {
      var start = tokens.startIndex
      for index in tokens.indices.dropLast() where tokens[index].kind == .sign && tokens[index + 1].spaced {
        start = index + 1
      }
      while start < tokens.endIndex {
        let isName = tokens[start].capitalised && forms.of(tokens[start]) == nil
        let leads = kind(tokens, start + 1).map { $0.isAuxiliary || $0 == .wish || $0 == .you } ?? false
        guard forms.of(tokens[start]) == .lead || tokens[start].kind == .sign || isName && leads else {
          break
        }
        start += 1
      }
      return start
    }

    func clause(_ tokens: ArraySlice<Token>) -> Clause? {
      let start = start(of: tokens)
      guard start < tokens.endIndex, let first = forms.of(tokens[start]) else { return nil }
      func rest(_ index: Int) -> ArraySlice<Token> {
        tokens[min(index, tokens.endIndex)...].prefix { $0.kind != .sign || !$0.spaced && isInner($0) }
      }
      func wish(_ index: Int) -> Clause {
        guard tokens.indices.contains(index + 1) else {
          return Clause(kind: .thing, words: rest(index), isInverted: false)
        }
        if tokens[index].hash == ClauseChoice.to {
          return Clause(kind: .reader, words: rest(index + 1), isInverted: true)
        }
        if tokens[index].hash == ClauseChoice.me, tokens[index + 1].hash == ClauseChoice.to {
          return Clause(kind: .writer, words: rest(index + 2), isInverted: true)
        }
        return Clause(kind: .thing, words: rest(index), isInverted: true)
      }
      if first.isAuxiliary {
        guard start + 1 < tokens.endIndex else { return nil }
        let subject = tokens[start + 1]
        switch (first, forms.of(subject)) {
        case (.be, .you): return Clause(kind: .state, words: rest(start + 2), isInverted: true)
        case (.do, .you), (.can, .you), (.did, .you):
          if kind(tokens, start + 2) == .wish { return wish(start + 3) }
          // "Do you drive or cycle?", "did you walk or drive?" would need other forms of the verbs.
          guard first == .can else { return nil }
          if tokens.indices.contains(start + 2), tokens[start + 2].hash == ClauseChoice.rather {
            return Clause(kind: .reader, words: rest(start + 3), isInverted: true)
          }
          return Clause(kind: .reader, words: rest(start + 2), isInverted: true)
        case (.shall, .we), (.can, .we), (.do, .we):
          let isWe = subject.hash == ClauseChoice.we
          return Clause(kind: isWe ? .both : .writer, words: rest(start + 2), isInverted: true)
        case (.be, .we):
          return subject.hash == ClauseChoice.we
            ? Clause(kind: .state, words: rest(start + 2), isInverted: true) : nil
        case (.be, .third): return Clause(kind: .fact, words: rest(start + 2), isInverted: true)
        case (.be, .determiner):
          return Clause(kind: .fact, words: rest(start + 3), isInverted: true)
        case (.be, nil): return Clause(kind: .fact, words: rest(start + 2), isInverted: true)
        default: return nil
        }
      }
      switch first {
      case .wish: return wish(start + 1)
      case .you:
        if kind(tokens, start + 1) == .wish { return wish(start + 2) }
        if kind(tokens, start + 1) == .can {
          return Clause(kind: .reader, words: rest(start + 2), isInverted: false)
        }
        return isGerund(tokens, start + 1)
          ? Clause(kind: .state, words: rest(start + 1), isInverted: true) : nil
      case .we:
        if tokens[start].hash == ClauseChoice.we {
          return isGerund(tokens, start + 1)
            ? Clause(kind: .state, words: rest(start + 1), isInverted: true) : nil
        }
        return kind(tokens, start + 1) == .can
          ? Clause(kind: .writer, words: rest(start + 2), isInverted: false) : nil
      case .clause where ClauseChoice.will.contains(tokens[start].hash):
        return Clause(kind: .writer, words: rest(start + 1), isInverted: false)
      default: return nil
      }
    }

    /// Whether words begin with a verb, as far as the next shows it: "stay in", "take the bus".
    func isVerbal(_ tokens: ArraySlice<Token>) -> Bool {
      guard tokens.count > 1 else { return false }
      let next = tokens[tokens.startIndex + 1]
      return forms.of(next).map { $0 == .determiner || $0.isSubject } ?? false
        || ClauseChoice.particles.contains(next.hash)
    }

    private func isInner(_ token: Token) -> Bool {
      token.isSign("-") || token.isSign("'") || token.isSign(":") || token.isSign(".") || token.isSign("/")
    }

    private func isGerund(_ tokens: ArraySlice<Token>, _ index: Int) -> Bool {
      tokens.indices.contains(index) && tokens[index].range.count > 4
        && document.bytes[tokens[index].range].suffix(3).elementsEqual("ing".utf8)
    }

    /// A clause as a reply.
    func text(_ clause: Clause) -> String? {
      guard let said = said(clause.words) else { return nil }
      let large = said.prefix(1).uppercased() + said.dropFirst()
      return switch clause.kind {
      case .writer, .thing: large + ", please"
      case .reader: "I'll " + said
      case .both: "Let's " + said
      case .state, .fact: large
      }
    }

    /// Words said back; nil where it can't be told who is meant.
    private func said(_ tokens: ArraySlice<Token>) -> String? {
      guard (1...ClauseChoice.longest).contains(tokens.count) else { return nil }
      var text = ""
      for (index, token) in zip(tokens.indices, tokens) {
        let word = document.text(token.range)
        var shown = word
        if token.kind == .word, let other = ClauseChoice.exchanged[word.lowercased()] {
          // "till you come": who does it again, which would need another form of the verb.
          if forms.of(token)?.isSubject ?? false, index + 1 < tokens.endIndex,
            tokens[index + 1].kind == .word,
            forms.of(tokens[index + 1]) == nil
          {
            return nil
          }
          shown = other
        } else if forms.of(token) == .we || forms.of(token) == .clause
          || ClauseChoice.shared.contains(token.hash)
        {
          return nil
        }
        if !text.isEmpty, token.spaced { text += " " }
        text += shown
      }
      let isName = tokens.first.map { $0.upper || $0.capitalised } ?? false
      return isName ? text : text.prefix(1).lowercased() + text.dropFirst()
    }
  }

  /// Words that stand for the other of two who talk.
  private static let exchanged = [
    "me": "you", "my": "your", "mine": "yours", "myself": "yourself", "you": "me", "u": "me", "ya": "me",
    "your": "my", "ur": "my", "yours": "mine", "yourself": "me", "yourselves": "us",
  ]
}
