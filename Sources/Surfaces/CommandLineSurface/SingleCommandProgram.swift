/// A program that is one command, with `--help`, `--version` and errors a person can act on.
public struct SingleCommandProgram: Sendable {
  /// The description of the program and its commands.
  public let description: CommandDescription
  /// The version that `--version` prints after the name.
  public let version: String

  /// The name as messages say it.
  private var label: String { TerminalText.escaped(description.name) }
  /// The name as it is typed.
  private var typed: String { TerminalText.escaped(ShellWord.quoted(description.name)) }

  /// A request that a command line makes.
  public enum Request: Sendable {
    case run(ParsedArguments)
    /// All is done: help was printed, or an error.
    case ended(ExitStatus)
  }

  /// Creates a program.
  ///
  /// - Throws: `DeclarationError` with every mistake in the description.
  public init(_ description: CommandDescription, version: String) throws {
    let problems = description.problems()
    guard problems.isEmpty else { throw DeclarationError(problems: problems) }
    self.description = description
    self.version = version
  }

  /// Reads a command line, without the program's own name. Never throws: every error becomes a line on
  /// standard error and a status.
  public func read(_ words: [String], terminal: Terminal) -> Request {
    do {
      if words == ["--version"] {
        try terminal.output.write("\(label) \(version)\n")
        try terminal.output.flush()
        return .ended(.success)
      }
      guard case .run(_, let arguments) = try ArgumentParser(root: description).parse(words) else {
        let help = Help(description, path: [], width: min(terminal.width, 100), styles: terminal.styles)
        try terminal.output.write(help.text)
        try terminal.output.flush()
        return .ended(.success)
      }
      return .run(arguments)
    } catch {
      return .ended(report(error, terminal: terminal))
    }
  }

  /// Prints what went wrong, and returns the status that the program ends with.
  public func report(_ error: any Error, terminal: Terminal) -> ExitStatus {
    let (message, status, hint) =
      switch error {
      case let error as UsageError:
        ("\(error)", ExitStatus.usage, "Run \"\(typed) --help\" for how it is used.\n")
      case let error as CommandFailure: (error.message, error.status, "")
      case OutputError.closed: ("", ExitStatus.brokenPipe, "")
      case OutputError.failed(let reason):
        ("the output can't be written: \(reason)", ExitStatus.cannotCreate, "")
      default: ("\(error)", ExitStatus.internal, "")
      }
    guard status != .brokenPipe else { return status }
    do {
      let label = terminal.errorStyles.apply(.error, to: "\(label): ")
      try terminal.errors.write(label + TerminalText.escaped(message, keepingLines: true) + "\n" + hint)
      try terminal.errors.flush()
    } catch {
      // Standard error is closed: the status is all that is left to say it with.
    }
    return status
  }
}
