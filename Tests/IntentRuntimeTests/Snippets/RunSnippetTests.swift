import AppIntents
import IntentRuntime
import StoppedClock
import SwiftUI
import Synchronization
import Testing

@Suite(.serialized) struct RunSnippetTests {
  private func shown(_ container: _SnippetViewContainer) async -> String {
    await MainActor.run { (container.makeView() as? ShelfView)?.text ?? "something else" }
  }

  @Test func theViewIsMadeAnewWithEntitiesAsTheyAreNow() async throws {
    ShopWindow.stock(["a": "Rye", "b": "Oat"])
    let show = ShowShelf()
    show.first = try await ShelfQuery().entities(for: ["a"]).first
    show.both = try await ShelfQuery().entities(for: ["a", "b"])
    let snippet = try #require(try await IntentRuntime.fixed().outcome(show).get().snippet)
    #expect(await shown(try await snippet.render()) == "Rye, Rye+Oat, 0")
    ShopWindow.current.withLock { $0["a"] = "Spelt" }
    #expect(await shown(try await snippet.render()) == "Spelt, Spelt+Oat, 0")
    #expect(await shown(try await snippet.render()) == "Spelt, Spelt+Oat, 0")
    // What was stored is what the result gave, whatever perform() of the snippet does to its parameters.
    #expect(show.first?.name == "Rye")
  }

  @Test func entitiesInAUnionAreFetchedAnewToo() async throws {
    ShopWindow.stock(["a": "Rye"])
    let show = ShowShelf()
    show.either = try await ShelfQuery().entities(for: ["a"]).first.map { ShelfOrName.item($0) }
    let snippet = try #require(try await IntentRuntime.fixed().outcome(show).get().snippet)
    ShopWindow.current.withLock { $0["a"] = "Spelt" }
    #expect(await shown(try await snippet.render()) == "none, , 0, Spelt")
  }

  @Test func whatIsGoneIsSaid() async throws {
    ShopWindow.stock(["a": "Rye"])
    let show = ShowShelf()
    show.first = try await ShelfQuery().entities(for: ["a"]).first
    let snippet = try #require(try await IntentRuntime.fixed().outcome(show).get().snippet)
    ShopWindow.stock([:])
    let error = await #expect(throws: IntentRunError.self) { try await snippet.render() }
    #expect(error?.code == .unknownEntity)
    #expect(error?.message.contains("'a'") == true)
  }

  @Test func manyRendersAtOnceDoNotMix() async throws {
    ShopWindow.stock(["a": "Rye"])
    let show = ShowShelf()
    show.first = try await ShelfQuery().entities(for: ["a"]).first
    let snippet = try #require(try await IntentRuntime.fixed().outcome(show).get().snippet)
    let all = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<50 { group.addTask { await shown(try await snippet.render()) } }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(all == ["Rye, , 0"])
  }

  @Test func reloadReachesWhatIsShown() async throws {
    let runtime = IntentRuntime.fixed()
    let before = SnippetSurfaces.slot.fill(runtime.snippets)
    defer { SnippetSurfaces.slot.fill(before) }
    let snippet = try #require(try await runtime.outcome(ShowShelf()).get().snippet)
    var changes = snippet.changes.makeAsyncIterator()
    ShelfSnippet.reload()
    ShelfSnippet.reload()
    #expect(await changes.next() != nil)
    runtime.snippets.reloadAll()
    #expect(await changes.next() != nil)
  }

  @Test func reloadOfAnotherTypeReachesNothing() async throws {
    let runtime = IntentRuntime.fixed()
    let before = SnippetSurfaces.slot.fill(runtime.snippets)
    defer { SnippetSurfaces.slot.fill(before) }
    var snippet: RunSnippet? = try await runtime.outcome(ShowShelf()).get().snippet
    var changes = try #require(snippet?.changes).makeAsyncIterator()
    OtherSnippet.reload()
    snippet = nil
    // The stream ends with the snippet, without a change.
    #expect(await changes.next() == nil)
  }

  @Test func aSnippetStandsBesideAConfirmation() async throws {
    ShopWindow.stock(["a": "Rye"])
    let item = try #require(try await ShelfQuery().entities(for: ["a"]).first)
    let surface = ScriptedSurface([.confirmed(true)])
    let act = Act.doing { act in
      let snippet = ShelfSnippet()
      snippet.first = item
      try await act.requestConfirmation(actionName: .search, snippetIntent: snippet)
      return "found"
    }
    #expect(await IntentRuntime.fixed().outcome(act, on: surface).summary == "finished found")
    let snippet = try #require(surface.questions.first?.snippet)
    ShopWindow.current.withLock { $0["a"] = "2 Ryes" }
    #expect(await shown(try await snippet.render()) == "2 Ryes, , 0")
  }

  @Test func aSnippetAsksNobody() async throws {
    let show = ShowAsking()
    let surface = ScriptedSurface([.text("asked")])
    let snippet = try #require(try await IntentRuntime.fixed().outcome(show, on: surface).get().snippet)
    await #expect(throws: (any Error).self) { try await snippet.render() }
    #expect(surface.questions.isEmpty)
  }

  @Test func aSnippetThatLacksAValueIsAnError() async throws {
    let snippet = try #require(try await IntentRuntime.fixed().outcome(ShowLacking()).get().snippet)
    let error = await #expect(throws: ParameterError.self) { try await snippet.render() }
    #expect(error?.parameter == "name")
  }

  @Test func aSnippetThatHangsIsGivenUp() async throws {
    let stopped = StoppedClock(.ofTests)
    let runtime = IntentRuntime.fixed(clock: stopped.clock)
    let snippet = try #require(try await runtime.outcome(ShowHanging()).get().snippet)
    let render = Task { try await snippet.render() }
    await HangingSnippet.began.wait()
    stopped.advance(to: .ofTests + 30)
    let error = await #expect(throws: IntentRunError.self) { try await render.value }
    #expect(error?.code == .limitReached)
    HangingSnippet.ends.open()
  }
}

/// What stands on the shelf, by identifier.
enum ShopWindow {
  static let current = Mutex<[String: String]>([:])
  static func stock(_ items: [String: String]) { current.withLock { $0 = items } }
}

struct ShelfItem: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Item"
  static let defaultQuery = ShelfQuery()
  let id: String
  let name: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct ShelfQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [ShelfItem] {
    let items = ShopWindow.current.withLock { $0 }
    return identifiers.compactMap { id in items[id].map { ShelfItem(id: id, name: $0) } }
  }
}

@UnionValue
enum ShelfOrName {
  case item(ShelfItem)
  case name(String)
}

private struct ShelfView: View {
  let text: String
  var body: some View { Text(verbatim: text) }
}

private struct ShelfSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Shelf"
  @Parameter(title: "First") var first: ShelfItem?
  @Parameter(title: "Both") var both: [ShelfItem]?
  @Parameter(title: "Either") var either: ShelfOrName?
  @Parameter(title: "Shown", default: 0) var shown: Int

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    var text = "\(first?.name ?? "none"), \((both ?? []).map(\.name).joined(separator: "+")), \(shown)"
    if case .item(let item) = either { text += ", \(item.name)" }
    // A snippet must change nothing; what it does to its own parameters is lost.
    shown += 1
    first = nil
    return .result(view: ShelfView(text: text))
  }
}

private struct ShowShelf: AppIntent {
  static let title: LocalizedStringResource = "Show Shelf"
  @Parameter(title: "First") var first: ShelfItem?
  @Parameter(title: "Both") var both: [ShelfItem]?
  @Parameter(title: "Either") var either: ShelfOrName?
  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    let snippet = ShelfSnippet()
    snippet.first = first
    snippet.both = both
    snippet.either = either
    return .result(snippetIntent: snippet)
  }
}

private struct OtherSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Other"
  func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Text("other")) }
}

private struct AskingSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Asking"
  @Parameter(title: "Name") var name: String?
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Text(verbatim: try await $name.requestValue()))
  }
}

private struct ShowAsking: AppIntent {
  static let title: LocalizedStringResource = "Show Asking"
  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: AskingSnippet())
  }
}

private struct LackingSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Lacking"
  @Parameter(title: "Name") var name: String
  func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Text(verbatim: name)) }
}

private struct ShowLacking: AppIntent {
  static let title: LocalizedStringResource = "Show Lacking"
  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: LackingSnippet())
  }
}

private struct HangingSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Hanging"
  static let began = Latch()
  static let ends = Latch()
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    Self.began.open()
    await Self.ends.wait()
    return .result(view: Text("late"))
  }
}

private struct ShowHanging: AppIntent {
  static let title: LocalizedStringResource = "Show Hanging"
  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: HangingSnippet())
  }
}
