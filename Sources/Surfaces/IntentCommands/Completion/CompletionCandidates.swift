import AppIntents
import CommandLineSurface
import IntentDiscovery
import IntentRuntime
import PlainText

/// The words that may come next on a command line: a word in each line, and behind a tabulator what it is.
/// The word ":files" stands for names of files.
struct CompletionCandidates: Sendable {
  let context: IntentCommandContext
  let names: CatalogNames
  let root: CommandDescription

  /// How many entities are proposed at most.
  private static let limit = 200

  private struct Candidate: Sendable {
    let word: String
    var about = ""
  }

  /// Writes what fits.
  ///
  /// - Parameter words: The words so far, without the program's; the last is the one that is being typed. A word
  ///   that is a lone "=" stands between an option and its value, as bash parts them.
  func write(_ words: [String], to terminal: Terminal) async throws {
    var words = words
    let typed = words.popLast() ?? ""
    for candidate in await candidates(after: words, typed: typed) {
      let about = OneLine.of(candidate.about)
      let word = OneLine.of(candidate.word)
      try terminal.print(about.isEmpty ? word : "\(word)\t\(about)")
    }
  }

  private func candidates(after words: [String], typed: String) async -> [Candidate] {
    var command = root
    var path: [String] = []
    var rest = words[...]
    while let word = rest.first, !command.subcommands.isEmpty {
      guard let next = command.subcommands.first(where: { $0.name == known(word, after: path) }) else {
        return []
      }
      path.append(next.name)
      command = next
      rest.removeFirst()
    }
    if !command.subcommands.isEmpty {
      let all = command.subcommands.map { Candidate(word: $0.name, about: $0.abstract) }
      return fitting(all + (path.isEmpty ? [Candidate(word: "help")] : []), typed)
    }
    if let (name, value, glue) = optionBeforeValue(rest, typed, command) {
      return await values(of: name, in: command, path, typed: value).map {
        Candidate(word: glue + $0.word, about: $0.about)
      }
    }
    if typed.hasPrefix("-") || command.arguments.isEmpty { return fitting(options(of: command), typed) }
    return fitting(
      command.arguments.flatMap { choices(of: $0.kind) }, typed)
  }

  /// The name of a command that a word stands for, which may be an intent's identifier.
  private func known(_ word: String, after path: [String]) -> String {
    do {
      if path == ["run"] { return try names.intents.find(word)?.name ?? word }
      if path == ["find"] { return try names.entities.find(word)?.name ?? word }
    } catch {
      // A title of several: none of them is meant.
    }
    return word
  }

  /// The option whose value is being typed, the value so far, and what has to stand before it.
  private func optionBeforeValue(
    _ words: ArraySlice<String>, _ typed: String, _ command: CommandDescription
  ) -> (OptionDescription, value: String, glue: String)? {
    func option(_ word: Substring) -> OptionDescription? {
      guard word.hasPrefix("--") else { return nil }
      return command.options.first { $0.name == word.dropFirst(2) && !$0.isFlag }
    }
    if typed.hasPrefix("--"), let sign = typed.firstIndex(of: "="), let found = option(typed[..<sign]) {
      return (found, String(typed[typed.index(after: sign)...]), String(typed[...sign]))
    }
    guard let last = words.last else { return nil }
    if typed == "=", let found = option(last[...]) { return (found, "", "") }
    if last == "=", let found = words.dropLast().last.flatMap({ option($0[...]) }) {
      return (found, typed, "")
    }
    guard let found = option(last[...]), found.kind != .toggle else { return nil }
    return (found, typed, "")
  }

  private func options(of command: CommandDescription) -> [Candidate] {
    command.options.flatMap { option in
      option.kind == .toggle
        ? [
          Candidate(word: "--" + option.name, about: option.abstract), Candidate(word: "--no-" + option.name),
        ]
        : [Candidate(word: "--" + option.name, about: option.abstract)]
    } + [Candidate(word: "--help", about: "shows how it is used")]
  }

  private func choices(of kind: ValueKind?) -> [Candidate] {
    switch kind {
    case .choice(let choices), .proposed(let choices):
      choices.map { Candidate(word: $0.name, about: $0.abstract) }
    case .file, .folder: [Candidate(word: ":files")]
    case .toggle: [Candidate(word: "true"), Candidate(word: "false")]
    case .text, .integer, .number, nil: []
    }
  }

  private func fitting(_ all: [Candidate], _ typed: String) -> [Candidate] {
    let wanted = typed.foldedForMatching()
    return all.filter { $0.word == ":files" || $0.word.foldedForMatching().hasPrefix(wanted) }
  }

  private func candidate(_ display: DisplayRepresentation) -> Candidate {
    Candidate(
      word: String(localized: display.title), about: display.subtitle.map { String(localized: $0) } ?? "")
  }

  /// What a query finds that takes texts, where it proposes nothing by itself.
  private func entities(_ typed: String, for option: ParameterOption) async throws -> [Candidate] {
    guard let type = option.element as? any AppEntity.Type else { return [] }
    let query = option.parameter.definition.query ?? EntityQueries.defaultQuery(of: type)
    return try await context.runtime.ask(query) { query in
      func matching<Query: EntityStringQuery>(_ query: Query) async throws -> OptionList {
        try await query.entities(matching: typed).optionList
      }
      guard let query = query as? any EntityStringQuery else { return [] }
      return try await matching(query).options.map { candidate($0.display) }
    }
  }

  private func values(
    of option: OptionDescription, in command: CommandDescription, _ path: [String], typed: String
  ) async -> [Candidate] {
    let known = choices(of: option.kind)
    if !known.isEmpty { return fitting(known, typed) }
    guard path.count == 2, path[0] == "run" else { return [] }
    do {
      guard let intent = try names.intents.find(path[1])?.type.init(),
        let parameter = ParameterOption.all(of: intent).first(where: { $0.name == option.name })
      else { return [] }
      let list = try await context.runtime.options(of: parameter.parameterName, in: intent)
      let proposed = fitting((list?.options ?? []).map { candidate($0.display) }, typed)
      if !proposed.isEmpty || typed.isEmpty { return Array(proposed.prefix(Self.limit)) }
      return Array(fitting(try await entities(typed, for: parameter), typed).prefix(Self.limit))
    } catch {
      // Whoever completes a word wants no message; the run will say it.
      return []
    }
  }
}
