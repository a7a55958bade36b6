import LanguageData
import TextAnalysis

/// The service that a code is for, beyond what the words around the code say: the account that sends it, a
/// name in the subject or in the rest of the message.
struct CodeService {
  let input: RuleInput

  private var reading: MessageReading { input.reading }

  /// The name of the service, or nil.
  var name: String? { transaction ?? account ?? subject }

  /// Whether the message is one that a program sends: it says what such messages say, and nothing of "me".
  var isNotice: Bool {
    let hasSign = reading.tokens.indices.contains {
      input.phrases.offer.codeNotice.match(reading.tokens, at: $0) != nil
    }
    return hasSign && !reading.tokens.contains { CodeService.ownWords.contains($0.hash) }
  }

  /// Whether a notice has nothing in it but the code: no link to follow, number to call or money to send.
  var isPlain: Bool {
    isNotice && [.url, .phone, .email].allSatisfy { input.spans(of: $0).isEmpty }
  }

  /// Who sends it, where that is no person, number, address or a carrier's header ("VM-HDFCBK").
  private var account: String? {
    guard let name = input.senderName, !CodeService.isHeader(name) else { return nil }
    let tokens = Document(name).tokens
    guard let first = tokens.first, input.phrases.personNoun.match(tokens, at: 0) == nil else { return nil }
    let isNamed =
      reading.tokens.contains { $0.hash == first.hash }
      || input.message.subject.map { Document($0).tokens.contains { $0.hash == first.hash } } ?? false
    return isNamed || isNotice ? name : nil
  }

  /// "[Pinegrove] Sign-in code": the name in brackets that a subject begins with.
  private var subject: String? {
    guard let subject = input.message.subject, subject.first == "[", let end = subject.firstIndex(of: "]")
    else { return nil }
    let name = subject[subject.index(after: subject.startIndex)..<end]
    return name.contains(where: \.isLetter) ? String(name) : nil
  }

  /// "... on Northern Bank card", "booking of Rs 1,240 on RailGo": where the code is used, as the header of a
  /// bank's message says only in letters.
  private var transaction: String? {
    guard input.senderName.map(CodeService.isHeader) ?? true else { return nil }
    for index in reading.tokens.indices.prefix(80)
    where CodeService.places.contains(reading.tokens[index].hash) {
      guard let name = input.name(startingAt: index + 1), name.upperBound < reading.tokens.count else {
        continue
      }
      let isCard = CodeService.cards.contains(reading.tokens[name.upperBound].hash)
      if isCard || reading.endsClause(before: name.upperBound) { return reading.text(name) }
    }
    return nil
  }

  /// "VK-NRTHBK": letters with hyphens, as carriers name those who send to many.
  private static func isHeader(_ name: String) -> Bool {
    let parts = name.split(separator: "-")
    return parts.count == 2 && parts[0].count == 2
      && name.allSatisfy { $0.isUppercase || $0 == "-" || $0.isNumber }
  }

  /// "Netflix wants a code", "a code for the netflix": the service of a code that somebody asks for.
  static func asked(in input: RuleInput, code: Range<Int>) -> String? {
    let reading = input.reading
    // "a code for the netflix"
    for index in code.upperBound..<max(code.upperBound, min(reading.tokens.count, code.upperBound + 3))
    where forWords.contains(reading.tokens[index].hash) {
      var noun = index + 1
      while noun < reading.tokens.count, input.isArticle(noun) { noun += 1 }
      let end = input.phraseEnd(from: noun, words: 3)
      if noun < end, input.isContentWord(noun) { return reading.text(noun..<end) }
    }
    // "Netflix wants a code": what stands before the verb.
    let clause = reading.clause(of: code.lowerBound)
    guard
      let verb = (clause.lowerBound..<code.lowerBound).first(where: {
        wantWords.contains(reading.tokens[$0].hash)
      }),
      let name = input.name(endingAt: verb), !name.contains(where: input.isParticipant)
    else { return nil }
    return reading.text(name)
  }

  private static func hashes(_ words: [String]) -> Set<UInt64> {
    Set(words.flatMap { PhrasePattern.hashes(of: $0) })
  }
  private static let ownWords = hashes(["i", "me", "my", "i'm", "im"])
  private static let places = hashes(["on", "of"])
  private static let cards = hashes(["card", "account", "acct", "credit", "debit"])
  private static let forWords = hashes(["for"])
  private static let wantWords = hashes(["wants", "needs", "asks", "asking", "want", "need", "sent"])
}
