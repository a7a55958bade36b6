import AppIntents
import IntentRuntime
import Observation
import SwiftUICore

/// A question of a run, as a dialog of the window.
///
/// It has one answer. When that does not fit, the same prompt comes back with what was entered and the
/// reason.
@MainActor @Observable
package final class ShellPrompt: Identifiable {
  /// The form in which a person answers.
  package enum Form {
    /// Fills a field.
    case field(FieldModel)
    /// Chooses one of several values.
    case values(ChoiceModel)
    /// Presses one of some buttons, of which one may end the run.
    case buttons([Option])
    /// A decision between yes and no.
    case decision(accept: String, deny: String, isDestructive: Bool, cancels: Bool)
  }

  /// A button of a choice.
  package struct Option: Identifiable {
    package let id: Int
    package let title: String
    package let role: ButtonRole?
  }

  package nonisolated let id: Int
  /// The run that asks; nil where the shell itself does.
  let run: RunIdentifier?
  /// The prompt from whose snippet the run was started that asks.
  let parent: Int?
  let key: PromptKey?
  /// The title of the action that asks.
  package let title: String
  /// The message of the question.
  package let message: String
  package let form: Form
  /// A view beside the question.
  package let view: _SnippetViewContainer?
  /// A view beside the question that can be made anew.
  package let snippet: ShellSnippet?
  /// The reason for which the last answer was not taken, where it is about no field.
  package private(set) var problem: String?
  @ObservationIgnored private(set) var ticket: PromptTicket
  private let texts: ShellTexts
  @ObservationIgnored private weak var window: ShellModel?

  /// A question of a run.
  init(_ question: RunQuestion, of run: ShellRun, _ ticket: PromptTicket, in window: ShellModel) {
    id = window.nextNumber()
    self.run = run.id
    parent = run.origin.prompt
    key = question.key
    title = run.title
    message = PromptWording(question, window.texts).message
    form = PromptForms(window: window).form(for: question)
    view = question.view
    snippet = question.snippet.map { ShellSnippet($0, window.context) }
    self.ticket = ticket
    texts = window.texts
    self.window = window
  }

  /// A question of the shell.
  init(title: String, message: String, form: Form, _ ticket: PromptTicket, in window: ShellModel) {
    id = window.nextNumber()
    (run, parent, key, view, snippet) = (nil, nil, nil, nil, nil)
    self.title = title
    self.message = message
    self.form = form
    self.ticket = ticket
    texts = window.texts
    self.window = window
  }

  deinit { ticket.give(.cancelled) }

  /// Asks the question again, because the last answer did not fit.
  func askAgain(_ question: RunQuestion, _ ticket: PromptTicket) {
    self.ticket = ticket
    guard let problem = question.problem else { return }
    let text = ProblemText(texts).text(of: problem, form: form)
    if case .field(let field) = form { field.problem = text } else { self.problem = text }
  }

  // MARK: Answering

  private func give(_ answer: RunAnswer) {
    guard ticket.isOpen else { return }
    problem = nil
    ticket.give(answer)
    window?.didAnswer(self)
  }

  /// Submits the value of the field; beside the field it says what is wrong with a value that is no answer.
  package func submit() {
    guard case .field(let field) = form else { return }
    switch field.answer() {
    case .success(let answer): give(answer)
    // It says so itself.
    case .failure: break
    }
  }

  /// Chooses the value or the button of a place.
  package func choose(_ index: Int) { give(.index(index)) }

  /// Answers yes or no.
  package func decide(_ yes: Bool) { give(.confirmed(yes)) }

  /// Calls the run off.
  package func cancel() { give(.cancelled) }

  /// Enter, where no button has the focus.
  func enter() -> Bool {
    switch form {
    case .field(let field):
      if !field.takeActive() { submit() }
      return true
    case .values(let choice):
      guard let index = choice.activePlace else { return false }
      choose(index)
      return true
    // A surface presses the button that has the focus: nobody is to confirm by accident.
    case .buttons, .decision: return false
    }
  }

  func move(_ key: ShellKey) -> Bool {
    switch form {
    case .field(let field): field.move(key)
    case .values(let choice): choice.move(key)
    case .buttons, .decision: false
    }
  }
}
