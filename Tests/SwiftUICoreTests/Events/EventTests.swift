import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct EventTests {
  @Test func aChangeIsToldOnceWithBothValues() {
    struct Watching: View {
      @State var count = 0
      @State var log = ""
      var body: some View {
        Button("More") { count += 1 }
        Button("Same") { count += 0 }
        Text(verbatim: log)
        Group {
          Text("a")
          Text("b")
        }
        .onChange(of: count) { old, new in log += "\(old)>\(new) " }
        EmptyView().onChange(of: count, initial: true) { log += "first " }
          .onChange(of: count) { new in log += "[\(new)] " }
      }
    }
    let window = LiveWindow(Watching())
    #expect(window.outline.contains("text \"first \""))
    window.press(0)
    #expect(window.outline.contains("0>1 "))
    window.press(1)
    let text = window.all("text")[2].content.description
    #expect(text.components(separatedBy: "0>1").count == 2)
    #expect(text.components(separatedBy: "first").count == 3)
    #expect(text.components(separatedBy: "[1]").count == 2)
  }

  @Test func aMereEvaluationTellsNoChange() {
    var told = 0
    _ = ViewRenderer(environment: fixed).render(Text("a").onChange(of: 1, initial: true) { told += 1 })
    #expect(told == 0)
  }

  @Test func keysAreHandledByWhoTakesThem() {
    var log: [String] = []
    let view = Text("a")
      .onKeyPress(.return) {
        log.append("return")
        return .handled
      }
      .onKeyPress(characters: .decimalDigits) { press in
        log.append("digit \(press.characters)")
        return press.characters == "0" ? .ignored : .handled
      }
      .onKeyPress(phases: .up) { _ in .handled }
    let node = ViewRenderer().render(view)[0]
    func press(_ key: KeyEquivalent, _ phase: KeyPress.Phases = .down) -> Bool {
      node.deliver(.key(KeyPress(phase: phase, key: key, characters: String(key.character), modifiers: [])))
        .isAccepted
    }
    #expect(press(.return))
    #expect(press("7"))
    #expect(!press("0"))
    #expect(!press("x"))
    #expect(press("x", .up))
    #expect(log == ["return", "digit 7", "digit 0"])
  }

  @Test func keysHaveTheNamesOfBrowsers() {
    for name in ["Enter", "Escape", "ArrowUp", "a", "é", "Backspace", "Tab", " "] {
      #expect(KeyEquivalent(keyName: name)?.keyName == name)
    }
    #expect(KeyEquivalent(keyName: "Shift") == nil)
    #expect(KeyboardShortcut("s", modifiers: [.command, .shift]).ariaName == "Shift+Meta+S")
    #expect(outline(Button("Save") {}.keyboardShortcut(.defaultAction)).contains(".shortcut(Enter)"))
  }

  @Test func commandsReachTheirActions() {
    var log: [String] = []
    let view = Text("a").onDeleteCommand { log.append("delete") }.onMoveCommand { log.append("\($0)") }
      .onExitCommand(perform: nil)
    let node = ViewRenderer().render(view)[0]
    #expect(node.deliver(.command(.delete)).isAccepted)
    #expect(node.deliver(.command(.move(.left))).isAccepted)
    #expect(!node.deliver(.command(.exit)).isAccepted)
    #expect(log == ["delete", "left"])
  }

  @Test func gesturesTellTheirValues() {
    struct Moving: View {
      @GestureState var offset = CGSize.zero
      @State var end = CGSize.zero
      @State var taps = ""
      var body: some View {
        Text(verbatim: "\(Int(offset.width)) \(Int(end.width)) \(taps)")
          .gesture(
            DragGesture().updating($offset) { value, state, _ in state = value.translation }.onEnded {
              end = $0.translation
            }
          )
          .simultaneousGesture(TapGesture(count: 2).onEnded { taps += "double " })
          .onLongPressGesture {
            taps += "long "
          } onPressingChanged: {
            taps += $0 ? "down " : "up "
          }
          .onTapGesture { taps += "tap " }
      }
    }
    let window = LiveWindow(Moving())
    func value(_ x: CGFloat) -> DragGesture.Value {
      DragGesture.Value(time: noon, location: CGPoint(x: x, y: 0), startLocation: .zero)
    }
    window.deliver(.drag(.changed(value(7))), to: window.all("text")[0])
    #expect(window.outline == "text \"7 0 \"")
    window.deliver(.drag(.ended(value(9))), to: window.all("text")[0])
    #expect(window.outline == "text \"0 9 \"")
    let node = window.all("text")[0]
    for event in [.tap(count: 2), .hold(true), .longPress, .hold(false), .press] as [ViewEvent] {
      window.deliver(event, to: node)
    }
    #expect(window.outline == "text \"0 9 double down long up tap \"")
  }

  @Test func feedbackCountsItsChanges() {
    struct Playing: View {
      @State var score = 0
      var body: some View {
        Button("Score") { score += 1 }.sensoryFeedback(.success, trigger: score) { $1 > 1 }
      }
    }
    let window = LiveWindow(Playing())
    window.press()
    #expect(window.outline.contains("feedback(success 0)"))
    window.press()
    #expect(window.outline.contains("feedback(success 1)"))
  }

  @Test func aURLReachesWhoOpensIt() throws {
    let url = try #require(URL(string: "app://x"))
    var opened: [URL] = []
    for case .openURL(let open) in ViewRenderer().render(Text("a").onOpenURL { opened.append($0) })[0]
      .handlers
    {
      open(url)
    }
    #expect(opened == [url])
  }

  @Test func whatIsDisabledTakesNoEvents() {
    var count = 0
    let view = Text("a").onLongPressGesture { count += 1 }.onTapGesture(count: 2) { count += 1 }
      .accessibilityAction(named: "Count") { count += 1 }
    let node = ViewRenderer().render(view.disabled(true))[0]
    for event in [.longPress, .tap(count: 2), .accessibilityAction("Count")] as [ViewEvent] {
      #expect(node.deliver(event).refusal == .disabled)
    }
    #expect(count == 0)
    #expect(ViewRenderer().render(view)[0].deliver(.accessibilityAction("Count")).isAccepted)
    #expect(count == 1)
  }
}
