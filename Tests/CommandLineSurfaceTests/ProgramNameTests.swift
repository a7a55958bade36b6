import Foundation
import Testing

@testable import CommandLineSurface

/// Programs that are called as their apps are: by any name that a file may have.
@Suite struct ProgramNameTests {
  /// A name and how it is typed.
  private static let names = [
    ("Counting", "Counting"), ("Counting Stars", "'Counting Stars'"), ("Sternzähler", "Sternzähler"),
    ("v2.0", "v2.0"), ("it's", #"'it'\''s'"#), ("$(id)", "'$(id)'"), ("A=b", "'A=b'"), ("a\nb", "'a b'"),
  ]

  @Test(arguments: names)
  func everyNameIsSoundAndQuotedInHelp(_ name: String, _ typed: String) {
    let root = CommandDescription(
      name: name, abstract: "counts", subcommands: [CommandDescription(name: "list", abstract: "lists")])
    #expect(root.problems() == [])
    let help = Help(root, path: [], width: 80, styles: Styles(isColoured: false)).text
    #expect(help.contains("Usage: \(typed) COMMAND\n"))
    #expect(help.contains("\"\(typed) help COMMAND\" says more about one."))
  }

  @Test func commandsBelowAProgramStayChecked() {
    let root = CommandDescription(
      name: "Counting Stars", abstract: "counts",
      subcommands: [CommandDescription(name: "List", abstract: "lists", options: [.flag("All", "all")])])
    #expect(
      root.problems() == [
        "Counting Stars List: \"List\" is not lower case letters, digits and hyphens",
        "Counting Stars List: option \"All\" is not a name",
      ])
  }

  @Test func whereNobodySaysTheNameThereIsOne() {
    #expect(ProgramName.of(["/opt/Counting Stars/bin/Counting Stars"]) == "Counting Stars")
    #expect(ProgramName.of(["kitchen", "run"]) == "kitchen")
    for nobody in [[], [""], ["/"]] { #expect(ProgramName.of(nobody) == "program") }
  }

  /// bash, with the script for a program of any name: what it offers, and under which words it does.
  @Test(arguments: names.dropLast().map(\.0))
  func bashCompletesEveryName(_ name: String) throws {
    let root = CommandDescription(
      name: name, abstract: "counts", subcommands: [CommandDescription(name: "list", abstract: "lists")])
    let script = Completions.script(for: .bash, of: root)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [
      "-c",
      """
      \(script)
      complete -p "$1" "$(printf %q "$1")" | wc -l
      COMP_WORDS=("$1" li); COMP_CWORD=1; \(ShellWord.function(of: name)); printf '%s\\n' "${COMPREPLY[@]}"
      """,
      "bash", name,
    ]
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(String(decoding: output, as: UTF8.self) == "2\nlist\n")
  }

  @Test func scriptsNameAProgramAsEachShellReadsIt() {
    let root = CommandDescription(name: "Counting Stars", abstract: "counts")
    let zsh = Completions.script(for: .zsh, of: root)
    #expect(zsh.hasPrefix("#compdef -P Counting*Stars\n"))
    #expect(zsh.contains("\n_Counting_Stars() {\n"))
    #expect(
      zsh.hasSuffix(
        #"""

        compdef _Counting_Stars 'Counting Stars' 'Counting\ Stars' ''\''Counting Stars'\''' '"Counting Stars"'

        """#))
    #expect(Completions.script(for: .fish, of: root).contains("\ncomplete -c 'Counting Stars' -f\n"))
    #expect(Completions.fishName(#"a\'b"#) == #"'a\\\'b'"#)
  }
}
