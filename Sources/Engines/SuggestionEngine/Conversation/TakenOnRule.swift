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
  /// The messages that a request waits for an answer.
  private static let memory = 2
  private static let least = 0.5

  func propose(_ requests: inout [OpenRequest], into proposals: inout Proposals) {
    requests.removeAll { index - $0.index > TakenOnRule.memory }
    guard digest.isOwn else { return }
    if digest.handsOver { proposals.settled = TakenOnRule.handedOver(from: &requests) }
    if digest.turn.act.refuses {
      requests = []
      return
    }
    // Where the message offers a reminder of it, that is how it is taken on.
    guard !proposals.actions.contains(where: { $0.kind == .createReminder }) else { return }
    let agreement = agreement
    for request in requests where !proposals.actions.contains(where: { $0.kind == request.action.kind }) {
      if let agreement, TakenOnRule.kinds.contains(request.action.kind) {
        proposals.actions.append(restated(request, agreement))
      } else if isStillOffered(request.action.kind), let words = input.reading.sentences.first {
        proposals.actions.append(restated(request, words))
      }
    }
    if agreement != nil { requests = [] }
  }

  /// Returns what was asked of a reader who has sent a picture or a file since, and takes it from what is open.
  static func handedOver(from requests: inout [OpenRequest]) -> [Suggestions.Settled] {
    // Several rules may have read the same request.
    var settled: [Suggestions.Settled] = []
    for request in requests where [.sendPhoto, .sendFile].contains(request.action.kind) {
      let done = Suggestions.Settled(message: request.digest.id, kind: request.action.kind)
      if !settled.contains(done) { settled.append(done) }
    }
    requests.removeAll { [.sendPhoto, .sendFile].contains($0.action.kind) }
    return settled
  }

  /// Remembers what a message of somebody else asks for.
  func note(_ told: [ProposedAction], in requests: inout [OpenRequest]) {
    guard !digest.isOwn else { return }
    let asked = told.filter { TurnOffer($0.kind) != nil }
    guard !asked.isEmpty else { return }
    requests = asked.map { OpenRequest(action: $0, digest: digest, index: index) }
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
