import AppIntents
import CommandLineSurface
import IntentRuntime

/// The outcome of a run, for a person: what it says and gives on standard output, what went wrong on standard
/// error.
struct OutcomeText {
  let options: [ParameterOption]
  let person: PersonTerminal
  let width: Int
  /// Whether a value is shown also where something is said.
  var showsSaidValues = true

  /// The lines for standard output.
  ///
  /// - Throws: `OutputError` of what is said on standard error.
  func lines(of outcome: RunOutcome) async throws -> [String] {
    switch outcome.ending {
    case .finished(let result): return try await lines(of: result)
    case .failed(let failure):
      try complain(ErrorReport(failure).text(options))
      try tellWhatIsLeft(outcome)
    case .cancelled(let reason, let isStillRunning):
      let why =
        reason == .timeout ? "It took too long and was called off." : "Called off."
      try complain(isStillRunning ? why + " It takes no notice and may still be at work." : why)
      try tellWhatIsLeft(outcome)
    }
    return []
  }

  private func lines(of result: RunResult) async throws -> [String] {
    var lines: [String] = []
    var view: [String] = []
    do {
      if let shown = try await result.shownView { view = await ViewText.lines(of: shown, width: width) }
    } catch {
      try complain("The view can't be shown: \(ErrorReport(error).message)")
    }
    if let dialog = result.dialog {
      let text = view.isEmpty ? dialog.full : dialog.supporting ?? dialog.full
      lines += ValueText.shown(String(localized: text))
    }
    lines += view
    if let value = result.value, showsSaidValues || result.dialog == nil { lines += ValueText.shown(value) }
    for next in result.opened { lines += try await self.lines(of: next.outcome) }
    return lines
  }

  /// Says that something may be done although the run did not finish.
  private func tellWhatIsLeft(_ outcome: RunOutcome) throws {
    guard outcome.hasBegun, let undo = outcome.undo else { return }
    try person.line("Something is done already: \(OneLine.of(undo.actionName)).")
  }

  private func complain(_ text: String) throws {
    try person.line(
      person.styles.apply(.error, to: TerminalText.escaped(text, keepingLines: true)))
  }
}
