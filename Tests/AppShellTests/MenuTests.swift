import SwiftUI
import SwiftUICore
import Testing

@testable import AppShell

/// What a program adds to its menus, in the shell's bar.
@MainActor @Suite(.timeLimit(.minutes(2))) struct MenuTests {
  /// Writes down what is pressed.
  final class Log { var entries: [String] = [] }

  struct Harbour: App {
    let log: Log
    init() { log = Log() }
    init(_ log: Log) { self.log = log }

    var body: some Scene {
      WindowGroup { EmptyView() }
        .commands {
          CommandGroup(after: .help) { Button("Tide Tables") { log.entries.append("tables") } }
          CommandMenu("Boats") { Button("Cast Off") { log.entries.append("off") }.keyboardShortcut("b") }
          CommandGroup(after: .newItem) { Button("New Berth") { log.entries.append("berth") } }
          CommandGroup(before: .newItem) { Button("New Boat") { log.entries.append("boat") } }
          CommandGroup(replacing: .saveItem) { Button("Moor") { log.entries.append("moor") } }
        }
    }
  }

  struct Quiet: App {
    var body: some Scene { WindowGroup { EmptyView() }.commands { SidebarCommands() } }
  }

  private func findMenu(in window: TestWindow) -> ViewNode? {
    window.all.first { if case .menu = $0.content { true } else { false } }
  }

  /// A window that stands alone, as settings in a tab of their own do, leads back to the program.
  @Test func aWindowOfItsOwnHasAWayBack() throws {
    func links(_ host: ShellHost) throws -> [String] {
      try TestWindow(host: host).all.compactMap { node in
        if case .link(let url) = node.content { url.absoluteString } else { nil }
      }
    }
    var host = ShellHost()
    #expect(try links(host).isEmpty)
    host.home = URL(string: "/")
    #expect(try links(host) == ["/"])
  }

  @Test func menusStandInTheirUsualOrder() throws {
    let log = Log()
    let window = try TestWindow(commands: SceneTree(Harbour(log)).commands)
    let menu = try #require(findMenu(in: window))
    #expect(
      menu.texts == [
        "Menu", "Search and actions", "File", "New Boat", "New Berth", "Moor", "Boats", "Cast Off", "Help",
        "Tide Tables", "You can say",
      ])
    try window.press("Cast Off", in: menu)
    try window.press("New Boat", in: menu)
    #expect(log.entries == ["off", "boat"])
  }

  @Test func theirNamesAreInThePersonsLanguage() throws {
    let window = try TestWindow(locale: "de_DE", commands: SceneTree(Harbour()).commands)
    let texts = try #require(findMenu(in: window)).texts
    #expect(texts.first == "Menü")
    #expect(texts.contains("Ablage") && texts.contains("Hilfe"))
  }

  @Test func withoutAdditionsThereIsWhatTheShellHasItself() throws {
    for window in [try TestWindow(), try TestWindow(commands: SceneTree(Quiet()).commands)] {
      #expect(try #require(findMenu(in: window)).texts == ["Menu", "Search and actions", "You can say"])
    }
  }
}
