import LanguageData
import MessageUnderstanding
import TextAnalysis

/// Something that was asked of the reader and isn't taken on yet.
struct OpenTask {
  var task: TaskDraft
  var digest: MessageDigest
  /// The place of its message in the conversation.
  var index: Int
  /// The id of the message whose reminder shows it.
  var shownBy: String?
  /// That reminder.
  var offer: ProposedAction?
}

/// Reminders of what was asked in one message and gets its time in another: "send me the deck", "will do by
/// noon"; "when do you need it?", "Friday".
struct PromiseRule {
  let digest: MessageDigest
  let index: Int
  /// Whether the reader just asked when.
  let wasAskedWhen: Bool
  /// The messages before it that may name what a task is about.
  let latest: [MessageDigest]

  private var input: RuleInput { digest.input }
  private static let memory = 6
  private static let mostTasks = 4

  func propose(_ tasks: inout [OpenTask], into proposals: inout Proposals) {
    tasks.removeAll { index - $0.index > PromiseRule.memory }
    // "I'll do it" speaks of what was asked; "can you book it?" of a thing.
    let said = digest.proposals.tasks
    let own = (digest.isOwn ? said : said.map { $0.resolved(by: latest) }).filter {
      !$0.isBare && mask($0) == nil
    }
    if let last = tasks.indices.last, own.isEmpty, digest.isOwn || index - tasks[last].index <= 2,
      time(tasks[last], into: &proposals)
    {
      tasks[last].shownBy = digest.id
      tasks[last].index = index
    } else if digest.isOwn, digest.says(.refusal), !tasks.isEmpty {
      tasks.removeLast()
    } else if let last = tasks.indices.last, own.isEmpty {
      confirm(&tasks[last], into: &proposals)
    }
    guard !digest.isOwn else { return }
    for task in own where task.isRequest {
      let offer = proposals.actions.first { $0.values.of(ReminderValues.self)?.title == task.title }
      tasks.append(
        OpenTask(
          task: task, digest: digest, index: index, shownBy: offer == nil ? nil : digest.id, offer: offer))
    }
    if tasks.count > PromiseRule.mostTasks { tasks.removeFirst(tasks.count - PromiseRule.mostTasks) }
  }

  /// Tells a reminder again where the reader takes it on.
  private func confirm(_ open: inout OpenTask, into proposals: inout Proposals) {
    let act = digest.turn.act
    guard digest.isOwn, var offer = open.offer, index - open.index <= 2, !act.isQuestion, !act.refuses,
      let words = act.agreement ?? input.matches(.promise).first?.tokens,
      !proposals.actions.contains(where: { $0.kind == .createReminder || $0.isRestated })
    else { return }
    // "Thanks! Lunch for Friday, got it": what it takes on, and nothing new.
    proposals.actions.removeAll { $0.kind == .createEvent }
    offer.isRestated = true
    offer.supersedes = open.shownBy
    offer.range = input.reading.scalarRange(words)
    offer.reason.evidence =
      open.digest.evidence(open.task.words, for: digest) + digest.evidence([words], for: digest)
    proposals.actions.append(offer)
    open.offer = nil
  }

  private func mask(_ task: TaskDraft) -> Suggestions.Silence? {
    task.words.lazy.compactMap { input.reading.mask($0, honouring: TaskDraft.masks) }.first
  }

  /// Whether the message gives the task its time; the reminder is proposed then.
  private func time(_ open: OpenTask, into proposals: inout Proposals) -> Bool {
    for sentence in input.reading.sentences.indices.prefix(RuleInput.longestList) {
      guard var due = ReminderRule.due(sentence, input), !due.isBefore(input.reference),
        due.words.allSatisfy({ input.reading.mask($0, honouring: .unlessReal) == nil }),
        takesOn(sentence, due)
      else { continue }
      // "At nine": on the day that the request spoke of.
      if !due.namesDay, let words = open.task.words.first, let date = open.digest.input.date(near: words),
        date >= input.reference.date
      {
        due.start.date = date
      }
      // "I'll send it by noon" has a reminder of its own, of "it".
      proposals.actions.removeAll {
        $0.kind == .createReminder
          || $0.kind == .createEvent && $0.reason.rule == RuleName.inviteCall.rawValue
      }
      let words =
        due.words + input.matches(.promise, inSentence: sentence).prefix(1).flatMap(\.match.evidence)
      proposals.actions.append(
        open.task.action(
          due: due,
          evidence: open.digest.evidence(open.task.words, for: digest) + digest.evidence(words, for: digest),
          range: input.reading.scalarRange(words.extent), confidence: 0.8 * due.confidence,
          supersedes: open.shownBy))
      return true
    }
    return false
  }

  /// Whether a sentence with a time speaks of the task that waits for one.
  private func takesOn(_ sentence: Int, _ due: Moment) -> Bool {
    if input.reading.isSign(input.reading.sentences[sentence].upperBound - 1, "?") {
      // "Is tomorrow ok?" offers a time.
      return digest.isOwn && strangers(sentence, due) == 0
    }
    if digest.isOwn {
      guard !digest.says(.refusal) else { return false }
      let promises = !input.matches(.promise, inSentence: sentence).isEmpty || understood(sentence)
      return promises && strangers(sentence, due) <= 3 || strangers(sentence, due) == 0
    }
    // The one who asked says when, or is asked when.
    if wasAskedWhen { return strangers(sentence, due) <= 3 }
    return input.reading.sentences.count == 1 && strangers(sentence, due) == 0
  }

  private func understood(_ sentence: Int) -> Bool {
    input.understanding(ofSentence: sentence).map { $0.acts[.promise] >= 0.6 } ?? false
  }

  /// Words beside the time that an answer doesn't usually have.
  private func strangers(_ sentence: Int, _ due: Moment) -> Int {
    let clauses = due.words.map { input.reading.clause(of: $0.lowerBound) }
    return input.reading.sentences[sentence].count { index in
      guard clauses.contains(where: { $0.contains(index) }) else { return false }
      let token = input.reading.tokens[index]
      return (token.kind == .word || token.kind == .number) && !due.words.contains { $0.contains(index) }
        && input.phrases.answerWord.value(of: token) == nil && input.phrases.pronoun.value(of: token) == nil
        && !input.isParticipant(index)
    }
  }
}
