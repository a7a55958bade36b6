import FoundationPlus
import Synchronization
import Testing

@testable import SuggestedActions

@Suite(.timeLimit(.minutes(1))) struct TurnsTests {
  private final class Order: Sendable {
    private let names = Mutex<[String]>([])
    var all: [String] { names.withLock { $0 } }
    func add(_ name: String) { names.withLock { $0.append(name) } }
  }

  private static func urgency(_ isShown: Bool, _ minute: Double) -> Turns.Urgency {
    .init(isShown: isShown, date: Scratch.noon.addingTimeInterval(minute * 60))
  }

  @Test func whatIsShownGoesFirstAndTheLatestOfIt() async throws {
    let (turns, order) = (Turns(width: 1), Order())
    let (stream, open) = AsyncStream<Void>.makeStream()
    let first = Task {
      try await turns.take(Self.urgency(true, 0)) { for await _ in stream { break } }
    }
    // The only place is taken before the others come.
    var others: [Task<Void, any Error>] = []
    for (index, (name, urgency)) in [
      ("ahead", Self.urgency(false, 90)), ("early", Self.urgency(true, 1)), ("late", Self.urgency(true, 9)),
      ("late too", Self.urgency(true, 9)),
    ].enumerated() {
      while turns.waitingCount < index { await Task.yield() }
      if index == 0 { while turns.freeCount > 0 { await Task.yield() } }
      others.append(Task { try await turns.take(urgency) { order.add(name) } })
    }
    while turns.waitingCount < 4 { await Task.yield() }
    open.finish()
    try await first.value
    for other in others { try await other.value }
    #expect(order.all == ["late", "late too", "early", "ahead"])
  }

  @Test func whoIsCancelledLeavesAtOnceAndThePlaceStays() async throws {
    let (turns, order) = (Turns(width: 1), Order())
    let (stream, open) = AsyncStream<Void>.makeStream()
    let first = Task {
      try await turns.take(Self.urgency(true, 0)) { for await _ in stream { break } }
    }
    while turns.freeCount > 0 { await Task.yield() }
    let second = Task { try await turns.take(Self.urgency(true, 5)) { order.add("second") } }
    while turns.waitingCount == 0 { await Task.yield() }
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    open.finish()
    try await first.value
    try await turns.take(Self.urgency(false, 0)) { order.add("third") }
    #expect(order.all == ["third"])
    #expect(turns.freeCount == 1)
  }

  @Test func aFailureGivesThePlaceBack() async throws {
    struct Failure: Error {}
    let turns = Turns(width: 1)
    await #expect(throws: Failure.self) { try await turns.take(Self.urgency(true, 0)) { throw Failure() } }
    #expect(turns.freeCount == 1)
  }
}
