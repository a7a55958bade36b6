import AppIntents
import AppIntentsTesting
import Foundation
import IntentManifest
import KitchenKit
import Testing
import UniformTypeIdentifiers

extension KitchenTests {
  /// Every intent of the kitchen runs, here and from the command line, with whatever fits its parameters.
  @Suite(.serialized) struct EveryIntentTests {
    /// The intents that people find, and that can be run.
    static let intents = IntentManifest.ofProgram(withoutModules: ["KitchenTests"]).intents
      .filter { $0.isDiscoverable && !$0.systemProtocols.contains { $0.hasSuffix("ConfigurationIntent") } }
      .map(\.identifier).sorted()

    /// What a person answers where nothing is offered, by the parameter and by the type of its value.
    static let answers: [String: PromptAnswer] = [
      "AttachPhoto.photo": .value(picture), "ImportRecipe.pictures": .value(picture),
      "InviteGuests.guests": .value(
        IntentPerson(identifier: .applicationDefined("ada"), name: .displayName("Ada"))),
      "PayForGroceries.card": .value(
        IntentPaymentMethod(
          type: .credit, name: "Card", identificationHint: "4242", icon: nil)),
      "PlanMeal.day": "2026-05-01T18:00:00Z", "ReadRecipeCard.needsOven": "yes",
    ]

    static let picture = IntentFile(data: Data([0x89, 0x50, 0x4E, 0x47]), filename: "dish.png", type: .png)

    /// What may not be possible in a kitchen under test, and what the person is told then: there is no album, no
    /// timer and perhaps no meal yet, nobody may look into the contacts, nothing is seen, a picture has no text.
    static let refused: [String: String] = [
      "GreetGuest": "Allow the app to see your contacts first.", "OpenDishAlbum": "There is no Album '5'",
      "RunTimer": "There is no Timer '5'", "SwapMeal": "There is no Meal '5'",
      "InviteGuests": "There is no Meal '5'", "ImportRecipe": "unreadable",
      "ShowVisualSearch": "takes a value of type SemanticContentDescriptor",
    ]

    @Test(arguments: intents) func runsUnderTest(_ identifier: String) async throws {
      _ = KitchenTests.kitchen()
      let kitchen = IntentDefinitions(bundleIdentifier: "org.example.kitchen")
      do {
        try await kitchen.intents[identifier].makeIntent().run { prompt in
          switch prompt.kind {
          case .confirmation, .action, .foreground: .yes
          case .disambiguation, .choice: .index(0)
          case .value where !prompt.options.isEmpty: .index(0)
          case .value: Self.answers["\(identifier).\(prompt.parameter ?? "")"] ?? "5"
          }
        }
      } catch {
        let expected = try #require(Self.refused[identifier], "\(error)")
        #expect("\(error)".contains(expected))
      }
    }

    /// The program itself, beside the tests in the folder of the build.
    static let program = Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "KitchenApp")

    private func run(_ words: [String]) throws -> (status: Int32, output: String, errors: String) {
      let process = Process()
      process.executableURL = try #require(Self.program)
      process.arguments = ["intents"] + words
      let home = FileManager.default.temporaryDirectory.appending(path: "kitchen-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: home) }
      process.environment = ProcessInfo.processInfo.environment.merging(["BECKON_HOME": home.path]) { $1 }
      let (output, errors) = (Pipe(), Pipe())
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = errors
      try process.run()
      let written = output.fileHandleForReading.readDataToEndOfFile()
      let told = errors.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (
        process.terminationStatus, String(decoding: written, as: UTF8.self),
        String(decoding: told, as: UTF8.self)
      )
    }

    @Test func theCommandLineHasEveryIntent() throws {
      let list = try run(["list", "--json"])
      #expect(list.status == 0, "\(list.errors)")
      let offered = IntentManifest.ofProgram(withoutModules: ["KitchenTests"]).intents
        .filter { $0.deprecation == nil && Self.intents.contains($0.identifier) }.map(\.identifier)
      #expect(offered.count > 40)
      for identifier in offered { #expect(list.output.contains("\"\(identifier)\""), "\(identifier)") }
    }

    /// An intent runs, or says what it lacks: nobody can be asked here.
    @Test(arguments: intents) func runsFromTheCommandLine(_ identifier: String) throws {
      let run = try run(["run", identifier, "--yes", "--json"])
      #expect([0, 1, 64, 69, 77].contains(run.status), "\(run.status) \(run.output) \(run.errors)")
      let outcome = try #require(
        try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      #expect(outcome["identifier"] as? String == identifier)
      #expect((outcome["outcome"] as? String == "finished") == (run.status == 0))
      if run.status != 0 { #expect((outcome["error"] as? [String: Any])?["message"] != nil) }
    }
  }
}
