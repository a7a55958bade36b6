import Testing

@testable import SwiftUICore

/// Pages below others and screens that aren't chosen are kept, but they aren't shown.
@MainActor
struct ShownLifecycleTests {
  @MainActor final class Log {
    private var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  struct Watched: View {
    let name: String
    let log: Log
    var value = 0
    var body: some View {
      Text(verbatim: name)
        .onAppear { log.add("+" + name) }
        .onDisappear { log.add("-" + name) }
        .task(id: value) {
          let (stream, _) = AsyncStream<Void>.makeStream()
          for await _ in stream {}
        }
    }
  }

  struct Pages: View {
    let log: Log
    @State private var path: [Int] = []
    @State private var isPresented = false
    @State private var value = 0
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Watched(name: "root", log: log, value: value)
          Button("push") { path.append(1) }
          Button("two") { path = [1, 2] }
        }
        .sheet(isPresented: $isPresented) { Watched(name: "sheet", log: log) }
        .navigationDestination(for: Int.self) { number in
          VStack {
            Watched(name: "page \(number)", log: log)
            Button("pop \(number)") { path.removeLast() }
            Button("present \(number)") { isPresented = true }
            Button("value \(number)") { value += 1 }
          }
        }
      }
    }
  }

  @Test func aPageThatIsCoveredDisappearsAndComesBack() throws {
    let log = Log()
    let window = try NavigationWindow(Pages(log: log))
    #expect(log.take() == ["+root"])
    #expect(window.tree.lifecycle.taskCount == 1)
    try window.press("push")
    _ = try window.nodes
    #expect(log.take() == ["-root", "+page 1"])
    #expect(window.tree.lifecycle.taskCount == 1)
    // What changes below stays without work.
    try window.press("value 1")
    _ = try window.nodes
    #expect(log.take() == [])
    #expect(window.tree.lifecycle.taskCount == 1)
    try window.press("pop 1")
    _ = try window.nodes
    #expect(log.take() == ["-page 1", "+root"])
    #expect(window.tree.lifecycle.taskCount == 1)
  }

  @Test func onlyTheTopmostOfSeveralNewPagesAppears() throws {
    let log = Log()
    let window = try NavigationWindow(Pages(log: log))
    _ = log.take()
    try window.press("two")
    _ = try window.nodes
    #expect(log.take().sorted() == ["+page 2", "-root"])
    try window.press("pop 2")
    _ = try window.nodes
    #expect(log.take() == ["-page 2", "+page 1"])
    window.tree.close()
    #expect(log.take() == ["-page 1"])
    #expect(window.tree.lifecycle.taskCount == 0)
  }

  @Test func whatIsShownOverTheWindowIsShownWhereverItStands() throws {
    let log = Log()
    let window = try NavigationWindow(Pages(log: log))
    try window.press("push")
    _ = try window.nodes
    _ = log.take()
    try window.press("present 1")
    _ = try window.nodes
    #expect(log.take() == ["+sheet"])
  }

  @Test func screensAppearWhenTheyAreChosen() throws {
    let log = Log()
    let window = try NavigationWindow(
      TabView {
        Watched(name: "home", log: log).tabItem { Watched(name: "Home", log: log) }
        Watched(name: "mail", log: log).tabItem { Text("Mail") }
      })
    // Labels are always seen.
    #expect(log.take().sorted() == ["+Home", "+home"])
    try window.press("Mail")
    _ = try window.nodes
    #expect(log.take() == ["-home", "+mail"])
    #expect(window.tree.lifecycle.taskCount == 2)
    try window.press("Home")
    _ = try window.nodes
    #expect(log.take() == ["-mail", "+home"])
  }

  @Test func aWindowThatSleepsDisappears() throws {
    let log = Log()
    let tree = ViewTree(environment: fixed)
    tree.show(Watched(name: "window", log: log))
    tree.sleep()
    #expect(log.take() == ["+window", "-window"])
    #expect(tree.lifecycle.taskCount == 0)
    tree.show(Watched(name: "window", log: log))
    #expect(log.take() == ["+window"])
    #expect(tree.lifecycle.taskCount == 1)
    tree.close()
  }
}
