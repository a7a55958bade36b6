/// A command: its description and the code that runs it.
public struct Command: Sendable {
  /// The description, from which help and parsing follow.
  public var description: CommandDescription
  /// The code of the command, which gives the exit status.
  public var run: @Sendable (Invocation) async throws -> ExitStatus

  /// Creates a command.
  public init(
    _ description: CommandDescription, run: @escaping @Sendable (Invocation) async throws -> ExitStatus
  ) {
    self.description = description
    self.run = run
  }
}

/// The arguments and the surroundings of a running command.
public struct Invocation {
  /// The values of the command line.
  public let arguments: ParsedArguments
  /// The names that lead to the command, the program's own left out.
  public let path: [String]
  /// The terminal to write to.
  public let terminal: Terminal
  /// The program's whole description, for commands that speak about commands.
  public let program: CommandDescription
}

/// A program of several commands, with `--help`, `help COMMAND`, `--version` and errors a person can act on.
public struct Program: Sendable {
  /// The description of the program and its commands.
  public let description: CommandDescription
  /// The version that `--version` prints after the name.
  public let version: String
  /// The words that lead to it: its name, or the name of another program and a word of that.
  private let invocation: [String]
  private let commands: [String: Command]

  /// Creates a program.
  ///
  /// - Parameters:
  ///   - invocation: The words that a person types to reach it, where they are not its name: `kitchen`,
  ///     `intents`.
  ///   - commands: A command that has subcommands runs all of them.
  /// - Throws: `DeclarationError` with every mistake in the descriptions.
  public init(
    name: String, version: String, abstract: String, discussion: String = "", invocation: [String]? = nil,
    commands: [Command]
  ) throws {
    let description = CommandDescription(
      name: name, abstract: abstract, discussion: discussion, subcommands: commands.map(\.description))
    self.version = version
    let problems = description.problems()
    guard problems.isEmpty else { throw DeclarationError(problems: problems) }
    self.invocation = invocation ?? [name]
    self.description = description
    self.commands = Dictionary(uniqueKeysWithValues: commands.map { ($0.description.name, $0) })
  }

  /// The words that lead to it as messages name them.
  private var label: String { TerminalText.escaped(invocation.joined(separator: " ")) }
  /// The same as it is typed.
  private var typed: String {
    TerminalText.escaped(invocation.map(ShellWord.quoted).joined(separator: " "))
  }

  /// Runs a command line (without the program's own name) to its end. Never throws: every error becomes
  /// a line on standard error and a status.
  public func run(_ words: [String], terminal: Terminal = Terminal()) async -> ExitStatus {
    do {
      let status = try await perform(words, terminal)
      try terminal.output.flush()
      return status
    } catch {
      return report(error, of: words, terminal: terminal)
    }
  }

  /// Prints what went wrong with a command line, and returns the status it ends with.
  public func report(_ error: any Error, of words: [String], terminal: Terminal) -> ExitStatus {
    switch error {
    case let error as UsageError:
      let path = ([typed] + knownPath(words)).joined(separator: " ")
      return report("\(error)", .usage, terminal, hint: "Run \"\(path) --help\" for how it is used.")
    case let error as CommandFailure: return report(error.message, error.status, terminal)
    case OutputError.closed: return .brokenPipe
    case OutputError.failed(let reason):
      return report("the output can't be written: \(reason)", .cannotCreate, terminal)
    default: return report("\(error)", .internal, terminal)
    }
  }

  /// The names of commands with which a command line begins.
  private func knownPath(_ words: [String]) -> [String] {
    var command = description
    var path: [String] = []
    for word in words {
      guard let next = command.subcommands.first(where: { $0.name == word }) else { break }
      path.append(word)
      command = next
    }
    return path
  }

  private func perform(_ words: [String], _ terminal: Terminal) async throws -> ExitStatus {
    let parser = ArgumentParser(root: description)
    let width = min(terminal.width, 100)
    if words.isEmpty {
      try terminal.errors.write(
        Help(parser.root, path: [], typed: typed, width: width, styles: terminal.errorStyles).text)
      try terminal.errors.flush()
      return .usage
    }
    switch try parser.parse(words) {
    case .version:
      try terminal.output.write("\(label) \(version)\n")
      return .success
    case .help(let path):
      guard let command = parser.command(at: path) else { return .internal }
      let help =
        path.isEmpty
        ? Help(command, path: [], typed: typed, width: width, styles: terminal.styles)
        : Help(command, path: [typed] + path.dropLast(), width: width, styles: terminal.styles)
      try terminal.output.write(help.text)
      return .success
    case .run(let path, let arguments):
      guard let command = commands[path[0]] else { return .internal }
      return try await command.run(
        Invocation(arguments: arguments, path: path, terminal: terminal, program: description))
    }
  }

  private func report(
    _ message: String, _ status: ExitStatus, _ terminal: Terminal, hint: String? = nil
  ) -> ExitStatus {
    // What was written before the error belongs before it.
    do { try terminal.output.flush() } catch OutputError.closed { return .brokenPipe } catch {}
    let label = terminal.errorStyles.apply(.error, to: "\(label): ")
    let text = TerminalText.escaped(message, keepingLines: true)
    do {
      try terminal.errors.write(label + text + "\n" + (hint.map { $0 + "\n" } ?? ""))
      try terminal.errors.flush()
    } catch {
      // Standard error is closed: the status is all that is left to say it with.
    }
    return status
  }
}
