import Foundation
import LanguageData
import TextAnalysis

/// A question for something that an action needs: a number or address, an amount, a time or a place.
struct OpenQuestion {
  enum Subject {
    /// A number or an address of the person with this name, as it was written.
    case contact(String)
    /// An amount that the asker owes the other side, or the other side owes the asker.
    case amount(askerOwes: Bool)
    case time
    case place
  }

  var isTime: Bool { if case .time = subject { true } else { false } }
  var isPlace: Bool { if case .place = subject { true } else { false } }

  var subject: Subject
  var digest: MessageDigest
  var words: [Range<Int>]
  var index: Int

  /// Creates the question that a message asks, the last of several; nil where it asks for nothing of the
  /// kind.
  init?(of digest: MessageDigest, at index: Int) {
    let input = digest.input
    var found: (Subject, [Range<Int>])?
    for role in [PhraseRole.askTime, .askPlace, .askContact, .askAmount] {
      for match in input.matches(role).prefix(RuleInput.longestList)
      where input.reading.mask(match.tokens, honouring: [.quoted, .negated, .past]) == nil
        || role == .askAmount
      {
        guard let subject = OpenQuestion.subject(match, role, input) else { continue }
        found = (subject, match.match.evidence)
        break
      }
    }
    guard let found else { return nil }
    (subject, words) = found
    self.digest = digest
    self.index = index
  }

  private static func subject(
    _ match: PhraseBook.Match, _ role: PhraseRole, _ input: RuleInput
  ) -> Subject? {
    switch role {
    case .askTime: return .time
    case .askPlace: return .place
    case .askAmount: return .amount(askerOwes: match.entry.has(.writer))
    default:
      if match.entry.has(.writer) {
        let other = input.isOwn ? input.message.recipients.first { !$0.isUser }?.name : nil
        return other.map { .contact($0) }
      }
      if match.entry.has(.after) {
        return input.name(startingAt: match.tokens.upperBound).map { .contact(input.reading.text($0)) }
      }
      // "what's mum's number": the word before the ending, in whatever case.
      guard
        let ending = match.tokens.first(where: { input.reading.tokens[$0].hash == PhrasePattern.possessive }),
        ending > match.tokens.lowerBound
      else { return nil }
      let name = input.name(endingAt: ending) ?? ending - 1..<ending
      return .contact(TitleFormat.capitalised(input.reading.text(name)))
    }
  }
}

/// Actions from the answer to what the other side was asked.
struct AnswerRule {
  let question: OpenQuestion
  let digest: MessageDigest

  private var input: RuleInput { digest.input }

  func propose(into proposals: inout Proposals) {
    guard question.digest.isOwn != digest.isOwn else { return }
    switch question.subject {
    case .contact(let name) where question.digest.isOwn: contact(name, into: &proposals)
    case .amount(let askerOwes): amount(askerOwes, into: &proposals)
    case .place where question.digest.isOwn: place(into: &proposals)
    default: break
    }
  }

  private func contact(_ name: String, into proposals: inout Proposals) {
    var values = ContactValues(name: name)
    var words: [Range<Int>] = []
    for index in input.spans(of: .phone) + input.spans(of: .email) {
      let span = input.reading.spans[index]
      guard input.reading.mask(span.tokens, honouring: .unlessReal) == nil else { continue }
      switch span.detection.value {
      case .phone(let phone) where values.phone == nil: values.phone = phone
      case .email(let address) where values.email == nil: values.email = address
      default: continue
      }
      words.append(span.tokens)
    }
    guard !words.isEmpty else { return }
    // The question says whose number it is; without it, whoever answers would be taken for them.
    proposals.actions.removeAll {
      $0.kind == .addContact && $0.reason.rule == EngineRule.offerLearned.rawValue
    }
    guard !proposals.actions.contains(where: { $0.kind == .addContact }) else { return }
    for index in proposals.actions.indices {
      guard var call = proposals.actions[index].values.of(CallValues.self), call.name == nil else { continue }
      call.name = name
      proposals.actions[index].values = .call(call)
    }
    proposals.actions.append(
      action(.addContact(values), 0.86, rule: .answerContact, words: words))
  }

  /// "Where is it?", "Calle Orizaba 161, Roma Norte. green door": a name or an address at the beginning of a
  /// sentence, with nothing that says what is done there.
  private func place(into proposals: inout Proposals) {
    guard !proposals.actions.contains(where: { [.openMap, .createEvent, .getRide].contains($0.kind) }) else {
      return
    }
    let reading = input.reading
    for sentence in reading.sentences.prefix(3) {
      var end = sentence.lowerBound
      var names = 0
      var isAddress = false
      while end < sentence.upperBound, end - sentence.lowerBound < 10 {
        let token = reading.tokens[end]
        if token.kind == .number {
          isAddress = true
        } else if token.kind == .word, token.capitalised,
          input.phrases.functionWord.value(of: token) == nil, input.phrases.notName.value(of: token) == nil
        {
          names += 1
        } else if !AnswerRule.inner.contains(token.hash), token.hash != PhrasePattern.possessive,
          !(reading.isSign(end, ",") && isAddress && end + 1 < sentence.upperBound
            && reading.tokens[end + 1].capitalised)
        {
          break
        }
        end += 1
      }
      while end > sentence.lowerBound, AnswerRule.inner.contains(reading.tokens[end - 1].hash) { end -= 1 }
      // What follows is another remark, not the rest of a sentence about the name.
      guard names >= 2, reading.endsClause(before: end), end > sentence.lowerBound,
        !reading.isInSpan(sentence.lowerBound, of: [.dateTime, .url, .email, .phone]),
        reading.mask(sentence.lowerBound..<end, honouring: .unlessReal) == nil
      else { continue }
      let words = sentence.lowerBound..<end
      proposals.actions.append(
        action(.openMap(query: reading.text(words)), 0.78, rule: .answerPlace, words: [words]))
      return
    }
  }

  private static let inner = Set(
    ["on", "in", "at", "of", "the", "de", "la", "and", "by"].flatMap { PhrasePattern.hashes(of: $0) })

  private func amount(_ askerOwes: Bool, into proposals: inout Proposals) {
    guard !proposals.actions.contains(where: { $0.kind == .pay || $0.kind == .requestMoney }) else { return }
    let spans = (input.spans(of: .money) + input.spans(of: .number)).map { input.reading.spans[$0] }
    guard let span = spans.first, input.reading.mask(span.tokens, honouring: .always) == nil,
      input.reading.tokens.count <= 24, let money = MoneyRule.amount(span, input)
    else { return }
    // A bare number beside other words counts something else.
    if span.detection.type == .number, spans.count > 1 { return }
    let pays = question.digest.isOwn == askerOwes
    let values = PaymentValues(
      money: money, person: input.otherName,
      purpose: MoneyPurpose(input: question.digest.input).inMessage)
    proposals.actions.append(
      action(pays ? .pay(values) : .requestMoney(values), 0.84, rule: .answerAmount, words: [span.tokens]))
  }

  private func action(
    _ values: SuggestedAction.Values, _ confidence: Double, rule: EngineRule, words: [Range<Int>]
  ) -> ProposedAction {
    var action = input.action(values, confidence, rule: rule.rawValue, words: words)
    action.reason.evidence.insert(contentsOf: question.digest.evidence(question.words, for: digest), at: 0)
    return action
  }
}
