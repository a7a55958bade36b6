import CommandLineSurface
import Foundation
import Testing

@testable import IntentCommands

@Suite struct PromptTests {
  @Test func aMissingValueIsChosenByNumber() async throws {
    let result = try await NurseryProgram(typed: ["2"]).run("run", "water-plant")
    #expect(result.output.hasPrefix("Laurel got 1 l."))
    #expect(
      result.errors == """
          1  Basil (20 cm)
          2  Laurel (140 cm)
          3  Lemon balm (45 cm)
          4  Lemon tree (210 cm)
        Plant (number or name):\u{20}
        """)
  }

  @Test func aPartOfANameShowsWhatHasIt() async throws {
    let result = try await NurseryProgram(typed: ["lemon", "4"]).run("run", "water-plant")
    #expect(result.output.hasPrefix("Lemon tree got 1 l."))
    #expect(
      result.errors.contains(
        "Plant (number or name):   3  Lemon balm (45 cm)\n  4  Lemon tree (210 cm)\nPlant"))
    let one = try await NurseryProgram(typed: ["balm"]).run("run", "water-plant")
    #expect(one.output.hasPrefix("Lemon balm got"))
  }

  @Test func whatSeveralFitIsAskedAbout() async throws {
    let result = try await NurseryProgram(typed: ["1"]).run("run", "water-plant", "--plant=lemon")
    #expect(result.output.hasPrefix("Lemon balm got"))
    #expect(result.errors.contains("  2  Lemon tree (210 cm)\n"))
  }

  @Test func aWrongAnswerIsAskedForAgain() async throws {
    let result = try await NurseryProgram(typed: ["full moon", "SUN ALL DAY", "y"]).run("run", "move-plant")
    #expect(result.output == "Sun all day\n")
    #expect(result.errors.contains("Nothing has \"full moon\" in its name."))
  }

  @Test func longListsAreCutAndDefaultsTakenByEnter() async throws {
    let result = try await NurseryProgram(typed: ["Seed number 27", ""]).run("run", "choose-seed")
    #expect(result.output == "Seed number 27 in north\n")
    #expect(result.errors.contains("and 10 more"))
    #expect(result.errors.contains("Which row?\nRow (a text; Enter for north): "))
  }

  @Test(arguments: [
    ("y", ExitStatus.success), ("Carry", .success), ("lift", .success), ("", .cancelled), ("n", .cancelled),
    ("leave", .cancelled),
  ])
  func confirmationsAskWithTheirVerb(_ answer: String, _ status: ExitStatus) async throws {
    let result = try await NurseryProgram(typed: [answer]).run("run", "move-plant", "--light=shade")
    #expect(result.status == status)
    #expect(result.errors.hasPrefix("It is heavy.\nCarry? [y/N] "))
    #expect(result.output == (status == .success ? "Shade\n" : ""))
  }

  @Test func yesAnswersConfirmations() async throws {
    let result = try await NurseryProgram().run("run", "move-plant", "--light=full", "--yes")
    #expect(result.status == .success)
    #expect(result.errors == "Carry? [y/N] yes (--yes)\n")
  }

  @Test func yesAnswersNeitherChoicesNorValues() async throws {
    let choice = try await NurseryProgram().run("run", "prune-plant", "--yes")
    #expect(choice.status == .usage)
    #expect(choice.errors.contains("to choose one of A little, To the ground, Cancel"))
    #expect(choice.errors.contains("--answers"))
    let value = try await NurseryProgram().run("run", "move-plant", "--yes")
    #expect(value.status == .usage)
    #expect(value.errors.contains("Pass --light SUNLIGHT"))
  }

  @Test func choicesMarkWhatCantBeTakenBack() async throws {
    let result = try await NurseryProgram(typed: ["a little"]).run("run", "prune-plant")
    #expect(result.output == "A little\n")
    #expect(
      result.errors.hasPrefix(
        "How much?\n  1  A little\n  2  To the ground (can't be taken back)\n  3  Cancel\nChoose (number or name): "
      ))
    let cancelled = try await NurseryProgram(typed: ["3"]).run("run", "prune-plant")
    #expect(cancelled.status == .cancelled)
  }

  @Test func theEndOfInputCallsTheRunOff() async throws {
    let result = try await NurseryProgram(typed: []).run("run", "move-plant")
    #expect(result.status == .cancelled)
    #expect(result.errors.hasSuffix("\nCalled off.\n"))
  }

  @Test func answersArePipedIn() async throws {
    let result = try await NurseryProgram(piped: Data("half-sun\nyes\n".utf8)).run(
      "run", "move-plant", "--answers")
    #expect(result.output == "Some sun\n")
    #expect(result.errors.hasSuffix("Carry? [y/N] yes\n"))
    let refused = try await NurseryProgram(piped: Data("yes\n".utf8)).run("run", "move-plant", "--light=full")
    #expect(refused.status == .usage)
    #expect(refused.errors.contains("--answers"))
    #expect(refused.errors.contains("--yes"))
  }

  @Test func severalValuesArePartedByCommas() async throws {
    let result = try await NurseryProgram(typed: ["3, 4"]).run("run", "add-numbers")
    #expect(result.output == "7\n")
  }
}
