/// An action as rules propose it: values and evidence. Its title is made when it is chosen, of the values as
/// they are then.
struct ProposedAction: Sendable {
  var values: SuggestedAction.Values
  /// The confidence of the rule, from 0 to 1.
  var confidence: Double
  /// The range of the words it rests on, from the first to the last, in Unicode code points of the analysed
  /// text.
  var range: Range<Int>
  var reason: SuggestedAction.Reason
  /// The id of the earlier message whose action this one replaces, where it changes or completes it.
  var supersedes: String?
  /// The identity of that action across messages.
  var replaces: String?
  /// Whether it says nothing beyond that action, which its message only confirms.
  var confirms = false
  /// The plan of an event, as `ToldPlans` counts them; nil for one that wasn't told before.
  var plan: Int?
  /// The words that name an event.
  var name: EventName?
  /// The title of an event in the language of the rules, where the reader's is another.
  var plainTitle: String?
  /// Whether the message completes, changes or confirms what an earlier one offered, so that it is told again.
  var isRestated = false
  /// Whether an earlier message offered the very same, with all its values.
  var isRepeated = false
  /// The task of a reminder.
  var task: TaskDraft?

  var kind: ActionKind { values.kind }
}

extension ProposedAction {
  /// Names what the words of a reminder's task leave to earlier messages, the latest last.
  mutating func resolveTask(by earlier: [MessageDigest]) {
    guard let task, task.open != nil, var values = values.of(ReminderValues.self) else { return }
    let resolved = task.resolved(by: earlier)
    if task.isBare, !resolved.isBare { confidence = max(confidence, resolved.confidence) }
    (values.title, values.task) = (resolved.title, resolved.label)
    self.task = resolved
    self.values = .createReminder(values)
  }
}

extension SuggestedAction {
  init(_ proposed: ProposedAction, titles: TitleWriter) {
    self.init(
      values: proposed.values, title: titles.title(of: proposed.values), confidence: proposed.confidence,
      range: proposed.range, reason: proposed.reason, supersedes: proposed.supersedes)
    replaces = proposed.replaces
    confirms = proposed.confirms
    if var event = proposed.values.of(EventValues.self), event.isChange || proposed.supersedes != nil {
      event.isChange.toggle()
      let other = titles.title(of: .createEvent(event))
      if event.isChange { titleOfChange = other } else { titleOfNew = other }
    }
  }
}
