import Foundation
import Synchronization
import Testing

@testable import Storage

/// Commits that many wait for together, and what a power cut leaves of them.
@Suite(.timeLimit(.minutes(2))) struct GroupCommitTests {
  private static let grouped = Database.Options(durability: .grouped)

  /// Whatever was confirmed is in the files as they stood when the last sync began: later bytes may be lost.
  @Test func whatIsConfirmedOutlivesAPowerCut() async throws {
    let scratch = try Scratch()
    let cuts = Shared<[Scratch]>([])
    let database = try Database(at: scratch.file, schema: schema(), options: Self.grouped) { keeper in
      let left = try scratch.leftAfterACrash()
      try keeper.sync()
      cuts.withLock { $0.append(left) }
    }
    let confirmed = Shared<[(number: Int, cut: Int)]>([])
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask {
          for step in 0..<10 {
            let number = writer * 10 + step
            try database.write { try $0.execute("INSERT INTO pair VALUES (?, 'one', 'x')", number) }
            // Seen by everybody at once.
            let count = try database.read {
              try $0.firstValue("SELECT count(*) FROM pair WHERE number = ?", number, as: Int.self)
            }
            #expect(count == 1)
            try await database.waitForDisk()
            let cut = cuts.withLock { $0.count - 1 }
            confirmed.withLock { $0.append((number, cut)) }
          }
        }
      }
      try await group.waitForAll()
    }
    let promises = confirmed.withLock { $0 }
    #expect(promises.count == 80)
    for (index, left) in cuts.withLock({ $0 }).enumerated() {
      let promised = promises.filter { $0.cut == index }.map(\.number)
      let again = try Database(at: left.file, schema: schema(), options: .init(integrityCheck: .always))
      let stored = Set(
        try again.read { try $0.rows("SELECT number FROM pair") { try $0.value(0, as: Int.self) } })
      #expect(stored.isSuperset(of: promised), "confirmed, and gone")
    }
  }

  /// A hundred that wait while a sync goes on wait for one more sync, and none of them is served by the first.
  @Test func whoWaitsMeanwhileSharesTheNextSync() async throws {
    let begun = AsyncStream<Void>.makeStream()
    let gate = DispatchSemaphore(value: 0)
    let syncs = Shared(0)
    let disk = DiskSync(
      sync: {
        let count = syncs.withLock { count in
          count += 1
          return count
        }
        guard count == 1 else { return }
        begun.continuation.yield()
        gate.wait()
      }, checkpoint: {})
    let first = Task { try await disk.wait() }
    for await _ in begun.stream { break }
    let others = (0..<100).map { _ in
      Task {
        try await disk.wait()
        return syncs.withLock { $0 }
      }
    }
    while disk.waiting < 100 { await Task.yield() }
    gate.signal()
    try await first.value
    for other in others { #expect(try await other.value == 2) }
  }

  /// While the disk refuses nothing is confirmed. When it takes something again, everything is written anew
  /// before anything is: the system may have dropped what it couldn't write.
  @Test func afterAFailureEverythingIsWrittenAnew() async throws {
    let scratch = try Scratch()
    let (isBroken, told) = (Shared(true), Shared<[String]>([]))
    var options = Self.grouped
    options.notice = { line in told.withLock { $0.append(line) } }
    let database = try Database(at: scratch.file, schema: schema(), options: options) { keeper in
      guard !isBroken.withLock({ $0 }) else { throw StorageError(.inputOutput, "The disk is gone.") }
      try keeper.sync()
    }
    try database.write { try $0.execute("UPDATE counter SET value = 41") }
    for _ in 0..<3 { await #expect(throws: StorageError.self) { try await database.waitForDisk() } }
    try database.write { try $0.execute("UPDATE counter SET value = 42") }
    // It is told of once, and when it is over; the write between found room.
    #expect(told.withLock { $0.first } == "The disk is gone.")
    isBroken.withLock { $0 = false }
    try await database.waitForDisk()
    #expect(told.withLock { $0.last?.hasSuffix("is written again.") } == true)
    // All of it is in the file itself, and the log is empty.
    #expect(try scratch.data("store.db-wal").isEmpty)
    let file = try Scratch()
    try scratch.data().write(to: file.file)
    let copy = try Database(at: file.file, schema: schema())
    #expect(try copy.read { try $0.firstValue("SELECT value FROM counter", as: Int.self) } == 42)
    try database.syncToDisk()
  }

  /// Nobody's commits wait for the log to be moved into the file, and yet it doesn't grow without end.
  @Test func theLogStaysShort() throws {
    let scratch = try Scratch()
    let database = try Database(at: scratch.file, schema: schema(), options: Self.grouped)
    // 256 pages each: twice as many as a log may have.
    for number in 0..<(2 * LogLength.most / 256) {
      try database.write {
        try $0.execute(
          "INSERT INTO pair VALUES (?, 'one', ?)", number, String(repeating: "x", count: 1 << 20))
      }
    }
    #expect(try scratch.data("store.db-wal").count < (LogLength.most + 300) * 4_200)
  }

  /// A file system without shared memory has no log, nor has a store in memory: each commit is as safe as it gets.
  @Test func withoutALogThereIsNothingToWaitFor() async throws {
    let database = try Database(inMemory: schema())
    try database.write { try $0.execute("UPDATE counter SET value = 1") }
    try await database.waitForDisk()
    try database.syncToDisk()
  }
}

/// A value that several tasks change.
private final class Shared<Value: Sendable>: Sendable {
  private let value: Mutex<Value>

  init(_ value: Value) { self.value = Mutex(value) }

  func withLock<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try value.withLock { value in try body(&value) }
  }
}
