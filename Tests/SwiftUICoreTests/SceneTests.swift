import Foundation
import Observation
import Testing

@testable import SwiftUICore

@MainActor
struct SceneTests {
  @Observable final class Model { var title = "first" }

  struct Reader: View {
    @Environment(Model.self) private var model: Model?
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View {
      Text(model?.title ?? "none")
      Button("open") { openWindow(id: "editor", value: 7) }
      Button("close") { dismissWindow() }
      SettingsLink()
    }
  }

  struct Extra: Scene {
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
      SwiftUICore.Window("Log", id: "log") { Text(verbatim: "phase \(phase)") }
    }
  }

  struct Program: App {
    @State private var model = Model()
    @State private var count = 0

    var body: some Scene {
      WindowGroup { Reader() }
        .defaultSize(width: 400, height: 300)
        .windowResizability(.contentSize)
        .environment(model)
        .commands {
          CommandMenu("Count") { Button("add") { count += 1 } }
          CommandGroup(replacing: .help) { Text("no help") }
          SidebarCommands()
        }
      WindowGroup("Editor", id: "editor", for: Int.self) { $number in
        Text(verbatim: "number \(number ?? 0)")
        Button("next") { number = (number ?? 0) + 1 }
      }
      WindowGroup(for: String.self) { $name in
        Text(verbatim: "name \(name)")
      } defaultValue: {
        "nobody"
      }
      Extra().handlesExternalEvents(matching: ["log"])
      Settings { Text(verbatim: "count \(count)") }
    }
  }

  @Test func scenesAreDescribed() throws {
    let tree = SceneTree(Program())
    #expect(tree.scenes.map(\.kind) == [.windows, .windows, .windows, .window, .settings])
    #expect(tree.scenes.map(\.id) == [nil, "editor", nil, "log", nil])
    #expect(tree.scenes[0].notes.defaultSize == CGSize(width: 400, height: 300))
    #expect(tree.scenes[0].notes.resizability == .contentSize)
    #expect(tree.scenes[3].notes.externalEvents == ["log"])
    #expect(tree.scenes[1].notes.externalEvents.isEmpty)
    let window = try NavigationWindow(tree.scenes[0].content())
    #expect(try window.texts.first == "first")
    #expect(tree.scene(for: WindowRequest(id: "log"))?.title?.string() == "Log")
    #expect(tree.scene(for: WindowRequest(value: 7))?.id == "editor")
    #expect(tree.scene(for: WindowRequest(value: "x"))?.id == nil)
    #expect(tree.scene(for: WindowRequest(value: "x"))?.value != nil)
    #expect(tree.scene(for: WindowRequest(id: "editor", value: "x")) == nil)
    #expect(tree.scene(for: WindowRequest(isSettings: true))?.kind == .settings)
    #expect(tree.scene(for: WindowRequest(value: 1.5)) == nil)
  }

  /// The menus of a program, each with its name in front.
  private func menus(of tree: SceneTree) -> some View {
    MenuReader(tree.commands) { entries in
      ForEach(entries.indices, id: \.self) { index in
        switch entries[index].kind {
        case .menu(let title): title
        case .group(let position, let name): Text(verbatim: "\(position) \(name)")
        }
        AnyView(erasing: entries[index].content)
      }
    }
  }

  @Test func menusFollowAndChangeTheStateOfTheApp() throws {
    let tree = SceneTree(Program())
    let window = try NavigationWindow(menus(of: tree))
    #expect(try window.texts == ["Count", "add", "replacing help", "no help"])
    try window.press("add")
    #expect(tree.needsUpdate)
    tree.update()
    let settings = try NavigationWindow(tree.scenes[4].content())
    #expect(try settings.texts == ["count 1"])
  }

  /// Commands of an app's own type, with what a window gives them.
  struct OwnCommands: Commands {
    @FocusedValue(\.title) private var title
    @Environment(Model.self) private var model
    @State private var isLong = false
    var body: some Commands {
      CommandMenu("Own") {
        Button("Longer") { isLong = true }
        Text(verbatim: "\(title ?? "nothing") of \(model.title)")
      }
      if isLong { CommandMenu("More") { Text(verbatim: "more") } }
    }
  }

  struct OwnProgram: App {
    var body: some Scene {
      WindowGroup { EmptyView() }
        .commands { OwnCommands() }
        .environment(Model())
    }
  }

  @Test func commandsAreEvaluatedInTheWindowThatShowsThem() throws {
    let tree = SceneTree(OwnProgram())
    let one = try NavigationWindow(
      TupleView((Text(verbatim: "page").focusedSceneValue(\.title, "a letter"), menus(of: tree))))
    let two = try NavigationWindow(menus(of: tree))
    #expect(try one.texts == ["page", "Own", "Longer", "a letter of first"])
    #expect(try two.texts == ["Own", "Longer", "nothing of first"])
    try one.press("Longer")
    #expect(try one.texts.suffix(2) == ["More", "more"])
    #expect(try two.texts.count == 3)
  }

  @Test func scenesOfAnAppsOwnTypeReadTheEnvironment() throws {
    let tree = SceneTree(Program())
    tree.environment.scenePhase = .background
    tree.update()
    #expect(try NavigationWindow(tree.scenes[3].content()).texts == ["phase background"])
  }

  @Test func aWindowShowsItsValueAndMayChangeIt() throws {
    let tree = SceneTree(Program())
    let window = try NavigationWindow(tree.scenes[1].content(showing: 41))
    #expect(try window.texts.first == "number 41")
    try window.press("next")
    #expect(try window.texts.first == "number 42")
    #expect(try NavigationWindow(tree.scenes[2].content()).texts == ["name nobody"])
    #expect(try NavigationWindow(tree.scenes[2].content(showing: "Ada")).texts == ["name Ada"])
    let value = try #require(tree.scenes[1].value)
    #expect(try value.decode(value.encode(41)) == AnyHashable(41))
    #expect(throws: DecodingError.self) { try value.decode(Data("x".utf8)) }
    #expect(throws: EncodingError.self) { try value.encode("no number") }
  }

  @Test func viewsAskForWindows() throws {
    final class Log { var entries: [String] = [] }
    let log = Log()
    let view = Reader()
      .environment(
        \.openWindow,
        OpenWindowAction { log.entries.append("open \($0.id ?? "") \($0.value.map { "\($0)" } ?? "")") }
      )
      .environment(\.dismissWindow, DismissWindowAction { log.entries.append("close \($0 == nil)") })
      .environment(\.openSettings, OpenSettingsAction { log.entries.append("settings") })
    let window = try NavigationWindow(view)
    try window.press("open")
    try window.press("close")
    try window.press("Settings…")
    #expect(log.entries == ["open editor 7", "close true", "settings"])
  }

  @Test func aWindowHasTheBarThatItsViewsAskFor() throws {
    struct Bare: App {
      var body: some Scene {
        WindowGroup("Main") {
          Text("content").navigationTitle("Title").toolbar { Button("Act") {} }
        }
      }
    }
    let window = try NavigationWindow(SceneTree(Bare()).scenes[0].content())
    #expect(
      try window.outline == """
        bar "Title"
          items automatic .trailing
            button
              text "Act"
        text "content" .title("Title")
        """)
  }
}
