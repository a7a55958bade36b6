import SwiftUICore
import Synchronization
import Testing

@testable import AppIntents

private struct Stir: AppIntent {
  static let title: LocalizedStringResource = "Stir"
  @Parameter(title: "Times", default: 1) var times: Int
  init() {}
  init(times: Int) { self.times = times }
  func perform() async throws -> some IntentResult { .result() }
}

private struct OpenPot: TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Open Pot"
  @Parameter(title: "Pot", default: "big") var pot: String
}

private struct OpenDrawer: TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Open Drawer"
  @Parameter(title: "Number", default: 3) var number: Int
}

@MainActor @Suite struct IntentViewTests {
  private func nodes(_ view: some View) -> [ViewNode] { ViewRenderer().render(view) }

  /// All nodes, parents before what is in them.
  private func all(_ nodes: [ViewNode]) -> [ViewNode] {
    nodes.flatMap { [$0] + all($0.children) }
  }

  private func intents(_ view: some View) -> [any AppIntent] {
    all(nodes(view)).flatMap(\.handlers).compactMap { handler in
      if case .press(.payload(let payload)) = handler { return (payload as? IntentAction)?.intent }
      return nil
    }
  }

  @Test func aButtonCarriesItsIntent() {
    let view = VStack {
      Button(intent: Stir(times: 3)) { Text("Three times") }
      Button(role: .destructive, intent: Stir(times: 4)) { Text("Until it spills") }
      Button("Once", intent: Stir(times: 1))
      Button("Twice" as LocalizedStringResource, intent: Stir(times: 2))
      Button(String("As it is"), intent: Stir(times: 5))
      Button("With a role", role: .cancel, intent: Stir(times: 6))
      Button("With a symbol", systemImage: "fork.knife", intent: Stir(times: 7))
    }
    #expect(intents(view).compactMap { ($0 as? Stir)?.times } == [3, 4, 1, 2, 5, 6, 7])
    #expect(nodes(view).map(\.outline).joined().contains("Until it spills"))
  }

  @Test func aSwitchCarriesItsIntent() {
    let view = VStack {
      Toggle(isOn: true, intent: Stir(times: 1)) { Text("Heat") }
      Toggle("Light", isOn: false, intent: Stir(times: 2))
    }
    #expect(intents(view).compactMap { ($0 as? Stir)?.times } == [1, 2])
  }

  @Test func aViewSaysWhichEntityItShows() {
    let pot = EntityIdentifier(typeIdentifier: "Pot", identifier: "9")
    let shown = all(nodes(Text("Pot").appEntityIdentifier(pot)))
    #expect(shown.compactMap { $0.attributes[AppEntityIdentifierKey.self] } == [pot])
    let none = all(nodes(Text("Pot").appEntityIdentifier(nil)))
    #expect(none.allSatisfy { $0.attributes[AppEntityIdentifierKey.self] == nil })
  }

  @Test func aListSaysWhichEntitiesItsItemsStandFor() throws {
    let view = List {
      Text("Pan")
    }
    .appEntityIdentifier(forSelectionType: Int.self) { number in
      number > 0 ? EntityIdentifier(typeIdentifier: "Pan", identifier: "\(number)") : nil
    }
    let found = try #require(all(nodes(view)).compactMap { $0.attributes[SelectionEntityKey.self] }.first)
    #expect(found.identifier(AnyHashable(3))?.identifier == "3")
    #expect(found.identifier(AnyHashable(0)) == nil)
    #expect(found.identifier(AnyHashable("three")) == nil)
  }

  @Test func aViewThatDrawsManySaysWhichAndWhere() throws {
    let pot = EntityIdentifier(typeIdentifier: "Pot", identifier: "9")
    let view = Text("A drawing").appEntityUIElements { context in
      [
        AppEntityUIElement(
          identifier: pot, bounds: context.bounds.insetBy(dx: 1, dy: 1), state: .init(), subelements: [])
      ]
    }
    let provider = try #require(
      all(nodes(view)).compactMap { $0.attributes[AppEntityElementsKey.self] }.first)
    let context = AppEntityUIElementsContext(bounds: CGRect(x: 0, y: 0, width: 10, height: 10), requests: [])
    let elements = provider(context)
    #expect(elements.map(\.identifier) == [pot])
    #expect(elements.first?.bounds.width == 8)
  }

  @Test func aViewHandlesAnIntent() throws {
    let seen = Mutex<[String]>([])
    let view = Text("Shelf").onAppIntentExecution(OpenPot.self) { intent in
      seen.withLock { $0.append(intent.pot) }
    }
    let handler = try #require(all(nodes(view)).compactMap { $0.attributes[IntentExecutionKey.self] }.first)
    #expect(handler.intentTypes.count == 1 && handler.intentTypes.first is OpenPot.Type)
    handler.perform(OpenPot())
    handler.perform(Stir())
    #expect(seen.withLock { $0 } == ["big"])
  }

  @Test func aViewHandlesSeveralIntents() throws {
    let seen = Mutex<[String]>([])
    func note(_ text: String) { seen.withLock { $0.append(text) } }
    let view = Text("Shelf")
      .onAppIntentExecution(OpenPot.self) { note("pot " + $0.pot) }
      .onAppIntentExecution(OpenDrawer.self) { note("drawer \($0.number)") }
      .onAppIntentExecution(OpenPot.self) { note("again " + $0.pot) }
    let handler = try #require(all(nodes(view)).compactMap { $0.attributes[IntentExecutionKey.self] }.first)
    handler.perform(OpenDrawer())
    #expect(seen.withLock { $0 } == ["drawer 3"])
    handler.perform(OpenPot())
    #expect(seen.withLock { $0 } == ["drawer 3", "pot big", "again big"])
  }

  @Test func whatAPersonDoesIsKnown() throws {
    let view = Text("Recipe").userActivity("org.example.read", element: "dal") { dish, activity in
      activity.title = "Reading \(dish)"
    }
    let value = try #require(all(nodes(view)).compactMap { $0.attributes[UserActivityKey.self] }.first)
    let activity = NSUserActivity(activityType: value.activityType)
    value.update(activity)
    #expect(value.isActive)
    #expect(activity.title == "Reading dal")
  }

  @Test func aTipHasTheWordsOfAShortcut() {
    struct Phrases: ShortcutTipSource {
      func phrase(for intent: any AppIntent) -> String? { intent is Stir ? "Stir with Kitchen" : nil }
    }
    let before = ShortcutTips.slot.fill(Phrases())
    defer { ShortcutTips.slot.fill(before) }
    let tip = nodes(SiriTipView(intent: Stir()).siriTipViewStyle(.dark)).map(\.outline).joined()
    #expect(tip.contains("Stir with Kitchen"))
    #expect(nodes(SiriTipView(intent: OpenPot())).isEmpty)
    #expect(nodes(SiriTipView(intent: Stir(), isVisible: .constant(false))).isEmpty)
    #expect(SiriTipViewStyle.light != .automatic)
  }

  @Test func aLinkLeadsToShortcuts() throws {
    let pressed = Mutex(0)
    let view = ShortcutsLink { pressed.withLock { $0 += 1 } }.shortcutsLinkStyle(.lightOutline)
    let renderer = ViewRenderer()
    let button = try #require(all(renderer.render(view)).first { !$0.handlers.isEmpty })
    button.press()
    #expect(pressed.withLock { $0 } == 1)
    let styles: Set<ShortcutsLinkStyle> = [
      .automatic, .automaticOutline, .light, .lightOutline, .dark, .darkOutline,
    ]
    #expect(styles.count == 6)
  }
}
