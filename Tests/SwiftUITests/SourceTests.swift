import SwiftUI
import Testing

// Source as apps write it, with nothing but `import SwiftUI`.

struct Cargo: Identifiable {
  let id: Int
  let name: String
}

private struct CrewKey: EnvironmentKey {
  static let defaultValue = "nobody"
}

extension EnvironmentValues {
  var crew: String {
    get { self[CrewKey.self] }
    set { self[CrewKey.self] = newValue }
  }
}

struct Card: ViewModifier {
  @Environment(\.colorScheme) private var scheme

  func body(content: Content) -> some View {
    content
      .padding(.horizontal)
      .padding(.vertical, 4)
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
      .overlay(RoundedRectangle(cornerRadius: 12).stroke(.secondary, lineWidth: scheme == .dark ? 2 : 1))
      .clipShape(.rect(cornerRadius: 12))
      .shadow(radius: 2)
  }
}

struct HarbourView: View {
  let cargo: [Cargo]
  @State private var isOpen = false
  @Binding var note: String
  @Environment(\.crew) private var crew
  @Environment(\.openURL) private var openURL

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        header
        ForEach(cargo) { item in
          HStack(alignment: .firstTextBaseline) {
            Image(systemName: "shippingbox").foregroundStyle(.tint).imageScale(.large)
            Text(item.name).font(.headline).lineLimit(1)
            Spacer(minLength: 0)
            Text("\(item.id) boxes").font(.caption.monospacedDigit()).foregroundStyle(.secondary)
          }
          .modifier(Card())
        }
        if cargo.isEmpty {
          Text("Nothing aboard", comment: "The hold is empty")
        } else if isOpen {
          Label("Open", systemImage: "door.left.hand.open").labelStyle(.titleOnly)
        } else {
          EmptyView()
        }
        switch cargo.count {
        case 0: Text("none")
        case 1: Color.red.frame(width: 10, height: 10)
        default: Capsule().fill(.blue.opacity(0.5)).frame(maxWidth: .infinity, minHeight: 4)
        }
        Toggle("Hatch", isOn: $isOpen).toggleStyle(.switch)
        TextField("Note", text: $note, prompt: Text("What to remember"))
        Button(role: .destructive) {
          note = ""
        } label: {
          Label("Clear", systemImage: "trash")
        }
        .buttonStyle(.borderedProminent)
        .buttonBorderShape(.capsule)
        .controlSize(.large)
        .tint(.red)
        .disabled(note.isEmpty)
        Text(verbatim: crew).accessibilityIdentifier("crew")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .animation(.default, value: isOpen)
      .task { await Task.yield() }
      .onAppear { isOpen = false }
    }
  }

  @ViewBuilder private var header: some View {
    Text("Harbour").font(.largeTitle).bold().multilineTextAlignment(.center).contentTransition(.numericText())
    Divider()
  }
}

struct HarbourApp: App {
  var body: some Scene {
    WindowGroup {
      HarbourView(cargo: [], note: .constant(""))
    }
    Settings { Text("Settings") }
  }
}

struct HarbourPreview: PreviewProvider {
  static var previews: some View { HarbourView(cargo: [], note: .constant("")) }
}

#Preview("Harbour", traits: .sizeThatFitsLayout, .landscapeLeft) {
  HarbourView(cargo: [], note: .constant(""))
}

#Preview {
  @Previewable @State var note = ""
  HarbourView(cargo: [], note: $note)
}

@MainActor
struct SourceTests {
  @Test func anAppsViewIsEvaluated() throws {
    var environment = EnvironmentValues()
    environment.crew = "Ines"
    let renderer = ViewRenderer(environment: environment)
    let view = HarbourView(cargo: [Cargo(id: 7, name: "Salt")], note: .constant("x"))
    let outline = renderer.render(view).outline
    #expect(outline.contains("text \"Salt\"{font headline}"))
    #expect(outline.contains("text \"7 boxes\"{font caption monospaced digits level 1}"))
    #expect(outline.contains("text \"Ines\" .accessibility(identifier crew)"))
    #expect(outline.contains("toggle off"))
    #expect(outline.contains("fill red .frame(10.0 x 10.0)"))
  }

  @Test func aTogglesStateChangesTheTree() throws {
    let renderer = ViewRenderer()
    let view = HarbourView(cargo: [Cargo(id: 7, name: "Salt")], note: .constant("x"))
    let toggle = try #require(renderer.render(view).flatMap(\.all).first { $0.line.hasPrefix("toggle") })
    toggle.set(true)
    #expect(renderer.render(view).outline.contains("\"Open\""))
  }

  @Test func anAppHasScenes() { _ = HarbourApp().body }

  @Test func previewsAreViews() { #expect(!ViewRenderer().render(HarbourPreview.previews).isEmpty) }
}
