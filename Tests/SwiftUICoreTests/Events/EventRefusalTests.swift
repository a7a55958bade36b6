import Foundation
import Testing

@testable import SwiftUICore

// Whatever event reaches whatever node, it is taken or refused; what is refused changes nothing.
@MainActor
struct EventRefusalTests {
  /// What the closures of the views were told.
  @MainActor
  final class Log {
    var lines: [String] = []
    func callAsFunction(_ line: String) { lines.append(line) }
  }

  /// A node of each kind that takes something, and some that take nothing.
  struct Everything: View {
    let log: Log
    @State var isOn = false
    @State var isOpen = true
    @State var text = "words"
    @State var number = 5.0
    @State var count = 1
    @State var date = noon
    @State var days: Set<DateComponents> = []
    @State var color = Color.red
    @State var chosen = 1
    @State var rows = [1, 2, 3]
    @State var place: Int?
    @State var detent = PresentationDetent.medium
    @FocusState var isFocused: Bool

    var body: some View {
      controls
      pickers
      lists
      gestures
      exchange
      pages
    }

    @ViewBuilder private var controls: some View {
      Text("nothing")
      Button("Button") { log("button") }
      Button(payload: "payload", label: Text("Payload"))
      Toggle("Toggle", isOn: $isOn)
      Toggle(isOn: true, payload: "toggle", label: Text("Payload"))
      TextField("Field", text: $text).focused($isFocused).onSubmit { log("submit") }
      SecureField("Secret", text: $text)
      TextEditor(text: $text)
      Slider(value: $number, in: 0...10)
      Stepper("Stepper", value: $count, in: 0...2)
      DatePicker("Date", selection: $date)
      MultiDatePicker("Days", selection: $days)
      ColorPicker("Color", selection: $color)
      Menu("Menu") { Button("Entry") { log("entry") } }
    }

    @ViewBuilder private var pickers: some View {
      Picker("Picker", selection: $chosen) { ForEach(0..<3) { Text(verbatim: "\($0)") } }
      DisclosureGroup("Disclosure", isExpanded: $isOpen) { Text("inside") }
      TabView {
        Tab("One", systemImage: "1.circle") { Text("one") }
        Tab("Two", systemImage: "2.circle") { Text("two") }
      }
    }

    @ViewBuilder private var lists: some View {
      List(selection: .constant(Set([1]))) {
        ForEach(rows, id: \.self) { Text(verbatim: "row \($0)").deleteDisabled($0 == 2) }
          .onDelete { rows.remove(atOffsets: $0) }.onMove { rows.move(fromOffsets: $0, toOffset: $1) }
        Section("Section", isExpanded: $isOpen) { Text("below") }
      }
      .refreshable { await log("refresh") }
      ScrollView { ForEach(0..<3) { Text(verbatim: "place \($0)") } }.scrollPosition(id: $place)
      GeometryReader { Text(verbatim: "\(Int($0.size.width))") }
    }

    @ViewBuilder private var gestures: some View {
      Text("gestures").onTapGesture(count: 2) { log("double") }.onTapGesture { log("tap") }
        .onLongPressGesture {
          log("long")
        } onPressingChanged: {
          log("pressing \($0)")
        }
        .gesture(
          DragGesture().onChanged { log("drag \(Int($0.location.x))") }.onEnded { _ in log("dragged") }
        )
        .onHover { log("hover \($0)") }
        .onDeleteCommand { log("delete") }
        .accessibilityAction(named: "Act") { log("act") }
        .accessibilityAdjustableAction { log("adjust \($0)") }
    }

    @ViewBuilder private var exchange: some View {
      let source = ExchangeSource(contentTypes: ["public.text"]) { _ in [] }
      let target = ExchangeTarget(
        contentTypes: ["public.text"], targeted: { log("over \($0)") },
        take: { _, _ in
          log("dropped")
          return true
        })
      Button("Files") {}.nodeAttribute(
        FileIntakeKey.self,
        FileIntake(typeIdentifiers: [], allowsSeveral: true) { log("files \($0.count)") })
      Text("import").nodeHandler {
        .fileImport(
          FileImport(isPresented: { true }, contentTypes: [], allowsMultiple: true) { _ in log("import") })
      }
      Text("drag").nodeHandler { .dragSource(source) }
      Text("drop").nodeHandler { .dropTarget(target) }
      Text("paste").nodeHandler { .paste(target) }
      Text("copy").nodeHandler { .copy(source) }
      Text("share").nodeHandler { .share(source) }
    }

    @ViewBuilder private var pages: some View {
      NavigationStack(path: .constant([1])) {
        NavigationLink("Link", value: 2).navigationDestination(for: Int.self) { Text(verbatim: "page \($0)") }
          .searchable(text: $text)
      }
      NavigationSplitView {
        Text("side")
      } detail: {
        Text("detail")
      }
      Text("below").sheet(isPresented: $isOpen) {
        Text("sheet").presentationDetents([.medium, .large], selection: $detent)
      }
      Text("below").alert("Alert", isPresented: $isOpen) { Button("Close") { log("close") } }
    }
  }

  private static let items = [ExchangeItem(contentType: "public.text", content: .data(Data()))]
  private static let endless = CGPoint(x: Double.infinity, y: .nan)

  /// Events of each kind, with values as a person gives them and as nobody does.
  static func events(naming nodes: [Int]) -> [ViewEvent] {
    let numbers = [0, 1, -1, 2, 3, 9.5, 1e308, -.infinity, .nan]
    let whole = [0, 1, 2, -1, .max, .min]
    func drag(_ x: Double) -> DragGesture.Value {
      DragGesture.Value(time: noon, location: CGPoint(x: x, y: 0), startLocation: .zero)
    }
    func key(_ key: KeyEquivalent) -> ViewEvent {
      .key(KeyPress(phase: .down, key: key, characters: String(key.character), modifiers: []))
    }
    let places = nodes + whole
    return [
      .press, .toggle(true), .toggle(false), .text(""), .text("\0\u{202e}x\r\n"), .commit, .submit,
      .step(up: true), .step(up: false), .choose, .focus(true), .focus(false), key("x"), key(.delete),
      key(.escape), .command(.delete), .command(.selector("x")), .accessibilityAction("Act"),
      .accessibilityAction(""), .longPress, .hold(true), .hold(false), .hover(true), .hover(false),
      .drag(.changed(drag(3))), .drag(.ended(drag(3))), .drag(.changed(drag(.nan))),
      .drag(.ended(drag(.infinity))),
      .drag(.cancelled), .delete, .shift(down: true), .shift(down: false), .scroll(to: nil), .refresh,
      .resize(CGSize(width: 30, height: 20)), .resize(CGSize(width: -1, height: 0)),
      .resize(CGSize(width: Double.nan, height: .infinity)), .dismiss, .color(.blue),
      .files([]), .files([TakenFile(name: "a", content: .data(Data()))]), .chosenFiles(.success([])),
      .chosenFiles(.failure(CancellationError())), .paste([]), .paste(items), .drop([], at: .zero),
      .drop(items, at: .zero), .drop(items, at: endless), .over(true), .over(false), .copy(removes: false),
      .copy(removes: true), .share, .column(.sidebar), .column(.content), .column(.detail),
      .day(DateComponents()), .day(DateComponents(year: 2026, month: 6, day: 1)),
      .day(DateComponents(year: .max, month: .max, day: .min)),
    ] + numbers.map { .number($0) }
      + [0, 1e9, -1e9, 1e14, -1e300, .infinity, .nan].map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
      + whole.flatMap { [.tap(count: $0), .sort(column: $0), .go(to: $0)] as [ViewEvent] }
      + places.flatMap {
        [
          .scroll(to: $0), .move(to: $0, isBehind: false), .move(to: $0, isBehind: true),
          .dropNode($0, at: .zero), .dropNode($0, at: endless),
        ] as [ViewEvent]
      }
  }

  private func ids(_ tree: ViewTree) -> [Int] { tree.snapshot().flatMap(\.all).map(\.id) }

  /// Gives all events to all nodes and to numbers that are none, and compares the tree before and after what is refused.
  private func deliverEverything(
    to view: some View, _ log: Log, _ check: (ViewEvent, EventAnswer, _ node: String?) -> Void
  ) async {
    let window = LiveWindow(view)
    let tree = window.tree
    let first = ids(tree)
    for id in first + [0, -1, .max, .min, 1_000_000] {
      // Other tests on the main actor have their turns in between.
      await Task.yield()
      // Where something is dropped, each other node may be what was dragged; else a few are enough.
      let others = first.filter { tree.node(id)?.fileReception == .drop || $0 % 23 == id % 23 }
      for event in Self.events(naming: [id] + others) {
        let name = tree.node(id)?.content.description
        let (evaluations, lines) = (tree.evaluations, log.lines)
        let answer = tree.deliver(event, to: id)
        if !answer.isAccepted {
          #expect(!tree.needsUpdate, "\(event) at \(name ?? "none") is refused and changes something")
          #expect(log.lines == lines, "\(event) at \(name ?? "none") is refused and runs something")
        }
        _ = tree.update()
        if !answer.isAccepted { #expect(tree.evaluations == evaluations) }
        if name == nil { #expect(answer.refusal == .gone) }
        check(event, answer, name)
      }
    }
  }

  @Test func everyEventEndsAtEveryNode() async {
    let log = Log()
    var taken: [String: Set<String>] = [:]
    await deliverEverything(to: Everything(log: log), log) { event, answer, node in
      guard let node, answer.isAccepted else { return }
      taken[String(node.prefix { $0 != " " }), default: []].insert(event.name)
    }
    // Each kind of event was taken somewhere; what follows would else say nothing.
    let all = Set(Self.events(naming: []).map(\.name))
    #expect(all.subtracting(taken.values.flatMap { $0 }) == ["sort"])
    #expect(taken["slider"] == ["number", "focus"])
    #expect(taken["stepper"] == ["step", "focus"])
    #expect(taken["toggle"] == ["toggle", "press"])
    #expect(taken["date"] == ["date"])
    #expect(taken["dates"] == ["day"])
    #expect(taken["color"] == ["color"])
    #expect(taken["editor"] == ["text", "commit"])
    #expect(taken["split"] == ["column", "go", "toggle"])
    #expect(taken["geometry"] == ["resize"])
    #expect(taken["picker"] == nil)
    #expect(taken["divider"] == nil)
  }

  @Test func nothingIsDoneToWhatIsDisabled() async {
    let log = Log()
    await deliverEverything(to: Everything(log: log).disabled(true), log) { event, answer, node in
      guard let node, !event.isReport else { return }
      // An alert is asked, whatever is disabled behind it.
      if log.lines.last == "close" || node.hasPrefix("alert") || node.hasPrefix("button") { return }
      #expect(answer.refusal == .disabled, "\(event.name) at \(node)")
    }
    #expect(
      Set(log.lines).isSubset(of: ["close", "pressing false", "hover false", "over false"]), "\(log.lines)")
  }

  @Test func whatIsGoneTakesNothing() {
    let window = LiveWindow(Everything(log: Log()))
    let all = ids(window.tree)
    window.tree.close()
    for id in all {
      for event in Self.events(naming: [id]) {
        #expect(window.tree.deliver(event, to: id).refusal == .gone)
      }
    }
  }
}

extension ViewEvent {
  /// The name of the case.
  fileprivate var name: String { Mirror(reflecting: self).children.first?.label ?? "\(self)" }
}
