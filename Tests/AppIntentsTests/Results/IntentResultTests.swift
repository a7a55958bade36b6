import SwiftUICore
import Testing

@testable import AppIntents

@Suite struct IntentResultTests {
  struct Next: AppIntent {
    static let title: LocalizedStringResource = "Next"
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Picture: SnippetIntent {
    static let title: LocalizedStringResource = "Picture"
    func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Text("picture")) }
  }

  /// What a result holds, as one line.
  private func parts(_ result: any IntentResult) async throws -> String {
    let parts = try #require(result as? any IntentResultParts)
    var words: [String] = []
    if let value = parts.anyValue { words.append("value \(value)") }
    if let intent = parts.anyOpensIntent { words.append("opens \(type(of: intent))") }
    if let dialog = parts.anyDialog { words.append("says \(String(localized: dialog.full))") }
    if let view = parts.snippetView {
      words.append("shows \(await outline(of: view).contains("view") ? "view" : "?")")
    }
    if let intent = parts.anySnippetIntent { words.append("snippet \(type(of: intent))") }
    if let intent = parts.actionButtonIntent { words.append("button \(type(of: intent))") }
    return words.joined(separator: ", ")
  }

  private typealias Plain = IntentResultContainer<Never, Never, Never, Never>

  @Test func eachHoldsWhatItWasMadeOf() async throws {
    #expect(try await parts(Plain.result()) == "")
    #expect(try await parts(IntentResultContainer<Int, Never, Never, Never>.result(value: 3)) == "value 3")
    #expect(
      try await parts(IntentResultContainer<Never, Next, Never, Never>.result(opensIntent: Next()))
        == "opens Next")
    #expect(
      try await parts(IntentResultContainer<Never, Never, Never, IntentDialog>.result(dialog: "Done"))
        == "says Done")
    #expect(
      try await parts(
        IntentResultContainer<Int, Next, Never, IntentDialog>.result(
          value: 3, opensIntent: Next(), dialog: "Done")) == "value 3, opens Next, says Done")
    #expect(
      try await parts(IntentResultContainer<Int, Next, Never, Never>.result(value: 3, opensIntent: Next()))
        == "value 3, opens Next")
    #expect(
      try await parts(IntentResultContainer<Int, Never, Never, IntentDialog>.result(value: 3, dialog: "Done"))
        == "value 3, says Done")
    #expect(
      try await parts(
        IntentResultContainer<Never, Next, Never, IntentDialog>.result(opensIntent: Next(), dialog: "Done"))
        == "opens Next, says Done")
  }

  @Test func aButtonMayStandBeside() async throws {
    #expect(try await parts(Plain.result(actionButtonIntent: Next())) == "button Next")
    #expect(
      try await parts(
        IntentResultContainer<Never, Never, Never, IntentDialog>.result(
          actionButtonIntent: Next(), dialog: "Done")) == "says Done, button Next")
    #expect(
      try await parts(
        IntentResultContainer<Int, Never, Never, Never>.result(value: 3, actionButtonIntent: Next()))
        == "value 3, button Next")
    #expect(
      try await parts(
        IntentResultContainer<Int, Never, Never, IntentDialog>.result(
          value: 3, actionButtonIntent: Next(), dialog: "Done")) == "value 3, says Done, button Next")
  }

  @Test func aViewMayBeShown() async throws {
    typealias Shown<Value: _IntentValue, Opens: AppIntent, Dialog: Sendable> =
      IntentResultContainer<Value, Opens, _SnippetViewContainer, Dialog>
    let view = Text("a view")
    #expect(try await parts(Shown<Never, Never, Never>.result(view: view)) == "shows view")
    #expect(try await parts(Shown<Int, Never, Never>.result(value: 1, view: view)) == "value 1, shows view")
    #expect(
      try await parts(Shown<Never, Next, Never>.result(opensIntent: Next(), view: view))
        == "opens Next, shows view")
    #expect(
      try await parts(Shown<Int, Next, Never>.result(value: 1, opensIntent: Next(), view: view))
        == "value 1, opens Next, shows view")
    #expect(
      try await parts(Shown<Never, Never, IntentDialog>.result(dialog: "Hm", view: view))
        == "says Hm, shows view")
    #expect(
      try await parts(Shown<Int, Never, IntentDialog>.result(value: 1, dialog: "Hm", view: view))
        == "value 1, says Hm, shows view")
    #expect(
      try await parts(Shown<Never, Next, IntentDialog>.result(opensIntent: Next(), dialog: "Hm", view: view))
        == "opens Next, says Hm, shows view")
    #expect(
      try await parts(
        Shown<Int, Next, IntentDialog>.result(value: 1, opensIntent: Next(), dialog: "Hm", view: view))
        == "value 1, opens Next, says Hm, shows view")
  }

  @Test func aViewMayBeBuilt() async throws {
    typealias Shown<Value: _IntentValue, Opens: AppIntent, Dialog: Sendable> =
      IntentResultContainer<Value, Opens, _SnippetViewContainer, Dialog>
    #expect(try await parts(Shown<Never, Never, Never>.result { Text("a view") }) == "shows view")
    #expect(
      try await parts(Shown<Int, Never, Never>.result(value: 1) { Text("a view") }) == "value 1, shows view")
    #expect(
      try await parts(
        Shown<Int, Next, IntentDialog>.result(value: 1, opensIntent: Next(), dialog: "Hm") {
          Text("a view")
        }) == "value 1, opens Next, says Hm, shows view")
    #expect(
      try await parts(Shown<Never, Never, IntentDialog>.result(dialog: "Hm") { Text("a view") })
        == "says Hm, shows view")
  }

  @Test func anIntentMayMakeTheView() async throws {
    typealias Made<Value: _IntentValue, Dialog: Sendable> =
      IntentResultContainer<Value, Never, _SnippetIntentContainer, Dialog>
    #expect(try await parts(Made<Never, Never>.result(snippetIntent: Picture())) == "snippet Picture")
    #expect(
      try await parts(Made<Int, Never>.result(value: 2, snippetIntent: Picture()))
        == "value 2, snippet Picture")
    #expect(
      try await parts(Made<Never, IntentDialog>.result(dialog: "Hm", snippetIntent: Picture()))
        == "says Hm, snippet Picture")
    #expect(
      try await parts(Made<Int, IntentDialog>.result(value: 2, dialog: "Hm", snippetIntent: Picture()))
        == "value 2, says Hm, snippet Picture")
  }

  @Test func intentsReturnThemUnderTheirProtocols() async throws {
    struct Everything: AppIntent {
      static let title: LocalizedStringResource = "Everything"
      func perform() async throws
        -> some IntentResult & ReturnsValue<[String]?> & ProvidesDialog & ShowsSnippetView & OpensIntent
      {
        .result(value: ["a"], opensIntent: Next(), dialog: "Here \(1)") { Text("a view") }
      }
    }
    let result = try await Everything().perform()
    #expect(result.value == .some(["a"]))
    #expect(
      try await parts(result) == "value Optional([\"a\"]), opens Next, says Here 1, shows view")
  }

  @Test func dialogsHaveAFullAndAShortText() {
    let both = IntentDialog(full: "The soup is done and waits.", supporting: "Done")
    #expect(String(localized: both.full) == "The soup is done and waits.")
    #expect(both.supporting.map { String(localized: $0) } == "Done")
    let symbol = IntentDialog(full: "Done", systemImageName: "checkmark")
    #expect(symbol.systemImageName == "checkmark")
    let all = IntentDialog(full: "A", supporting: "B", systemImageName: "c")
    #expect(all.systemImageName == "c")
    let plain = IntentDialog(LocalizedStringResource("\(2) eggs"))
    #expect(String(localized: plain.full) == "2 eggs")
    #expect(plain == "\(2) eggs")
  }
}
