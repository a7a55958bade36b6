import AppIntents
import CommandLineSurface
import Foundation
import IntentRuntime
import Synchronization

/// A command line as a surface for runs: asks on a terminal or takes answers from lines that are piped in.
final class TerminalSurface: RunSurface {
  /// The source of answers to questions.
  enum Answers: Sendable {
    /// The person at the terminal.
    case person
    /// Lines that were piped in.
    case lines
    /// Nobody.
    case nobody
  }

  let terminal: PersonTerminal
  private let input: CommandInput
  private let answers: Answers
  private let assumesYes: Bool
  private let options: [ParameterOption]
  private let started: Date
  /// Whether a view beside a question is shown by its fields, and not as its outline.
  private let showsFields: Bool
  private let turn = Turn()
  private let asked = Atomic(false)

  /// Whether a question waits for its answer.
  var isAsking: Bool { asked.load(ordering: .relaxed) }

  /// - Parameters:
  ///   - assumesYes: Whether confirmations are answered with yes.
  ///   - options: The options of the intent, to say what to pass where nobody answers.
  ///   - started: When the person gave the command.
  ///   - showsFields: Whether a view beside a question is shown by its fields, and not as its outline.
  init(
    _ terminal: PersonTerminal, input: CommandInput, answers: Answers, assumesYes: Bool,
    options: [ParameterOption], started: Date, showsFields: Bool = false
  ) {
    self.showsFields = showsFields
    self.terminal = terminal
    self.input = input
    self.answers = answers
    self.assumesYes = assumesYes
    self.options = options
    self.started = started
  }

  var abilities: RunSurfaceAbilities {
    var abilities: RunSurfaceAbilities = [.foreground, .localFiles]
    if answers != .nobody || assumesYes { abilities.insert(.asks) }
    return abilities
  }

  /// A command is something that the person does.
  var lastActivity: Date? { started }

  func bringToFront(for intent: any AppIntent) async -> Bool {
    do {
      try terminal.line("The app would come to the front now.")
      return true
    } catch {
      // Who can't be told can't be shown anything either.
      return false
    }
  }

  func authenticate(for policy: IntentAuthenticationPolicy) async -> RunAuthentication { .local }

  func answer(to question: RunQuestion) async throws -> RunAnswer {
    try await turn.take {
      asked.store(true, ordering: .relaxed)
      defer { asked.store(false, ordering: .relaxed) }
      return try await ask(question)
    }
  }

  private func ask(_ question: RunQuestion) async throws -> RunAnswer {
    let text = QuestionText(question, width: terminal.width, styles: terminal.styles)
    if assumesYes, question.problem == nil, text.isConfirmation {
      try terminal.line(text.prompt + "yes (--yes)")
      return .confirmed(true)
    }
    guard answers != .nobody else { throw unanswered(question) }
    if question.problem == nil {
      try terminal.write(lines(text.dialog + (try await view(of: question))))
    } else {
      try terminal.write(lines(text.problem))
    }
    let reader = AnswerReader(question, text: text, options: options, input: input)
    try terminal.write(lines(reader.choices))
    while true {
      try terminal.write(text.prompt)
      guard let line = try await input.nextLine() else {
        try terminal.line()
        return .cancelled
      }
      if answers == .lines { try terminal.line(TerminalText.escaped(line)) }
      switch try reader.read(line) {
      case .answer(let answer): return answer
      case .again(let said): try terminal.write(lines(said))
      }
    }
  }

  private func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  private func view(of question: RunQuestion) async throws -> [String] {
    if let view = question.view, showsFields { return await FormText.lines(of: view, width: terminal.width) }
    if let view = question.view { return await ViewText.lines(of: view, width: terminal.width) }
    guard let snippet = question.snippet else { return [] }
    return await ViewText.lines(of: try await snippet.render(), width: terminal.width)
  }

  /// The error for a question that nobody answers; it says what to pass.
  private func unanswered(_ question: RunQuestion) -> IntentRunError {
    let remedy: String
    switch question.kind {
    case .value(let parameter, _, _), .disambiguation(let parameter, _), .confirmation(let parameter, _):
      let option = options.first { $0.parameterName == parameter.name }
      remedy = option.map { "Pass --\($0.name) \($0.words.placeholder), or " } ?? "To be asked, "
    case .choice: remedy = "To choose, "
    case .action, .foreground: remedy = "Pass --yes, or "
    }
    let asked = question.dialog.map { " (\(OneLine.of($0.full)))" } ?? ""
    return IntentRunError(
      .nobodyToAsk,
      "The action asks \(QuestionText.subject(of: question))\(asked), and nobody is there to answer. "
        + "\(remedy)pipe the answers in with --answers.")
  }
}
