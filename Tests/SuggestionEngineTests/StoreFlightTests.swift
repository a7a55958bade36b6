import Foundation
import Synchronization
import Testing

@testable import SuggestionEngine

/// Several callers at once. One test at a time: each holds threads back.
@Suite(.serialized) struct StoreFlightTests {
  /// Holds analyses back until a test lets them go.
  private final class Gate: Sendable {
    private let begun = AsyncStream<Void>.makeStream()
    private let open = DispatchSemaphore(value: 0)
    func pass() {
      begun.continuation.yield()
      open.wait()
    }
    func waitForOne() async {
      for await _ in begun.stream { return }
    }
    func letOneGo() { open.signal() }
  }

  @Test func callersShareOneAnalysis() async throws {
    let scratch = try StoreScratch()
    let store = try scratch.store()
    let gate = Gate()
    scratch.engine.onAnalysis { gate.pass() }
    let message = try KeyedMessage.text("m1", "link:a")
    let callers = (0..<20).map { _ in Task { try await store.titles(message) } }
    await gate.waitForOne()
    // Another message doesn't wait for this one.
    let other = Task { try await store.titles(KeyedMessage.text("m2", "link:b")) }
    await gate.waitForOne()
    gate.letOneGo()
    gate.letOneGo()
    for caller in callers { #expect(try await caller.value == ["link:a"]) }
    #expect(try await other.value.count == 1)
    #expect(scratch.engine.questions.sorted() == ["m1:", "m2:"])
  }

  @Test func whoGivesUpLeavesTheOthersAlone() async throws {
    let scratch = try StoreScratch()
    let store = try scratch.store()
    let gate = Gate()
    scratch.engine.onAnalysis { gate.pass() }
    let message = try KeyedMessage.text("m1", "link:a")
    let first = Task { try await store.titles(message) }
    await gate.waitForOne()
    let second = Task { try await store.titles(message) }
    first.cancel()
    // It ends though the analysis is still held back.
    await #expect(throws: CancellationError.self) { try await first.value }
    gate.letOneGo()
    #expect(try await second.value == ["link:a"])
    #expect(scratch.engine.questions == ["m1:"])
    let late = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await store.titles(message)
    }
    await #expect(throws: CancellationError.self) { try await late.value }
  }

  /// With nobody left to wait, the work still isn't lost.
  @Test func anAbandonedAnalysisIsKept() async throws {
    let scratch = try StoreScratch()
    let store = try scratch.store()
    let gate = Gate()
    scratch.engine.onAnalysis { gate.pass() }
    let message = try KeyedMessage.text("m1", "link:a")
    let first = Task { try await store.titles(message) }
    await gate.waitForOne()
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    gate.letOneGo()
    #expect(try await store.titles(message) == ["link:a"])
    #expect(scratch.engine.questions == ["m1:"])
  }

  @Test func anEditWhileItIsAnalysed() async throws {
    let scratch = try StoreScratch()
    let store = try scratch.store()
    let gate = Gate()
    scratch.engine.onAnalysis { gate.pass() }
    let old = try KeyedMessage.text("m1", "link:old")
    let new = try KeyedMessage.text("m1", "link:new")
    let first = Task { try await store.titles(old) }
    await gate.waitForOne()
    let second = Task { try await store.titles(new) }
    await gate.waitForOne()
    gate.letOneGo()
    gate.letOneGo()
    #expect(try await first.value == ["link:old"])
    #expect(try await second.value == ["link:new"])
    scratch.engine.onAnalysis {}
    #expect(try await store.titles(new) == ["link:new"])
  }

  /// What was deleted while it was being analysed isn't stored afterwards.
  @Test func aDeletionWhileItIsAnalysed() async throws {
    let scratch = try StoreScratch()
    let store = try scratch.store()
    let gate = Gate()
    scratch.engine.onAnalysis { gate.pass() }
    let message = try KeyedMessage.text("m1", "link:secret")
    let first = Task { try await store.titles(message) }
    await gate.waitForOne()
    #expect(try store.forget(message: message.key) == 0)
    gate.letOneGo()
    #expect(try await first.value == ["link:secret"])
    #expect(try store.summary().answers == 0)
    #expect(try !String(decoding: scratch.bytes(), as: UTF8.self).contains("secret"))
  }
}
