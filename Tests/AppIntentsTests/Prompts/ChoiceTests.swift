import SwiftUICore
import Testing

@testable import AppIntents

@Suite struct ChoiceTests {
  struct Leftovers: AppIntent {
    static let title: LocalizedStringResource = "Leftovers"

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
      let freeze = Option(title: "Freeze")
      let discard = Option(title: "Discard", style: .destructive)
      switch try await requestChoice(between: [.cancel, freeze, discard], dialog: "What about the soup?") {
      case freeze: return .result(value: "frozen")
      case discard: return .result(value: "gone")
      default: return .result(value: "?")
      }
    }
  }

  struct WithViews: AppIntent {
    static let title: LocalizedStringResource = "With Views"
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
      let options = [Option(title: "One"), Option(title: "Two")]
      let first = try await requestChoice(between: options, view: Text("as it is"))
      let second = try await requestChoice(between: options, dialog: "And?") { Text("built") }
      return .result(value: String(localized: first.title) + String(localized: second.title))
    }
  }

  @Test func theOptionThatWasChosenComesBack() async throws {
    #expect(try await ScriptedRun(.index(1)).perform(Leftovers()).value == "frozen")
    let run = ScriptedRun(.index(2))
    #expect(try await run.perform(Leftovers()).value == "gone")
    guard case .choice(let options) = run.prompts[0].kind else {
      Issue.record("no choice")
      return
    }
    #expect(options.map(\.style) == [.cancel, .default, .destructive])
    #expect(options.map { String(localized: $0.title) } == ["Cancel", "Freeze", "Discard"])
  }

  @Test func cancelEndsTheRun() async {
    await #expect { try await ScriptedRun(.index(0)).perform(Leftovers()) } throws: {
      ($0 as? IntentRunError)?.code == .cancelled
    }
  }

  @Test func whatIsNoOptionIsAnError() async {
    await #expect { try await ScriptedRun(.index(7)).perform(Leftovers()) } throws: {
      ($0 as? IntentRunError)?.code == .unexpectedAnswer
    }
  }

  @Test func viewsStandBeside() async throws {
    let run = ScriptedRun(.index(0), .index(1))
    #expect(try await run.perform(WithViews()).value == "OneTwo")
    var shown: [String] = []
    for prompt in run.prompts { shown.append(await outline(of: try #require(prompt.view))) }
    #expect(shown[0].contains("as it is"))
    #expect(shown[1].contains("built"))
  }

  @Test func withoutOptionsThereIsNothingToAsk() async {
    struct Empty: AppIntent {
      static let title: LocalizedStringResource = "Empty"
      func perform() async throws -> some IntentResult {
        _ = try await requestChoice(between: [])
        return .result()
      }
    }
    await #expect { try await ScriptedRun(.index(0)).perform(Empty()) } throws: {
      ($0 as? IntentRunError)?.code == .unexpectedAnswer
    }
  }

  @Test func cancelMayHaveAnotherTitle() {
    let option = IntentChoiceOption.cancel(title: "Never mind")
    #expect(option.style == .cancel)
    #expect(option != .cancel)
  }
}
