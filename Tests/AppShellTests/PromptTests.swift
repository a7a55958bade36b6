import AppIntents
import IntentRuntime
import SwiftUI
import SwiftUICore
import Testing

@testable import AppShell

/// Questions of runs are dialogs, one at a time, and none is lost.
@MainActor @Suite(.timeLimit(.minutes(2))) struct PromptTests {
  /// The titles of the buttons in the dialog, with their roles.
  private func buttons(_ window: TestWindow) -> [String] {
    (window.dialog?.all ?? []).compactMap { node in
      guard case .button(let role) = node.content else { return nil }
      return (node.texts.first ?? "") + (role.map { " (\($0.name))" } ?? "")
    }
  }

  @Test func aChoiceHasAButtonForEachOption() async throws {
    let window = try TestWindow()
    let act = Act.doing { intent in
      let chosen = try await intent.requestChoice(
        between: [
          .cancel(title: "Leave it"), .init(title: "Sink", style: .destructive), .init(title: "Tow"),
        ],
        dialog: "What now?")
      return "chose \(String(localized: chosen.title))"
    }
    try await window.run(act) { window in
      #expect(window.dialog?.texts.contains("What now?") == true)
      #expect(buttons(window) == ["Sink (destructive)", "Tow", "Leave it (cancel)"])
      guard case .dialog(_, "Act", true, true) = window.dialog?.attributes[ShellPartKey.self] else {
        Issue.record("What can't be taken back is an urgent, modal dialog.")
        return
      }
      try window.press("Tow")
    }
    #expect(window.lastNotice == ["Act", "chose Tow"])
    try await window.run(act) { try $0.press("Leave it") }
    // Who called it off knows that.
    #expect(window.model.notices.notices.count == 1)
  }

  @Test func cancellingAChoiceWithoutSuchAnOptionEndsTheRun() async throws {
    let window = try TestWindow()
    let harbour = Harbour()
    let act = Act.doing { intent in
      do {
        _ = try await intent.requestChoice(between: [.init(title: "Tow")], dialog: "What now?")
      } catch {
        harbour.note("thrown")
        throw error
      }
      return "went on"
    }
    try await window.run(act) { window in
      #expect(buttons(window) == ["Tow", "Cancel (cancel)"])
      #expect(window.model.handle(.escape))
    }
    #expect(harbour.log == ["thrown"])
    #expect(window.model.notices.notices.isEmpty && window.dialog == nil)
  }

  @Test func aConfirmationNamesItsActionInTheLanguageOfTheWindow() async throws {
    let act = Act.doing { intent in
      try await intent.requestConfirmation(actionName: .book, dialog: "Book berth 4?")
      return "booked"
    }
    let window = try TestWindow(languages: ["de"])
    try await window.run(act) { window in
      #expect(window.dialog?.texts.contains("Book berth 4?") == true)
      #expect(buttons(window) == ["Abbrechen (cancel)", "Buchen (confirm)"])
      try window.press("Buchen")
    }
    #expect(window.lastNotice.last == "booked")
    let other = try TestWindow()
    try await other.run(act) { try $0.press("Cancel") }
    #expect(other.model.notices.notices.isEmpty)
  }

  @Test func enterConfirmsNothingByAccident() async throws {
    let window = try TestWindow()
    window.model.start(
      Act.doing { intent in
        try await intent.requestConfirmation(actionName: .pay, dialog: "Pay?")
        return "paid"
      })
    let prompt = try await window.question()
    #expect(!window.model.handle(.enter))
    #expect(window.model.prompt === prompt)
    window.model.close()
  }

  @Test func oneOfSeveralValuesIsPickedAndLongListsAreFiltered() async throws {
    let window = try TestWindow()
    let act = Act.doing { intent in
      let names = (1...80).map { "Berth \($0)" }
      return "at \(try await intent.$word.requestDisambiguation(among: names, dialog: "Which berth?"))"
    }
    try await window.run(act) { window in
      #expect(window.options.count == 50)
      #expect(window.dialog?.texts.contains("30 more. Type to find them.") == true)
      try window.type("berth 7", into: "Word")
      #expect(window.options.count == 11)
      try window.press("Berth 77")
    }
    #expect(window.lastNotice.last == "at Berth 77")
  }

  @Test func aValueIsConfirmed() async throws {
    let window = try TestWindow()
    let act = Act.doing { intent in
      "\(try await intent.$word.requestConfirmation(for: "tide", dialog: nil))"
    }
    try await window.run(act) { window in
      #expect(window.dialog?.texts.contains("Word: tide?") == true)
      #expect(buttons(window) == ["Cancel (cancel)", "No", "Yes (confirm)"])
      try window.press("No")
    }
    #expect(window.lastNotice.last == "false")
  }

  @Test func twoRunsAskOneAfterTheOther() async throws {
    let window = try TestWindow()
    for word in ["first", "second"] {
      window.model.start(
        Act.doing { intent in
          try await intent.requestConfirmation(actionName: .go, dialog: "\(word)?")
          return "did \(word)"
        })
      await window.until { window.model.prompts.count == (word == "first" ? 1 : 2) }
    }
    #expect(window.parts { if case .dialog = $0 { true } else { false } }.count == 1)
    #expect(window.dialog?.texts.contains("first?") == true)
    try window.press("Go")
    // Runs go on beside one another: each ends when it does.
    await window.until { window.model.prompts.count == 1 && window.model.notices.notices.count == 1 }
    #expect(window.dialog?.texts.contains("second?") == true)
    try window.press("Go")
    await window.untilDone()
    #expect(window.model.notices.notices.map { $0.lines } == [["did first"], ["did second"]])
  }

  @Test func whatASnippetInADialogRunsAsksFirst() async throws {
    let window = try TestWindow()
    let inner = Act.doing { intent in
      try await intent.requestConfirmation(actionName: .set, dialog: "Really set?")
      return "set"
    }
    window.model.start(
      Act.doing { intent in
        try await intent.requestConfirmation(actionName: .order, dialog: "Order?") {
          Button("Change", intent: inner)
        }
        return "ordered"
      })
    let outer = try await window.question()
    try window.press("Change")
    await window.until { window.model.prompts.count == 2 }
    #expect(window.model.prompt !== outer)
    try window.press("Set")
    await window.until { window.model.prompt === outer && window.model.notices.notices.count == 1 }
    try window.press("Order")
    await window.untilDone()
    #expect(window.model.notices.notices.map { $0.lines } == [["set"], ["ordered"]])
  }

  @Test func aRunThatEndsTakesItsDialogAlong() async throws {
    let window = try TestWindow()
    let run = window.model.start(
      Act.doing { intent in
        try await intent.requestConfirmation(actionName: .go, dialog: "Go?")
        return "went"
      })
    _ = try await window.question()
    run?.stop()
    await window.until { window.model.prompt == nil }
    await window.untilDone()
    #expect(window.dialog == nil && window.model.notices.notices.isEmpty)
  }

  @Test func closingTheWindowEndsWhatWaitsThere() async throws {
    let window = try TestWindow()
    let harbour = Harbour()
    let run = try #require(
      window.model.start(
        Act.doing { intent in
          do {
            try await intent.requestConfirmation(actionName: .go, dialog: "Go?")
          } catch {
            harbour.note("ended")
            throw error
          }
          return "went"
        }))
    _ = try await window.question()
    window.model.close()
    guard case .cancelled = await run.run.outcome.ending else {
      Issue.record("The run was called off with its window.")
      return
    }
    #expect(harbour.log == ["ended"])
    #expect(window.model.start(Report()) == nil)
    #expect(window.model.prompts.isEmpty && window.dialog == nil)
  }

  @Test func aWindowThatIsForgottenLeavesNobodyWaiting() async throws {
    var window: TestWindow? = try TestWindow()
    let run = window?.model.start(
      Act.doing { intent in
        try await intent.requestConfirmation(actionName: .go, dialog: "Go?")
        return "went"
      })
    _ = try await window?.question()
    window?.tree.close()
    window = nil
    guard case .cancelled? = await run?.run.outcome.ending else {
      Issue.record("The run was called off with its window.")
      return
    }
  }

  @Test func theAnswerIsGivenOnce() async throws {
    let window = try TestWindow()
    let harbour = Harbour()
    window.model.start(
      Act.doing { intent in
        let chosen = try await intent.requestChoice(between: [.init(title: "A"), .init(title: "B")])
        harbour.note(String(localized: chosen.title))
        return ""
      })
    let prompt = try await window.question()
    prompt.choose(1)
    prompt.choose(0)
    prompt.cancel()
    await window.untilDone()
    #expect(harbour.log == ["B"])
  }

  @Test func theAppComesToTheFrontWhenThePersonLetsIt() async throws {
    var host = ShellHost()
    let harbour = Harbour()
    host.bringToFront = {
      harbour.note("front")
      return true
    }
    let window = try TestWindow(host: host)
    window.model.isInFront = false
    let act = ActInFront.doing { intent in
      try await intent.continueInForeground("Show the chart?")
      return "shown"
    }
    try await window.run(act) { window in
      #expect(window.dialog?.texts.contains("Show the chart?") == true)
      try window.press("Open")
    }
    #expect(harbour.log == ["front"])
    #expect(window.lastNotice.last == "shown")
    window.model.isInFront = false
    try await window.run(act) { try $0.press("Not Now") }
    #expect(harbour.log == ["front"])
  }

  @Test func hostileTextsAreShownAsTheyAre() async throws {
    let window = try TestWindow()
    let evil = "<b>[x](javascript:1)</b> \u{202E}gnp.exe\u{0}"
    window.model.start(
      Act.doing { intent in
        let option = IntentChoiceOption(title: "\(evil)")
        _ = try await intent.requestChoice(between: [option], dialog: "\(evil)")
        return evil
      })
    let prompt = try await window.question()
    #expect(prompt.message == "<b>[x](javascript:1)</b> gnp.exe")
    for node in window.all {
      if case .text(let text) = node.content { #expect(text.runs.allSatisfy { $0.link == nil }) }
    }
    prompt.choose(0)
    await window.untilDone()
    #expect(window.lastNotice.last == "<b>[x](javascript:1)</b> gnp.exe")
  }
}
