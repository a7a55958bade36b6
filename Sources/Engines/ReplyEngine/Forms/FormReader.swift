import LanguageData
import SuggestionEngine

/// A reader of the form in which a message asks. Linear in its tokens.
struct FormReader {
  private let words: FormWords

  /// The words of a question that are looked at behind its beginning.
  private static let window = 5
  /// The sentences of a message that are read, the last ones.
  private static let sentences = 8

  init(_ words: FormWords) { self.words = words }

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
    for start in starts(of: tokens) {
      if let form = inverted(tokens, start, isQuestion) { return FormReading(form: form, isExplicit: true) }
    }
    if let form = embedded(tokens) { return FormReading(form: form, isExplicit: true) }
    guard isQuestion else { return nil }
    return FormReading(form: elliptic(tokens), isExplicit: false)
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
      isOpen = kind == .lead || isOpen && index == 0 && token.capitalised && kind == nil
    }
    return places
  }

  private func kind(_ tokens: [Token], _ index: Int) -> FormWords.Class? {
    tokens.indices.contains(index) ? words.of(tokens[index]) : nil
  }

  // MARK: Questions by the order of words

  private func inverted(_ tokens: [Token], _ start: Int, _ isQuestion: Bool) -> QuestionForm? {
    guard let first = kind(tokens, start) else { return nil }
    if first.isWh { return wh(first, tokens, start, isQuestion) }
    guard first.isAuxiliary, let subject = subject(tokens, start + 1, isQuestion) else { return nil }
    let next = kind(tokens, start + 2)
    switch (first, subject) {
    case (.be, .you): return .are
    case (.do, .you), (.can, .you), (.did, .you):
      if next == .wish { return .wish }
      return first == .do ? .do : first == .did ? .did : .can
    case (.have, .you): return .have
    case (.can, .we), (.shall, .we): return first == .can ? .may : .shall
    case (.do, .we): return .is
    default: return .is
    }
  }

  /// Who a question is about; without a question mark only a pronoun is surely the subject.
  private func subject(_ tokens: [Token], _ index: Int, _ isQuestion: Bool) -> FormWords.Class? {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
    let kind = words.of(tokens[index])
    if let kind, kind.isSubject { return kind }
    return isQuestion && kind.map({ $0 == .determiner || $0 == .any }) ?? true ? .third : nil
  }

  private func wh(
    _ first: FormWords.Class, _ tokens: [Token], _ start: Int, _ isQuestion: Bool
  ) -> QuestionForm? {
    let end = min(tokens.count, start + 1 + FormReader.window)
    let next = tokens[(start + 1)..<end].map { words.of($0) }
    // "what I said": a clause and no question, unless a sign says so.
    let isInverted = next.prefix(3).contains { $0?.isAuxiliary ?? false || $0 == .time }
    guard isQuestion || isInverted && !(next.first??.isSubject ?? false) else { return nil }
    let isYours = next.contains(.you)
    switch first {
    case .when: return isYours ? .eta : .when
    case .where: return isYours && next.prefix(3).contains(.be) ? .whereYou : .where
    case .who:
      return next.contains { [.wish, .volunteer, .can, .any].contains($0) }
        || next.contains(.determiner)
          && next.count <= 3
        ? .volunteer : .who
    case .why: return .why
    case .how:
      if next.first == .degree { return .howMuch }
      if next.first == .do || next.first == .can, next.count > 1, next[1] != .third { return .how }
      if next.first == .be || next.first == .did || next.first == .some(nil) { return .howWas }
      return .how
    default:
      if next.first == .time { return isYours ? .eta : .when }
      return isYours ? .whatYou : .what
    }
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
    case .any: return .any
    case .done: return .did
    case .you:
      switch said.dropFirst().first {
      case .done: return .have
      case .wish: return .wish
      default: break
      }
      if said.last == .tag { return .tag }
      return .are
    default: break
    }
    if said.count > 2, said.last == .tag || said.last == .negation { return .tag }
    return .polar
  }
}
