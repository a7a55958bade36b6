import Foundation
import Observation
import SwiftUI

/// What the windows of the sample app share.
@MainActor @Observable
final class SampleModel {
  var messages: [String]
  var counter = 0
  /// The identities of the events that sent something.
  @ObservationIgnored var identities: [String] = []

  init(_ count: Int = 3) { messages = (0..<count).map { "Message \($0)" } }
}

/// An app with a chat, windows for single messages, one for figures, and settings.
struct SampleApp: App {
  @State private var model = SampleModel()
  @State private var sentence = "shared"

  init() {}

  init(_ model: SampleModel) { _model = State(initialValue: model) }

  var body: some Scene {
    WindowGroup {
      ChatScreen().environment(model)
    }
    WindowGroup(id: "message", for: Int.self) { $number in
      Text("Message number \(number ?? -1)").navigationTitle("One message")
    }
    WindowGroup(id: "links") {
      LinkScreen()
    }
    .handlesExternalEvents(matching: ["links"])
    Window("Figures", id: "figures") {
      Text("\(model.messages.count) messages")
    }
    Window("Places", id: "places") {
      PlaceScreen()
    }
    Window("Focus", id: "focus") {
      TextField("Look", text: .constant("")).focusedValue(\.look, "plain")
      EditedLook()
    }
    Window("Controls", id: "controls") {
      StubbornScreen()
    }
    Settings {
      TextField("Sentence", text: $sentence)
    }
  }
}

/// Controls that don't take everything, and rows that may be moved.
struct StubbornScreen: View {
  @State private var day = Date(timeIntervalSince1970: 1_777_593_600)
  @State private var number = 12
  @State private var tools = ["Rake", "Spade", "Can"]

  var body: some View {
    VStack {
      DatePicker("Day", selection: $day, in: may, displayedComponents: .date)
      TextField("Number", value: $number, format: .number)
      Picker("Taste", selection: Binding(get: { "sweet" }, set: { _ in })) {
        Text("Sweet").tag("sweet")
        Text("Sour").tag("sour")
      }
      List {
        ForEach(tools, id: \.self) { Text($0) }.onMove { tools.move(fromOffsets: $0, toOffset: $1) }
      }
    }
    .environment(\.timeZone, .gmt)
  }

  /// The month of May 2026, in UTC.
  private var may: ClosedRange<Date> {
    Date(timeIntervalSince1970: 1_777_593_600)...Date(timeIntervalSince1970: 1_780_185_600)
  }
}

/// Reads what the field in focus gives.
struct EditedLook: View {
  @FocusedValue(\.look) private var look
  var body: some View { Text("Editing \(look ?? "nothing")") }
}

private enum LookKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  var look: String? {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }
}

struct ChatScreen: View {
  @Environment(SampleModel.self) private var model
  @Environment(\.openWindow) private var openWindow
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.colorScheme) private var scheme
  @Environment(\.scenePhase) private var phase
  @State private var draft = ""
  @State private var isLoud = false
  @State private var volume = 3.0
  @State private var taste = "sweet"
  @State private var taps = 0

  var body: some View {
    VStack {
      Text("\(model.messages.count) messages").navigationTitle("Chat \(model.counter)")
      Text("seen \(width == .compact ? "narrow" : "wide") \(scheme == .dark ? "dark" : "light") \(phase)")
      List {
        ForEach(Array(model.messages.enumerated()), id: \.offset) { _, message in Text(message) }
      }
      TextField("Message", text: $draft).onSubmit { send() }
      Text("draft: \(draft)")
      Button("Send") { send() }
      Button("Taps: \(taps)") { taps += 1 }
      Toggle("Loud", isOn: $isLoud)
      Text(isLoud ? "LOUD" : "quiet")
      Slider(value: $volume, in: 0...10)
      Text("volume \(volume)")
      Picker("Taste", selection: $taste) {
        Text("Sweet").tag("sweet")
        Text("Sour").tag("sour")
      }
      Text("taste \(taste)")
      Button("Never") { taps += 100 }.disabled(true)
      Button("Open figures") { openWindow(id: "figures") }
      Button("Open message") { openWindow(value: 7) }
    }
  }

  private func send() {
    guard !draft.isEmpty else { return }
    model.messages.append(draft)
    model.identities.append(EventIdentity.current?.text ?? "none")
    draft = ""
  }
}

/// Opens one thing after the other, and saves what is open.
struct PlaceScreen: View {
  @State private var open: Int?
  @State private var isSaving = false

  var body: some View {
    VStack {
      Text("open \(open ?? 0)")
      Button("Thing 1") { open = 1 }
      Button("Thing 2") { open = 2 }
      Button("Save") { isSaving = true }
        .fileExporter(
          isPresented: $isSaving, item: isSaving ? "thing" : nil, contentTypes: [.plainText],
          defaultFilename: "thing.txt"
        ) { _ in }
    }
    .onOpenURL { open = Int($0.lastPathComponent) ?? open }
    .userActivity("sample.thing", element: open) { $1.targetContentIdentifier = "sample://thing/\($0)" }
  }
}

/// Opens addresses of the app's own, and others.
struct LinkScreen: View {
  @Environment(\.openURL) private var openURL
  @State private var opened = "nothing"

  var body: some View {
    VStack {
      Text("opened \(opened)")
      Button("Own") { open("sample://thing/7") }
      Button("Elsewhere") { open("https://example.org/") }
      Button("Script") { open("javascript:alert(1)") }
      Button("Path") { open("/thing/8") }
      Button("Another host") { open("//example.org/") }
    }
    .onOpenURL { opened = $0.absoluteString }
  }

  private func open(_ text: String) {
    if let url = URL(string: text) { openURL(url) }
  }
}
