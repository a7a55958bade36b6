import SwiftUI
import Testing

// Source as apps write it: forms, lists and controls.

extension EnvironmentValues {
  @Entry var rowLimit = 20
  @Entry var captain: String?
  @Entry var greeting: LocalizedStringKey = "Ahoy"
}

extension FocusedValues {
  @Entry var selectedShip: Ship?
}

struct Ship: Identifiable, Codable, Hashable {
  let id: UUID
  var name: String
  var launched: Date
  var crew = 3
}

extension Ship: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.name)
  }
}

@MainActor
final class Fleet: ObservableObject {
  @Published var ships: [Ship] = []
  @Published var isLoading = false

  func load() async {
    isLoading = true
    await Task.yield()
    isLoading = false
  }
}

struct LogDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""

  init(text: String = "") { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
    text = String(decoding: data, as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct FleetView: View {
  enum Field: Hashable { case name, notes }
  enum Rig: String, CaseIterable, Identifiable {
    case sloop, ketch, schooner
    var id: Self { self }
  }

  @StateObject private var fleet = Fleet()
  @AppStorage("fleet.sort") private var sortsByName = true
  @AppStorage("fleet.rig") private var rig: Rig = .sloop
  @SceneStorage("fleet.query") private var query = ""
  @FocusState private var field: Field?
  @AccessibilityFocusState private var isHeard: Bool
  @GestureState private var drag = CGSize.zero
  @Namespace private var space
  @Environment(\.rowLimit) private var rowLimit
  @Environment(\.captain) private var captain
  @Environment(\.editMode) private var editMode
  @State private var selection: Set<Ship.ID> = []
  @State private var launch = Date.now
  @State private var color = Color.blue
  @State private var sails = 3.0
  @State private var crew = 12
  @State private var width: CGFloat = 0
  @State private var isImporting = false
  @State private var isExporting = false
  @State private var notes = ""
  @State private var position = ScrollPosition(edge: .bottom)

  var body: some View {
    List(selection: $selection) {
      Section {
        ForEach($fleet.ships) { $ship in
          ShipRow(ship: ship)
            .draggable(ship)
            .swipeActions(edge: .trailing, allowsFullSwipe: false) {
              Button("Scuttle", role: .destructive) { fleet.ships.removeAll { $0.id == ship.id } }
                .tint(.red)
            }
            .listRowSeparatorTint(.secondary)
            .matchedGeometryEffect(id: ship.id, in: space)
        }
        .onDelete { fleet.ships.remove(atOffsets: $0) }
        .onMove { fleet.ships.move(fromOffsets: $0, toOffset: $1) }
      } header: {
        Text("Fleet of \(captain ?? "nobody")").textCase(nil)
      } footer: {
        if fleet.isLoading { ProgressView() }
      }
      .headerProminence(.increased)

      settings
      controls
    }
    .listStyle(.insetGrouped)
    .listSectionSpacing(.compact)
    .scrollPosition($position)
    .scrollDismissesKeyboard(.interactively)
    .scrollContentBackground(.hidden)
    .refreshable { await fleet.load() }
    .safeAreaInset(edge: .bottom) {
      HStack {
        EditButton()
        PasteButton(payloadType: Ship.self) { _ in }
        ShareLink(item: URL(string: "https://example.org")!)
        ShareLink(items: fleet.ships) { SharePreview($0.name) }
      }
      .padding()
      .background(.bar)
    }
    .onChange(of: sortsByName) { fleet.ships.sort { $0.name < $1.name } }
    .onChange(of: selection, initial: true) { old, new in crew += new.count - old.count }
    .onPreferenceChange(WidthKey.self) { width = $0 }
    .dropDestination(for: Ship.self) { ships, _ in
      fleet.ships += ships
      return true
    }
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json, .plainText]) { result in
      if case .success(let file) = result { notes = file.lastPathComponent }
    }
    .fileExporter(
      isPresented: $isExporting, document: LogDocument(text: notes), contentType: .plainText,
      defaultFilename: "log"
    ) { _ in }
    .sensoryFeedback(.selection, trigger: selection)
    .environmentObject(fleet)
  }

  private var settings: some View {
    Section("Settings") {
      Toggle("By name", isOn: $sortsByName)
      Picker("Rig", selection: $rig) {
        ForEach(Rig.allCases) { Text($0.rawValue.capitalized).tag($0) }
      }
      .pickerStyle(.menu)
      DatePicker("Launch", selection: $launch, in: ...Date.now, displayedComponents: [.date])
        .datePickerStyle(.graphical)
      ColorPicker("Flag", selection: $color, supportsOpacity: false)
      Slider(value: $sails, in: 1...9, step: 1) {
        Text("Sails")
      } minimumValueLabel: {
        Image(systemName: "minus")
      } maximumValueLabel: {
        Image(systemName: "plus")
      }
      Stepper("Crew: \(crew)", value: $crew, in: 0...200, step: 4)
      Stepper {
        Text("Crew")
      } onIncrement: {
        crew += 1
      } onDecrement: {
        crew -= 1
      }
      LabeledContent("Draught", value: 2.5, format: .number)
      Gauge(value: sails, in: 1...9) {
        Text("Wind")
      } currentValueLabel: {
        Text(sails, format: .number)
      }
      .gaugeStyle(.accessoryCircular)
    }
  }

  private var controls: some View {
    Section {
      TextField("Name", text: $query, prompt: Text("Any"))
        .focused($field, equals: .name)
        .textInputAutocapitalization(.words)
        .autocorrectionDisabled()
        .submitLabel(.next)
        .onSubmit { field = .notes }
      TextField("Crew", value: $crew, format: .number).keyboardType(.numberPad)
      SecureField("Password", text: $notes).textContentType(.password)
      TextEditor(text: $notes).focused($field, equals: .notes).frame(minHeight: 80)
      AsyncImage(url: URL(string: "https://example.org/ship.png")) { image in
        image.resizable().aspectRatio(contentMode: .fit)
      } placeholder: {
        ProgressView()
      }
      TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
      ViewThatFits {
        HStack { Text("Wide") }
        Text("Narrow")
      }
      GeometryReader { proxy in
        Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
      }
      Text("Drag me")
        .offset(drag)
        .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
        .onLongPressGesture(minimumDuration: 1) { isImporting = true }
        .accessibilityFocused($isHeard)
        .accessibilityAction(named: "Import") { isImporting = true }
        .accessibilityElement(children: .combine)
        .keyboardShortcut("i", modifiers: [.command, .shift])
        .onKeyPress(.escape) {
          isImporting = false
          return .handled
        }
      Image(systemName: "sailboat").symbolEffect(.bounce, value: crew).symbolVariant(.fill)
      Button("Export") { isExporting = true }
        .buttonStyle(.glassProminent)
        .buttonBorderShape(.capsule)
        .glassEffect(.regular.tint(color), in: .capsule)
        .transition(.asymmetric(insertion: .scale.combined(with: .opacity), removal: .opacity))
        .animation(.snappy, value: crew)
    }
  }
}

struct ShipRow: View {
  let ship: Ship
  @EnvironmentObject private var fleet: Fleet
  @ScaledMetric private var size = 24.0

  var body: some View {
    let layout =
      fleet.ships.count > 4 ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
    layout {
      Text(ship.name).frame(height: size)
      Text("\(fleet.ships.count)").foregroundStyle(.secondary)
    }
    .saturation(0.9)
  }
}

@MainActor
struct ControlSourceTests {
  @Test func anAppsFormIsEvaluated() {
    let outline = ViewRenderer().render(FleetView().environment(\.captain, "Ada")).outline
    #expect(outline.contains("Fleet of Ada"))
    #expect(outline.contains("share"))
    #expect(outline.contains("shortcut(Shift+Meta+I)"))
  }

  @Test func entriesHaveTheirDefaults() {
    var values = EnvironmentValues()
    #expect(values.rowLimit == 20)
    #expect(values.captain == nil)
    #expect(values.greeting == "Ahoy")
    values.rowLimit = 5
    values.captain = "Bo"
    #expect(values.rowLimit == 5)
    #expect(values.captain == "Bo")
  }

  private let ship = Ship(id: UUID(), name: "Pax", launched: Date(timeIntervalSince1970: 0))

  @Test func aSharedItemIsOfferedInItsTypes() async throws {
    let view = ShareLink(item: ship, preview: SharePreview("A ship"))
    let node = try #require(ViewRenderer().render(view).first)
    #expect(node.line == "share")
    for case .share(let source) in node.handlers {
      #expect(source.contentTypes == ["public.json", "public.utf8-plain-text"])
      #expect(source.subject == "A ship")
      let best = try await source.items(nil)
      guard case .data(let json) = try #require(best.first).content else { return }
      #expect(try JSONDecoder().decode(Ship.self, from: json) == ship)
      let text = try await source.items("public.plain-text")
      guard case .data(let name) = try #require(text.first).content else { return }
      #expect(String(decoding: name, as: UTF8.self) == "Pax")
    }
    #expect(node.handlers.count == 1)
  }

  @Test func aLinkStandsForItself() throws {
    let url = try #require(URL(string: "https://example.org"))
    let node = try #require(ViewRenderer().render(ShareLink("Send", item: url, message: Text("Look"))).first)
    guard case .share(let source)? = node.handlers.first else { return }
    #expect(source.url == url)
    #expect(source.message == "Look")
  }

  @Test func whatIsDroppedBecomesValues() async throws {
    var taken: [Ship] = []
    var isOver = false
    let view = Text("Harbour").dropDestination(for: Ship.self) { ships, place in
      taken += ships
      return place == CGPoint(x: 1, y: 2)
    } isTargeted: {
      isOver = $0
    }
    let node = try #require(ViewRenderer().render(view).first)
    guard case .dropTarget(let target)? = node.handlers.first else {
      Issue.record("no target")
      return
    }
    #expect(target.contentTypes == ["public.json"])
    target.targeted?(true)
    #expect(isOver)
    let json = try JSONEncoder().encode(ship)
    let items = [
      ExchangeItem(contentType: "public.json", content: .data(json)),
      ExchangeItem(contentType: "public.png", content: .data(Data([1, 2]))),
      ExchangeItem(contentType: "public.json", content: .data(Data("{".utf8))),
    ]
    #expect(await target.take(items, CGPoint(x: 1, y: 2)))
    #expect(taken == [ship])
    #expect(await !target.take(Array(items.dropFirst()), .zero))
  }

  @Test func filesAreChosenAndSaved() async throws {
    struct Files: View {
      @State var isImporting = true
      @State var isExporting = true
      @State var names = ""
      var body: some View {
        Text(verbatim: "\(isImporting) \(isExporting) \(names)")
          .fileImporter(
            isPresented: $isImporting, allowedContentTypes: [.image], allowsMultipleSelection: true
          ) { names = ((try? $0.get()) ?? []).map(\.lastPathComponent).joined() }
          .fileExporter(
            isPresented: $isExporting, document: LogDocument(text: "day one"), contentType: .plainText,
            defaultFilename: "log"
          ) { _ in }
      }
    }
    let renderer = ViewRenderer()
    let node = try #require(renderer.render(Files()).first)
    guard case .fileImport(let choice)? = node.handlers.first,
      case .fileExport(let saving)? = node.handlers.last
    else {
      Issue.record("no files")
      return
    }
    #expect(choice.isPresented())
    #expect(choice.allowsMultiple)
    #expect(choice.contentTypes == ["public.image"])
    choice.finish(.success([URL(filePath: "/tmp/a.png"), URL(filePath: "/tmp/b.png")]))
    let item = try #require(try await saving.items().first)
    #expect(item.name == "log.txt")
    guard case .data(let data) = item.content else { return }
    #expect(String(decoding: data, as: UTF8.self) == "day one")
    saving.finish(nil)
    #expect(renderer.render(Files()).outline == "text \"false false a.pngb.png\"")
  }

  @Test func itemsAreCopiedAndPasted() async throws {
    var pasted: [String] = []
    let view = Text("a").copyable(["x"]).cuttable(for: String.self) { ["y"] }.pasteDestination(
      for: String.self
    ) {
      pasted += $0
    } validator: {
      $0.filter { $0.count < 3 }
    }
    let node = try #require(ViewRenderer().render(view).first)
    var removing: [Bool] = []
    for case .copy(let source) in node.handlers { removing.append(source.removes) }
    #expect(removing == [false, true])
    for case .paste(let target) in node.handlers {
      let items = ["ok", "too long"].map {
        ExchangeItem(contentType: "public.utf8-plain-text", content: .data(Data($0.utf8)))
      }
      #expect(await target.take(items, .zero))
    }
    #expect(pasted == ["ok"])
  }
}
