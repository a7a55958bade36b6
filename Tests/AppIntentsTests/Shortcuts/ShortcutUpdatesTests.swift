import AppIntents
import Synchronization
import Testing

private struct First: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {}
}

private struct Second: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {}
}

private final class Observer: ShortcutUpdateObserver {
  let told = Mutex<[String]>([])
  func parametersChanged(of provider: any AppShortcutsProvider.Type) {
    told.withLock { $0.append("\(provider)") }
  }
}

@Suite(.serialized) struct ShortcutUpdatesTests {
  @Test func theSystemIsToldOnceItIsThere() {
    First.updateAppShortcutParameters()
    First.updateAppShortcutParameters()
    let observer = Observer()
    ShortcutUpdates.observe(observer)
    defer { ShortcutUpdates.observe(nil) }
    Second.updateAppShortcutParameters()
    #expect(observer.told.withLock { $0 } == ["First", "Second"])
  }

  private struct Runner: SystemShortcutRunner {
    struct Ran: Error, Equatable { let identifier: String }
    func run(_ shortcut: SystemShortcut) async throws { throw Ran(identifier: shortcut.identifier) }
  }

  @Test func theSystemRunsWhatAPersonChose() async throws {
    let shortcut = SystemShortcut(identifier: "light.on", displayRepresentation: "Light On")
    let intent = RunSystemShortcutIntent(shortcut: shortcut)
    #expect(intent.shortcut.displayRepresentation.title == "Light On")
    _ = try await intent.perform()
    RunSystemShortcutIntent.runner.fill(Runner())
    defer { RunSystemShortcutIntent.runner.fill(nil) }
    await #expect(throws: Runner.Ran(identifier: "light.on")) { _ = try await intent.perform() }
    #expect(ParameterNames.of(RunSystemShortcutIntent.self) == ["shortcut"])
  }
}
