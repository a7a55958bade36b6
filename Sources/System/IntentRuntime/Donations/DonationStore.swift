import AppIntents
import Foundation
import IntentValues
import Storage
import Synchronization

/// A store of the donations of a program, in one file.
///
/// `add` costs the caller microseconds: donations wait in memory and are written in batches by a thread of
/// the store's own, in their order. A donation is committed as a whole, and a commit survives the end of
/// the process; a power cut may take back the last ones. Reading and deleting take in what still waits.
/// Safe from any task, and from several processes on one file.
package final class DonationStore: IntentDonationStore {
  /// The limits of what is kept.
  package struct Limits: Sendable {
    /// The most donations; older ones are dropped.
    package var count: Int
    /// The most bytes in the file, give or take an eighth; where there are more, the oldest are dropped.
    package var bytes: Int

    package init(count: Int = 100_000, bytes: Int = 64 << 20) {
      self.count = count
      self.bytes = bytes
    }
  }

  /// The type of an intent by its persistent identifier.
  package typealias TypeLookup = @Sendable (_ intent: String) -> (any AppIntent.Type)?

  let database: Database
  let limits: Limits
  let program: String
  let types: TypeLookup
  let coding: IntentValueCoding

  private struct Waiting {
    let donation: IntentDonation
    /// The continuation of the caller that waits for the commit.
    let waiter: CheckedContinuation<Void, any Error>?
  }
  private struct Queue {
    var waiting: [Waiting] = []
    /// A Boolean value that indicates whether the thread knows of them.
    var isScheduled = false
  }
  private let queue = Mutex(Queue())
  /// The amount written since the limits were last checked.
  private struct Written {
    var count = 0
    var bytes = 0
  }
  /// The amount written since the limits were checked, under the lock of the writer.
  private let written: Mutex<Written>
  private let thread = BackgroundQueue(name: "donations")

  /// The number of donations that may wait; the caller that adds one more writes them first.
  private static let mostWaiting = 10_000
  /// The number of donations that are committed at once.
  private static let batch = 500

  /// Opens a store.
  ///
  /// - Parameters:
  ///   - url: The file, which is made where there is none, in a folder that exists; nil for a store in memory.
  ///   - program: The name of the program that writes.
  ///   - coding: How values are written, and entities found that are read; files are kept by their places.
  ///   - notice: Is told, in whole sentences for a person, that the file was damaged: it is moved aside then, under
  ///     the name that ends with `.damaged.db`, and a new one begun.
  ///   - types: Finds the types of donations that are read.
  /// - Throws: `StorageError`: `newerVersion`, `foreignFile`, `readOnly`, `cannotOpen` ... The file stays as it is
  ///   then.
  package init(
    at url: URL?, program: String, limits: Limits = Limits(),
    coding: IntentValueCoding = IntentValueCoding(
      files: .onThisMachine(largestContent: DonationForm.largestValue)),
    notice: (String) -> Void = { _ in }, types: @escaping TypeLookup
  ) throws {
    if let url {
      let aside = Self.aside(of: url)
      let isMissing = Database.isMissing(url)
      let (database, replaced) = try Database.open(
        at: url, schema: .donations, options: .init(durability: .normal), settingDamagedAsideTo: aside)
      self.database = database
      if isMissing { notice("\(url.path) is missing, though it was there before; a new history is begun.") }
      if let replaced {
        notice("\(url.path) was damaged. It has been moved to \(replaced.path), and a new history begun.")
      }
    } else {
      database = try Database(inMemory: .donations)
    }
    self.program = program
    self.limits = limits
    self.coding = coding
    self.types = types
    // The limits may have become smaller since the last time.
    written = Mutex(Written(count: .max / 2))
  }

  /// The file in the folder for a program's data, which is made where there is none.
  ///
  /// - Throws: `StorageError`.
  package static func file(in locations: DataLocations) throws -> URL {
    try locations.prepare(\.data).appending(path: "donations.db")
  }

  /// Returns the URL to which a damaged file is moved.
  static func aside(of url: URL) -> URL {
    url.deletingPathExtension().appendingPathExtension("damaged.db")
  }

  /// The questions that ranking asks.
  package var history: DonationHistory { DonationHistory(store: self) }

  // MARK: Taking

  /// Takes a donation. It is written soon; `flush()` waits for it. One that can't be written is dropped,
  /// with a line in the log.
  package func add(_ donation: IntentDonation) { take(Waiting(donation: donation, waiter: nil)) }

  /// Keeps a donation.
  ///
  /// - Throws: `StorageError` where it could not be written.
  package func keep(_ donation: IntentDonation) async throws {
    try await withCheckedThrowingContinuation { take(Waiting(donation: donation, waiter: $0)) }
  }

  /// Waits until what was added before is written.
  package func flush() async {
    await withCheckedContinuation { continuation in
      thread.async {
        self.writeWaiting()
        continuation.resume()
      }
    }
  }

  private func take(_ donation: Waiting) {
    let (isNews, isFull) = queue.withLock { queue in
      queue.waiting.append(donation)
      defer { queue.isScheduled = true }
      return (!queue.isScheduled, queue.waiting.count >= Self.mostWaiting)
    }
    // Memory stays bounded where donations come faster than the disk takes them.
    if isFull { writeWaiting() }
    // The thread holds on to the store until all is written.
    if isNews { thread.async { self.writeWaiting() } }
  }

  // MARK: Writing

  /// Writes all that waits, on the calling thread.
  func writeWaiting() {
    written.withLock { written in
      while true {
        let batch = queue.withLock { queue in
          let batch = Array(queue.waiting.prefix(Self.batch))
          queue.waiting.removeFirst(batch.count)
          if batch.isEmpty { queue.isScheduled = false }
          return batch
        }
        if batch.isEmpty { return }
        write(batch, &written)
      }
    }
  }

  private func write(_ batch: [Waiting], _ written: inout Written) {
    let forms = batch.map { DonationForm($0.donation, coding) }
    // Looking at the limits each time would cost more than what is written.
    let isTimeToTrim =
      written.count >= min(1_000, max(1, limits.count / 100)) || written.bytes >= limits.bytes / 8
    do {
      try database.write { connection in
        for form in forms { try insert(form, connection) }
        if isTimeToTrim { try trim(connection) }
      }
      if isTimeToTrim { written = Written() }
      written.count += batch.count
      written.bytes += forms.reduce(0) { $0 + $1.parameters.utf8.count + ($1.result?.utf8.count ?? 0) }
      for one in batch { one.waiter?.resume() }
    } catch {
      for one in batch { one.waiter?.resume(throwing: error) }
      if batch.contains(where: { $0.waiter == nil }) {
        DeclaredAPI.called("AppIntent.donate()", because: "could not be written down: \(error)")
      }
    }
  }
}
