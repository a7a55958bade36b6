import Observation
import SwiftUICore

/// What the views of a program are made from; a change reaches the view that reads it.
@MainActor @Observable
final class ProgramModel {
  var program: Program
  init(_ program: Program) { self.program = program }
}

struct ProgramRoot: View {
  let model: ProgramModel
  var body: some View { ProgramView(program: model.program) }
}

/// The view of a program.
struct ProgramView: View {
  let program: Program
  @State private var local = 0

  private var number: Int { program.number }

  var body: some View {
    AnyView(modified(AnyView(erasing: content), program.modifiers[...]))
  }

  @ViewBuilder private var inside: some View {
    ForEach(0..<program.inside.count, id: \.self) { ProgramView(program: program.inside[$0]) }
  }

  private var rows: some View {
    ForEach(program.keys, id: \.self) { key in
      if key % 5 == 4 {
        Button("Row \(key)") { local += 1 }
      } else {
        Text(verbatim: "row \(key) <\(number)>")
      }
    }
  }

  private var content: any View {
    switch program.kind {
    case 0: Text(verbatim: hostile[number])
    case 1: Text("Number \(number)").font(number > 3 ? .title : .body)
    case 2: Text(verbatim: "a") + Text(verbatim: "b\(number)").bold() + Text(verbatim: "c").italic(number > 2)
    case 3: Image(systemName: number > 3 ? "heart.fill" : "star")
    case 4: Label("Label \(number)", systemImage: "tag")
    case 5: Button("Press \(number)", role: number > 4 ? .destructive : nil) { local += 1 }
    case 6: Toggle("On \(number)", isOn: .constant(number > 3))
    case 7: TextField("Name", text: .constant(hostile[number]), prompt: number > 5 ? Text("Prompt") : nil)
    case 8: SecureField("Password", text: .constant(number > 2 ? "secret" : ""))
    case 9: TextEditor(text: .constant("\n" + hostile[number]))
    case 10: Slider(value: .constant(Double(number) / 7), in: 0...1) { Text("Much") }
    case 11: Stepper("Count \(number)", value: .constant(number))
    case 12: ProgressView(value: number > 5 ? nil : Double(number) / 7) { Text("Work \(number)") }
    case 13:
      if let url = URL(string: addresses[number]) {
        Link(hostile[number], destination: url)
      } else {
        Divider()
      }
    case 14: Circle().fill(number > 3 ? .red : .blue)
    case 15:
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: number > 3 ? .bottom : .trailing)
    case 16:
      Gauge(value: Double(number) / 7) {
        Text("Level")
      } currentValueLabel: {
        Text("\(number)")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("7")
      }
    case 17:
      DatePicker(
        "Day", selection: .constant(Date(timeIntervalSince1970: Double(number) * 86_400)),
        displayedComponents: number > 3 ? .date : .hourAndMinute)
    case 18:
      ColorPicker(
        "Color",
        selection: .constant(number > 3 ? .red : Color(red: 0.2, green: 0.4, blue: Double(number) / 7)))
    case 19: ContentUnavailableView("Nothing \(number)", systemImage: "tray", description: Text("More"))
    case 20: Button("Glass \(number)", systemImage: "plus") { local += 1 }.buttonStyle(.glass)
    case 21: VStack(alignment: number > 3 ? .leading : .center, spacing: number > 5 ? 0 : nil) { inside }
    case 22: HStack(alignment: number > 3 ? .lastTextBaseline : .center) { inside }
    case 23: ZStack(alignment: number > 3 ? .topLeading : .center) { inside }
    case 24: List { rows }
    case 25:
      List {
        inside
        Section("Section \(number)") { rows }
      }
    case 26:
      Form {
        Section {
          inside
        } header: {
          if number > 2 { Text("Head") }
        } footer: {
          if number > 4 { Text("Foot") }
        }
      }
    case 27: ScrollView(number > 3 ? .horizontal : .vertical) { inside }
    case 28:
      Picker("Choice", selection: .constant(number)) {
        ForEach(program.keys, id: \.self) { Text(verbatim: "option \($0) \(number / 4)") }
      }
    case 29:
      Picker("Segments", selection: .constant(number)) {
        ForEach(program.keys, id: \.self) { Text(verbatim: "option \($0)") }
      }.pickerStyle(.segmented)
    case 30:
      Grid {
        GridRow { inside }
        GridRow { rows }
      }
    case 31:
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80)), GridItem(.fixed(Double(number)))]) { inside }
    case 32: GroupBox("Box \(number)") { inside }
    case 33: LabeledContent("Labeled \(number)") { inside }
    case 34: if number > 3 { Group { inside } } else { VStack { inside } }
    case 35: List(program.keys, id: \.self, selection: .constant(number)) { Text(verbatim: "pick \($0)") }
    case 36:
      Button {
        local += 1
      } label: {
        HStack {
          inside
          Text("in \(number)")
        }
      }
    case 37:
      NavigationStack {
        inside.navigationTitle("Title \(number)").toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") { local += 1 } }
          if number > 3 { ToolbarItem(placement: .bottomBar) { Text("bottom \(number)") } }
        }
      }
    case 38:
      NavigationStack(path: .constant(program.keys)) {
        inside.navigationTitle("Root").navigationDestination(for: Int.self) { key in
          VStack {
            Text("page \(key)")
            if number > 3 { rows }
          }.navigationTitle("Page \(key)")
        }
      }
    case 39:
      TabView(selection: .constant(number % 3)) {
        Tab("One \(number)", systemImage: "star", value: 0) { inside }
        Tab("Two", systemImage: "heart", value: 1) { rows }.badge(number)
        if number > 3 { Tab("Three", systemImage: "tag", value: 2) { Text("third") } }
      }
    case 40:
      NavigationSplitView {
        List { rows }
      } detail: {
        inside
      }
    case 41:
      Menu("Menu \(number)") {
        inside
        rows
      }
    case 42: DisclosureGroup("More \(number)", isExpanded: .constant(number > 3)) { inside }
    case 43:
      VStack {
        Text("below")
        inside
      }.sheet(isPresented: .constant(number > 3)) {
        Text("sheet \(number)")
        inside
      }
    case 44:
      Text("asks").alert("Sure \(number)?", isPresented: .constant(number > 2)) {
        Button("Yes") {}
        Button("No", role: .cancel) {}
      } message: {
        Text("message \(number)")
      }
    case 45:
      VStack { inside }.contextMenu {
        Button("Copy \(number)") {}
        rows
      }
    case 46: List { inside }.searchable(text: .constant(hostile[number])).navigationTitle("Search \(number)")
    case 47:
      List { Section("Open \(number)", isExpanded: .constant(number > 3)) { rows } }.safeAreaInset(
        edge: .bottom
      ) { Text("inset") }
    case 48:
      ForEach(program.keys, id: \.self) { Text(verbatim: "row \($0)").swipeActions { Button("Delete") {} } }
    default:
      VStack {
        if number > 3 { inside }
        HStack {
          Text("x")
          if number % 2 == 0 { Spacer() }
        }
        rows
      }
    }
  }

  private func modified(_ view: AnyView, _ modifiers: ArraySlice<Program.Modifier>) -> any View {
    guard let first = modifiers.first else { return view }
    return modified(AnyView(erasing: apply(first, to: view)), modifiers.dropFirst())
  }
}

/// Texts that try to be something else.
let hostile = [
  "plain", "<script>alert(1)</script>", "\" onload=\"x", "a & b &amp; c", "\u{202E}gnp.exe",
  "line\r\nbreak\u{0}",
  "https://example.com/login",
]

/// Addresses, of which some must not be followed.
let addresses = [
  "https://example.com/a?b=c&d=%22e", "javascript:alert(1)", "/path", "//evil.example",
  "mailto:a@example.com",
  "data:text/html,x", "https://xn--pple-43d.com/",
]
