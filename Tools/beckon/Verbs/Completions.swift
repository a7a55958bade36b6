import CommandLineSurface

let completionsCommand = Command(
  CommandDescription(
    name: "completions", abstract: "prints a script that completes command lines",
    discussion: """
       bash: beckon completions bash > ~/.local/share/bash-completion/completions/beckon
       zsh:  beckon completions zsh > a file named _beckon in a folder of $fpath
       fish: beckon completions fish > ~/.config/fish/completions/beckon.fish
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
  try invocation.terminal.output.write(Completions.script(for: shell, of: invocation.program))
  return .success
}
