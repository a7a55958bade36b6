import Foundation
import SwiftUICore
import Testing

@MainActor
struct ControlTests {
  struct Payload: Sendable, Equatable { let name: String }

  @Test func aPayloadIsHandedOutInsteadOfRun() throws {
    let button = ViewRenderer().render(Button(payload: Payload(name: "sail"), label: Text("Sail")))[0]
    #expect(button.press() as? Payload == Payload(name: "sail"))
    #expect(button.line == "button -> Payload")
    let toggle = ViewRenderer().render(
      Toggle(isOn: true, payload: Payload(name: "anchor"), label: Text("A")))[0]
    #expect(toggle.line == "toggle on -> Payload")
    #expect(toggle.press() as? Payload == Payload(name: "anchor"))
  }

  @Test func aDisabledButtonDoesNothing() {
    var pressed = 0
    let view = Button("a") { pressed += 1 }
    ViewRenderer().render(view)[0].press()
    ViewRenderer().render(view.disabled(true).disabled(false))[0].press()
    #expect(pressed == 1)
  }

  enum Label: NodeAttributeKey { typealias Value = String }

  @Test func attributesReachNodesAndTheInnermostCounts() {
    let node = ViewRenderer().render(
      Text("a").nodeAttribute(Label.self, "inner").nodeAttribute(Label.self, "outer"))[0]
    #expect(node.attributes[Label.self] == "inner")
  }

  struct Picking: View {
    @State var choice: String? = "b"
    var body: some View {
      Picker("P", selection: $choice) {
        Text("none").tag(String?.none)
        ForEach(["a", "b"], id: \.self) { Text($0) }
      }
    }
  }

  @Test func aPickerKnowsAndTakesItsOption() throws {
    let renderer = ViewRenderer()
    let picker = try renderer.render(Picking()).first("picker")
    let options = picker.children.filter { $0.tag != nil }
    #expect(options.map { picker.isSelected($0) } == [false, false, true])
    picker.select(options[1])
    let next = try renderer.render(Picking()).first("picker")
    #expect(next.children.filter { $0.tag != nil }.map { next.isSelected($0) } == [false, true, false])
  }

  struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("!")
        configuration.label
      }
    }
  }

  struct Plain: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(configuration)
      Text(configuration.isOn ? "yes" : "no")
    }
  }

  @Test func stylesOfOnesOwnMakeTheContent() {
    #expect(
      outline(VStack { Button("go") {} }.buttonStyle(Loud())) == """
        vstack center
          button
            hstack center
              text "!"
              text "go"
        """)
    #expect(outline(Toggle("t", isOn: .constant(true)).toggleStyle(Plain())).hasSuffix("text \"yes\""))
    #expect(outline(Button("go") {}.buttonStyle(.bordered)).hasPrefix("button .buttonStyle(bordered)"))
  }

  @Test func aLinkOpensByTheEnvironment() throws {
    var opened: [URL] = []
    let url = try #require(URL(string: "https://example.org"))
    let view = Link("site", destination: url).environment(
      \.openURL,
      OpenURLAction {
        opened.append($0)
        return .handled
      })
    ViewRenderer().render(view)[0].press()
    #expect(opened == [url])
  }

  @Test func numbersStayInTheirBounds() {
    struct Numbers: View {
      @State var level = 0.5
      @State var count = 9
      var body: some View {
        Slider(value: $level, in: 0...1)
        Stepper("count", value: $count, in: 0...10)
        Text(verbatim: "\(level) \(count)")
      }
    }
    let renderer = ViewRenderer()
    let nodes = renderer.render(Numbers())
    nodes[0].set(7)
    nodes[1].step(up: true)
    nodes[1].step(up: true)
    #expect(renderer.render(Numbers()).outline.hasSuffix("text \"1.0 10\""))
  }

  @Test func accessibilityIsNoted() {
    let view = Image(decorative: "sea").accessibilityLabel("Sea").accessibilityAddTraits([
      .isButton, .isHeader,
    ])
    #expect(
      outline(view) == "image sea decorative .accessibility(label Sea) .accessibility(add button header)")
  }
}
