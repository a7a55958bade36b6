import AppIntents
import CommandLineSurface
import IntentRuntime
import JSONValues

func runCommand(_ context: IntentCommandContext, _ names: CatalogNames) -> Command {
  let abstract = "runs an intent"
  guard !names.intents.all.isEmpty else {
    return Command(
      CommandDescription(
        name: "run", abstract: abstract,
        arguments: [ArgumentDescription("NAME", .text, "its name", isRequired: false)])
    ) { _ in throw UsageError(.invalidValue, "this program has no intents") }
  }
  return Command(
    CommandDescription(
      name: "run", abstract: abstract, discussion: RunOptions.discussion,
      subcommands: names.intents.all.map(IntentCommand.description))
  ) { invocation in
    let intent = try names.intents.required(invocation.path.last ?? "")
    return try await IntentCommand(context: context, names: names, type: intent.type).run(invocation)
  }
}

/// One intent as a command.
private struct IntentCommand {
  let context: IntentCommandContext
  let names: CatalogNames
  let type: any AppIntent.Type

  static func description(_ named: TypeNames<any AppIntent.Type>.Named) -> CommandDescription {
    let title = OneLine.withoutFullStop(named.title)
    let text = named.type.writtenDescription.map { OneLine.of($0.descriptionText) } ?? ""
    return CommandDescription(
      name: named.name, abstract: title.isEmpty ? named.name : title,
      discussion: (text.isEmpty ? "" : text + "\n\n") + RunOptions.discussion,
      options: ParameterOption.all(of: named.type.init()).map(\.description) + RunOptions.all)
  }

  func run(_ invocation: Invocation) async throws -> ExitStatus {
    let arguments = invocation.arguments
    let intent = type.init()
    let options = ParameterOption.all(of: intent)
    let values = try RunArguments(options: options, input: context.input).values(of: arguments)
    let answers: TerminalSurface.Answers =
      arguments.flag("answers") ? .lines : context.input.isTerminal ? .person : .nobody
    let person = PersonTerminal(invocation.terminal)
    let surface = TerminalSurface(
      person, input: context.input, answers: answers, assumesYes: arguments.flag("yes"), options: options,
      started: context.runtime.clock.now())
    let outcome = await outcome(RunRequest(intent, arguments: values, source: .commandLine), surface)
    try await report(outcome, options, person, invocation)
    if answers == .nobody { try hint(outcome, options, values, person) }
    return OutcomeStatus.of(outcome)
  }

  private func outcome(_ request: RunRequest, _ surface: TerminalSurface) async -> RunOutcome {
    let line = RunProgressLine(
      person: surface.terminal, clock: context.runtime.clock, isAsking: { surface.isAsking })
    return await context.interruption.during(
      surface.terminal, start: { context.runtime.start(request, on: surface) }, cancel: { $0.cancel() },
      wait: { run in
        let progress = Task { await line.show(run.progress) }
        let outcome = await run.outcome
        progress.cancel()
        await progress.value
        return outcome
      })
  }

  private func report(
    _ outcome: RunOutcome, _ options: [ParameterOption], _ person: PersonTerminal, _ invocation: Invocation
  ) async throws {
    let terminal = invocation.terminal
    if invocation.arguments.flag("json") {
      let json = OutcomeJSON(names: names, locale: context.runtime.locale)
      try terminal.write(await json.json(of: outcome))
      return
    }
    let text = OutcomeText(options: options, person: person, width: min(terminal.width, 100))
    for line in try await text.lines(of: outcome) { try terminal.print(line) }
  }

  /// Says what to pass where values are missing and nobody was asked.
  private func hint(
    _ outcome: RunOutcome, _ options: [ParameterOption], _ values: [String: RunArgument],
    _ person: PersonTerminal
  ) throws {
    guard let failure = outcome.failure, OutcomeStatus.of(failure.error) == .usage,
      ["missingValue", "nobodyToAsk"].contains(ErrorReport(failure).code)
    else { return }
    let message = ErrorReport(failure).message
    let missing = options.filter { option in
      option.isNeeded && values[option.parameterName] == nil
        || message.contains("parameter '\(option.parameterName)' needs a value")
    }
    var ways = missing.map { option in
      option.isToggle ? "--\(option.name)" : "--\(option.name) \(option.words.placeholder)"
    }
    if missing.isEmpty, failure.error is IntentRunError {
      ways.append("--yes where a confirmation is asked for")
    }
    let pass = ways.isEmpty ? "" : "Pass \(ways.joined(separator: ", ")). "
    try person.line(pass + "With --answers the answers are read from standard input, a line each.")
  }
}
