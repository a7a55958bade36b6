import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct StorageTests {
  enum Theme: String { case light, dark }

  /// User defaults of their own for a test.
  private func defaults() throws -> UserDefaults {
    let name = "views-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defaults.removePersistentDomain(forName: name)
    return defaults
  }

  struct Preferences: View {
    @AppStorage("count") var count = 1
    @AppStorage("name") var name: String?
    @AppStorage("theme") var theme = Theme.light
    var body: some View {
      Button("\(count) \(name ?? "none") \(theme.rawValue)") {
        count += 1
        name = name == nil ? "Ada" : nil
        theme = .dark
      }
    }
  }

  @Test func valuesAreKeptInTheDefaults() throws {
    let store = try defaults()
    let view = VStack {
      Preferences()
      Preferences()
    }
    .defaultAppStorage(store)
    let window = LiveWindow(view)
    #expect(window.outline.contains("\"1 none light\""))
    window.press()
    // The other view with the same keys follows.
    #expect(
      window.all("text").map(\.content.description) == Array(repeating: "text \"2 Ada dark\"", count: 2))
    #expect(store.integer(forKey: "count") == 2)
    #expect(store.string(forKey: "theme") == "dark")
    window.press(1)
    #expect(store.object(forKey: "name") == nil)
    #expect(LiveWindow(view).outline.contains("\"3 none dark\""))
  }

  @Test func whatHasAnotherTypeIsMissing() throws {
    let store = try defaults()
    store.set("many", forKey: "count")
    store.set("purple", forKey: "theme")
    #expect(LiveWindow(Preferences().defaultAppStorage(store)).outline.contains("\"1 none light\""))
  }

  @Test func changesFromElsewhereAreSeenAtTheNextEvaluation() throws {
    let store = try defaults()
    let window = LiveWindow(Preferences().defaultAppStorage(store))
    store.set(41, forKey: "count")
    window.press()
    #expect(window.outline.contains("\"42 Ada dark\""))
  }

  struct Draft: View {
    @SceneStorage("draft") var draft = "empty"
    var body: some View {
      TextField("Draft", text: $draft)
      Text(draft)
    }
  }

  @Test func aSceneKeepsItsValues() {
    let values = SceneValues(["draft": .string("old")])
    var environment = fixed
    environment.sceneValues = values
    let view = VStack {
      Draft()
      Draft()
    }
    let window = LiveWindow(view, environment: environment)
    #expect(window.outline.contains("field \"old\""))
    window.enter("new")
    #expect(window.all("text").filter { $0.content.description == "text \"new\"" }.count == 2)
    #expect(values.stored == ["draft": .string("new")])
    // Without a scene's values they last as long as the view.
    let alone = LiveWindow(Draft())
    alone.enter("x")
    #expect(alone.outline.hasSuffix("text \"x\""))
  }

  class Model: ObservableObject {
    @Published var count = 0
    @Published var name = "model"
    var unseen = 0
  }

  final class Derived: Model {
    @Published var extra = 0
  }

  struct Child: View {
    @ObservedObject var model: Model
    var body: some View { Text(verbatim: "child \(model.count) \(model.name)") }
  }

  struct Grandchild: View {
    @EnvironmentObject var model: Model
    var body: some View { TextField("Name", text: $model.name) }
  }

  struct Owner: View {
    @StateObject var model = Model()
    var body: some View {
      Button("\(model.count)") { model.count += 1 }
      Child(model: model)
      VStack { Grandchild() }.environmentObject(model)
    }
  }

  @Test func objectsBringTheirViewsUpToDate() {
    let window = LiveWindow(Owner())
    window.press()
    #expect(window.outline.contains("\"child 1 model\""))
    window.enter("other")
    #expect(window.outline.contains("\"child 1 other\""))
    #expect(window.outline.contains("field \"other\""))
  }

  @Test func anObjectSaysThatItChangesOnceForEachProperty() {
    let model = Derived()
    let observer = ObjectObserver()
    nonisolated(unsafe) var told = 0
    observer.observe(model) { told += 1 }
    model.unseen = 1
    #expect(told == 0)
    model.count = 1
    model.extra = 1
    #expect(told == 2)
    #expect(model.objectWillChange === model.objectWillChange)
  }

  @Test func aViewThatIsGoneIsToldNoMore() {
    struct Switch: View {
      let model: Model
      @State var isOn = true
      var body: some View {
        Button("Switch") { isOn.toggle() }
        if isOn { Child(model: model) }
      }
    }
    let model = Model()
    let window = LiveWindow(Switch(model: model))
    window.press()
    _ = window.outline
    model.count += 1
    #expect(!window.tree.needsUpdate)
  }

  struct Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test func preferencesReachTheViewsAround() {
    struct Telling: View {
      @State var extra = 1
      @State var sum = 0
      var body: some View {
        VStack {
          Text("a").preference(key: Sum.self, value: 10)
          HStack { Button("More") { extra += 1 }.preference(key: Sum.self, value: extra) }
            .transformPreference(Sum.self) { $0 *= 100 }
        }
        .overlayPreferenceValue(Sum.self) { Text(verbatim: "over \($0)") }
        .onPreferenceChange(Sum.self) { sum = $0 }
        Text(verbatim: "sum \(sum)")
      }
    }
    let window = LiveWindow(Telling())
    #expect(window.outline.contains("\"over 110\""))
    #expect(window.outline.hasSuffix("\"sum 110\""))
    window.press()
    #expect(window.outline.contains("\"over 210\""))
    #expect(window.outline.hasSuffix("\"sum 210\""))
  }

  @Test func anOuterPreferenceReplacesInnerOnes() {
    let view = VStack { Text("a").preference(key: Sum.self, value: 1) }.preference(key: Sum.self, value: 5)
      .backgroundPreferenceValue(Sum.self) { Text(verbatim: "\($0)") }
    #expect(outline(view).contains("text \"5\""))
    #expect(
      outline(Text("a").overlayPreferenceValue(Sum.self) { Text(verbatim: "none \($0)") }).contains("none 0"))
  }
}
