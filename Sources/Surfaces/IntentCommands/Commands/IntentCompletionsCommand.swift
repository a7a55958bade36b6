import CommandLineSurface

func intentCompletionsCommand(_ context: IntentCommandContext) -> Command {
  let name = context.programName
  let typed = TerminalText.escaped(ShellWord.quoted(name))
  return Command(
    CommandDescription(
      name: "completions", abstract: "prints a script that completes command lines",
      discussion: """
         bash: \(context.invocation) completions bash > ~/.local/share/bash-completion/completions/\(typed)
         zsh:  \(context.invocation) completions zsh > a file named _\(TerminalText.escaped(name)) in a folder of $fpath
         fish: \(context.invocation) completions fish > ~/.config/fish/completions/\(TerminalText.escaped(ShellWord.quoted(name + ".fish")))

        The script asks the program what fits: names, options, cases, and titles of entities as they are now.
        """,
      arguments: [
        ArgumentDescription(
          "SHELL", .choice(Completions.Shell.allCases.map { ValueKind.Choice($0.rawValue) }),
          "the shell to make it for")
      ])
  ) { invocation in
    guard let shell = invocation.arguments.text("SHELL").flatMap({ Completions.Shell(rawValue: $0) }) else {
      return .usage
    }
    try invocation.terminal.output.write(
      CompletionScript(programName: name, word: context.word).text(for: shell))
    return .success
  }
}
