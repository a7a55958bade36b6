import Testing

@testable import IntentCommands

@Suite struct ListAndShowTests {
  @Test func intentsAreListedByCategory() async throws {
    let result = try await NurseryProgram().run("list")
    #expect(result.status == .success)
    #expect(
      result.output
        == """
        Care
          move-plant  Move Plant. Finds a better place.
          water-plant  Water Plant. Gives a plant water.

        Others
          choose-seed      Choose Seed
          fill-tank        Fill Tank
          measure-picture  Measure Picture
          prune-plant      Prune
          show-shelf       Show Shelf
          watch-plants     Watch Plants

        """.replacing("  move-plant  Move", with: "  move-plant   Move"))
  }

  @Test func hiddenOnesAreListedWhenAskedFor() async throws {
    let plain = try await NurseryProgram().run("list").output
    let all = try await NurseryProgram().run("list", "--all").output
    #expect(!plain.contains("add-numbers"))
    #expect(all.contains("add-numbers      Add Numbers (not offered)"))
  }

  @Test func sectionsShowWhatElseThereIs() async throws {
    let result = try await NurseryProgram().run("list", "--entities", "--enums")
    #expect(
      result.output == """
        Entities
          plant  Plant (can be found)

        Enumerations
          sunlight  Sunlight: shade, half-sun, full

        """)
  }

  @Test func jsonHasEverything() async throws {
    let json = try await NurseryProgram().run("list", "--all", "--json").json
    let intents = try #require(json["intents"]?.array)
    #expect(intents.count == 9)
    let water = try #require(intents.first { $0["name"]?.string == "water-plant" })
    #expect(water["identifier"]?.string == "WaterPlantIntent")
    let liters = try #require(water["parameters"]?.array?.first { $0["name"]?.string == "liters" })
    #expect(liters["option"]?.string == "--liters")
    #expect(liters["takes"]?.string == "a whole number from 1 to 10")
    #expect(liters["default"]?.string == "1")
    #expect(json["entities"]?.array?.count == 1)
    #expect(json["enums"]?.array?.first?["values"]?.array?.count == 3)
  }

  @Test(arguments: ["water-plant", "WaterPlantIntent", "water plant", "Water Plant"])
  func anIntentIsShownByAnyOfItsNames(_ name: String) async throws {
    let result = try await NurseryProgram().run("show", name)
    #expect(result.status == .success)
    #expect(result.output.hasPrefix("water-plant: Water Plant\nGives a plant water.\n"))
    #expect(result.output.contains("--liters NUMBER"))
    #expect(result.output.contains("--[no-]is-from-below"))
  }

  @Test func valuesOfEnumerationsAreShown() async throws {
    let result = try await NurseryProgram().run("show", "move-plant")
    #expect(result.output.contains("Values of --light\n  shade     Shade\n  half-sun  Some sun\n"))
  }

  @Test func anEntityShowsHowItIsFound() async throws {
    let result = try await NurseryProgram().run("show", "plant")
    #expect(result.output.contains("by text"))
    #expect(result.output.contains("--name-contains"))
    #expect(result.output.contains("add-numbers") == false)
    #expect(result.output.contains("in intents  water-plant"))
  }

  @Test func aWrongNameProposesTheRightOne() async throws {
    let result = try await NurseryProgram().run("show", "watr-plant")
    #expect(result.status == .usage)
    #expect(result.errors.contains("did you mean water-plant?"))
    let run = try await NurseryProgram().run("run", "MovePlnt")
    #expect(run.status == .usage)
    #expect(run.errors.contains("there is no intent \"MovePlnt\"; did you mean move-plant?"))
  }
}
