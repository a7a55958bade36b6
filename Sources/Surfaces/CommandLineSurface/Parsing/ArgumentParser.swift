import PlainText

/// A parser that reads a command line by a description.
///
/// `--name value`, `--name=value`, `-n value`, `-nvalue`, `-abc` for flags; options may stand anywhere; after
/// `--` everything is an argument; a lone `-` is an argument (standard input).
struct ArgumentParser {
  /// A request that a command line makes.
  enum Request: Equatable {
    case run(path: [String], ParsedArguments)
    case help(path: [String])
    case version
  }

  let root: CommandDescription

  func parse(_ words: [String]) throws -> Request {
    var path: [String] = []
    var command = root
    var rest = words[...]
    while !command.subcommands.isEmpty {
      guard let word = rest.first else {
        throw UsageError(.missingCommand, "a command is missing; expected " + names(of: command))
      }
      rest.removeFirst()
      switch word {
      case "--help", "-h": return .help(path: path)
      case "--version" where path.isEmpty: return .version
      case "help" where path.isEmpty: return .help(path: try helpPath(rest))
      default: break
      }
      if word.hasPrefix("-") {
        throw UsageError(
          .unknownOption, "\(word): options follow the command",
          suggestion: NearestSpelling.of(word, among: ["--help", "--version"]))
      }
      command = try subcommand(word, of: command, path: path)
      path.append(word)
    }
    guard let arguments = try values(of: command, in: rest) else { return .help(path: path) }
    return .run(path: path, arguments)
  }

  /// The description at a path of names below the root.
  func command(at path: [String]) -> CommandDescription? {
    path.reduce(root) { command, name in command?.subcommands.first { $0.name == name } }
  }

  private func helpPath(_ words: ArraySlice<String>) throws -> [String] {
    var path: [String] = []
    var command = root
    for word in words where !word.hasPrefix("-") {
      command = try subcommand(word, of: command, path: path)
      path.append(word)
    }
    return path
  }

  private func subcommand(
    _ word: String, of command: CommandDescription, path: [String]
  ) throws -> CommandDescription {
    if let found = command.subcommands.first(where: { $0.name == word }) { return found }
    let known = command.subcommands.map(\.name)
    let place = path.isEmpty ? "" : path.joined(separator: " ") + ": "
    let nearest = NearestSpelling.of(word, among: path.isEmpty ? known + ["help"] : known)
    let expected = nearest == nil ? "; expected \(names(of: command))" : ""
    throw UsageError(
      .unknownCommand, "\(place)unknown command \"\(word)\"\(expected)", suggestion: nearest)
  }

  private func names(of command: CommandDescription) -> String {
    command.subcommands.map(\.name).joined(separator: ", ")
  }

  /// The values of a command without subcommands, or nil where help is asked for.
  private func values(of command: CommandDescription, in words: ArraySlice<String>) throws -> ParsedArguments?
  {
    var result = ParsedArguments(of: command)
    var positional: [String] = []
    var rest = words
    var optionsEnded = false
    while let word = rest.popFirst() {
      if optionsEnded || word == "-" || !word.hasPrefix("-") {
        positional.append(word)
      } else if word == "--" {
        optionsEnded = true
      } else if word == "--help" || word == "-h" {
        return nil
      } else if word.hasPrefix("--") {
        try readLong(word.dropFirst(2), of: command, &rest, into: &result)
      } else {
        if try readShort(word.dropFirst(), of: command, &rest, into: &result) == .help { return nil }
      }
    }
    try assign(positional, of: command, into: &result)
    for option in command.options where result.values[option.name] == nil {
      if let value = option.defaultValue { result.values[option.name] = [value] }
      if option.isRequired {
        throw UsageError(.missingArgument, "--\(option.name) \(option.placeholder) is missing")
      }
    }
    return result
  }

  private func readLong(
    _ word: Substring, of command: CommandDescription, _ rest: inout ArraySlice<String>,
    into result: inout ParsedArguments
  ) throws {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = command.options.first(where: { $0.name == name }) else {
      if parts.count == 1, let toggle = toggle(switchedOffBy: name, of: command) {
        return try read(toggle, shown: "--" + name, glued: "false", &rest, into: &result)
      }
      let known =
        command.options.flatMap { option in
          option.kind == .toggle ? ["--\(option.name)", "--no-\(option.name)"] : ["--\(option.name)"]
        } + ["--help"]
      throw UsageError(
        .unknownOption, "unknown option --\(name)", suggestion: NearestSpelling.of("--" + name, among: known))
    }
    try read(
      option, shown: "--" + name, glued: parts.count == 2 ? String(parts[1]) : nil, &rest, into: &result)
  }

  private func toggle(switchedOffBy name: String, of command: CommandDescription) -> OptionDescription? {
    guard name.hasPrefix("no-") else { return nil }
    return command.options.first { $0.kind == .toggle && $0.name == name.dropFirst(3) }
  }

  private enum ShortOutcome { case read, help }

  private func readShort(
    _ word: Substring, of command: CommandDescription, _ rest: inout ArraySlice<String>,
    into result: inout ParsedArguments
  ) throws -> ShortOutcome {
    var letters = word
    while let letter = letters.popFirst() {
      if letter == "h" { return .help }
      guard let option = command.options.first(where: { $0.short == String(letter) }) else {
        throw UsageError(.unknownOption, "unknown option -\(letter)")
      }
      var glued: String?
      if !option.isFlag, !letters.isEmpty {
        glued = String(letters.first == "=" ? letters.dropFirst() : letters)
        letters = ""
      }
      try read(option, shown: "-\(letter)", glued: glued, &rest, into: &result)
    }
    return .read
  }

  private func read(
    _ option: OptionDescription, shown: String, glued: String?, _ rest: inout ArraySlice<String>,
    into result: inout ParsedArguments
  ) throws {
    guard let kind = option.kind else {
      if let glued { throw UsageError(.unwantedValue, "\(shown) takes no value, but got \"\(glued)\"") }
      result.flags.insert(option.name)
      return
    }
    // A value may look like an option only where "=" or the same word ties it to its name.
    let next = rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
    guard let value = glued ?? (kind == .toggle ? "true" : next) else {
      throw UsageError(.missingValue, "\(shown) needs \(option.placeholder), \(kind.expectation)")
    }
    if glued == nil, kind != .toggle { rest.removeFirst() }
    try check(value, kind, name: shown)
    if !option.isRepeating, result.values[option.name] != nil {
      throw UsageError(.repeated, "\(shown) is given twice")
    }
    result.values[option.name, default: []].append(value)
  }

  private func assign(
    _ words: [String], of command: CommandDescription, into result: inout ParsedArguments
  ) throws {
    var rest = words[...]
    for argument in command.arguments {
      if argument.isRepeating {
        for value in rest { try check(value, argument.kind, name: argument.name) }
        if !rest.isEmpty { result.values[argument.name] = Array(rest) }
        rest = []
      } else if let value = rest.popFirst() {
        try check(value, argument.kind, name: argument.name)
        result.values[argument.name] = [value]
      }
      if result.values[argument.name] == nil {
        if argument.isRequired {
          throw UsageError(.missingArgument, "\(argument.name) is missing: \(argument.kind.expectation)")
        }
        if let value = argument.defaultValue { result.values[argument.name] = [value] }
      }
    }
    if let extra = rest.first {
      throw UsageError(
        .unexpectedArgument, "unexpected argument \"\(extra)\"",
        suggestion: NearestSpelling.of("--" + extra, among: command.options.map { "--" + $0.name }))
    }
  }

  private func check(_ value: String, _ kind: ValueKind, name: String) throws {
    guard !kind.accepts(value) else { return }
    var error = UsageError.invalidValue(value, of: name, expected: kind.expectation)
    if case .choice(let choices) = kind {
      error.suggestion = NearestSpelling.of(value, among: choices.map(\.name))
    }
    throw error
  }
}
