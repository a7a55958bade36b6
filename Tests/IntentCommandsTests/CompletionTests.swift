import CaseFiles
import CommandLineSurface
import Testing

@testable import IntentCommands

@Suite struct CompletionTests {
  private func words(_ words: String...) async throws -> [String] {
    try await NurseryProgram().run(["__complete"] + words).output.split(separator: "\n")
      .map { String($0.split(separator: "\t")[0]) }
  }

  @Test func commandsAndIntents() async throws {
    #expect(
      try await words("") == [
        "list", "show", "run", "find", "search", "manifest", "validate", "completions", "help",
      ])
    #expect(try await words("run", "wa") == ["watch-plants", "water-plant"])
    #expect(try await words("show", "sun") == ["sunlight"])
    #expect(try await words("completions", "") == ["bash", "zsh", "fish"])
  }

  @Test func optionsOfAnIntentByAnyOfItsNames() async throws {
    let expected = ["--is-from-below", "--no-is-from-below"]
    #expect(
      try await words("run", "WaterPlantIntent", "--").filter { $0.contains("below") } == expected)
    #expect(try await words("run", "water-plant", "--li") == ["--liters"])
  }

  @Test func valuesOfEnumerationsAndTitlesOfEntities() async throws {
    #expect(try await words("run", "move-plant", "--light", "") == ["shade", "half-sun", "full"])
    #expect(try await words("run", "water-plant", "--plant", "lem") == ["Lemon balm", "Lemon tree"])
    #expect(try await words("run", "water-plant", "--plant", "=", "ba") == ["Basil"])
    #expect(
      try await words("run", "water-plant", "--plant", "=") == [
        "Basil", "Laurel", "Lemon balm", "Lemon tree",
      ])
    #expect(try await words("run", "water-plant", "--plant=la") == ["--plant=Laurel"])
    #expect(try await words("run", "measure-picture", "--picture", "") == [":files"])
    #expect(try await words("find", "plant", "--sort", "h") == ["height"])
  }

  @Test func nothingFitsWhatIsUnknown() async throws {
    let result = try await NurseryProgram().run("__complete", "run", "nothing", "--")
    #expect(result.output == "")
    #expect(result.status == .success)
  }

  @Test(arguments: Completions.Shell.allCases)
  func scriptsAskTheProgram(_ shell: Completions.Shell) async throws {
    let script = try await NurseryProgram().run("completions", shell.rawValue).output
    #expect(script.contains("intents __complete"))
    #expect(try CaseFiles("IntentCommands").recorded("completions.\(shell.rawValue)", script) == script)
  }
}
