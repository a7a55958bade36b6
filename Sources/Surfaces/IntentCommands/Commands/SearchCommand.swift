import AppIntents
import CommandLineSurface
import IntentRuntime
import JSONValues
import PlainText

/// A search for what a person may mean by a text: intents, shortcuts, entities.
package protocol CommandSearching: Sendable {
  func results(
    for text: String, limit: Int, in context: IntentCommandContext
  ) async throws -> CommandSearchResults
}

/// The results of a search.
package struct CommandSearchResults: Sendable, Hashable {
  /// The best first.
  package var results: [CommandSearchResult]
  /// The parts that were left out because they failed or took too long.
  package var problems: [String]

  package init(results: [CommandSearchResult], problems: [String] = []) {
    self.results = results
    self.problems = problems
  }
}

/// One thing that a search has found.
package struct CommandSearchResult: Sendable, Hashable {
  /// "intent", "find", "shortcut" or "entity".
  package var kind: String
  package var title: String
  package var subtitle: String?
  /// The words after the program's name that run it or show it.
  package var command: [String]

  package init(kind: String, title: String, subtitle: String? = nil, command: [String]) {
    self.kind = kind
    self.title = title
    self.subtitle = subtitle
    self.command = command
  }
}

func searchCommand(_ context: IntentCommandContext, _ names: CatalogNames) -> Command {
  Command(
    CommandDescription(
      name: "search", abstract: "finds intents, shortcuts and entities by a text",
      arguments: [ArgumentDescription("TEXT", .text, "what to look for", isRepeating: true)],
      options: [
        .option("limit", .integer(1...1000), placeholder: "NUMBER", "how many at most", defaultValue: "20"),
        .flag("json", "writes them as one JSON object"),
      ])
  ) { invocation in
    let text = invocation.arguments.all("TEXT").joined(separator: " ")
    let limit = invocation.arguments.integer("limit") ?? 20
    let found: CommandSearchResults
    do {
      found = try await context.searching.results(for: text, limit: limit, in: context)
    } catch {
      throw CommandFailure(OutcomeStatus.of(error), ErrorReport(error).message)
    }
    let terminal = invocation.terminal
    if invocation.arguments.flag("json") {
      try terminal.write(
        .object([
          .init(name: "text", value: .string(text)),
          .init(name: "results", value: .array(found.results.map(json))),
          .init(name: "problems", value: .array(found.problems.map(JSONValue.string))),
        ]))
      return .success
    }
    for result in found.results {
      let subtitle = result.subtitle.map { ", " + OneLine.of($0) } ?? ""
      try terminal.print(
        terminal.styles.apply(.heading, to: OneLine.of(result.title)) + subtitle + " (\(result.kind))")
      let words = [context.invocation] + result.command.map(ShellWord.quoted)
      try terminal.print("  " + terminal.styles.apply(.action, to: OneLine.of(words.joined(separator: " "))))
    }
    if found.results.isEmpty { try terminal.note("Nothing found.") }
    for problem in found.problems { try terminal.note("Left out: " + OneLine.of(problem)) }
    return .success
  }
}

private func json(_ result: CommandSearchResult) -> JSONValue {
  var members: [JSONValue.Member] = [
    .init(name: "kind", value: .string(result.kind)), .init(name: "title", value: .string(result.title)),
  ]
  if let subtitle = result.subtitle { members.append(.init(name: "subtitle", value: .string(subtitle))) }
  members.append(.init(name: "command", value: .array(result.command.map(JSONValue.string))))
  return .object(members)
}
