import Observation
import Testing

@testable import SwiftUICore

/// A window that nobody sees keeps what can't be made again.
@MainActor
struct SleepTests {
  struct Drafts: View {
    let names: [String]
    @State private var draft = ""
    var body: some View {
      VStack {
        TextField("Draft", text: $draft)
        ForEach(names, id: \.self) { Entry(name: $0) }
      }
    }
  }

  struct Entry: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test func stateAndNumbersOutliveSleep() throws {
    let window = LiveWindow(Drafts(names: ["a", "b", "c"]))
    window.enter("half a sentence")
    window.press(1)
    let outline = window.outline
    let numbers = window.all("button").map(\.id)
    let scopes = window.tree.scopeCount
    window.tree.sleep()
    #expect(window.tree.isAsleep)
    #expect(window.tree.nodeCount == 0)
    #expect(window.tree.scopeCount == 0)
    #expect(window.tree.update().isEmpty)
    window.tree.show(Drafts(names: ["a", "b", "c"]))
    #expect(!window.tree.isAsleep)
    #expect(window.outline == outline)
    #expect(window.all("button").map(\.id) == numbers)
    #expect(window.tree.scopeCount == scopes)
    // State still asks for an evaluation of its view.
    window.press(1)
    #expect(window.outline.contains("b 2"))
  }

  @Test func rowsThatAreGoneMeanwhileLoseTheirStateAndNewOnesGetNewNumbers() throws {
    let window = LiveWindow(Drafts(names: ["a", "b"]))
    window.press(0)
    window.press(1)
    let known = Set(window.all("button").map(\.id))
    window.tree.sleep()
    window.tree.show(Drafts(names: ["b", "c"]))
    #expect(window.outline.contains("b 1"))
    #expect(try window.all("button").map(\.id).last.map { !known.contains($0) } == true)
    window.tree.show(Drafts(names: ["a", "b"]))
    #expect(window.outline.contains("a 0"))
  }

  @Test func aTreeCanEndAsleep() {
    @MainActor final class Kept { var name = "kept" }
    struct Keeper: View {
      @State var kept: Kept
      var body: some View { Text(verbatim: kept.name) }
    }
    weak var gone: Kept?
    let tree = ViewTree(environment: fixed)
    do {
      let kept = Kept()
      gone = kept
      tree.show(Keeper(kept: kept))
    }
    tree.sleep()
    #expect(gone != nil)
    tree.close()
    #expect(gone == nil)
  }

  /// Whatever a window shows, it shows the same after it slept, and goes on as if it hadn't.
  @Test(arguments: 0..<40)
  func sleepChangesNothing(seed: Int) throws {
    var numbers = SeededNumbers(state: UInt64(seed) &* 977)
    let model = Model(.random(5, &numbers))
    let counters = Counters()
    let view = ModelView(model: model, counters: counters)
    let tree = ViewTree(environment: fixed)
    tree.show(view)
    for round in 0..<8 {
      for _ in 0..<3 {
        let buttons = tree.snapshot().all("button")
        if let button = buttons.randomElement(using: &numbers) { button.press() }
        _ = tree.update()
      }
      let outline = MirroredTree.outline(of: tree)
      let scopes = tree.scopeCount
      tree.sleep()
      let isChanged = round % 3 == 2
      if isChanged { counters.turns[0] += 1 }
      tree.show(view)
      if !isChanged {
        #expect(MirroredTree.outline(of: tree) == outline, "seed \(seed), round \(round)")
        #expect(tree.scopeCount == scopes)
      }
      let mirror = MirroredTree()
      mirror.show(tree)
      model.recipe = model.recipe.changed(5, &numbers)
      try mirror.apply(tree.update())
      #expect(mirror.outline == MirroredTree.outline(of: tree), "seed \(seed), round \(round)")
    }
    tree.close()
    #expect(tree.scopeCount == 0)
  }
}
