import Synchronization

/// A store for the donations of apps.
package protocol IntentDonationStore: Sendable {
  /// Accepts a donation, which may be stored later. Donations arrive in the order in which they were made.
  func add(_ donation: IntentDonation) throws

  /// Stores a donation before it returns.
  func keep(_ donation: IntentDonation) async throws

  /// Deletes donations.
  ///
  /// - Returns: The identifiers of the deleted donations, newest first.
  func delete(matching predicate: IntentDonationMatchingPredicate) throws -> [IntentDonationIdentifier]

  /// Returns all donations, newest first.
  ///
  /// Their entities are fetched anew. Donations whose type or entities no longer exist are left out.
  func donations() async throws -> [IntentDonation]
}

extension IntentDonationStore {
  package func keep(_ donation: IntentDonation) async throws { try add(donation) }
}

/// A store that holds this process's newest donations in memory. Safe to use from any task.
package final class RecentDonations: IntentDonationStore {
  /// The number of donations that are kept; older ones are dropped.
  package let capacity: Int

  /// The donations, oldest first.
  private let kept = Mutex<[IntentDonation]>([])

  package init(capacity: Int = 1_000) {
    self.capacity = capacity
  }

  /// Stores a donation in amortised constant time.
  package func add(_ donation: IntentDonation) {
    kept.withLock { kept in
      kept.append(donation)
      // Dropping them in batches makes the cost of a donation independent of the capacity.
      if kept.count >= 2 * capacity { kept.removeFirst(kept.count - capacity) }
    }
  }

  package func delete(matching predicate: IntentDonationMatchingPredicate) -> [IntentDonationIdentifier] {
    kept.withLock { kept in
      kept.removeFirst(max(0, kept.count - capacity))
      let deleted = kept.filter(predicate.matches)
      kept.removeAll(where: predicate.matches)
      return deleted.reversed().map(\.identifier)
    }
  }

  package func donations() -> [IntentDonation] {
    kept.withLock { kept in kept.suffix(capacity).reversed() }
  }

  /// Removes and returns all donations, newest first.
  func takeAll() -> [IntentDonation] {
    kept.withLock { kept in
      defer { kept = [] }
      return kept.suffix(capacity).reversed()
    }
  }
}
