import CaseFiles
import CommandLineSurface
import Foundation
import JSONValues
import Testing

@testable import IntentCommands

@Suite struct RunTests {
  @Test func optionsBecomeParameters() async throws {
    let result = try await NurseryProgram().run(
      "run", "water-plant", "--plant", "p1", "--liters", "3", "--is-from-below")
    #expect(result.output == "Basil got 3 l from below.\nBasil, 20 cm (p1)\n")
    #expect(result.errors == "")
    #expect(result.status == .success)
  }

  @Test(arguments: [
    (["--no-is-from-below"], false), (["--is-from-below=no"], false), (["--is-from-below=yes"], true),
    ([], false),
  ])
  func switchesAreOnAndOff(_ words: [String], _ isOn: Bool) async throws {
    let result = try await NurseryProgram().run(["run", "WaterPlantIntent", "--plant=Laurel"] + words)
    #expect(result.output.contains("from below") == isOn)
    #expect(result.output.contains("Laurel got 1 l"))
  }

  @Test func severalValuesAreRepeated() async throws {
    let result = try await NurseryProgram().run("run", "Add Numbers", "--numbers", "4", "--numbers=5")
    #expect(result.output == "9\n")
    let four = try await NurseryProgram().run(
      "run", "add-numbers", "--numbers=1", "--numbers=1", "--numbers=1", "--numbers=1")
    #expect(four.status == .usage)
    #expect(four.errors.contains("1 to 3 values"))
  }

  @Test func valuesComeAsJSONToo() async throws {
    let program = NurseryProgram()
    let whole = try await program.run(
      "run", "water-plant", "--json-arguments", #"{"plant": "p2", "liters": 2, "isFromBelow": true}"#)
    #expect(whole.output.hasPrefix("Laurel got 2 l from below."))
    let mixed = try await program.run(
      "run", "water-plant", "--json-arguments={\"plant\": \"p2\", \"liters\": 2}", "--liters=4")
    #expect(mixed.output.hasPrefix("Laurel got 4 l."))
    let read = try await NurseryProgram(piped: Data(#"{"plant": "p3"}"#.utf8)).run(
      "run", "water-plant", "--json-arguments", "@-")
    #expect(read.output.hasPrefix("Lemon balm got 1 l."))
  }

  @Test(arguments: [
    ("{", ExitStatus.data, "--json-arguments: "), ("[]", .data, "expected a JSON object"),
    ("{\"soil\": 1}", .usage, "there is no parameter \"soil\"; it has plant, liters, isFromBelow"),
    ("@nowhere.json", .noInput, "nowhere.json"),
  ])
  func badJSONSaysWhere(_ json: String, _ status: ExitStatus, _ text: String) async throws {
    let result = try await NurseryProgram().run("run", "water-plant", "--json-arguments", json)
    #expect(result.status == status)
    #expect(result.errors.contains(text))
  }

  @Test(arguments: [
    (["--plant=p1", "--liters=12"], ExitStatus.usage, "--liters: ", "1 to 10"),
    (["--plant=p1", "--liters=many"], .usage, "--liters: ", "'many'"),
    (
      ["--plant=Oak"], .data, "--plant: ",
      "There is no Plant 'Oak'. There are 'Basil', 'Laurel', 'Lemon balm' and 'Lemon tree'."
    ),
    (["--plant=bsail"], .data, "--plant: ", "There is no Plant 'bsail'. Did you mean 'Basil'? There are "),
    (["--plant=Lemon"], .data, "--plant: ", "2 fit 'Lemon'"),
    (["--plants=p1"], .usage, "unknown option --plants", "did you mean --plant?"),
    ([], .usage, "'plant'", "Pass --plant PLANT."),
  ])
  func badValuesNameTheOption(
    _ words: [String], _ status: ExitStatus, _ option: String, _ text: String
  ) async throws {
    let result = try await NurseryProgram().run(["run", "water-plant"] + words)
    #expect(result.status == status)
    #expect(result.errors.contains(option))
    #expect(result.errors.contains(text))
    #expect(result.output == "")
  }

  @Test func aWrongCaseIsToldWhichThereAre() async throws {
    let result = try await NurseryProgram().run("run", "move-plant", "--light=sun all dya")
    #expect(result.errors.contains("takes one of shade, half-sun, full, and 'sun all dya'"))
    #expect(result.errors.contains("Did you mean 'Sun all day'?"))
  }

  @Test func theAppsOwnErrorIsToldSafely() async throws {
    let result = try await NurseryProgram().run("run", "fill-tank")
    #expect(result.status == .someInputFailed)
    #expect(result.errors == "The tank is \\u{1B}[2Jempty.\n")
  }

  @Test func theAppComesToTheFront() async throws {
    let result = try await NurseryProgram().run("run", "show-shelf")
    #expect(result.errors == "The app would come to the front now.\n")
    #expect(
      result.output
        == "All is well.\n  vertical\n    text \"Three pots\"\n".replacing(
          "  vertical", with: result.output.split(separator: "\n").dropFirst().first.map(String.init) ?? ""))
    #expect(result.output.contains("text \"Three pots\""))
  }

  @Test func interruptingCallsTheRunOff() async throws {
    let interruption = Interruption(
      observe: { onInterrupt in
        let task = Task {
          for await _ in WatchPlants.hasBegun.stream {
            onInterrupt()
            break
          }
        }
        return { task.cancel() }
      }, exit: { _ in })
    let result = try await NurseryProgram(interruption: interruption).run("run", "watch-plants")
    #expect(result.status == .cancelled)
    #expect(result.errors.contains("Called off."))
  }

  @Test func helpSaysWhatEachParameterTakes() async throws {
    let result = try await NurseryProgram().run("run", "water-plant", "--help")
    #expect(result.status == .success)
    #expect(try CaseFiles("IntentCommands").recorded("water-plant-help.txt", result.output) == result.output)
    let other = try await NurseryProgram().run("help", "run", "WaterPlantIntent")
    #expect(other.output == result.output)
  }
}

@Suite struct RunJSONTests {
  @Test func whatFinishedIsOneObject() async throws {
    let json = try await NurseryProgram().run("run", "water-plant", "--plant=p1", "--json").json
    #expect(json["intent"]?.string == "water-plant")
    #expect(json["outcome"]?.string == "finished")
    #expect(json["dialog"]?["full"]?.string == "Basil got 1 l.")
    #expect(json["value"]?["id"]?.string == "p1")
    #expect(json["error"] == nil)
  }

  @Test func whatFailedSaysWhy() async throws {
    let result = try await NurseryProgram().run("run", "water-plant", "--plant=p1", "--liters=0", "--json")
    #expect(result.status == .usage)
    let json = try result.json
    #expect(json["outcome"]?.string == "failed")
    #expect(json["error"]?["code"]?.string == "valueOutOfRange")
    #expect(json["error"]?["parameter"]?.string == "liters")
    #expect(json["hasBegun"]?.boolean == false)
    let own = try await NurseryProgram().run("run", "fill-tank", "--json").json
    #expect(own["error"]?["code"]?.string == "DroughtError")
    #expect(own["hasBegun"]?.boolean == true)
  }

  @Test func viewsAreOutlined() async throws {
    let json = try await NurseryProgram().run("run", "show-shelf", "--json").json
    #expect(json["snippet"]?.string?.contains("Three pots") == true)
    #expect(json["dialog"]?["supporting"]?.string == "All is well.")
  }

  @Test func whatWasCalledOffSaysSo() async throws {
    let result = try await NurseryProgram(typed: []).run("run", "water-plant", "--json")
    #expect(result.status == .cancelled)
    #expect(try result.json["outcome"]?.string == "cancelled")
    #expect(try result.json["reason"]?.string == "userCancelled")
  }
}

@Suite struct FileTests {
  @Test func pathsCountFromTheWorkingFolder() async throws {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "nursery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("leaf".utf8).write(to: folder.appending(path: "leaf.png"))
    let program = NurseryProgram(folder: folder)
    let result = try await program.run("run", "measure-picture", "--picture", "leaf.png")
    #expect(result.output == "leaf.png: 4\n")
    let named = try await program.run(
      "run", "measure-picture", "--json-arguments", #"{"picture": "leaf.png"}"#)
    #expect(named.output == "leaf.png: 4\n")
    let missing = try await program.run("run", "measure-picture", "--picture", "twig.png")
    #expect(missing.status == .noInput)
    #expect(missing.errors.contains("--picture: there is no file twig.png"))
    #expect(try await program.run("run", "measure-picture", "--picture", ".").status == .noInput)
  }

  @Test func aHyphenIsStandardInput() async throws {
    let result = try await NurseryProgram(piped: Data("12345".utf8)).run(
      "run", "measure-picture", "--picture", "-")
    #expect(result.output == "input: 5\n")
  }

  /// `json` is an option of every run.
  @Test func aTakenNameIsMadeLonger() async throws {
    let help = try await NurseryProgram().run("run", "measure-picture", "--help").output
    #expect(help.contains("--parameter-json TEXT"))
  }
}
