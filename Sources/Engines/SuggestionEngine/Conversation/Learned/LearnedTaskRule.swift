import CivilTime
import LanguageData
import MessageUnderstanding
import TextAnalysis

/// A reminder that a model of turns told, and that may be taken on or get its time later.
struct LearnedTask: Sendable {
  var draft: TaskDraft
  var digest: MessageDigest
  var index: Int
  var due: Moment?
  var shownBy: String?
}

/// Reminders of what a model of turns marks as the reader's task.
struct LearnedTaskRule {
  let digest: MessageDigest
  let index: Int
  let turn: LearnedTurn
  /// The messages before it that may name what the task is about.
  let latest: [MessageDigest]

  private var input: RuleInput { digest.input }
  private static let least = 0.5
  private static let memory = 4
  private static let mostTasks = 4

  func propose(_ tasks: inout [LearnedTask], into proposals: inout Proposals) {
    tasks.removeAll { index - $0.index > LearnedTaskRule.memory }
    guard turn[.tellsReminder] >= LearnedTaskRule.least || takesOn(tasks) else { return }
    // What rules took on from an earlier message is told already.
    let ruled = proposals.actions.last { $0.kind == .createReminder }?.task
    if let ruled, ruled.message != digest.id { return }
    if let draft = draft(ruled) {
      var task = LearnedTask(draft: draft, digest: digest, index: index, due: draft.due ?? turn.dues.first)
      add(&task, into: &proposals)
      tasks.append(task)
    } else if var last = tasks.popLast() {
      // Taken on, or given its time.
      if var due = turn.dues.first {
        if !due.namesDay, let date = last.due?.start.date { due.start.date = date }
        last.due = due
      }
      last.index = index
      add(&last, into: &proposals)
      tasks.append(last)
    }
    if tasks.count > LearnedTaskRule.mostTasks { tasks.removeFirst() }
  }

  /// Whether the reader agrees to what was just asked.
  private func takesOn(_ tasks: [LearnedTask]) -> Bool {
    guard digest.isOwn, let last = tasks.last, !last.digest.isOwn, index - last.index <= 2,
      !digest.turn.act.isQuestion, !digest.turn.act.refuses
    else { return false }
    // "I'll do it saturday": what is promised, or for the same day.
    let isSameDay = turn.dues.contains { $0.namesDay && $0.start.date == last.due?.start.date }
    return digest.turn.act.agreement != nil || isSameDay || !input.matches(.promise).isEmpty
      || turn[.accept] >= LearnedTaskRule.least && turn[.accept] > turn[.refuse]
  }

  /// The task of the message: as a rule that knows its words tells it, else as the model marks it.
  private func draft(_ ruled: TaskDraft?) -> TaskDraft? {
    if let ruled, !ruled.isBare { return ruled }
    return TaskDraft(runs: turn.tasks, input: input)?.resolved(by: latest)
  }

  private func add(_ task: inout LearnedTask, into proposals: inout Proposals) {
    if let due = task.due, due.isBefore(input.reference) { return }
    proposals.actions.removeAll { $0.kind == .createReminder }
    let words = turn.tasks.map(\.tokens) + turn.dues.flatMap(\.words)
    let range = words.isEmpty ? input.reading.sentences.first ?? 0..<1 : words.extent
    var action = task.draft.action(
      due: task.due,
      evidence: task.digest.evidence(task.draft.words, for: digest) + digest.evidence(words, for: digest),
      range: input.reading.scalarRange(range), confidence: min(0.6 + 0.35 * turn[.tellsReminder], 0.95),
      supersedes: task.shownBy)
    action.isRestated = true
    proposals.actions.append(action)
    task.shownBy = digest.id
  }
}
