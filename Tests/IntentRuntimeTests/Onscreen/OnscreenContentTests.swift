import AppIntents
import FoundationPlus
import IntentRuntime
import SwiftUI
import SwiftUICore
import Testing

@MainActor @Suite struct OnscreenContentTests {
  let stage = UserActivityStage()
  let size = CGSize(width: 100, height: 100)

  private func loaf(_ id: String) -> EntityIdentifier { EntityIdentifier(for: Loaf.self, identifier: id) }

  private func nodes(_ view: some View) -> [ViewNode] { ViewRenderer().render(view) }

  @Test func theWindowInFrontComesFirst() {
    let content = OnscreenContent(stage: stage)
    content.show(nodes(Text("A").appEntityIdentifier(loaf("a"))), in: "one", size: size)
    content.show(nodes(Text("B").appEntityIdentifier(loaf("b"))), in: "two", size: size)
    #expect(content.annotations.map(\.entity.identifier) == ["b", "a"])
    content.show(nodes(Text("C").appEntityIdentifier(loaf("c"))), in: "two", size: size)
    #expect(content.annotations.map(\.entity.identifier) == ["c", "a"])
    content.hide("two")
    #expect(content.annotations.map(\.window) == ["one"])
  }

  @Test func aViewOfSeveralPartsIsOne() {
    let content = OnscreenContent(stage: stage)
    let view = Group {
      Text("First")
      Text("Second")
    }
    content.show(nodes(view.appEntityIdentifier(loaf("a"))), in: "one", size: size)
    #expect(content.annotations.map(\.entity.identifier) == ["a"])
  }

  @Test func rowsOfAListAreOptions() {
    let content = OnscreenContent(stage: stage)
    let list = List(["a", "b"], id: \.self, selection: .constant(Set(["b"]))) { name in
      Text(name).appEntityIdentifier(loaf(name))
    }
    content.show(nodes(list), in: "one", size: size)
    #expect(content.annotations.map(\.entity.identifier) == ["a", "b"])
    #expect(content.annotations.map(\.isSelected) == [false, true])
  }

  @Test func theCurrentActivityIsTold() {
    let content = OnscreenContent(stage: stage)
    let activity = NSUserActivity(activityType: "bakery.baking")
    activity.appEntityIdentifier = loaf("a")
    UserActivityStage.$here.withValue(stage) { activity.becomeCurrent() }
    #expect(content.annotations.map(\.source) == [.activity])
    activity.resignCurrent()
    #expect(content.annotations.isEmpty)
  }
}
