/// The text that `--help` prints, made from a description.
struct Help {
  let command: CommandDescription
  /// The words above it, as they are typed.
  let path: [String]
  /// The command's own words, as they are typed.
  let typed: String
  let width: Int
  let styles: Styles

  /// - Parameter typed: The command's own words as they are typed; nil for its name.
  init(
    _ command: CommandDescription, path: [String], typed: String? = nil, width: Int, styles: Styles
  ) {
    self.command = command
    self.typed = typed ?? TerminalText.escaped(ShellWord.quoted(command.name))
    self.path = path
    self.width = width
    self.styles = styles
  }

  var text: String {
    var blocks = [[sentence(command.abstract)], [heading("Usage: ") + usage]]
    blocks += discussion
    blocks.append(section("Arguments", command.arguments.map { ($0.name, details(of: $0)) }))
    blocks.append(
      section("Commands", command.subcommands.map { ($0.name, sentence($0.abstract)) }))
    var options = command.options.map { (label(of: $0), details(of: $0)) }
    options.append(("-h, --help", "Shows this."))
    if path.isEmpty { options.append(("    --version", "Shows the version.")) }
    blocks.append(section("Options", options))
    blocks.append(examples)
    if !command.subcommands.isEmpty {
      let names = path + [typed]
      let help = ([names[0], "help"] + names.dropFirst() + ["COMMAND"]).joined(separator: " ")
      blocks.append(["\"\(help)\" says more about one."])
    }
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// The line of usage: options, required ones by name, then arguments.
  private var usage: String {
    var parts = path + [typed]
    if !command.subcommands.isEmpty { parts.append("COMMAND") }
    if command.options.contains(where: { !$0.isRequired }) { parts.append("[OPTIONS]") }
    parts += command.options.filter(\.isRequired).map { "--\($0.name) \($0.placeholder)" }
    parts += command.arguments.map { argument in
      let name = argument.name + (argument.isRepeating ? "..." : "")
      return argument.isRequired ? name : "[\(name)]"
    }
    return parts.joined(separator: " ")
  }

  private var discussion: [[String]] {
    command.discussion.split(separator: "\n\n").map { paragraph in
      paragraph.hasPrefix(" ")
        ? paragraph.split(separator: "\n").map(String.init)
        : DisplayWidth.wrapped(String(paragraph), to: width)
    }
  }

  private var examples: [String] {
    guard !command.examples.isEmpty else { return [] }
    return [heading("Examples:")]
      + command.examples.flatMap { example in
        ["  " + example.commandLine]
          + DisplayWidth.wrapped(sentence(example.abstract), to: width - 6).map { "      " + $0 }
      }
  }

  private func section(_ title: String, _ rows: [(label: String, details: String)]) -> [String] {
    guard !rows.isEmpty, title != "Arguments" || !command.arguments.isEmpty else { return [] }
    let column = min(28, (rows.map { DisplayWidth.of($0.label) }.max() ?? 0) + 2)
    var lines = [heading(title + ":")]
    for row in rows {
      let details = DisplayWidth.wrapped(row.details, to: max(20, width - column - 2))
      let indent = String(repeating: " ", count: column + 2)
      if DisplayWidth.of(row.label) + 2 > column {
        lines.append("  " + row.label)
        lines += details.map { indent + $0 }
      } else {
        lines.append("  " + DisplayWidth.padded(row.label, to: column) + details[0])
        lines += details.dropFirst().map { indent + $0 }
      }
    }
    return lines
  }

  private func label(of option: OptionDescription) -> String {
    if option.kind == .toggle { return "    --[no-]" + option.name }
    return (option.short.map { "-\($0), " } ?? "    ") + "--" + option.name
      + (option.isFlag ? "" : " " + option.placeholder)
  }

  private func details(of argument: ArgumentDescription) -> String {
    details(argument.abstract, argument.kind, defaultValue: argument.defaultValue)
  }

  private func details(of option: OptionDescription) -> String {
    var text = details(option.abstract, option.kind, defaultValue: option.defaultValue)
    if option.isRepeating { text += " May be given more than once." }
    return text
  }

  private func details(_ abstract: String, _ kind: ValueKind?, defaultValue: String?) -> String {
    var text = sentence(abstract)
    switch kind {
    case .choice(let choices), .proposed(let choices):
      let named = choices.map { $0.abstract.isEmpty ? $0.name : "\($0.name) (\($0.abstract))" }
      if !named.isEmpty { text += " One of: " + named.joined(separator: ", ") + "." }
    default: break
    }
    if let defaultValue { text += " Default: \(defaultValue)." }
    return text
  }

  private func heading(_ text: String) -> String { styles.apply(.heading, to: text) }

  private func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
  }
}
