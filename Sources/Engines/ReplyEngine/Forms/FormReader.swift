import LanguageData
import SuggestionEngine

/// A reader of the form in which a message asks. Linear in its tokens.
struct FormReader {
  private let words: FormWords
  private let document: Document

  /// The words of a question that are looked at behind its beginning.
  private static let window = 5
  /// The sentences of a message that are read, the last ones.
  private static let sentences = 8

  /// - Parameter document: that whose tokens are read.
  init(_ words: FormWords, of document: Document) {
    self.words = words
    self.document = document
  }

  /// Whether a word has the ending of what goes on: "coming".
  private func isGerund(_ token: Token) -> Bool {
    token.kind == .word && token.range.count > 4
      && document.bytes[token.range].suffix(3).elementsEqual("ing".utf8)
  }

  /// Returns the form of the sentence that asks most clearly; nil where none asks.
  ///
  /// - Parameter isMail: whether it is a mail, whose first question is what it was written for; in a chat the last
  ///   of equals waits for an answer.
  func form(of digest: MessageDigest, isMail: Bool) -> FormReading? {
    var found: FormReading?
    let sentences = digest.sentences.filter { !$0.isEmpty }
    for (index, sentence) in sentences.enumerated().suffix(FormReader.sentences) {
      guard var reading = form(of: Array(digest.document.tokens[sentence])) else { continue }
      reading.sentence = index
      let isEqual = reading.isExplicit == (found?.isExplicit ?? false)
      if found == nil || reading.isExplicit && !isEqual || isEqual && !isMail { found = reading }
    }
    return found
  }

  /// Returns the form of one sentence.
  func form(of tokens: [Token]) -> FormReading? {
    let isQuestion =
      tokens.last(where: { !($0.kind == .sign && $0.value == 0) })?.isSign("?") ?? false || isTagged(tokens)
    if let form = leave(tokens) { return FormReading(form: form, isExplicit: true) }
    for start in starts(of: tokens) {
      if let form = inverted(tokens, start, isQuestion) { return FormReading(form: form, isExplicit: true) }
    }
    if let form = embedded(tokens) ?? called(tokens) { return FormReading(form: form, isExplicit: true) }
    guard isQuestion else { return nil }
    let form = elliptic(tokens)
    // "It's at six, no?" asks as plainly as "is it at six?", and so does "want a lift?".
    return FormReading(
      form: form, isExplicit: [.tag, .wish, .mind, .anyone, .can, .have, .which].contains(form))
  }

  /// Whether it ends with "or what", "or not".
  private func isTagged(_ tokens: [Token]) -> Bool {
    guard let place = tokens.lastIndex(where: { $0.hash == FormReader.or }), place > 0 else { return false }
    let rest = tokens[(place + 1)...].filter { $0.kind == .word }
    return (1...2).contains(rest.count)
      && rest.allSatisfy { [.negation, .what, .lead].contains(words.of($0)) }
  }

  private static let or = Token.hash(of: "or")

  /// The places at which a question may begin: behind what merely leads to it, and behind signs and "and".
  private func starts(of tokens: [Token]) -> [Int] {
    var places: [Int] = []
    var isOpen = true
    for (index, token) in tokens.enumerated() {
      if token.kind == .sign {
        isOpen = true
        continue
      }
      let kind = words.of(token)
      if isOpen || kind?.isWh ?? false { places.append(index) }
      isOpen =
        kind == .lead || FormReader.telling.contains(token.hash) && self.kind(tokens, index - 1) == .we
        || isOpen && (kind == nil || kind == .content) && index == 0 && token.capitalised
        || isOpen && calls(tokens, index)
    }
    return places
  }

  /// "I said should I …"
  private static let telling: Set<UInt64> = [Token.hash(of: "said"), Token.hash(of: "asked")]

  /// Whether whoever is called on stands here, in one word or two: "Bhai are you coming", "my boy did you eat".
  private func calls(_ tokens: [Token], _ index: Int) -> Bool {
    guard words.of(tokens[index]) == nil || words.of(tokens[index]) == .determiner else { return false }
    let next = kind(tokens, index + 1) == nil ? index + 2 : index + 1
    return [index + 1, next].contains {
      kind(tokens, $0)?.isAuxiliary ?? false && kind(tokens, $0 + 1) == .you
    }
  }

  private func kind(_ tokens: [Token], _ index: Int) -> FormWords.Class? {
    tokens.indices.contains(index) ? words.of(tokens[index]) : nil
  }

  // MARK: Questions for leave

  private static let `if` = Token.hash(of: "if")
  private static let with = Token.hash(of: "with")
  private static let `for` = Token.hash(of: "for")
  private static let ok: Set<UInt64> = [Token.hash(of: "ok"), Token.hash(of: "okay")]
  private static let ours: Set<UInt64> = [
    Token.hash(of: "my"), Token.hash(of: "our"), Token.hash(of: "me"), Token.hash(of: "us"),
  ]

  /// "(Do you) mind if …", "would you mind helping", "are you ok with me …": what a yes answers is told by the
  /// word, not by the verb at the beginning.
  private func leave(_ tokens: [Token]) -> QuestionForm? {
    for (index, token) in tokens.enumerated() {
      guard tokens.indices.contains(index + 1) else { return nil }
      let next = tokens[index + 1]
      if words.of(token) == .mind {
        // "I don't mind if", "never mind".
        let before = tokens[..<index].filter { $0.kind == .word }.suffix(2)
        let isAsked = before.allSatisfy { [.you, .do, .can, .lead].contains(words.of($0)) }
        guard isAsked else { continue }
        if next.hash == FormReader.if || FormReader.ours.contains(next.hash) { return .mind }
        return next.kind == .word && !before.isEmpty ? .favour : nil
      }
      guard words.of(token) == .content || FormReader.ok.contains(token.hash),
        tokens[..<index].suffix(2).contains(where: { words.of($0) == .you }),
        tokens.indices.contains(index + 2)
      else { continue }
      let whom = tokens[index + 2]
      let isOurs = FormReader.ours.contains(whom.hash)
      switch next.hash {
      case FormReader.if where words.of(whom) != .you: return .may
      case FormReader.with where isOurs || words.of(whom) != .determiner && words.of(whom) != .you:
        return .may
      case FormReader.for where isOurs: return .may
      default: continue
      }
    }
    return nil
  }

  // MARK: Questions by the order of words

  private func inverted(_ tokens: [Token], _ start: Int, _ isQuestion: Bool) -> QuestionForm? {
    guard let first = kind(tokens, start) else { return nil }
    // "D'you know" is one word.
    if first == .doYou { return kind(tokens, start + 1) == .wish ? .wish : .do }
    if first.isWh { return wh(first, tokens, start, isQuestion) }
    guard first.isAuxiliary, let subject = subject(tokens, start + 1, isQuestion) else { return nil }
    let next = kind(tokens, start + 2)
    if subject == .third, kind(tokens, start + 1) == .any, next == .done || next == .have { return .anyone }
    switch (first, subject) {
    case (.be, .you): return isUnderWay(tokens, start + 2) ? .going : .are
    case (.did, .you) where tokens.contains { words.of($0) == .yet }: return .yet
    case (.do, .you), (.can, .you), (.did, .you):
      if next == .wish { return .wish }
      return first == .do ? .do : first == .did ? .did : .can
    case (.have, .you): return .have
    case (.can, .we), (.shall, .we): return first == .can ? .may : .shall
    case (.do, .we): return .is
    default: return .is
    }
  }

  private static let still: Set<UInt64> = [
    Token.hash(of: "still"), Token.hash(of: "really"), Token.hash(of: "all"), Token.hash(of: "both"),
    Token.hash(of: "even"), Token.hash(of: "also"), Token.hash(of: "not"), Token.hash(of: "ever"),
  ]

  /// Whether what stands behind "are you" is a verb of something that goes on or is planned: "coming".
  private func isUnderWay(_ tokens: [Token], _ index: Int) -> Bool {
    var index = index
    while tokens.indices.contains(index),
      FormReader.still.contains(tokens[index].hash) || words.of(tokens[index]) == .several
    { index += 1 }
    return tokens.indices.contains(index) && isGerund(tokens[index])
  }

  /// Who a question is about; without a question mark only a pronoun is surely the subject.
  private func subject(_ tokens: [Token], _ index: Int, _ isQuestion: Bool) -> FormWords.Class? {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
    let kind = words.of(tokens[index])
    if let kind, kind.isSubject { return kind }
    return isQuestion && kind.map({ [.determiner, .any, .several].contains($0) }) ?? true ? .third : nil
  }

  private func wh(
    _ first: FormWords.Class, _ tokens: [Token], _ start: Int, _ isQuestion: Bool
  ) -> QuestionForm? {
    let end = min(tokens.count, start + 1 + FormReader.window)
    let next = tokens[(start + 1)..<end].map { words.of($0) }
    // "what I said": a clause and no question, unless a sign says so.
    let isInverted = next.prefix(3).contains { $0?.isAuxiliary ?? false || $0 == .time }
    // "who ate my lasagne": who does it is asked, and the verb needs no other.
    let asksWho =
      first == .who && !tokens[..<start].contains { words.of($0) != .lead && $0.kind == .word }
      && next.first.map { !($0?.isSubject ?? false) } ?? false
    guard isQuestion || asksWho || isInverted && !(next.first??.isSubject ?? false) else { return nil }
    let isYours = next.contains(.you)
    switch first {
    case .when: return isYours ? .eta : .when
    case .where: return isYours && next.prefix(3).contains(.be) ? .whereYou : .where
    case .who:
      return next.contains { [.wish, .volunteer, .can, .any].contains($0) }
        || next.contains(.determiner) && next.count <= 3 && !isVerb(tokens, start + 1)
        ? .volunteer : .who
    case .why: return .why
    case .how:
      if next.first == .degree { return .howMuch }
      if next.first == .do || next.first == .can, next.count > 1, next[1] != .third { return .how }
      if next.first == .be || next.first == .did || next.first == .some(nil) { return .howWas }
      return .how
    default:
      if next.first == .time { return isYours ? .eta : .when }
      if first == .which { return .which }
      // What somebody wants can be left to others; what they did or know can't.
      return isYours && next.contains(.wish) ? .whatYou : .what
    }
  }

  /// Whether a word behind "who" is what somebody did, and no "'s".
  private func isVerb(_ tokens: [Token], _ index: Int) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .word, words.of(tokens[index]) == nil else {
      return false
    }
    return document.bytes[Int(tokens[index].start)] | 0x20 >= UInt8(ascii: "a")
      && document.bytes[Int(tokens[index].start)] < 0x80
  }

  // MARK: Questions within a sentence, and without a verb

  /// "Let me know if you …", "please confirm".
  private func embedded(_ tokens: [Token]) -> QuestionForm? {
    for (index, token) in tokens.enumerated().dropFirst() where words.of(token) == .whether {
      guard asks(tokens[..<index]) else { continue }
      guard kind(tokens, index + 1) == .you else { return .is }
      switch kind(tokens, index + 2) {
      case .be: return .are
      case .do, .wish: return .do
      case .did, .done: return .did
      case .have: return .have
      default: return .can
      }
    }
    let opening = tokens.first { words.of($0) != .lead && $0.kind == .word }
    return opening.flatMap { words.of($0) } == .confirm ? .confirm : nil
  }

  private static let anyone: Set<UInt64> = [Token.hash(of: "anyone"), Token.hash(of: "anybody")]

  /// "Anyone got a ladder": what is asked of all needs no sign. "A bag for you if you want it" offers.
  private func called(_ tokens: [Token]) -> QuestionForm? {
    let said = tokens.filter { $0.kind == .word }.drop { words.of($0) == .lead }
    if let first = said.first, FormReader.anyone.contains(first.hash), let next = said.dropFirst().first,
      let kind = words.of(next), [.done, .have, .wish, .volunteer].contains(kind)
    {
      return kind == .wish ? .wish : kind == .volunteer ? .volunteer : .anyone
    }
    guard let place = said.lastIndex(where: { $0.hash == FormReader.if }),
      said.distance(from: place, to: said.endIndex) <= 4
    else { return nil }
    return said[place...].contains { FormReader.wanted.contains($0.hash) } && place > said.startIndex
      ? .wish : nil
  }

  private static let wanted: Set<UInt64> = [
    Token.hash(of: "wanted"), Token.hash(of: "want"), Token.hash(of: "needed"), Token.hash(of: "fancy"),
    Token.hash(of: "interested"), Token.hash(of: "keen"),
  ]
  private static let asking: Set<UInt64> = [
    Token.hash(of: "know"), Token.hash(of: "lmk"), Token.hash(of: "wondering"), Token.hash(of: "ask"),
    Token.hash(of: "asking"), Token.hash(of: "tell"), Token.hash(of: "confirm"), Token.hash(of: "check"),
  ]

  private func asks(_ tokens: ArraySlice<Token>) -> Bool {
    tokens.suffix(3).contains { FormReader.asking.contains($0.hash) }
  }

  /// The form of what ends with a question mark and has no verb before its subject.
  private func elliptic(_ tokens: [Token]) -> QuestionForm {
    let kinds = tokens.filter { $0.kind == .word }.map { words.of($0) }
    let said = kinds.drop { $0 == .lead }
    guard let first = said.first else { return .polar }
    switch first {
    case .wish: return .wish
    case .any:
      switch said.dropFirst().first {
      case .chance: return .can
      case .preference: return .which
      case .done, .have: return .anyone
      case .wish: return .wish
      case .volunteer: return .volunteer
      default: return .any
      }
    case .done: return .have
    case .mind: return .mind
    case .you:
      switch said.dropFirst().first(where: { $0 != .several }) {
      case .done: return .have
      case .wish: return .wish
      default: break
      }
      if said.last == .tag { return .tag }
      let place = tokens.firstIndex { words.of($0) == .you } ?? 0
      return isUnderWay(tokens, place + 1) ? .going : .are
    default: break
    }
    return isTagQuestion(said) ? .tag : .polar
  }

  private func isTagQuestion(_ said: some BidirectionalCollection<FormWords.Class?>) -> Bool {
    said.count > 2 && (said.last == .tag || said.last == .negation)
  }
}
