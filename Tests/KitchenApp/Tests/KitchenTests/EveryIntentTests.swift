import AppIntentsTesting
import Foundation
import IntentManifest
import KitchenKit
import Testing

extension KitchenTests {
  /// Every intent of the kitchen runs, here and from the command line, with whatever fits its parameters.
  @Suite(.serialized) struct EveryIntentTests {
    /// The intents that people find, and that can be run.
    static let intents = IntentManifest.ofProgram(withoutModules: ["KitchenTests"]).intents
      .filter { $0.isDiscoverable && !$0.systemProtocols.contains { $0.hasSuffix("ConfigurationIntent") } }
      .map(\.identifier).sorted()

    /// What a person may type where nothing is offered; each is tried until one fits.
    static let texts = ["5", "Saffron", "2026-05-01T10:00:00Z", "https://example.org", "yes"]

    @Test(arguments: intents) func runsUnderTest(_ identifier: String) async throws {
      _ = KitchenTests.kitchen()
      let kitchen = IntentDefinitions(bundleIdentifier: "org.example.kitchen")
      let attempts = Attempts()
      let result = try await kitchen.intents[identifier].makeIntent().run { prompt in
        switch prompt.kind {
        case .confirmation, .action, .foreground: return .yes
        case .disambiguation, .choice: return .index(0)
        case .value where !prompt.options.isEmpty: return .index(0)
        case .value: return .text(Self.texts[await attempts.next(prompt.problem != nil) % Self.texts.count])
        }
      }
      _ = result
    }

    /// Counts the texts that did not fit a question.
    private actor Attempts {
      private var count = 0
      func next(_ isAgain: Bool) -> Int {
        count = isAgain ? count + 1 : 0
        return count
      }
    }
  }
}
