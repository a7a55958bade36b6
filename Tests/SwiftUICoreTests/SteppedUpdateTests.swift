import Observation
import Testing

@testable import SwiftUICore

/// Updates that are left where their time is up.
@MainActor
struct SteppedUpdateTests {
  @Observable final class Chain {
    var first = 0
    var second = 0
    var third = 0
  }

  /// Each number follows the one before, a round later.
  struct Numbers: View {
    let chain: Chain
    var body: some View {
      Text(verbatim: "\(chain.first) \(chain.second) \(chain.third)")
        .onChange(of: chain.first) { chain.second = chain.first }
        .onChange(of: chain.second) { chain.third = chain.second }
    }
  }

  struct Restless: View {
    @State private var count = 0
    var body: some View {
      Text(verbatim: "\(count)").onChange(of: count, initial: true) { count += 1 }
    }
  }

  @Test func whatIsLeftComesWithTheNextUpdate() throws {
    let chain = Chain()
    let tree = ViewTree(environment: fixed)
    let mirror = MirroredTree()
    try mirror.apply(tree.show(Numbers(chain: chain)))
    chain.first = 5
    var rounds = 0
    while tree.needsUpdate {
      let update = tree.update { true }
      try mirror.apply(update)
      rounds += 1
      #expect(mirror.outline == MirroredTree.outline(of: tree))
      #expect(update.isWhole == !tree.needsUpdate)
    }
    #expect(rounds == 3)
    #expect(mirror.outline.contains("5 5 5"))
  }

  /// Grows as soon as it is there: by what it asks for itself, or by what the change says.
  struct Growing: View {
    let isAnimated: Bool
    @State private var isLarge = false
    var body: some View {
      Text(verbatim: isLarge ? "large" : "small")
        .animation(isAnimated ? .easeIn(duration: 1) : nil, value: isLarge)
        .onAppear { if isAnimated { isLarge = true } else { withAnimation { isLarge = true } } }
    }
  }

  @Observable final class Shown { var isShown = false }

  struct Stage: View {
    let shown: Shown
    let isAnimated: Bool
    var body: some View { if shown.isShown { Growing(isAnimated: isAnimated) } }
  }

  @Test("What moves when it appears is seen before it moves", arguments: [true, false])
  func beginnings(_ isAnimated: Bool) throws {
    let shown = Shown()
    let tree = ViewTree(environment: fixed)
    let mirror = MirroredTree()
    try mirror.apply(tree.show(Stage(shown: shown, isAnimated: isAnimated)))
    tree.showsBeginnings = true
    shown.isShown = true
    try mirror.apply(tree.update())
    #expect(mirror.outline.contains("small") && tree.needsUpdate)
    let update = tree.update()
    try mirror.apply(update)
    #expect(mirror.outline.contains("large") && !tree.needsUpdate)
    #expect((update.animation != nil) == !isAnimated)
  }

  @Test("Where nobody sees each update, what appears is shown as it ends")
  func ends() throws {
    let shown = Shown()
    let tree = ViewTree(environment: fixed)
    tree.show(Stage(shown: shown, isAnimated: true))
    shown.isShown = true
    #expect(tree.update().isWhole)
    #expect(tree.snapshot().outline.contains("large"))
  }

  @Test func anUpdateWithTimeLeavesNothing() throws {
    let chain = Chain()
    let tree = ViewTree(environment: fixed)
    tree.show(Numbers(chain: chain))
    chain.first = 5
    #expect(tree.update { false }.isWhole)
    #expect(!tree.needsUpdate && tree.snapshot().outline.contains("5 5 5"))
  }

  @Test func aViewThatNeverRestsIsStoppedInStepsToo() {
    let tree = ViewTree(environment: fixed)
    tree.show(EmptyView())
    var steps = 0
    // `show` goes through all rounds itself; what follows is a change from outside.
    tree.show(Restless())
    tree.environment.locale = Locale(identifier: "de")
    while tree.needsUpdate, steps < 1_000 {
      _ = tree.update { true }
      steps += 1
    }
    #expect(steps <= ViewTree.maximumRounds + 2)
  }
}
