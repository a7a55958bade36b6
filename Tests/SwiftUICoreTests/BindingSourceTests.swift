import Observation
import Testing

@testable import SwiftUICore

/// Views with bindings are evaluated anew when the value changes, and not with every change around them.
@MainActor
struct BindingSourceTests {
  struct Place: Equatable {
    var name = "Rome"
    var stars = 1
  }

  @Observable final class Model {
    var name = "Rome"
    var count = 0
  }

  /// Not observable: nobody is told of its changes.
  final class Plain {
    var name = "Rome"
  }

  struct NameField: View {
    @Binding var name: String
    var body: some View { Text(verbatim: "name \(name)") }
  }

  private func texts(_ tree: ViewTree) -> [String] { tree.snapshot().all("text").map(\.line) }

  /// Presses a button, and says how many views were evaluated for it.
  private func evaluations(_ tree: ViewTree, pressing index: Int) -> Int {
    let before = tree.evaluations
    tree.snapshot().all("button")[index].press()
    _ = tree.update()
    return tree.evaluations - before
  }

  @Test func stateOfTheViewAround() {
    struct Screen: View {
      @State private var name = "Rome"
      @State private var count = 0
      var body: some View {
        Button("count \(count)") { count += 1 }
        Button("name") { name += "!" }
        NameField(name: $name)
      }
    }
    let tree = ViewTree(environment: fixed)
    tree.show(Screen())
    #expect(evaluations(tree, pressing: 0) == 1)
    #expect(evaluations(tree, pressing: 1) == 2)
    #expect(texts(tree).last == "text \"name Rome!\"")
    #expect(evaluations(tree, pressing: 0) == 1)
  }

  @Test func aPartOfTheState() {
    struct Screen: View {
      @State private var place = Place()
      @State private var count = 0
      var body: some View {
        Button("count \(count)") { count += 1 }
        Button("name") { place.name += "!" }
        NameField(name: $place.name)
      }
    }
    let tree = ViewTree(environment: fixed)
    tree.show(Screen())
    #expect(evaluations(tree, pressing: 0) == 1)
    #expect(evaluations(tree, pressing: 1) == 2)
    #expect(texts(tree).last == "text \"name Rome!\"")
  }

  @Test func anotherPartOfTheSame() {
    struct Names: Equatable {
      var first = "Rome"
      var second = "Oslo"
    }
    struct Screen: View {
      @State private var names = Names()
      @State private var isSecond = false
      var body: some View {
        Button("other") { isSecond.toggle() }
        NameField(name: isSecond ? $names.second : $names.first)
      }
    }
    let tree = ViewTree(environment: fixed)
    tree.show(Screen())
    _ = evaluations(tree, pressing: 0)
    #expect(texts(tree).last == "text \"name Oslo\"")
  }

  @Test func anObservableObject() {
    struct Screen: View {
      @Bindable var model: Model
      @State private var count = 0
      var body: some View {
        Button("count \(count)") { count += 1 }
        NameField(name: $model.name)
      }
    }
    let model = Model()
    let tree = ViewTree(environment: fixed)
    tree.show(Screen(model: model))
    #expect(evaluations(tree, pressing: 0) == 1)
    let before = tree.evaluations
    model.name = "Oslo"
    _ = tree.update()
    #expect(tree.evaluations == before + 1)
    #expect(texts(tree).last == "text \"name Oslo\"")
  }

  @Test func anObjectThatTellsNobody() {
    struct Screen: View {
      @State private var plain = Plain()
      @State private var count = 0
      var body: some View {
        Button("count \(count)") {
          plain.name += "!"
          count += 1
        }
        NameField(name: $plain.name)
      }
    }
    let tree = ViewTree(environment: fixed)
    tree.show(Screen())
    _ = evaluations(tree, pressing: 0)
    #expect(texts(tree).last == "text \"name Rome!\"")
  }

  /// What stands in rows of a list with a choice is left alone by a change beside it, whatever the environment holds.
  @Test func rowsOfAListWithAChoice() {
    struct Row: View {
      let name: String
      @Environment(\.openURL) private var openURL
      var body: some View { Text(verbatim: name) }
    }
    struct Screen: View {
      @State private var choice: String?
      @State private var names = ["a", "b", "c"]
      var body: some View {
        Button("more") { names.append("d") }
        Button("choose") { choice = "b" }
        List(selection: $choice) {
          ForEach(names, id: \.self) { name in
            NavigationLink(value: name) { Row(name: name) }.tint(.blue)
          }
        }
      }
    }
    var environment = fixed
    environment.dismiss = DismissAction {}
    environment.openURL = OpenURLAction { _ in .handled }
    let tree = ViewTree(environment: environment)
    tree.show(Screen())
    // The screen, and the link with its value and its row.
    #expect(evaluations(tree, pressing: 0) == 4)
    #expect(texts(tree).last == "text \"d\"")
    // Another choice is another environment for each link and row.
    #expect(evaluations(tree, pressing: 1) > 4)
  }

  @Test func closuresSayNothing() {
    struct Screen: View {
      let plain: Plain
      @State private var count = 0
      var body: some View {
        Button("count \(count)") {
          plain.name += "!"
          count += 1
        }
        NameField(
          name: Binding {
            plain.name
          } set: {
            plain.name = $0
          })
      }
    }
    let tree = ViewTree(environment: fixed)
    tree.show(Screen(plain: Plain()))
    #expect(evaluations(tree, pressing: 0) == 2)
    #expect(texts(tree).last == "text \"name Rome!\"")
  }

  @Test func anAnimationIsNotLost() {
    let tree = ViewTree()
    let state = StateLocation("Rome", changes: tree.makeRoot().signal)
    let binding = Binding(location: state)
    #expect(binding.source == Binding(location: state).source)
    #expect(binding.animation().source == nil)
    state.value = "Rome"
    #expect(binding.source != Binding(location: state).source)
    tree.close()
  }
}
