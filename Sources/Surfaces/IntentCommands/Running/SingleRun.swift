import AppIntents
import CommandLineSurface
import IntentRuntime

/// One run of an intent by a command that isn't made from it: it asks at the terminal, tells what came of it, and
/// gives the status to end with.
package struct SingleRun: Sendable {
  private let runtime: IntentRuntime
  private let input: CommandInput
  private let interruption: Interruption

  package init(
    _ runtime: IntentRuntime, input: CommandInput = .standard, interruption: Interruption = .signal
  ) {
    self.runtime = runtime
    self.input = input
    self.interruption = interruption
  }

  /// Runs an intent. What it says goes to standard output, what is asked to standard error.
  ///
  /// - Parameters:
  ///   - arguments: Values for parameters by their names, before those that the intent has.
  ///   - assumesYes: Whether confirmations are answered with yes.
  ///   - answers: Whether answers are read from standard input where no person is at it.
  /// - Throws: `OutputError`.
  package func perform(
    _ intent: any AppIntent, arguments: [String: RunArgument], assumesYes: Bool, answers: Bool,
    on terminal: Terminal
  ) async throws -> ExitStatus {
    let options = ParameterOption.all(of: intent)
    let person = PersonTerminal(terminal)
    let answering: TerminalSurface.Answers = answers ? .lines : input.isTerminal ? .person : .nobody
    let surface = TerminalSurface(
      person, input: input, answers: answering, assumesYes: assumesYes, options: options,
      started: runtime.clock.now(), showsFields: true)
    let request = RunRequest(intent, arguments: arguments, source: .commandLine)
    let outcome = await interruption.during(
      person, start: { runtime.start(request, on: surface) }, cancel: { $0.cancel() },
      wait: { await $0.outcome })
    // What an action says tells its value too.
    let text = OutcomeText(
      options: options, person: person, width: min(terminal.width, 100), showsSaidValues: false)
    for line in try await text.lines(of: outcome) { try terminal.print(line) }
    return OutcomeStatus.of(outcome)
  }
}
