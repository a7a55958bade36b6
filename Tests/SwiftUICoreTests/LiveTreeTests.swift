import Observation
import Synchronization
import Testing

@testable import SwiftUICore

@MainActor
struct LiveTreeTests {
  @Observable final class Store {
    var names = ["a", "b", "c"]
    var title = "Things"
    var unread = 0
  }

  struct Row: View {
    let name: String
    @State private var taps = 0
    var body: some View { Button("\(name) \(taps)") { taps += 1 } }
  }

  struct Screen: View {
    let store: Store
    var body: some View {
      VStack {
        Header(store: store)
        ForEach(store.names, id: \.self) { Row(name: $0) }
      }
    }
  }

  struct Header: View {
    let store: Store
    var body: some View { Text(verbatim: store.title) }
  }

  private func press(_ tree: ViewTree, _ index: Int) { tree.snapshot().all("button")[index].press() }

  @Test func onlyWhatReadsAPropertyIsEvaluated() {
    let store = Store()
    let tree = ViewTree(environment: fixed)
    tree.show(Screen(store: store))
    let before = tree.evaluations
    store.unread += 1
    #expect(!tree.needsUpdate)
    store.title = "Other"
    #expect(tree.needsUpdate)
    let update = tree.update()
    #expect(tree.evaluations == before + 1)
    #expect(update.changes.count == 1)
    press(tree, 1)
    #expect(tree.update().changes.count == 1)
    #expect(tree.evaluations == before + 2)
    // A new row evaluates the list and the row; what stands in the other rows is the same.
    store.names.append("d")
    #expect(tree.update().changes.count == 1)
    #expect(tree.evaluations == before + 4)
  }

  @Test func manyEvaluationsLeaveNoObservationsBehind() {
    struct Both: View {
      let store: Store
      @State var own = 0
      var body: some View { Button("\(store.title) \(own)") { own += 1 } }
    }
    let store = Store()
    let calls = Mutex(0)
    let tree = ViewTree(environment: fixed) { calls.withLock { $0 += 1 } }
    tree.show(Both(store: store))
    for _ in 0..<10_000 {
      press(tree, 0)
      _ = tree.update()
    }
    let before = calls.withLock { $0 }
    // A registration that an evaluation left would make a scope dirty once more for each.
    store.title = "Once"
    #expect(calls.withLock { $0 } == before + 1)
    #expect(tree.update().changes.count == 1)
  }

  @Test func aTreeThatWasShownOnceLeavesNoObservationsBehind() {
    struct Title: View {
      let store: Store
      var body: some View { Text(store.title) }
    }
    let store = Store()
    weak var left: Invalidations?
    // With the first, nobody knows yet that such views read something observable.
    for _ in 0..<2 {
      let tree = ViewTree(environment: fixed)
      tree.show(Title(store: store))
      left = tree.invalidations
      tree.close()
    }
    #expect(left == nil)
  }

  @Test func rowsKeepTheirStateAndNumbersWhenTheyMove() {
    let store = Store()
    let tree = ViewTree(environment: fixed)
    tree.show(Screen(store: store))
    press(tree, 2)
    _ = tree.update()
    let ids = tree.snapshot().all("button").map(\.id)
    store.names = ["c", "a", "b"]
    let changes = tree.update().changes
    #expect(
      tree.snapshot().all("text").map(\.line).suffix(3) == ["text \"c 1\"", "text \"a 0\"", "text \"b 0\""])
    #expect(tree.snapshot().all("button").map(\.id) == [ids[2], ids[0], ids[1]])
    #expect(changes.count == 1)
    store.names = ["a"]
    _ = tree.update()
    store.names = ["c", "a"]
    _ = tree.update()
    #expect(tree.snapshot().all("button")[0].id > ids.max() ?? 0)
    #expect(tree.snapshot().all("text").map(\.line).contains("text \"c 0\""))
  }

  @Test func identifiersWithOneHashAreDifferent() {
    struct Poor: Hashable {
      let name: String
      func hash(into hasher: inout Hasher) {}
    }
    struct PoorRows: View {
      let names: [Poor]
      var body: some View { ForEach(names, id: \.self) { Row(name: $0.name) } }
    }
    let tree = ViewTree(environment: fixed)
    tree.show(PoorRows(names: [Poor(name: "x"), Poor(name: "y")]))
    press(tree, 0)
    tree.show(PoorRows(names: [Poor(name: "y"), Poor(name: "x")]))
    #expect(tree.snapshot().all("text").map(\.line) == ["text \"y 0\"", "text \"x 1\""])
  }

  @Test func whatAppearsAndGoesIsToldOnce() async {
    struct Watched: View {
      let store: Store
      let log: Log
      var body: some View {
        ForEach(store.names, id: \.self) { name in
          Text(verbatim: name + store.title)
            .onAppear { log.add("+" + name) }
            .onDisappear { log.add("-" + name) }
        }
      }
    }
    let store = Store()
    let log = Log()
    let tree = ViewTree(environment: fixed)
    tree.show(Watched(store: store, log: log))
    #expect(log.take() == ["+a", "+b", "+c"])
    store.title = "!"
    _ = tree.update()
    #expect(log.take() == [])
    store.names = ["c", "d"]
    _ = tree.update()
    #expect(log.take() == ["-a", "-b", "+d"])
    tree.close()
    #expect(log.take().sorted() == ["-c", "-d"])
  }

  @Test func tasksFollowTheirValueAndTheirView() async {
    struct Loading: View {
      let store: Store
      let log: Log
      var body: some View {
        if !store.names.isEmpty {
          Text(verbatim: "x").task(id: store.title) {
            let title = store.title
            await log.run(title)
          }
        }
      }
    }
    let store = Store()
    let log = Log()
    let tree = ViewTree(environment: fixed)
    tree.show(Loading(store: store, log: log))
    await log.waits(for: ["begin Things"])
    store.names = ["z"]
    _ = tree.update()
    #expect(tree.lifecycle.taskCount == 1)
    store.title = "New"
    _ = tree.update()
    await log.waits(for: ["begin Things", "begin New", "cancelled Things"])
    store.names = []
    _ = tree.update()
    await log.waits(for: ["begin Things", "begin New", "cancelled Things", "cancelled New"])
    #expect(tree.lifecycle.taskCount == 0)
  }

  /// What happened, in order.
  @MainActor final class Log {
    private var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
    func run(_ name: String) async {
      add("begin " + name)
      let (stream, _) = AsyncStream<Void>.makeStream()
      for await _ in stream {}
      add("cancelled " + name)
    }
    func waits(for expected: [String]) async {
      while Set(lines) != Set(expected) {
        if lines.count > expected.count { break }
        await Task.yield()
      }
      #expect(Set(lines) == Set(expected))
    }
  }

  enum TitleKey: DeclarationKey { typealias Value = String }

  @Test func declarationsReachTheReaderAroundThem() {
    struct Page: View {
      let store: Store
      var body: some View {
        DeclarationReader(TitleKey.self, place: .before, content: Inner(store: store)) { titles in
          Text(verbatim: "title " + titles.joined(separator: " "))
        }
      }
    }
    struct Inner: View {
      let store: Store
      var body: some View {
        VStack {
          Leaf(store: store)
          // A reader inside takes what is declared inside of it.
          DeclarationReader(TitleKey.self, content: Text(verbatim: "x").declare(TitleKey.self, "own")) {
            Text(verbatim: "inner " + $0.joined())
          }
        }.declare(TitleKey.self, "outer")
      }
    }
    struct Leaf: View {
      let store: Store
      var body: some View {
        if store.unread < 2 { Text(verbatim: "leaf").declare(TitleKey.self, "\(store.unread)") }
      }
    }
    let store = Store()
    let tree = ViewTree(environment: fixed)
    tree.show(Page(store: store))
    func titles() -> [String] { tree.snapshot().all("text").map(\.line).filter { $0.contains("t") } }
    #expect(tree.snapshot()[0].line == "text \"title 0 outer\"")
    #expect(tree.snapshot().outline.contains("\"inner own\""))
    let before = tree.evaluations
    store.unread = 1
    _ = tree.update()
    #expect(tree.snapshot()[0].line == "text \"title 1 outer\"")
    #expect(tree.evaluations == before + 2)
    store.unread = 2
    _ = tree.update()
    #expect(tree.snapshot()[0].line == "text \"title outer\"")
    store.unread = 0
    _ = tree.update()
    #expect(tree.snapshot()[0].line == "text \"title 0 outer\"")
  }

  @Test func anAnimationIsTold() {
    let store = Store()
    let tree = ViewTree(environment: fixed)
    tree.show(Screen(store: store))
    withAnimation(.easeIn) { store.title = "animated" }
    #expect(tree.update().animation == .easeIn)
    store.title = "not"
    #expect(tree.update().animation == nil)
  }

  @Test func aViewThatChangesItselfInEachEvaluationIsStopped() {
    struct Restless: View {
      let store: Store
      var body: some View {
        let count = store.unread
        Text(verbatim: "\(count)").onAppear {}
        Counting { store.unread = count + 1 }
      }
    }
    struct Counting: View {
      let action: () -> Void
      var body: some View {
        let _ = action()
        EmptyView()
      }
    }
    let tree = ViewTree(environment: fixed)
    tree.show(Restless(store: Store()))
    #expect(!tree.needsUpdate)
  }

  @Test func optionsKnowWhetherTheyAreChosen() {
    struct Choosing: View {
      @State var chosen = 1
      var body: some View {
        Picker("Number", selection: $chosen) { ForEach(0..<4) { Text(verbatim: "\($0)") } }
      }
    }
    let tree = ViewTree(environment: fixed)
    tree.show(Choosing())
    func chosen() -> [Bool?] { tree.roots[0].children.filter { $0.tag != nil }.map(\.isSelected) }
    #expect(chosen() == [false, true, false, false])
    let picker = tree.snapshot()[0]
    picker.select(picker.children.last ?? picker)
    let update = tree.update()
    #expect(chosen() == [false, false, false, true])
    #expect(update.changes.count == 2)
  }
}

extension LiveTreeTests {
  @Test func aTreeThatIsDroppedLetsGoOfWhatItsViewsHeld() {
    struct Holding: View {
      let store: Store
      @State private var taps = 0
      var body: some View {
        VStack {
          Row(name: store.title)
          ForEach(store.names, id: \.self) { name in Button(name) { taps += store.unread } }
        }
        .background { Row(name: "\(taps)") }
      }
    }
    weak var held: Store?
    do {
      let store = Store()
      held = store
      let tree = ViewTree(environment: fixed)
      tree.show(Holding(store: store))
      store.names.append("d")
      _ = tree.update()
    }
    #expect(held == nil)
  }
}
