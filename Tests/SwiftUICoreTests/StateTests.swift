import Observation
import SwiftUICore
import Testing

@MainActor
struct StateTests {
  struct Counter: View {
    @State var count = 3
    var body: some View {
      Button("\(count)") { count += 1 }
    }
  }

  @Test func stateIsReadSetAndKept() throws {
    let renderer = ViewRenderer(environment: fixed)
    let button = try renderer.render(Counter()).first("button")
    #expect(button.outline == "button\n  text \"3\"")
    #expect(!renderer.needsRender)
    button.press()
    #expect(renderer.needsRender)
    let again = try renderer.render(Counter()).first("button")
    #expect(again.outline == "button\n  text \"4\"")
    #expect(again.id == button.id)
  }

  @Test func stateFollowsItsElement() throws {
    struct Row: View {
      let name: String
      @State var taps = 0
      var body: some View { Button(name + String(taps)) { taps += 1 } }
    }
    struct Rows: View {
      let names: [String]
      var body: some View { ForEach(names, id: \.self) { Row(name: $0) } }
    }
    let renderer = ViewRenderer()
    let first = renderer.render(Rows(names: ["a", "b"]))
    first[1].press()
    let moved = renderer.render(Rows(names: ["c", "b", "a"]))
    #expect(moved.all("text").map(\.line) == ["text \"c0\"", "text \"b1\"", "text \"a0\""])
    #expect(moved[1].id == first[1].id)
    #expect(moved[2].id == first[0].id)
    _ = renderer.render(Rows(names: []))
    let new = renderer.render(Rows(names: ["b"]))
    #expect(new.all("text").map(\.line) == ["text \"b0\""])
  }

  @Test func branchesAndExplicitIdentitiesAreDifferentViews() throws {
    struct Switching: View {
      let first: Bool
      let id: Int
      var body: some View {
        if first { Counter() } else { Counter() }
        Counter().id(id)
      }
    }
    let renderer = ViewRenderer(environment: fixed)
    for button in renderer.render(Switching(first: true, id: 1)) { button.press() }
    #expect(
      renderer.render(Switching(first: true, id: 1)).all("text").map(\.line) == ["text \"4\"", "text \"4\""])
    #expect(
      renderer.render(Switching(first: false, id: 1)).all("text").map(\.line) == ["text \"3\"", "text \"4\""])
    #expect(
      renderer.render(Switching(first: false, id: 2)).all("text").map(\.line) == ["text \"3\"", "text \"3\""])
  }

  @Test func twoElementsWithOneIdentifierStayTwo() {
    let nodes = ViewRenderer().render(ForEach(["x", "x"], id: \.self) { Text($0) })
    #expect(Set(nodes.map(\.id)).count == 2)
  }

  @Test func whatIsGoneIsForgotten() {
    let renderer = ViewRenderer()
    _ = renderer.render(ForEach(0..<50) { Text(verbatim: "\($0)") })
    let many = renderer.identityCount
    _ = renderer.render(ForEach(0..<1) { Text(verbatim: "\($0)") })
    #expect(renderer.identityCount == many - 49)
  }

  struct Person: Equatable {
    var name = "Ada"
    var tags = ["x"]
  }

  @Test func bindingsReachParts() throws {
    struct Editor: View {
      @State var person = Person()
      var body: some View {
        TextField("Name", text: $person.name)
        Toggle("On", isOn: .constant(true))
        Text(person.name)
      }
    }
    let renderer = ViewRenderer(environment: fixed)
    let nodes = renderer.render(Editor())
    nodes[0].enter("Grace")
    nodes[1].set(false)
    #expect(renderer.render(Editor()).outline.hasPrefix("field \"Grace\""))
    #expect(renderer.render(Editor())[1].line == "toggle on")
  }

  @Test func bindingsOfClosuresReadAndSet() {
    var value = 1
    let box = Box()
    let binding = Binding(get: { box.value }, set: { box.value = $0 })
    binding.wrappedValue = 5
    value = binding.wrappedValue
    #expect(value == 5)
    let optional: Binding<Int?> = Binding(binding)
    optional.wrappedValue = nil
    #expect(box.value == 5)
    let whole = Binding<Int>(optional)
    whole?.wrappedValue = 9
    #expect(box.value == 9)
  }

  @MainActor final class Box { var value = 0 }

  @Observable final class Account { var name = "main" }

  @Test func environmentReachesInside() {
    struct Reader: View {
      @Environment(\.font) var font
      @Environment(\.isEnabled) var isEnabled
      @Environment(Account.self) var account
      @Environment(Unknown.self) var unknown: Unknown?
      var body: some View {
        Text(verbatim: "\(font?.description ?? "no font") \(isEnabled) \(account.name) \(unknown == nil)")
      }
    }
    let view = VStack { Reader().font(.title) }.font(.body).disabled(true).environment(Account())
    #expect(outline(view).contains("\"title false main true\""))
  }

  @Observable final class Unknown {}

  @Test func bindableGivesBindings() {
    let account = Account()
    @Bindable var bindable = account
    $bindable.name.wrappedValue = "other"
    #expect(account.name == "other")
  }

  struct Twice: DynamicProperty {
    @State var value = 2
    var shown = ""
    mutating func update() { shown = String(value * 2) }
  }

  @Test func dynamicPropertiesAreUpdatedFromInsideOut() {
    struct Holder: View {
      let before = "padding"
      var twice = Twice()
      var body: some View { Text(twice.shown) }
    }
    #expect(outline(Holder()) == "text \"4\"")
  }
}
