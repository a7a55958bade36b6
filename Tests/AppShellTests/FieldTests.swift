import AppIntents
import AppShell
import IntentRuntime
import SwiftUI
import SwiftUICore
import Testing

/// Each kind of value is entered in a dialog, with what is wrong said beside the field.
@MainActor @Suite(.timeLimit(.minutes(2))) struct FieldTests {
  /// What the notice says when a text was entered.
  private func entered(
    _ text: String, into label: String, of intent: any AppIntent, locale: String = "en_US"
  ) async throws -> String {
    let window = try TestWindow(locale: locale, languages: ["en"])
    try await window.run(intent) { window in
      try window.type(text, into: label)
      try window.press("Continue")
    }
    return window.lastNotice.last ?? ""
  }

  /// What is said beside the field when a text was entered; the question stays open.
  private func problem(
    _ text: String, into label: String, of intent: any AppIntent, languages: [String] = ["en"]
  ) async throws -> String {
    let window = try TestWindow(languages: languages)
    window.model.start(intent)
    let prompt = try await window.question()
    try window.type(text, into: label)
    prompt.submit()
    #expect(window.model.prompt === prompt)
    let problem = window.problems.first ?? ""
    window.model.close()
    return problem
  }

  @Test func textIsAskedForInTheAppsWords() async throws {
    let window = try TestWindow()
    try await window.run(AskText()) { window in
      #expect(window.dialog?.texts.prefix(2) == ["Ask Text", "What shall it say?"])
      try window.type("Ahoy **there**", into: "Note")
      try window.press("Continue")
    }
    #expect(window.lastNotice == ["Ask Text", "Got Ahoy **there**"])
    #expect(window.dialog == nil)
  }

  @Test func numbersAreReadInTheLocaleOfTheWindow() async throws {
    #expect(try await entered("7", into: "Crew", of: AskWhole()) == "Got 7")
    #expect(try await entered("1,5", into: "Depth", of: AskNumber(), locale: "de_DE") == "Got 1.5")
    #expect(try await entered("1,500", into: "Depth", of: AskNumber()) == "Got 1500.0")
  }

  @Test func whatIsWrongStandsBesideTheField() async throws {
    #expect(try await problem("13", into: "Crew", of: AskWhole()) == "Enter a number from 1 to 12.")
    #expect(try await problem("many", into: "Crew", of: AskWhole()) == "Enter a number from 1 to 12.")
    #expect(
      try await problem("13", into: "Crew", of: AskWhole(), languages: ["de"])
        == "Gib eine Zahl von 1 bis 12 ein.")
    #expect(try await problem("deep", into: "Depth", of: AskNumber()) == "Enter a number.")
    #expect(try await problem(" ", into: "Note", of: AskText()) == "Enter a value.")
    #expect(try await problem("example", into: "Page", of: AskLink()).contains("https://example.org"))
    #expect(try await problem("-3", into: "Length", of: AskLength()).contains("not below zero"))
    #expect(try await problem("500", into: "Fee", of: AskMoney()) == "Enter a number from 1 to 100.")
    #expect(try await problem("soon", into: "Trip", of: AskDuration()).contains("1:30:00"))
  }

  @Test func aFieldSaysWhetherItMustBeFilledAndWhatIsWrong() async throws {
    let window = try TestWindow()
    window.model.start(AskWhole())
    try await window.question().submit()
    let field = window.parts { if case .field = $0 { true } else { false } }.first
    #expect(
      field?.attributes[ShellPartKey.self]
        == .field(isRequired: true, problem: "Enter a number from 1 to 12."))
    // What is typed next is not wrong yet.
    try window.type("1", into: "Crew")
    #expect(window.problems.isEmpty)
    window.model.close()
  }

  @Test func numbersAreSteppedWithinTheirRange() async throws {
    let window = try TestWindow()
    try await window.run(AskStepper()) { window in
      @MainActor func stepper() throws -> ViewNode {
        try #require(window.all.first { if case .stepper = $0.content { true } else { false } })
      }
      for _ in 0..<5 { try stepper().step(up: true) }
      #expect(
        window.all.contains {
          $0.content == .textField(text: "4", prompt: nil, axis: .horizontal, isSecure: false)
        })
      try stepper().step(up: false)
      try window.press("Continue")
    }
    #expect(window.lastNotice.last == "Got 3")
  }

  @Test func aLineWithAKnobSetsTheNumber() async throws {
    let window = try TestWindow()
    try await window.run(AskSlider()) { window in
      let slider = try #require(window.all.first { if case .slider = $0.content { true } else { false } })
      #expect(slider.content == .slider(value: 0, minimum: 0, maximum: 40, step: nil))
      slider.set(12.5)
      try window.press("Continue")
    }
    #expect(window.lastNotice.last == "Got 12.5")
  }

  @Test func yesAndNoHaveTheirNames() async throws {
    let window = try TestWindow()
    try await window.run(AskTruth()) { window in
      let picker = try #require(window.all.first { $0.content == .picker })
      let lit = try #require(picker.children.first { $0.texts == ["Lit"] })
      #expect(!picker.isSelected(lit))
      picker.select(lit)
      try window.press("Continue")
    }
    #expect(window.lastNotice.last == "Got true")
  }

  @Test func datesAndTheirParts() async throws {
    /// What comes of a date that is set, and which parts can be.
    func set(_ date: Date?, of intent: any AppIntent) async throws -> (String, day: Bool, time: Bool) {
      let window = try TestWindow()
      var (day, time) = (false, false)
      window.model.start(intent)
      _ = try await window.question()
      for node in window.all {
        guard case .datePicker(let content) = node.content else { continue }
        (day, time) = (content.setsDay, content.setsTime)
        if let date { node.set(date) }
      }
      try window.press("Continue")
      await window.untilDone()
      return (window.lastNotice.last ?? "", day, time)
    }
    let eve = Date(timeIntervalSince1970: 1_798_137_000)
    #expect(try await set(eve, of: AskDay()) == ("Got 2026/12/24 -1", true, false))
    #expect(try await set(eve, of: AskTime()) == ("Got 18:30 -1", false, true))
    #expect(try await set(eve, of: AskMoment()) == ("Got 2026-12-24T18:30:00Z", true, true))
    // What the control shows before it is touched is what it stands for.
    #expect(try await set(nil, of: AskDay()).0 == "Got 2026/9/21 -1")
  }

  @Test func linksDurationsMoneyAndUnits() async throws {
    #expect(
      try await entered("https://a.example/x", into: "Page", of: AskLink()) == "Got https://a.example/x")
    #expect(try await entered("1:30:00", into: "Trip", of: AskDuration()) == "Got 5400")
    #expect(try await entered("12.50", into: "Fee", of: AskMoney()) == "Got 12.5 EUR")
    let window = try TestWindow()
    try await window.run(AskLength()) { window in
      try window.type("3", into: "Length")
      let picker = try #require(window.all.first { $0.content == .picker })
      let miles = try #require(picker.children.first { $0.texts == ["mi"] })
      picker.select(miles)
      try window.press("Continue")
    }
    #expect(window.lastNotice.last == "Got 3.0 mi")
  }

  @Test func casesAreChosen() async throws {
    let window = try TestWindow()
    try await window.run(AskCase()) { window in
      #expect(window.options.map(\.title) == ["Oak planks", "Steel plates"])
      try window.press("Continue")
      #expect(window.problems == ["Choose one."])
      try window.press("Steel plates")
      try window.press("Continue")
    }
    #expect(window.lastNotice.last == "Got steel")
  }

  @Test func entitiesAreSuggestedAndLookedForAsOneTypes() async throws {
    try await Harbour.$current.withValue(Harbour()) {
      let window = try TestWindow()
      try await window.run(AskEntity()) { window in
        #expect(window.options.map(\.title) == ["Gull", "Heron", "Heron"])
        try window.type("te", into: "Boat")
        await window.until { window.options.map(\.title) == ["Tern"] }
        #expect(Harbour.current.asked == ["te"])
        // The arrow keys lead into the list, and Enter takes what they have come to.
        #expect(window.model.handle(.down))
        #expect(window.options.map(\.isSelected) == [true])
        #expect(window.model.handle(.enter))
        #expect(window.model.prompt != nil)
        try window.press("Continue")
      }
      #expect(window.lastNotice.last == "Got tern")
    }
  }

  @Test func aNameThatNothingHasIsSaidAndMayBeMended() async throws {
    let window = try TestWindow()
    window.model.start(AskEntity())
    let first = try await window.question()
    try window.type("Albatross", into: "Boat")
    try window.press("Continue")
    await window.until { window.model.prompt != nil }
    #expect(window.model.prompt === first)
    #expect(window.problems == ["Nothing by that name was found."])
    try window.type("Puffin", into: "Boat")
    try window.press("Continue")
    await window.untilDone()
    #expect(window.lastNotice.last == "Got puffin")
  }

  @Test func severalEntitiesAreTakenAndPutBack() async throws {
    let window = try TestWindow()
    try await window.run(AskEntities()) { window in
      try window.press("Continue")
      #expect(window.problems == ["This takes 1 to 2 values."])
      let herons = window.all.filter { $0.isPressable && $0.texts == ["Heron", "Berth heron-2"] }
      herons.first?.press()
      try window.press("Gull")
      try window.press("Remove Heron")
      #expect(window.options.map(\.isSelected) == [true, false, false])
      try window.press("Continue")
    }
    #expect(window.lastNotice.last == "Got gull")
  }

  @Test func severalTextsHaveAFieldEach() async throws {
    let window = try TestWindow()
    try await window.run(AskTexts()) { window in
      try window.type("A", into: "Names 1")
      try window.press("Add")
      try window.type("C", into: "Names 3")
      try window.press("Continue")
      #expect(window.problems == ["Enter a value."])
      try window.press("Remove Names 2")
      try window.press("Continue")
    }
    #expect(window.lastNotice.last == "Got A+C")
  }

  @Test func filesAreTakenFromTheSurface() async throws {
    let window = try TestWindow()
    try await window.run(AskFile()) { window in
      let intake = try #require(window.all.compactMap { $0.attributes[FileIntakeKey.self] }.first)
      #expect(intake.typeIdentifiers == ["public.png"] && !intake.allowsSeveral)
      intake.take([TakenFile(name: "a.txt", content: .data(Data("x".utf8)))])
      try window.press("Continue")
      #expect(window.problems == ["a.txt has a type that is not taken here."])
      // No name leads out of a folder.
      intake.take([
        TakenFile(name: "../../etc/sail.png", mediaType: "image/png", content: .data(Data("xy".utf8)))
      ])
      try window.press("Continue")
    }
    #expect(window.lastNotice.last == "Got sail.png 2")
  }

  @Test func valuesOfAProviderAreProposedAndOthersTaken() async throws {
    #expect(try await entered("Oslo", into: "Harbour", of: AskOption()) == "Got Oslo")
    let window = try TestWindow()
    try await window.run(AskOption()) { window in
      try window.press("Bergen")
      try window.press("Continue")
    }
    #expect(window.lastNotice.last == "Got Bergen")
  }

  @Test func anOptionalValueMayBeLeftOut() async throws {
    let window = try TestWindow()
    let act = Act.doing { intent in
      throw intent.$word.needsValueError("Which word?")
    }
    window.model.start(act)
    _ = try await window.question()
    #expect(window.dialog?.texts.contains("Which word?") == true)
    try window.press("Continue")
    // It is none, so the intent asks once more.
    _ = try await window.question()
    try window.press("Cancel")
    await window.untilDone()
    #expect(window.model.notices.notices.isEmpty)
  }
}
