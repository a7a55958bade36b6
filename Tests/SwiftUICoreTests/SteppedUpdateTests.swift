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
