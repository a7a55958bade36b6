import Foundation
import Testing

/// The commands that the README shows work as they stand there.
@Suite struct ReadmeTests {
  private static var readme: URL { BuiltProgram.repository.appending(path: "README.md") }

  /// All in one folder and one after the other, as a reader does: a later one may use what an earlier one
  /// wrote.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: readme.path), "there is no README.md"))
  func everyCommandWorks() throws {
    let document = try String(contentsOf: Self.readme, encoding: .utf8)
    let commands = MarkdownCommand.all(in: document).filter(\.runsBeckon)
    #expect(!commands.isEmpty, "the README shows no command in a block marked sh")
    try BuiltProgram.withFolder { folder in
      for command in commands {
        let outcome = try BuiltProgram.run(command.text, in: folder)
        #expect(
          outcome.status == 0,
          "README.md:\(command.line): \(command.text)\nended with \(outcome.status):\n\(outcome.output)")
      }
    }
  }

  @Test func commandsAreFound() {
    let document = """
      # Name
      ```sh
      script/run                 # builds
      $ beckon suggest Examples/a.eml

      # a comment
      echo "call me | at 5" | beckon suggest \\
        --json
      BECKON_HOME=/tmp/x beckon list
      git clone x && swift build
      ```
      `beckon not this`
      ```swift
      beckon("nor this")
      ```
      <!-- not tested -->
      ```sh
      beckon serve
      ```
      - in a list:
        ```bash
        beckon read <<'END'
        ```
        not the end
      END
        beckon last
        ```
      """
    let commands = MarkdownCommand.all(in: document)
    let ours = commands.filter(\.runsBeckon)
    #expect(ours.map(\.line) == [4, 7, 9, 22, 26])
    #expect(ours[0].text == "beckon suggest Examples/a.eml")
    #expect(ours[1].text == "echo \"call me | at 5\" | beckon suggest \\\n  --json")
    #expect(ours[3].text.hasSuffix("\nEND"))
    #expect(commands.count == 7)
  }

  @Test func whatFailsIsSeen() throws {
    try BuiltProgram.withFolder { folder in
      let failed = try BuiltProgram.run("echo said; exit 3 | cat", in: folder)
      #expect(failed.status == 3)
      #expect(failed.output == "said\n")
      #expect(try BuiltProgram.run("sleep 30", in: folder, seconds: 1).status == -SIGKILL)
      #expect(try BuiltProgram.run("command -v beckon; echo $HOME", in: folder).output.contains(folder.path))
      #expect(try BuiltProgram.run("command -v beckon", in: folder).status == 0)
    }
  }
}
