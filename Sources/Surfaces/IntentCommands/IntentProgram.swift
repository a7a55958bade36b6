import AppIntents
import CommandLineSurface
import IntentRuntime

/// The commands of a program's intents: `list`, `show`, `run`, `find`, `search`, `manifest`, `validate`,
/// `completions`.
package struct IntentProgram: Sendable {
  let context: IntentCommandContext

  package init(_ context: IntentCommandContext) {
    self.context = context
  }

  /// The word with which a completion script asks what may come next. Nobody types it.
  static let completing = "__complete"

  /// Runs a command line, without the words that lead to it. Never throws: every error becomes a line on standard
  /// error and a status.
  package func run(_ words: [String], terminal: Terminal) async -> ExitStatus {
    let names = context.names
    do {
      let program = try program(names)
      do {
        if words.first == Self.completing {
          try await CompletionCandidates(context: context, names: names, root: program.description)
            .write(Array(words.dropFirst()), to: terminal)
          try terminal.output.flush()
          return .success
        }
        return await program.run(try withKnownNames(words, names), terminal: terminal)
      } catch {
        return program.report(error, of: words, terminal: terminal)
      }
    } catch {
      // What the program's own descriptions say is wrong; there is no program to say it.
      _ = Result { try terminal.errors.write("\(context.invocation): \(error)\n") }
      return .internal
    }
  }

  private func program(_ names: CatalogNames) throws -> Program {
    try Program(
      name: "intents", version: Self.version, abstract: IntentCommands.abstract,
      discussion: RunOptions.statuses, invocation: context.leadingWords,
      commands: [
        listCommand(context, names), showCommand(context, names), runCommand(context, names),
        findCommand(context, names), searchCommand(context, names), manifestCommand(context),
        validateCommand(context), intentCompletionsCommand(context),
      ])
  }

  /// The version of the app, where its bundle has one.
  private static var version: String {
    Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "(no version)"
  }

  /// The words with the name of the intent or entity as the commands are called; people may have written its
  /// identifier, its type or its title.
  ///
  /// - Throws: `UsageError` for a name that is none.
  private func withKnownNames(_ words: [String], _ names: CatalogNames) throws -> [String] {
    var words = words
    let place = words.first == "help" ? 1 : 0
    guard words.count > place + 1, !words[place + 1].hasPrefix("-") else { return words }
    switch words[place] {
    case "run": words[place + 1] = try names.intents.required(words[place + 1]).name
    case "find":
      let entity = try names.entities.required(words[place + 1])
      guard FindOptions.description(of: entity.type) != nil else {
        throw UsageError(
          .invalidValue,
          "\(entity.name) can't be searched by properties: its query finds by identifier only")
      }
      words[place + 1] = entity.name
    default: break
    }
    return words
  }
}
