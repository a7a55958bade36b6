import MessageUnderstanding
import TextAnalysis

/// An action that another person's message asked of the reader, and that the reader hasn't taken on yet.
struct OpenRequest {
  var action: ProposedAction
  var digest: MessageDigest
  /// The place of its message in the conversation.
  var index: Int
}

/// A rule that suggests again what was asked of the reader, where the reader takes it on: "can you grab a
/// Lyft to the theater?", "ugh ok".
///
/// Reminders and events are taken on by rules of their own (`PromiseRule`, `PlanRule`). A number or an
/// address that is given is information, which words of agreement alone don't take on; the model of turns may
/// know better.
struct TakenOnRule {
  let digest: MessageDigest
  let index: Int
  /// What the model of turns makes of the message; nil without one.
  let turn: LearnedTurn?

  private var input: RuleInput { digest.input }
  private static let kinds: Set<ActionKind> = [
    .getRide, .sendMail, .sendMessage, .sendPhoto, .sendFile, .pay, .shareLocation,
  ]
  /// Those of what is told rather than asked for, which only a deed takes on: "saving it now", "putting shoes
  /// on".
  private static let information: Set<ActionKind> = [.addContact, .openMap, .call, .requestMoney]
  /// The messages that a request waits for words of agreement, and for a file, which takes longer to find.
  private static let memory = 2
  private static let fileMemory = 5
  private static let files: Set<ActionKind> = [.sendPhoto, .sendFile]
  private static let least = 0.5

  private static func memory(of kind: ActionKind) -> Int { files.contains(kind) ? fileMemory : memory }

  func propose(_ requests: inout [OpenRequest], into proposals: inout Proposals) {
    requests.removeAll { index - $0.index > TakenOnRule.memory(of: $0.action.kind) }
    guard digest.isOwn else { return }
    if digest.handsOver { proposals.settled += TakenOnRule.handedOver(from: &requests) }
    if digest.turn.act.refuses {
      requests = []
      return
    }
    let doing = doing
    let agreement = agreement ?? (digest.turn.act.isQuestion ? nil : doing ?? stalling)
    var told: [ProposedAction] = []
    for request in requests
    where !request.digest.isOwn && index - request.index <= TakenOnRule.memory
      && !told.contains(where: { $0.kind == request.action.kind })
    {
      let kind = request.action.kind
      if let own = proposals.actions.firstIndex(where: { $0.kind == kind }) {
        // "Sure, I'll send you £10 at lunch": the payment that was asked for.
        if proposals.actions[own].values.identity == request.action.values.identity, agreement != nil {
          proposals.actions[own] = restated(request, agreement ?? 0..<1)
        }
      } else if let agreement,
        TakenOnRule.kinds.contains(kind) || doing != nil && TakenOnRule.information.contains(kind)
          || kind == .call && !input.matches(.promise).isEmpty
      {
        told.append(restated(request, agreement))
      } else if isStillOffered(request.action.kind), let words = input.reading.sentences.first {
        told.append(restated(request, words))
      }
    }
    proposals.actions += told
    if agreement != nil { requests.removeAll { !TakenOnRule.files.contains($0.action.kind) } }
    // What is told again is done with the file too.
    requests += told.filter { TakenOnRule.files.contains($0.kind) }.map {
      OpenRequest(action: $0, digest: digest, index: index)
    }
  }

  /// "Doing it tonight", "sending now", "putting shoes on": a clause that begins with what the reader is doing.
  private var doing: Range<Int>? {
    for sentence in input.reading.sentences.prefix(3) {
      var start = sentence.lowerBound
      while start < sentence.upperBound,
        input.reading.tokens[start].kind == .sign
          || input.phrases.opener.value(of: input.reading.tokens[start]) != nil
          || input.isParticipant(start)
      { start += 1 }
      guard start < sentence.upperBound else { continue }
      let word = input.reading.text(start..<start + 1)
      if word.count >= 5, word.lowercased().hasSuffix("ing"), !TakenOnRule.nouns.contains(word.lowercased()),
        input.reading.mask(start..<start + 1, honouring: [.quoted, .negated, .hypothetical]) == nil,
        !input.reading.isSign(sentence.upperBound - 1, "?")
      {
        return start..<start + 1
      }
    }
    return nil
  }

  /// "Hang on", "two secs": who asks for a moment is at it.
  private var stalling: Range<Int>? {
    for index in input.reading.tokens.indices.prefix(60) {
      if let match = input.phrases.offer.stall.match(input.reading.tokens, at: index),
        input.reading.mask(index..<index + match.count, honouring: [.quoted, .negated]) == nil
      {
        return index..<index + match.count
      }
    }
    return nil
  }

  /// Pronouns and greetings that end as deeds do.
  private static let nouns: Set<String> = [
    "nothing", "anything", "something", "everything", "morning", "evening", "during",
  ]

  /// Returns what was asked of a reader who has sent a picture or a file since, and takes it from what is open.
  static func handedOver(from requests: inout [OpenRequest]) -> [Suggestions.Settled] {
    // Several rules may have read the same request.
    var settled: [Suggestions.Settled] = []
    for request in requests where files.contains(request.action.kind) {
      let done = Suggestions.Settled(message: request.digest.id, kind: request.action.kind)
      if !settled.contains(done) { settled.append(done) }
    }
    requests.removeAll { files.contains($0.action.kind) }
    return settled
  }

  /// Remembers what a message of somebody else asks for.
  func note(_ told: [ProposedAction], in requests: inout [OpenRequest]) {
    guard !digest.isOwn else { return }
    let asked = told.filter { TurnOffer($0.kind) != nil }
    guard !asked.isEmpty else { return }
    requests =
      requests.filter { TakenOnRule.files.contains($0.action.kind) }
      + asked.map { OpenRequest(action: $0, digest: digest, index: index) }
  }

  /// The words by which the reader takes on what was asked; nil where they don't.
  private var agreement: Range<Int>? {
    if let words = digest.turn.act.agreement ?? input.matches(.promise).first?.tokens { return words }
    guard let turn, turn[.accept] >= TakenOnRule.least, turn[.accept] > turn[.refuse] else { return nil }
    return input.reading.sentences.first
  }

  /// Whether the model of turns holds an action for worth offering at the reader's answer.
  private func isStillOffered(_ kind: ActionKind) -> Bool {
    guard let turn, let offer = TurnOffer(kind) else { return false }
    return Double(turn.marks[offer]) >= TakenOnRule.least
  }

  private func restated(_ request: OpenRequest, _ words: Range<Int>) -> ProposedAction {
    var action = request.action
    (action.isRestated, action.isRepeated) = (true, true)
    action.supersedes = request.digest.id
    action.range = input.reading.scalarRange(words)
    action.reason.evidence =
      action.reason.evidence.map { evidence in
        var evidence = evidence
        evidence.message = evidence.message ?? request.digest.id
        return evidence
      } + digest.evidence([words], for: digest)
    return action
  }
}
