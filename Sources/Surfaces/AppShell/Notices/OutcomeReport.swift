import AppIntents
import IntentRuntime

/// The report to a person on a run that is over: a card where there is a view, else a notice.
///
/// An action of the app that says nothing and can't be undone leaves nothing: the app itself shows what it
/// did.
@MainActor
struct OutcomeReport {
  let window: ShellModel
  let run: ShellRun

  private var texts: ShellTexts { window.texts }

  func tell(_ outcome: RunOutcome) {
    switch outcome.ending {
    case .finished(let result): tell(result, outcome)
    case .failed(let failure): tell(failure, outcome, of: run.title)
    case .cancelled(let reason, let isStillRunning): tellCancelled(reason, isStillRunning, outcome)
    }
  }

  // MARK: Results

  private func tell(_ result: RunResult, _ outcome: RunOutcome) {
    var parts = ResultParts()
    collect(result, into: &parts)
    if let undo = outcome.undo {
      parts.actions.append(action(undo))
    }
    if parts.card != nil, window.pages.show(run.intent) { return }
    if let value = result.value, parts.card == nil { parts.actions += window.pages.links(to: value) }
    if let content = parts.card {
      var content = content
      content.undo = outcome.undo
      content.next = parts.next
      window.show(content, from: run.origin)
    } else {
      if let next = parts.next { parts.actions.append(next) }
      if !parts.lines.isEmpty || !parts.actions.isEmpty {
        window.notices.post(
          ShellNotice(
            id: window.nextNumber(), kind: .result, title: run.title, lines: parts.lines,
            actions: parts.actions))
      }
    }
    for (failure, outcome, title) in parts.failures { tell(failure, outcome, of: title) }
  }

  /// The parts of the report that a result and those after it contribute.
  private struct ResultParts {
    var lines: [String] = []
    var actions: [NoticeAction] = []
    var card: CardContent?
    var next: NoticeAction?
    var failures: [(RunFailure, RunOutcome, String)] = []
  }

  private func collect(_ result: RunResult, into parts: inout ResultParts) {
    let hasView = result.view != nil || result.snippet != nil
    let said = result.dialog.map { dialog in
      ForeignText.lines(hasView ? dialog.supporting ?? dialog.full : dialog.full)
    }
    if hasView {
      parts.card = CardContent(
        title: run.title, message: said ?? "", view: result.view,
        snippet: result.snippet.map { ShellSnippet($0, window.context) })
    } else if let said {
      parts.lines.append(said)
    } else if let value = result.value, showsValues {
      parts.lines += ValueLines(window.context).lines(of: value)
    }
    if let value = result.value { parts.actions += files(in: value) }
    if let next = result.actionButton {
      let title = ForeignText.line(type(of: next).title)
      parts.next = NoticeAction(id: window.nextNumber(), title: title, kind: .run(next))
    }
    for opened in result.opened {
      switch opened.outcome.ending {
      case .finished(let inner): collectOpened(inner, into: &parts)
      case .failed(let failure):
        parts.failures.append((failure, opened.outcome, ForeignText.line(type(of: opened.intent).title)))
      case .cancelled: break
      }
    }
  }

  /// The same without what it opened itself, which the run lists too.
  private func collectOpened(_ result: RunResult, into parts: inout ResultParts) {
    var own = result
    own.opened = []
    collect(own, into: &parts)
  }

  /// A Boolean value that indicates whether a value that nothing is said about is worth a notice: not where
  /// what was pressed shows it.
  private var showsValues: Bool { run.origin.card == nil && run.origin.tile == nil && run.origin.node == nil }

  private func files(in value: any _IntentValue) -> [NoticeAction] {
    switch value {
    case let file as IntentFile:
      let name = ForeignText.line(file.filename)
      return [
        NoticeAction(id: window.nextNumber(), title: texts(.save, ["name": name]), kind: .save(file))
      ]
    case let value as any OptionalIntentValue: return value.wrapped.map { files(in: $0) } ?? []
    case let value as any CollectionIntentValue: return value.elements.prefix(5).flatMap { files(in: $0) }
    default: return []
    }
  }

  private func action(_ undo: UndoEntry) -> NoticeAction {
    NoticeAction(id: window.nextNumber(), title: texts[.undo], kind: .undo(undo))
  }

  // MARK: What went wrong

  private func tell(_ failure: RunFailure, _ outcome: RunOutcome, of title: String) {
    var lines = [ShellErrorText(texts).text(of: failure, in: outcome.intentType)]
    var actions: [NoticeAction] = []
    if outcome.hasBegun, let undo = outcome.undo {
      lines.append(texts[.partlyDone])
      actions.append(action(undo))
    }
    post(.failure, texts(.failed, ["name": title]), lines, actions)
  }

  private func tellCancelled(
    _ reason: IntentCancellationReason, _ isStillRunning: Bool, _ outcome: RunOutcome
  ) {
    var lines: [String] = []
    var actions: [NoticeAction] = []
    if reason == .timeout { lines.append(texts[.tookTooLong]) }
    if isStillRunning { lines.append(texts[.stillRunning]) }
    if outcome.hasBegun, let undo = outcome.undo {
      lines.append(texts[.partlyDone])
      actions.append(action(undo))
    }
    // Who called it off knows that.
    guard !lines.isEmpty else { return }
    post(reason == .timeout ? .failure : .stopped, texts(.stopped, ["name": run.title]), lines, actions)
  }

  private func post(
    _ kind: ShellNotice.Kind, _ title: String, _ lines: [String], _ actions: [NoticeAction]
  ) {
    window.notices.post(
      ShellNotice(id: window.nextNumber(), kind: kind, title: title, lines: lines, actions: actions))
  }
}

extension ShellModel {
  /// Reports the outcome of a run to the person.
  func report(_ outcome: RunOutcome, of run: ShellRun) {
    OutcomeReport(window: self, run: run).tell(outcome)
  }

  /// Performs the action of a button of a notice or a card.
  func perform(_ action: NoticeAction) {
    switch action.kind {
    case .undo(let entry): performUndo(of: entry)
    case .run(let intent): start(intent)
    case .save(let file): host.offerFile(file)
    case .perform(let action): inWindow { action() }
    }
  }
}
