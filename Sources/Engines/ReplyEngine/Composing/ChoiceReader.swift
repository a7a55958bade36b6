import LanguageData
import SuggestionEngine

/// A reader of questions that leave a choice: "pizza or sushi?", "pub, bowls or karaoke?".
struct ChoiceReader {
  /// The two or three things, in order; none where there is no such question, or where it can't be told what
  /// they are.
  private(set) var options: [String] = []
  /// The form of a question whose things can't be named: "are you bringing it or am I?"
  private(set) var form: QuestionForm?
  /// Whether what is left open are facts that can't be named, of which no reply can be made.
  private(set) var isUnanswerable = false

  private let document: Document
  private let words: ReplyWords
  private let forms: FormWords
  private let names: Set<UInt64>

  private static let longest = 5
  private static let most = 3
  private static let or = Token.hash(of: "or")
  private static let i = Token.hash(of: "i")
  private static let it = Token.hash(of: "it")
  private static let am = Token.hash(of: "am")
  /// Words that end a question elsewhere, and are things to choose behind "or": "left or right", "go or wait".
  private static let chosen: Set<UInt64> = [Token.hash(of: "right"), Token.hash(of: "wait")]
  /// Words that stand before a noun as well as alone: "that evening".
  private static let pointing: Set<UInt64> = [
    Token.hash(of: "this"), Token.hash(of: "that"), Token.hash(of: "these"), Token.hash(of: "those"),
  ]

  /// - Parameter asked: the form of the message.
  init(_ digest: MessageDigest, _ words: ReplyWords, _ forms: FormWords, asked: FormReading?) {
    document = digest.document
    self.words = words
    self.forms = forms
    names = Set(
      digest.message.recipients.compactMap { $0.name.flatMap { Document($0).tokens.first?.hash } })
    let sentences = digest.sentences.filter { !$0.isEmpty }
    for (number, sentence) in sentences.enumerated().reversed() {
      let tokens = Array(document.tokens[sentence])
      for place in tokens.indices.reversed() where tokens[place].hash == ChoiceReader.or {
        guard !isTag(tokens[(place + 1)...]) else { continue }
        let isQuestion = tokens.last?.isSign("?") ?? false
        // "Maxwell or the other one" behind "lunch?"; "Wed or Thu. Which is better?"
        let isFragment = !tokens.contains { self.kind($0)?.isSubject ?? false }
        let isWhich = asked?.form == .which && asked.map { $0.sentence > number } ?? false
        let isOpen =
          isQuestion || isWhich || asked != nil && isFragment || asked?.isExplicit ?? false && isOrder(tokens)
          || number == sentences.count - 1 && isBare(tokens, place)
        if read(tokens, place, isQuestion: isQuestion, isOpen: isOpen) { return }
      }
    }
  }

  /// The words on each side of "or" in what is a question without a verb and a sign: "veg or non veg for you".
  private static let bare = 3

  /// Whether a message ends with nothing but two things to choose between.
  private func isBare(_ tokens: [Token], _ place: Int) -> Bool {
    let start = tokens[..<place].lastIndex { $0.isSign(",") }.map { $0 + 1 } ?? 0
    let before = tokens[start..<place].filter { $0.kind == .word && !names.contains($0.hash) }
    let after = tokens[(place + 1)..<end(of: tokens, after: place)]
    guard !(tokens.last?.isSign("!") ?? false), (1...ChoiceReader.bare).contains(before.count),
      (1...ChoiceReader.bare).contains(after.count)
    else { return false }
    // What stands before the comma is a clause and no item of a list.
    let isListed =
      start > 0 && !tokens[..<start].contains { self.kind($0).map { $0.isSubject || $0 == .clause } ?? false }
    return !isListed
      && !tokens[start...].contains {
        guard let kind = self.kind($0) else { return false }
        return kind.isSubject && kind != .you || kind.isAuxiliary || kind == .clause || kind == .wish
      }
  }

  private func kind(_ token: Token) -> FormWords.Class? { forms.of(token) }

  /// Whether what follows "or" offers nothing: "are you coming or not?"
  private func isTag(_ rest: ArraySlice<Token>) -> Bool {
    // "Reply YES or NO."
    if let first = rest.first, first.upper, self.kind(first) == .negation { return true }
    return rest.allSatisfy {
      $0.kind == .sign
        || [.negation, .what, .lead, .tag].contains(self.kind($0)) && !ChoiceReader.chosen.contains($0.hash)
    }
  }

  /// Whether a sentence begins as a question does.
  private func isOrder(_ tokens: [Token]) -> Bool {
    guard let first = tokens.first(where: { self.kind($0) != .lead && $0.kind == .word }) else {
      return false
    }
    return self.kind(first).map { $0.isWh || $0.isAuxiliary || $0 == .you || $0 == .wish } ?? false
  }

  /// Reads the choice at an "or"; answers whether there is one.
  ///
  /// - Parameter isOpen: whether it is a question by what else is known of it.
  private mutating func read(_ tokens: [Token], _ place: Int, isQuestion: Bool, isOpen: Bool) -> Bool {
    let kinds = tokens.map { self.kind($0) }
    let right = end(of: tokens, after: place)
    let second = tokens[(place + 1)..<right]
    let clauses = ClauseChoice(
      tokens, or: place, end: clauseEnd(of: tokens, after: place), in: document, forms)
    guard isOpen || clauses?.isAsked ?? false else { return false }
    let isClause = zip(second.indices, second).contains { index, token in
      guard let kind = self.kind(token) else { return false }
      // "6 am", "that evening".
      if token.hash == ChoiceReader.am, tokens[index - 1].kind == .number { return false }
      if pointsAhead(tokens, index) { return false }
      return kind.isSubject && token.hash != ChoiceReader.it || kind.isAuxiliary || kind == .clause
    }
    let isPast = kinds[..<place].contains { $0 == .did }
    if isClause || isPast || !(1...ChoiceReader.longest).contains(second.count) {
      // "Are you bringing it or am I?", but not "do you want a lift or shall I ask Tom?"
      let asksWho =
        second.contains { $0.hash == ChoiceReader.i } && second.count <= ChoiceReader.agent
        && kinds[..<place].contains(.you) && !kinds[..<place].contains(.wish)
      if asksWho {
        form = .agent
      } else if let clauses {
        take(clauses)
      } else if ClauseChoice.asksFact(tokens[..<place], in: document, forms) {
        isUnanswerable = true
      } else {
        form = .either
      }
      return true
    }
    if let clauses, isSaidWhole(clauses, second) {
      take(clauses)
      return true
    }
    let left = start(of: tokens, before: place, like: second)
    guard left < place else {
      if let clauses { take(clauses) } else { form = isQuestion ? .either : nil }
      return true
    }
    var ranges = [left..<place, (place + 1)..<right]
    addList(tokens, before: left, to: &ranges)
    if ranges.count > ChoiceReader.most {
      form = .either
    } else {
      options = ranges.map { text(tokens[$0], isFirst: $0.lowerBound == 0) }
    }
    return true
  }

  /// The words up to which what follows "or" merely says who does it: "or shall I".
  private static let agent = 3

  private mutating func take(_ clauses: ClauseChoice) {
    options = clauses.options
    form = clauses.form
  }

  /// Whether the whole of both sides is chosen between, and not two things that one verb goes with.
  private func isSaidWhole(_ clauses: ClauseChoice, _ second: ArraySlice<Token>) -> Bool {
    guard let first = second.first, words.day(ofHash: first.hash) == nil, !clauses.areThings else {
      return false
    }
    if clauses.form == .fact { return true }
    guard first.kind != .number else { return false }
    return clauses.form == .own
      || clauses.isAsked && self.kind(first) != .determiner && !first.capitalised
        && clauses.options[0].hasSuffix(", please") == clauses.options[1].hasSuffix(", please")
  }

  private func clauseEnd(of tokens: [Token], after place: Int) -> Int {
    let rest = tokens[(place + 1)...]
    return rest.indices.first { tokens[$0].kind == .sign && !isInner(tokens, $0) } ?? tokens.count
  }

  /// Whether a sign stands within a number or a word: "4.30", "8-12".
  private func isInner(_ tokens: [Token], _ index: Int) -> Bool {
    tokens[index].kind == .sign && !tokens[index].spaced && tokens.indices.contains(index + 1)
      && !tokens[index + 1].spaced && tokens[index + 1].kind != .sign && !tokens[index].isSign(",")
  }

  /// Whether a word points to the noun behind it and says nothing by itself.
  private func pointsAhead(_ tokens: [Token], _ index: Int) -> Bool {
    guard ChoiceReader.pointing.contains(tokens[index].hash), tokens.indices.contains(index + 1),
      tokens[index + 1].kind == .word
    else { return false }
    let next = self.kind(tokens[index + 1])
    return next == nil || next == .lead
  }

  private func end(of tokens: [Token], after place: Int) -> Int {
    var index = place + 1
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .sign, !isInner(tokens, index), !token.isSign("\"") || index > place + 1 { break }
      if index > place + 1, words.endsChoice(token.hash) || self.kind(token) == .lead { break }
      // "6.15 or 8.30 that evening?"
      if index > place + 1, pointsAhead(tokens, index) { break }
      // "Tea or coffee for you?", "pizza or sushi on Friday?"
      if index > place + 1, words.isPreposition(token.hash), tokens.indices.contains(index + 1) {
        let next = tokens[index + 1]
        if words.isNoChoice(next.hash) || words.day(ofHash: next.hash) != nil || next.kind == .number {
          break
        }
      }
      index += 1
    }
    return index
  }

  /// The first token of what stands before "or".
  private func start(of tokens: [Token], before place: Int, like second: ArraySlice<Token>) -> Int {
    var first = place
    while first > 0, place - first < ChoiceReader.longest + 1 {
      let token = tokens[first - 1]
      if token.kind == .sign, !isInner(tokens, first - 1) { break }
      if isBoundary(token) { break }
      first -= 1
    }
    let isWhole = first == 0 || tokens[first - 1].kind == .sign || isBoundary(tokens[first - 1])
    while first < place, words.isPreposition(tokens[first].hash), isWhole { first += 1 }
    let length = place - first
    // "… the bus or the train", "… come Wed or Thu": from what begins as the other thing does.
    let sort = sort(second.first)
    let same = sort.flatMap { sort in (first..<place).last { self.sort(tokens[$0]) == sort } }
    if let same, sort == .day { return same }
    if isWhole, length <= max(3, second.count + 1) { return first }
    if let same { return same }
    return place - min(second.count, max(length, 0))
  }

  /// The kind of word with which a thing begins.
  private enum Sort { case day, determiner }

  private func sort(_ token: Token?) -> Sort? {
    guard let token else { return nil }
    if words.day(ofHash: token.hash) != nil { return .day }
    return self.kind(token) == .determiner ? .determiner : nil
  }

  private func isBoundary(_ token: Token) -> Bool {
    if token.hash == ChoiceReader.it { return false }
    if token.capitalised, names.contains(token.hash) { return true }
    if let kind = self.kind(token) {
      if kind.isSubject || kind.isAuxiliary || kind.isWh { return true }
      if [.wish, .lead, .clause, .whether, .time].contains(kind) { return true }
    }
    return words.isNoChoice(token.hash)
  }

  /// Adds what stands before the first thing with a comma: "red, green or blue".
  private func addList(_ tokens: [Token], before left: Int, to ranges: inout [Range<Int>]) {
    var end = left
    let longest = max(2, ranges[0].count)
    while end > 1, tokens[end - 1].isSign(",") {
      var first = end - 1
      while first > 0, tokens[first - 1].kind != .sign, !isBoundary(tokens[first - 1]) { first -= 1 }
      let range = first..<(end - 1)
      // "What are you saying, Sunday or Monday?"
      guard !range.isEmpty, range.count <= longest, !names.contains(tokens[first].hash),
        first == 0 || self.kind(tokens[first - 1]).map({ $0 == .wish || $0 == .lead }) ?? true
      else { return }
      ranges.insert(range, at: 0)
      end = first
    }
  }

  private func text(_ tokens: ArraySlice<Token>, isFirst: Bool) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    if tokens.count == 1, let day = words.day(ofHash: first.hash) { return day }
    let shown = document.text(Int(first.start)..<Int(last.end))
    // A capital that merely begins the question goes.
    let lower = isFirst && first.capitalised && !first.upper && words.day(ofHash: first.hash) == nil
    return lower ? shown.prefix(1).lowercased() + shown.dropFirst() : shown
  }
}
