/// Scripts that complete a program's command lines, made from its description.
public enum Completions {
  /// A shell for which there is a script.
  public enum Shell: String, Sendable, CaseIterable {
    case bash, zsh, fish
  }

  /// Returns the script that completes a program's commands and options in a shell.
  public static func script(for shell: Shell, of program: CommandDescription) -> String {
    switch shell {
    case .bash: bash(program)
    case .zsh: zsh(program)
    case .fish: fish(program)
    }
  }

  /// One command with the names that lead to it, the program's own left out.
  private struct Node {
    var path: [String]
    var command: CommandDescription
  }

  private static func nodes(_ command: CommandDescription, path: [String] = []) -> [Node] {
    [Node(path: path, command: command)]
      + command.subcommands.flatMap { nodes($0, path: path + [$0.name]) }
  }

  /// The words that may stand first in a command, beside files.
  private static func words(_ command: CommandDescription) -> [(name: String, abstract: String)] {
    var words = command.subcommands.map { ($0.name, $0.abstract) }
    for argument in command.arguments {
      if case .choice(let choices) = argument.kind { words += choices.map { ($0.name, $0.abstract) } }
    }
    return words
  }

  private static func takesFiles(_ command: CommandDescription) -> Bool {
    command.arguments.contains { $0.kind == .file || $0.kind == .folder }
  }

  // MARK: bash

  private static func bash(_ program: CommandDescription) -> String {
    let function = ShellWord.function(of: program.name)
    var script = """
      # bash completion for \(TerminalText.escaped(program.name))
      \(function)() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" path="" word
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case "$path $word" in

      """
    let nodes = nodes(program)
    for node in nodes where !node.path.isEmpty {
      let joined = node.path.joined(separator: " ")
      script += "      \" \(joined)\") path=\" \(joined)\" ;;\n"
    }
    script += "    esac\n  done\n  COMPREPLY=()\n  case \"$path $previous\" in\n"
    for node in nodes {
      let prefix = node.path.map { " " + $0 }.joined()
      for option in node.command.options {
        guard let kind = option.kind else { continue }
        let patterns = ["--" + option.name] + (option.short.map { ["-" + $0] } ?? [])
        let pattern = patterns.map { "\"\(prefix) \($0)\"" }.joined(separator: "|")
        script += "    \(pattern)) \(bashReply(kind)); return ;;\n"
      }
    }
    script += "  esac\n  case \"$path\" in\n"
    for node in nodes {
      let prefix = node.path.map { " " + $0 }.joined()
      var list = words(node.command).map(\.name) + node.command.options.map { "--" + $0.name } + ["--help"]
      if node.path.isEmpty { list += ["help", "--version"] }
      let files = takesFiles(node.command) ? " -f" : ""
      script +=
        "    \"\(prefix)\") COMPREPLY=($(compgen\(files) -W \"\(list.joined(separator: " "))\" -- \"$current\")) ;;\n"
    }
    return script + "  esac\n}\ncomplete -o filenames -F \(function) \(ShellWord.registered(program.name))\n"
  }

  private static func bashReply(_ kind: ValueKind) -> String {
    switch kind {
    case .choice(let choices):
      "COMPREPLY=($(compgen -W \"\(choices.map(\.name).joined(separator: " "))\" -- \"$current\"))"
    case .file: "COMPREPLY=($(compgen -f -- \"$current\"))"
    case .folder: "COMPREPLY=($(compgen -d -- \"$current\"))"
    case .text, .proposed, .toggle, .integer, .number: ":"
    }
  }

  // MARK: zsh

  private static func zsh(_ program: CommandDescription) -> String {
    let function = ShellWord.function(of: program.name)
    let functions = nodes(program).map { node in zshFunction(node, of: function) }
    return ShellWord.compdefTag(program.name) + "\n\n" + functions.joined(separator: "\n")
      + "\ncompdef \(function) \(ShellWord.registered(program.name))\n"
  }

  private static func zshFunction(_ node: Node, of function: String) -> String {
    let name = ([function] + node.path).joined(separator: "_")
    var specifications = node.command.options.flatMap { option -> [String] in
      let value = option.kind.map { ":\(zshQuoted(option.placeholder)):\(zshAction($0))" } ?? ""
      let names = ["--" + option.name] + (option.short.map { ["-" + $0] } ?? [])
      let exclusion = option.isRepeating ? "*" : "(\(names.joined(separator: " ")))"
      return names.map {
        "'\(exclusion)\($0)\(option.isFlag ? "" : "=")[\(zshQuoted(option.abstract))]\(value)'"
      }
    }
    specifications.append("'(- *)'{-h,--help}'[shows how it is used]'")
    var script = "\(name)() {\n"
    if node.command.subcommands.isEmpty {
      for (index, argument) in node.command.arguments.enumerated() {
        let place = argument.isRepeating ? "*" : String(index + 1)
        specifications.append("'\(place):\(zshQuoted(argument.name)):\(zshAction(argument.kind))'")
      }
      script += "  _arguments -s \\\n    " + specifications.joined(separator: " \\\n    ") + "\n"
    } else {
      if node.path.isEmpty { specifications.append("'(- *)--version[shows the version]'") }
      specifications += ["'1: :->command'", "'*:: :->rest'"]
      let commands = node.command.subcommands.map { "'\($0.name):\(zshQuoted($0.abstract))'" }
      let cases = node.command.subcommands.map { "      \($0.name)) \(name)_\($0.name) ;;" }
      script += """
          local state line
          _arguments -C \(specifications.joined(separator: " "))
          case $state in
            command) local -a commands=(\(commands.joined(separator: " "))); _describe command commands ;;
            rest) case $line[1] in
        \(cases.joined(separator: "\n"))
            esac ;;
          esac

        """
    }
    return script + "}\n"
  }

  private static func zshAction(_ kind: ValueKind) -> String {
    switch kind {
    case .choice(let choices): "(" + choices.map { zshQuoted($0.name) }.joined(separator: " ") + ")"
    case .file: "_files"
    case .folder: "_files -/"
    case .text, .proposed, .toggle, .integer, .number: ""
    }
  }

  /// Inside single quotes, with the signs that `_arguments` itself reads.
  private static func zshQuoted(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "'": result += "'\\''"
      case ":", "[", "]", "\\": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }

  // MARK: fish

  private static func fish(_ program: CommandDescription) -> String {
    let name = fishName(program.name)
    var script = "# fish completion for \(TerminalText.escaped(program.name))\n"
    for node in nodes(program) {
      let seen = node.path.map { "__fish_seen_subcommand_from \($0)" }
      let deeper = node.command.subcommands.map(\.name)
      let conditions =
        seen + (deeper.isEmpty ? [] : ["not __fish_seen_subcommand_from \(deeper.joined(separator: " "))"])
      let base =
        "complete -c \(name)"
        + (conditions.isEmpty ? "" : " -n '\(conditions.joined(separator: "; and "))'")
      if !takesFiles(node.command) { script += base + " -f\n" }
      for word in words(node.command) {
        script += base + " -a \(word.name) -d '\(fishQuoted(word.abstract))'\n"
      }
      for option in node.command.options {
        script += base + " -l \(option.name)" + (option.short.map { " -s \($0)" } ?? "")
        switch option.kind {
        case nil: break
        case .choice(let choices): script += " -x -a '\(choices.map(\.name).joined(separator: " "))'"
        case .file, .folder: script += " -r"
        case .text, .proposed, .toggle, .integer, .number: script += " -x"
        }
        script += " -d '\(fishQuoted(option.abstract))'\n"
      }
    }
    return script
  }

  /// The name of a program as fish reads it.
  package static func fishName(_ program: String) -> String {
    ShellWord.quoted(program) == program ? program : "'\(fishQuoted(program))'"
  }

  private static func fishQuoted(_ text: String) -> String {
    text.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
      .split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'")
  }
}
