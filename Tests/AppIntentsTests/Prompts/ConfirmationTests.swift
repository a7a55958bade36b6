import SwiftUICore
import Testing

@testable import AppIntents

@Suite struct ConfirmationTests {
  /// Throws a dinner away, if it may.
  struct ThrowAway: AppIntent {
    static let title: LocalizedStringResource = "Throw Away"
    var ask: @Sendable (ThrowAway) async throws -> Void = { _ in }
    func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
      try await ask(self)
      return .result(value: true)
    }
  }

  struct Portions: SnippetIntent {
    static let title: LocalizedStringResource = "Portions"
    func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Text("2 portions")) }
  }

  private func asking(_ ask: @escaping @Sendable (ThrowAway) async throws -> Void) -> ThrowAway {
    var intent = ThrowAway()
    intent.ask = ask
    return intent
  }

  @Test func yesGoesOn() async throws {
    let run = ScriptedRun(.confirmed(true))
    let result = try await run.perform(
      asking {
        try await $0.requestConfirmation(
          conditions: .lowConfidenceSource,
          actionName: .custom(
            acceptLabel: "Throw away", acceptAlternatives: ["Yes"], denyLabel: "Keep",
            denyAlternatives: ["No"],
            destructive: true),
          dialog: "Throw the soup away?")
      })
    #expect(result.value == true)
    let prompt = try #require(run.prompts.first)
    guard case .action(let name, let conditions) = prompt.kind else {
      Issue.record("no confirmation")
      return
    }
    #expect(String(localized: name.acceptLabel) == "Throw away")
    #expect(String(localized: name.denyLabel) == "Keep")
    #expect(name.isDestructive)
    #expect(name.acceptAlternatives.count == 1 && name.denyAlternatives.count == 1)
    #expect(conditions == .lowConfidenceSource)
    #expect(prompt.dialog.map { String(localized: $0.full) } == "Throw the soup away?")
  }

  @Test func noEndsTheRun() async {
    let run = ScriptedRun(.confirmed(false))
    await #expect { try await run.perform(self.asking { try await $0.requestConfirmation() }) } throws: {
      ($0 as? IntentRunError)?.code == .cancelled
    }
  }

  @Test func anotherAnswerIsNone() async {
    let run = ScriptedRun(.index(0))
    await #expect { try await run.perform(self.asking { try await $0.requestConfirmation() }) } throws: {
      ($0 as? IntentRunError)?.code == .unexpectedAnswer
    }
  }

  @Test func aViewStandsBeside() async throws {
    let run = ScriptedRun(.confirmed(true))
    _ = try await run.perform(
      asking {
        try await $0.requestConfirmation(actionName: .go, dialog: "So?", showDialogAsPrompt: false) {
          Text("A picture of soup")
        }
      })
    let prompt = try #require(run.prompts.first)
    #expect(!prompt.showsDialog)
    let view = try #require(prompt.view)
    #expect(await outline(of: view).contains("A picture of soup"))
  }

  @Test func aSnippetStandsBeside() async throws {
    let run = ScriptedRun(.confirmed(true))
    _ = try await run.perform(
      asking { try await $0.requestConfirmation(actionName: .order, snippetIntent: Portions()) })
    #expect(run.prompts.first?.snippetIntent is Portions)
  }

  @available(*, deprecated)
  @Test func theFormerFormsStillAsk() async throws {
    let run = ScriptedRun(.confirmed(true), .confirmed(true))
    _ = try await run.perform(
      asking {
        try await $0.requestConfirmation(
          result: .result(dialog: "Sure?"), confirmationActionName: .do, showPrompt: false)
        try await $0.requestConfirmation(output: .result(value: 3, dialog: "Three?"))
      })
    #expect(run.prompts.map { $0.dialog.map { String(localized: $0.full) } } == ["Sure?", "Three?"])
    #expect(run.prompts.map(\.showsDialog) == [false, true])
  }

  @Test func outsideOfARunThereIsNobodyToAsk() async {
    await #expect { try await self.asking { try await $0.requestConfirmation() }.perform() } throws: {
      error in
      (error as? IntentRunError)?.code == .outsideOfRun && "\(error)".contains("requestConfirmation()")
    }
  }

  @Test func everyVerbHasALabel() {
    let verbs: [(ConfirmationActionName, String)] = [
      (.add, "Add"), (.addData, "Add Data"), (.book, "Book"), (.buy, "Buy"), (.call, "Call"),
      (.checkIn, "Check In"), (.continue, "Continue"), (.create, "Create"), (.do, "Do"),
      (.download, "Download"), (.filter, "Filter"), (.find, "Find"), (.get, "Get"), (.go, "Go"),
      (.log, "Log"),
      (.open, "Open"), (.order, "Order"), (.pay, "Pay"), (.play, "Play"), (.playSound, "Play Sound"),
      (.post, "Post"), (.request, "Request"), (.run, "Run"), (.search, "Search"), (.send, "Send"),
      (.set, "Set"), (.share, "Share"), (.start, "Start"), (.startNavigation, "Start Navigation"),
      (.toggle, "Toggle"), (.turnOff, "Turn Off"), (.turnOn, "Turn On"), (.view, "View"),
    ]
    for (verb, label) in verbs {
      #expect(String(localized: verb.acceptLabel) == label)
      #expect(!verb.isDestructive)
    }
    #expect(Set(verbs.map(\.0)).count == verbs.count)
  }
}

/// What a snippet's view shows, as text.
@MainActor func outline(of snippet: _SnippetViewContainer) -> String {
  ViewRenderer().render(snippet.makeView()).map(\.outline).joined(separator: "\n")
}
