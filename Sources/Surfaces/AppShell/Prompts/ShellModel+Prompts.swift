import AppIntents
import IntentRuntime

extension ShellModel {
  /// The question that is shown: the first that came, but before it those that come of what its own snippet
  /// runs.
  package var prompt: ShellPrompt? {
    guard var shown = prompts.first else { return nil }
    while let inner = prompts.first(where: { $0.parent == shown.id }) { shown = inner }
    return shown
  }

  /// Puts a question of a run to the others that wait.
  func ask(_ question: RunQuestion, of run: RunIdentifier, _ ticket: PromptTicket) {
    // Called off before it came here.
    guard ticket.isOpen else { return }
    guard !isClosed, let asking = runs.first(where: { $0.id == run }) else { return ticket.give(.cancelled) }
    asking.isShown = false
    inWindow {
      if question.problem != nil, let last = answered[run], last.key == question.key {
        last.askAgain(question, ticket)
        prompts.insert(last, at: 0)
      } else {
        prompts.append(ShellPrompt(question, of: asking, ticket, in: self))
      }
      palette.end()
    }
    answered[run] = nil
  }

  /// Asks a question of yes or no that belongs to no run.
  ///
  /// - Returns: false also where the window closes meanwhile.
  package func confirm(_ title: String, _ message: String, accept: String, deny: String) async -> Bool {
    let form = ShellPrompt.Form.decision(accept: accept, deny: deny, isDestructive: false, cancels: false)
    if case .confirmed(true) = await ask(title, message, form) { return true }
    return false
  }

  /// Asks for a text that belongs to no run.
  ///
  /// - Returns: nil where the person cancels or the window closes meanwhile.
  package func text(_ title: String, _ message: String, label: String) async -> String? {
    let field = FieldModel(
      .text(isMultiline: true, nil), label: label, isRequired: true, suggestions: nil, in: self)
    if case .text(let text) = await ask(title, message, .field(field)) { return text }
    return nil
  }

  private func ask(_ title: String, _ message: String, _ form: ShellPrompt.Form) async -> RunAnswer {
    guard !isClosed else { return .cancelled }
    let ticket = PromptTicket()
    prompts.append(
      ShellPrompt(
        title: ForeignText.line(title), message: ForeignText.lines(message), form: form, ticket, in: self))
    return await ticket.answer
  }

  func didAnswer(_ prompt: ShellPrompt) {
    noteActivity()
    prompts.removeAll { $0 === prompt }
    // Kept until the next thing that the run does: the answer may not fit.
    if let run = prompt.run, runs.contains(where: { $0.id == run }) { answered[run] = prompt }
  }

  /// Takes a question away that nobody waits for any more.
  func withdraw(_ ticket: PromptTicket) {
    ticket.give(.cancelled)
    prompts.removeAll { $0.ticket === ticket }
  }
}
