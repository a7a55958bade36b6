import Synchronization

/// Keeps what apps donate. Who stands for the system conforms.
package protocol IntentDonationStore: Sendable {
  /// Takes a donation, which may be kept a little later. Donations come in the order in which they were made.
  func add(_ donation: IntentDonation) throws

  /// Keeps a donation: when this returns it is kept.
  func keep(_ donation: IntentDonation) async throws

  /// Deletes donations.
  ///
  /// - Returns: The names of those that were deleted, the newest first.
  func delete(matching predicate: IntentDonationMatchingPredicate) throws -> [IntentDonationIdentifier]

  /// All donations, the newest first.
  ///
  /// Entities in them are fetched anew. Donations whose type or entities are no more are left out.
  func donations() async throws -> [IntentDonation]
}

extension IntentDonationStore {
  package func keep(_ donation: IntentDonation) async throws { try add(donation) }
}

/// The newest donations of this process, in memory. Safe from any task.
package final class RecentDonations: IntentDonationStore {
  /// How many are kept; older ones are dropped.
  package let capacity: Int

  /// The oldest first.
  private let kept = Mutex<[IntentDonation]>([])

  package init(capacity: Int = 1_000) {
    self.capacity = capacity
  }

  /// Keeps a donation. Amortised constant time.
  package func add(_ donation: IntentDonation) {
    kept.withLock { kept in
      kept.append(donation)
      // Dropping them in lots keeps the cost of a donation independent of how many are kept.
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

  /// Takes all donations out, the newest first.
  func takeAll() -> [IntentDonation] {
    kept.withLock { kept in
      defer { kept = [] }
      return kept.suffix(capacity).reversed()
    }
  }
}
