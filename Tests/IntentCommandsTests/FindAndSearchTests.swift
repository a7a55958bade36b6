import CommandLineSurface
import JSONValues
import Testing

@testable import IntentCommands

@Suite struct FindTests {
  @Test func comparisonsBecomeOptions() async throws {
    let lemons = try await NurseryProgram().run("find", "plant", "--name-contains", "lemon")
    #expect(lemons.output == "Lemon balm, 45 cm (p3)\nLemon tree, 210 cm (p4)\n")
    let tall = try await NurseryProgram().run(
      "find", "plant", "--height-above", "30", "--sort", "height", "--descending", "--limit", "2")
    #expect(tall.output == "Lemon tree, 210 cm (p4)\nLaurel, 140 cm (p2)\n")
    let between = try await NurseryProgram().run("find", "PlantEntity", "--height-between", "40..140")
    #expect(between.output == "Laurel, 140 cm (p2)\nLemon balm, 45 cm (p3)\n")
    let any = try await NurseryProgram().run(
      "find", "plant", "--name=basil", "--height-above=200", "--any")
    #expect(any.output == "Basil, 20 cm (p1)\nLemon tree, 210 cm (p4)\n")
  }

  @Test func jsonHasTheProperties() async throws {
    let json = try await NurseryProgram().run("find", "plant", "--name=Laurel", "--json").json
    let found = try #require(json["found"]?.array?.first)
    #expect(found["id"]?.string == "p2")
    #expect(found["properties"]?["height"] == .number("140"))
  }

  @Test(arguments: [
    (["--height-above", "tall"], "--height-above"),
    (["--sort", "weight"], "--sort: \"weight\" is not one of"),
    (["--height-between", "4"], "two values with two points between them"), (["--colour", "x"], "--colour"),
  ])
  func badValuesNameTheOption(_ words: [String], _ text: String) async throws {
    let result = try await NurseryProgram().run(["find", "plant"] + words)
    #expect(result.status == .usage)
    #expect(result.errors.contains(text))
  }

  @Test func nothingIsAnAnswer() async throws {
    let result = try await NurseryProgram().run("find", "plant", "--name=Oak")
    #expect(result.status == .success)
    #expect(result.output == "")
    #expect(result.errors == "Nothing fits.\n")
  }
}

@Suite struct SearchTests {
  @Test func intentsAndEntitiesAreFoundWithTheirCommands() async throws {
    let result = try await NurseryProgram().run("search", "water plant")
    #expect(
      result.output.hasPrefix(
        "Water Plant, Gives a plant water. (intent)\n  nursery intents run water-plant\n"))
    let json = try await NurseryProgram().run("search", "balm", "--json").json
    #expect(json["results"]?.array?.first?["title"]?.string == "Lemon balm")
    #expect(
      json["results"]?.array?.first?["command"]
        == .array(["run", "water-plant", "--plant", "p3"].map(JSONValue.string)))
    #expect(json["results"]?.array?.first?["kind"]?.string == "entity")
  }

  @Test func wordsForAShellAreQuoted() {
    #expect(ShellWord.quoted("water-plant") == "water-plant")
    #expect(ShellWord.quoted("it's") == "'it'\\''s'")
    #expect(ShellWord.quoted("") == "''")
    #expect(ShellWord.quoted("$(rm)") == "'$(rm)'")
  }
}
