import Foundation
import Testing

@testable import SwiftUICore

// What events do, where that isn't plain from the node's kind.
@MainActor
struct EventDeliveryTests {
  private struct Payload: Sendable, Equatable { let name: String }

  // MARK: Presses and switches

  @Test func aPressTurnsASwitchAndOpensWhatOpens() throws {
    struct Switches: View {
      @State var isOn = false
      @State var isOpen = false
      @State var isSectionOpen = false
      var body: some View {
        Toggle("Switch", isOn: $isOn)
        DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
        List { Section("One", isExpanded: $isSectionOpen) { Text("row") } }
      }
    }
    let window = LiveWindow(Switches())
    for kind in ["toggle off", "disclosure closed", "section"] {
      #expect(try window.deliver(.press, to: kind).isAccepted, "\(kind)")
    }
    #expect(window.outline.contains("toggle on"))
    #expect(window.outline.contains("inside"))
    #expect(window.outline.contains("row"))
  }

  @Test func aSwitchWithoutAValueIsPressed() throws {
    let view = Toggle(isOn: true, payload: Payload(name: "anchor"), label: Text("A"))
    let answer = try LiveWindow(view).deliver(.toggle(false), to: "toggle")
    #expect(answer.payload as? Payload == Payload(name: "anchor"))
  }

  @Test func whatWaitsForAPressIsToldWhoeverDoesWhatItIsFor() {
    var log: [String] = []
    let view = Button(payload: Payload(name: "sail"), label: Text("Sail"))
      .nodeHandler { .pressed { log.append("pressed") } }
    let window = LiveWindow(view)
    #expect(window.deliver(.press, to: window.all("button")[0]).payload as? Payload == Payload(name: "sail"))
    #expect(log == ["pressed"])
    // It is enough by itself to take a press.
    let alone = LiveWindow(Text("a").nodeHandler { .pressed { log.append("alone") } })
    #expect(alone.deliver(.press, to: alone.all("text")[0]).isAccepted)
    #expect(log == ["pressed", "alone"])
  }

  // MARK: Values

  @Test func aStepperCountsOnceThoughItCanBeAdjusted() throws {
    var (steps, adjustments) = (0, 0)
    let view = Stepper("Count", onIncrement: { steps += 1 }, onDecrement: nil)
      .accessibilityAdjustableAction { _ in adjustments += 1 }
    let window = LiveWindow(view)
    #expect(try window.deliver(.step(up: true), to: "stepper").isAccepted)
    #expect(try window.deliver(.step(up: false), to: "stepper").refusal == .outOfRange)
    #expect((steps, adjustments) == (1, 0))
  }

  @Test(
    arguments: [
      (-0.1, 0), (0, 0), (50, 50), (100.1, 100), (1e308, 100), (.infinity, nil), (-.infinity, nil),
      (.nan, nil),
    ] as [(Double, Double?)])
  func aNumberIsTakenToTheNearestEndOfTheLine(_ number: Double, _ taken: Double?) throws {
    struct Volume: View {
      @State var volume = 10.0
      var body: some View { Slider(value: $volume, in: 0...100) }
    }
    let window = LiveWindow(Volume())
    #expect(try window.deliver(.number(number), to: "slider").refusal == (taken == nil ? .outOfRange : nil))
    guard case .slider(let shown, _, _, _) = try window.first("slider").content else { return }
    #expect(shown == taken ?? 10)
  }

  @Test func daysAreAddedAndTakenAwayWithinTheirBounds() throws {
    struct Days: View {
      @State var days: Set<DateComponents> = []
      var body: some View {
        MultiDatePicker("Days", selection: $days, in: noon..<noon.addingTimeInterval(3 * 86_400))
      }
    }
    let window = LiveWindow(Days())
    func turn(_ year: Int, _ month: Int, _ day: Int) throws -> EventRefusal? {
      let day = DateComponents(year: year, month: month, day: day)
      return try window.deliver(.day(day), to: "dates").refusal
    }
    #expect(try turn(2026, 6, 2) == nil)
    #expect(window.outline.hasPrefix("dates 1"))
    #expect(try turn(2026, 6, 2) == nil)
    #expect(window.outline.hasPrefix("dates 0"))
    let others = [
      (2026, 5, 31), (2026, 6, 5), (2026, 6, 31), (2026, 13, 1), (0, 0, 0), (-1, 6, 2), (.max, .max, .max),
      (.min, .min, .min), (.max, 1, 1),
    ]
    for (year, month, day) in others { #expect(try turn(year, month, day) == .outOfRange) }
    #expect(try window.deliver(.day(DateComponents()), to: "dates").refusal == .outOfRange)
  }

  // MARK: Options and rows

  @Test func anOptionIsChosenOfTheNearestChoiceUnlessItMayNotBe() {
    struct Choosing: View {
      @State var chosen = 0
      var body: some View {
        Picker("P", selection: $chosen) {
          VStack { Text("one").tag(1) }
          Text("two").tag(2).disabled(true)
          Text("three").tag(3).selectionDisabled()
          Text("no tag")
        }
        Text("outside").tag(1)
        Text(verbatim: "\(chosen)").bold()
      }
    }
    let window = LiveWindow(Choosing())
    let options = window.all("text")
    let named = Dictionary(
      options.map { ($0.content.description, $0) }, uniquingKeysWith: { first, _ in first })
    func choose(_ name: String) -> EventRefusal? {
      named["text \"\(name)\""].flatMap { window.deliver(.choose, to: $0).refusal }
    }
    #expect(choose("two") == .disabled)
    #expect(choose("three") == .noOption)
    #expect(choose("no tag") == .noOption)
    #expect(choose("outside") == .noOption)
    #expect(window.outline.hasSuffix("text \"0\"{bold}"))
    #expect(choose("one") == nil)
    #expect(window.outline.hasSuffix("text \"1\"{bold}"))
  }

  @Test func aRowThatStaysCannotBeDeletedOrMoved() {
    var log: [String] = []
    let view = List {
      ForEach(0..<3) { Text(verbatim: "\($0)").deleteDisabled($0 == 1).moveDisabled($0 == 1) }
        .onDelete { log.append("delete \(Array($0))") }.onMove { log.append("move \(Array($0)) \($1)") }
      ForEach(3..<4) { Text(verbatim: "\($0)") }.onMove { _, _ in log.append("other") }
    }
    let window = LiveWindow(view)
    let rows = window.all("text")
    #expect(window.deliver(.delete, to: rows[1]).refusal == .fixed)
    #expect(window.deliver(.shift(down: true), to: rows[1]).refusal == .fixed)
    #expect(window.deliver(.move(to: rows[0].id, isBehind: false), to: rows[1]).refusal == .fixed)
    #expect(window.deliver(.move(to: rows[3].id, isBehind: false), to: rows[0]).refusal == .fixed)
    #expect(window.deliver(.move(to: 99_999, isBehind: false), to: rows[0]).refusal == .gone)
    #expect(log.isEmpty)
    // It still has a place to which others go.
    #expect(window.deliver(.move(to: rows[1].id, isBehind: true), to: rows[0]).isAccepted)
    #expect(window.deliver(.delete, to: rows[2]).isAccepted)
    #expect(log == ["move [0] 2", "delete [2]"])
  }

  @Test func aRowThatIsDeletedGivesTheCommandIfItHasNothingElse() {
    var log: [String] = []
    let view = List {
      Text("a").onDeleteCommand { log.append("command") }
      ForEach(0..<1) { _ in Text("b").onDeleteCommand { log.append("both") } }.onDelete { _ in
        log.append("row")
      }
    }
    let window = LiveWindow(view)
    for text in window.all("text") { #expect(window.deliver(.delete, to: text).isAccepted) }
    #expect(log == ["command", "row"])
  }

  // MARK: Focus, keys and gestures

  @Test func theFocusIsToldToTheTreeAndToWhatBeginsWithIt() throws {
    struct Search: View {
      @State var text = ""
      @State var isEditing = false
      @FocusState var isFocused: Bool
      var body: some View {
        NavigationStack { Text("page").searchable(text: $text) }
        TextField("Name", text: $text, onEditingChanged: { isEditing = $0 }).focused($isFocused)
          .focusedValue(\.noted, "the field")
        Text(verbatim: "\(isEditing) \(isFocused)").bold()
        Reader()
      }
    }
    struct Reader: View {
      @FocusedValue(\.noted) var noted
      var body: some View { Text(verbatim: noted ?? "nothing") }
    }
    let window = LiveWindow(Search())
    #expect(try window.deliver(.focus(true), to: "search").isAccepted)
    #expect(window.outline.contains("(active)"))
    #expect(try window.deliver(.focus(false), to: "search").isAccepted)
    #expect(window.outline.contains("(active)"))
    #expect(try window.deliver(.focus(true), to: "field").isAccepted)
    #expect(window.outline.hasSuffix("text \"true true\"{bold}\ntext \"the field\""))
    #expect(try window.deliver(.focus(false), to: "field").isAccepted)
    #expect(window.outline.hasSuffix("text \"false false\"{bold}\ntext \"nothing\""))
  }

  @Test func aKeyGoesOutwardAndElseGivesItsCommand() {
    var log: [String] = []
    let view = VStack {
      Text("a").onKeyPress("x") {
        log.append("inner x")
        return .ignored
      }
    }
    .onKeyPress("x") {
      log.append("outer x")
      return .handled
    }
    .onMoveCommand { log.append("\($0)") }
    let window = LiveWindow(view)
    func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> EventRefusal? {
      let press = KeyPress(phase: .down, key: key, characters: String(key.character), modifiers: modifiers)
      return window.deliver(.key(press), to: window.all("text")[0]).refusal
    }
    #expect(press("x") == nil)
    #expect(press(.leftArrow) == nil)
    #expect(press(.leftArrow, .shift) == .notTaken)
    #expect(press(.escape) == .notTaken)
    #expect(log == ["inner x", "outer x", "left"])
  }

  @Test func aDisabledNodeIsToldWhatHasHappenedAnyway() throws {
    struct Pressed: View {
      @State var log = ""
      @State var isOff = false
      @State var place: Int?
      @FocusState var isFocused: Bool
      var body: some View {
        Group {
          Text("a").onLongPressGesture {
          } onPressingChanged: {
            log += $0 ? "down " : "up "
          }
          .onHover { log += $0 ? "over " : "away " }
          TextField("f", text: .constant("")).focused($isFocused)
          GeometryReader { Text(verbatim: "width \(Int($0.size.width))") }
          ScrollView { ForEach(0..<3) { Text(verbatim: "place \($0)") } }.scrollPosition(id: $place)
          List { Text("row") }.refreshable {}
        }
        .disabled(isOff)
        Button("Off") { isOff = true }
        Text(verbatim: "\(log)\(isFocused) \(place ?? -1)").bold()
      }
    }
    let window = LiveWindow(Pressed())
    let text = try window.first("text \"a\"")
    for event in [.hold(true), .hover(true)] as [ViewEvent] { window.deliver(event, to: text) }
    try window.deliver(.focus(true), to: "field")
    window.press()
    #expect(window.outline.hasSuffix("text \"down over true -1\"{bold}"))
    let off = try window.first("text \"a\"")
    for event in [.hold(true), .hover(true), .longPress] as [ViewEvent] {
      #expect(window.deliver(event, to: off).refusal == .disabled)
    }
    #expect(try window.deliver(.focus(true), to: "field").refusal == .disabled)
    #expect(try window.deliver(.refresh, to: "list").refusal == .disabled)
    for event in [.hold(false), .hover(false)] as [ViewEvent] {
      #expect(window.deliver(event, to: off).isAccepted)
    }
    try window.deliver(.focus(false), to: "field")
    try window.deliver(.resize(CGSize(width: 70, height: 9)), to: "geometry")
    try window.deliver(.scroll(to: window.first("text \"place 2\"").id), to: "scroll")
    #expect(window.outline.contains("width 70"))
    #expect(window.outline.hasSuffix("text \"down over up away false 2\"{bold}"))
  }

  // MARK: Pages, sheets and columns

  @Test func onlyTheAppTakesAwayWhatItKeepsOpen() throws {
    struct Sheets: View {
      @State var isOpen = true
      @State var isKept = true
      @State var detent = PresentationDetent.medium
      var body: some View {
        Text("below").sheet(isPresented: $isOpen) {
          Button("Free") { isKept = false }.interactiveDismissDisabled(isKept)
            .presentationDetents([.medium, .large], selection: $detent)
        }
      }
    }
    let window = LiveWindow(Sheets())
    #expect(try window.deliver(.dismiss, to: "sheet").refusal == .keptOpen)
    for number in [-1, 2, 0.5, .nan] {
      #expect(try window.deliver(.number(number), to: "shown").refusal == .outOfRange)
    }
    #expect(try window.deliver(.number(1), to: "shown").isAccepted)
    #expect(window.outline.contains("now large"))
    window.press()
    #expect(try window.deliver(.dismiss, to: "sheet").isAccepted)
    #expect(window.all("sheet").isEmpty)
  }

  @Test func oneGoesToPagesAndColumnsThatThereAre() throws {
    let split = LiveWindow(
      NavigationSplitView {
        Text("side")
      } detail: {
        Text("detail")
      })
    #expect(try split.deliver(.go(to: 1), to: "split").isAccepted)
    #expect(split.outline.contains("compact detail"))
    #expect(try split.deliver(.column(.sidebar), to: "split").isAccepted)
    #expect(split.outline.contains("compact sidebar"))
    #expect(try split.deliver(.column(.content), to: "split").refusal == .outOfRange)
    for depth in [-1, 2, .max, .min] {
      #expect(try split.deliver(.go(to: depth), to: "split").refusal == .outOfRange)
    }
    let stack = LiveWindow(NavigationStack(path: .constant([1, 2])) { Text("root") })
    #expect(try stack.deliver(.go(to: -1), to: "stack").refusal == .outOfRange)
    #expect(try stack.deliver(.go(to: 0), to: "stack").isAccepted)
    #expect(try stack.deliver(.go(to: .max), to: "stack").isAccepted)
  }

  // MARK: Exchange

  @Test func filesGoToTheChoiceThatIsOpen() throws {
    var chosen: [String] = []
    func choice(_ name: String, isOpen: Bool, several: Bool = false) -> NodeHandler {
      .fileImport(
        FileImport(isPresented: { isOpen }, contentTypes: [], allowsMultiple: several) {
          chosen.append("\(name) \((try? $0.get().count) ?? -1)")
        })
    }
    let view = Text("a").nodeHandler { choice("closed", isOpen: false) }.nodeHandler {
      choice("open", isOpen: true)
    }
    let urls = [URL(filePath: "/a"), URL(filePath: "/b")]
    #expect(try LiveWindow(view).deliver(.chosenFiles(.success(urls)), to: "text").isAccepted)
    #expect(try LiveWindow(view).deliver(.chosenFiles(.failure(CancellationError())), to: "text").isAccepted)
    #expect(chosen == ["open 1", "open -1"])
    let closed = Text("a").nodeHandler { choice("closed", isOpen: false) }
    #expect(try LiveWindow(closed).deliver(.chosenFiles(.success(urls)), to: "text").refusal == .notTaken)
    let several = Text("a").nodeHandler { choice("several", isOpen: true, several: true) }
    try LiveWindow(several).deliver(.chosenFiles(.success(urls)), to: "text")
    #expect(chosen.last == "several 2")
  }

  @Test func itemsAreTakenAndOffered() async throws {
    var log: [String] = []
    let target = ExchangeTarget(
      contentTypes: ["public.text"], targeted: { log.append("over \($0)") },
      take: {
        log.append("took \($0.count) at \(Int($1.x))")
        return true
      })
    let source = ExchangeSource(contentTypes: ["public.text"], subject: "words") { _ in [] }
    let view = VStack {
      Text("to").nodeHandler { .dropTarget(target) }
      Text("from").nodeHandler { .dragSource(source) }.nodeHandler { .copy(source) }
      Text("off").nodeHandler { .dragSource(source) }.disabled(true)
    }
    let window = LiveWindow(view)
    let texts = window.all("text")
    let items = [ExchangeItem(contentType: "public.text", content: .data(Data()))]
    await window.deliver(.drop(items, at: CGPoint(x: 7, y: 0)), to: texts[0]).work?.value
    window.deliver(.over(true), to: texts[0])
    #expect(log == ["took 1 at 7", "over true"])
    #expect(window.deliver(.drop([], at: .zero), to: texts[0]).refusal == .outOfRange)
    #expect(
      window.deliver(.drop(items, at: CGPoint(x: Double.nan, y: 0)), to: texts[0]).refusal == .outOfRange)
    guard
      case .accepted(.exchange(let from, _, let place)) = window.deliver(
        .dropNode(texts[1].id, at: CGPoint(x: 1, y: 2)), to: texts[0])
    else {
      Issue.record("no exchange")
      return
    }
    #expect(from.subject == "words" && place == CGPoint(x: 1, y: 2))
    #expect(window.deliver(.dropNode(texts[2].id, at: .zero), to: texts[0]).refusal == .disabled)
    #expect(window.deliver(.dropNode(texts[0].id, at: .zero), to: texts[0]).refusal == .fixed)
    #expect(window.deliver(.dropNode(-7, at: .zero), to: texts[0]).refusal == .gone)
    guard case .accepted(.offer(let offered)) = window.deliver(.copy(removes: false), to: texts[1]) else {
      Issue.record("nothing offered")
      return
    }
    #expect(offered.subject == "words")
    #expect(window.deliver(.copy(removes: true), to: texts[1]).refusal == .notTaken)
  }

  @Test func aCopyOfANodeReachesTheLiveOne() throws {
    struct Leaving: View {
      @State var count = 0
      var body: some View {
        if count < 2 { Button("More") { count += 1 } }
        Text(verbatim: "\(count)")
      }
    }
    let window = LiveWindow(Leaving())
    let copy = try #require(window.tree.snapshot().first)
    for _ in 0..<2 {
      #expect(copy.deliver(.press).isAccepted)
      _ = window.outline
    }
    #expect(copy.deliver(.press).refusal == .gone)
    #expect(window.outline == "text \"2\"")
  }
}

private enum NotedKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  fileprivate var noted: String? {
    get { self[NotedKey.self] }
    set { self[NotedKey.self] = newValue }
  }
}
