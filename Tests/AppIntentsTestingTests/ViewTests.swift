import AppIntents
import AppIntentsTesting
import SwiftUI
import Testing

@Suite struct ViewTests {
  let house = IntentDefinitions.teaHouse()

  @Test func aSnippetIsPressedAndMadeAnew() async throws {
    let tea = house.entities["Tea"].makeReference(identifier: "2")
    let view = try #require(try await house.intents["ShowTea"].makeIntent(tea: tea).run().view)
    #expect(try await view.texts.prefix(2) == ["Sencha", "mild"])
    #expect(try await view.buttons == ["Stronger", "More"])
    try await view.press("Stronger")
    #expect(try await view.texts.prefix(2) == ["Sencha", "strong"])
    #expect(house.reloadedSnippets == ["TeaCard"])
    try await view.press("More")
    #expect(try await view.texts.last == "From Japan")
    let outline = try await view.outline
    #expect(outline.contains("button") && outline.contains("text \"Sencha\""))
  }

  @Test func whatCannotBePressedIsSaid() async throws {
    let tea = house.entities["Tea"].makeReference(identifier: "2")
    let view = try #require(try await house.intents["ShowTea"].makeIntent(tea: tea).run().view)
    let error = await #expect(throws: IntentTestingError.self) { try await view.press("Weaker") }
    #expect(error?.message.contains("'Stronger', 'More'") == true)
  }

  @MainActor @Test func selectedRowsAreSeen() async throws {
    house.show(TeaList(teas: Cellar.usual))
    let annotations = try await house.entities["Tea"].viewAnnotations()
    #expect(annotations.map(\.entity.identifier.instanceIdentifier) == ["1", "2", "3"])
    #expect(annotations.map(\.isSelected) == [false, true, false])
    #expect(try annotations[1].entity.name == "Sencha")
    house.hide()
    #expect(try await house.entities["Tea"].viewAnnotations().isEmpty)
  }

  @MainActor @Test func marksOfViewsAreReadInOrder() async throws {
    let tea = { (id: Int) in EntityIdentifier(for: Tea.self, identifier: id) }
    house.show(
      VStack {
        Text("Third").appEntityIdentifier(tea(3))
        Text("Hidden").appEntityIdentifier(tea(2)).hidden()
        Text("Drawn").appEntityUIElements { context in
          [
            AppEntityUIElement(
              identifier: tea(1), bounds: CGRect(x: 0, y: 10, width: 20, height: 20),
              state: .init(isSelected: true)),
            AppEntityUIElement(identifier: tea(2), bounds: CGRect(x: 5_000, y: 0, width: 1, height: 1)),
          ]
        }
      })
    let annotations = try await house.entities["Tea"].viewAnnotations()
    #expect(annotations.map(\.entity.identifier.instanceIdentifier) == ["3", "1"])
    #expect(annotations[1].isSelected)
    #expect(annotations[1].bounds == CGRect(x: 0, y: 10, width: 20, height: 20))
  }

  @MainActor @Test func activitiesSayWhatThePersonIsBusyWith() async throws {
    let tea = { (id: Int) in EntityIdentifier(for: Tea.self, identifier: id) }
    house.show(
      Text("Tasting").userActivity("house.tea.tasting") { $0.appEntityIdentifier = tea(2) })
    await house.inApp {
      let activity = NSUserActivity(activityType: "house.tea.reading")
      activity.appEntityIdentifier = tea(3)
      activity.becomeCurrent()
    }
    let annotations = try await house.entities["Tea"].viewAnnotations()
    #expect(annotations.map(\.entity.identifier.instanceIdentifier).first == "2")
  }

  @Test func aStaleMarkIsAnError() async throws {
    await house.show(Text("Gone").appEntityIdentifier(EntityIdentifier(for: Tea.self, identifier: 50)))
    let error = await #expect(throws: IntentTestingError.self) {
      try await house.entities["Tea"].viewAnnotations()
    }
    #expect(error?.message.contains("'50'") == true)
  }
}
