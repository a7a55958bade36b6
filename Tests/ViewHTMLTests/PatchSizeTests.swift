import Foundation
import Observation
import SwiftUICore
import Testing

@testable import ViewHTML

/// How many bytes changes take, and that they leave alone what they don't change.
@MainActor
struct PatchSizeTests {
  @MainActor @Observable final class Model {
    var rows = (1...50).map {
      SampleScreens.Message(id: $0, name: "Bubbles", text: "Message \($0)", isMine: $0 % 3 == 0)
    }
    var text = "0"
    var field = "typed"
    var isOn = false
    var choice = 1
    var page: [Int] = []
  }

  struct Rows: View {
    let model: Model
    var body: some View {
      ScrollView { VStack(spacing: 0) { ForEach(model.rows) { SampleScreens.MessageRow(message: $0) } } }
    }
  }

  private func patches<V: View>(_ view: V, _ change: () -> Void) throws -> ([ViewPatch], DOMDocument) {
    let tree = ViewTree()
    tree.show(view)
    let window = WindowHTML(tree: tree)
    let document = try DOMDocument(window.html(), rules: window.rules())
    change()
    let patches = window.patches(for: tree.update())
    try document.apply(patches)
    return (patches, document)
  }

  /// A drawing is one element, which is shown anew where it is another: its inside would be read as HTML.
  @Test
  func aSymbol() throws {
    struct Sign: View {
      let model: Model
      var body: some View {
        VStack {
          Image(systemName: model.isOn ? "heart" : "star")
          Image(systemName: "star").help("Stars")
        }
      }
    }
    let model = Model()
    let (patches, document) = try patches(Sign(model: model)) { model.isOn = true }
    let drawings = document.root.all("svg").filter { $0.attributes["role"] == "img" }
    #expect(drawings.map { $0.attributes["aria-label"] } == ["heart"])
    #expect(patches.contains { if case .replace = $0 { true } else { false } })
    #expect(!patches.contains { if case .content = $0 { true } else { false } })
    // What a tooltip says needs an element of HTML.
    let signs = document.root.all("span").filter { $0.attributes["role"] == "img" }
    #expect(signs.map { $0.attributes["title"] } == ["Stars"])
  }

  @Test
  func textOfARow() throws {
    struct Counter: View {
      let model: Model
      var body: some View {
        List {
          HStack {
            Text("Unread")
            Spacer()
            Text(model.text).padding(4).background(.red, in: Capsule())
          }
        }
      }
    }
    let model = Model()
    let (patches, document) = try patches(Counter(model: model)) { model.text = "1,234" }
    #expect(ViewPatch.json(patches).count <= 64)
    #expect(document.root.text.contains("1,234"))
    #expect(document.goneCount == 0)
  }

  @Test
  func aNewRowOfAChat() throws {
    let model = Model()
    let (patches, document) = try patches(Rows(model: model)) {
      model.rows.append(
        SampleScreens.Message(id: 51, name: "Bubbles", text: "We start at 15:00 by the lake.", isMine: false))
    }
    #expect(patches.count == 1)
    #expect(ViewPatch.json(patches).count <= 400, "\(ViewPatch.json(patches).count)")
    #expect(document.goneCount == 0)
  }

  @Test
  func nothingInAFieldIsReplacedByItsSurroundings() throws {
    struct Fields: View {
      let model: Model
      var body: some View {
        VStack {
          if model.isOn { Text("above") }
          TextField("Name", text: .constant(model.field))
            .padding(model.isOn ? 20 : 4).background(model.isOn ? .red : .clear).disabled(false)
            .foregroundStyle(model.isOn ? .red : .blue).font(model.isOn ? .title : .body)
          if model.isOn { Text("below") }
        }
        .padding(model.isOn ? 8 : 2)
      }
    }
    let model = Model()
    let tree = ViewTree()
    tree.show(Fields(model: model))
    let window = WindowHTML(tree: tree)
    let document = try DOMDocument(window.html())
    let field = try #require(document.root.all("input").first)
    for _ in 0..<3 {
      model.isOn.toggle()
      model.field += "!"
      try document.apply(window.patches(for: tree.update()))
      #expect(document.root.all("input").first === field)
    }
    #expect(field.attributes["value"] == "typed!!!")
  }

  @Test
  func choosingIsOneValue() throws {
    struct Choices: View {
      let model: Model
      var body: some View {
        Form {
          Picker("Colour", selection: .constant(model.choice)) { ForEach(0..<40) { Text("Colour \($0)") } }
        }
      }
    }
    let model = Model()
    let (patches, document) = try patches(Choices(model: model)) { model.choice = 7 }
    #expect(patches.count == 1)
    let option = try #require(document.root.all("option").first { $0.attributes["selected"] != nil })
    #expect(option.text == "Colour 7")
  }

  @Test
  func aPageThatComesGetsTheFocus() throws {
    struct Pages: View {
      let model: Model
      var body: some View {
        NavigationStack(path: .constant(model.page)) {
          List { Text("Root") }.navigationTitle("Root").navigationDestination(for: Int.self) {
            Text("Page \($0)").navigationTitle("Page \($0)")
          }
        }
      }
    }
    let model = Model()
    let tree = ViewTree()
    tree.show(Pages(model: model))
    let window = WindowHTML(tree: tree)
    let document = try DOMDocument(window.html())
    model.page = [3]
    let pushed = window.patches(for: tree.update())
    try document.apply(pushed)
    func focused(_ patches: [ViewPatch]) -> String? {
      for case .focus(let address) in patches { return document.element(address.identifier)?.text }
      return nil
    }
    #expect(focused(pushed) == "Page 3")
    model.page = []
    let popped = window.patches(for: tree.update())
    try document.apply(popped)
    #expect(focused(popped) == "Root")
  }

  @Test
  func rulesAreSentOnceAndBegunAnew() throws {
    struct Moving: View {
      let model: Model
      var body: some View { Text("x").offset(x: Double(model.choice)) }
    }
    let model = Model()
    let tree = ViewTree()
    tree.show(Moving(model: model))
    let window = WindowHTML(tree: tree)
    let document = try DOMDocument(window.html(), rules: window.rules())
    var resets = 0
    for step in 2..<(StyleRegistry.limit * 2) {
      model.choice = step
      let patches = window.patches(for: tree.update())
      if case .styles(_, replacing: true)? = patches.first { resets += 1 }
      try document.apply(patches)
    }
    #expect(resets == 1)
    #expect(document.rules.contains("translate(\(StyleRegistry.limit * 2 - 1)px,0)"))
  }
}
