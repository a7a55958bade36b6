import Synchronization

/// A manager through which an app reports what people do in it, so that the system can suggest it again.
///
/// A donation is a snapshot: later changes to the intent have no effect. Safe to use from any task; the
/// donations of one task are stored in order.
public struct IntentDonationManager: Sendable {
  /// The manager of this process.
  public static let shared = IntentDonationManager(donations: Donations())

  let donations: Donations

  package init(donations: Donations) { self.donations = donations }

  /// Donates an intent.
  ///
  /// - Returns: The identifier of the donation.
  /// - Throws: The error of the donation store.
  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
    try await donations.keep(intent, result: nil)
  }

  /// Donates an intent with its result.
  ///
  /// - Returns: The identifier of the donation.
  /// - Throws: The error of the donation store.
  @discardableResult
  public func donate(
    intent: some AppIntent, result: some IntentResult
  ) async throws -> IntentDonationIdentifier {
    try await donations.keep(intent, result: result)
  }

  /// Donates an intent without waiting for it to be stored. A failure to store it is logged.
  ///
  /// - Returns: The identifier of the donation.
  @discardableResult
  public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
    donations.addOrLog(intent, result: nil)
  }

  /// Donates an intent with its result, without waiting for it to be stored. A failure to store it is logged.
  ///
  /// - Returns: The identifier of the donation.
  @discardableResult
  public func donate(intent: some AppIntent, result: some IntentResult) -> IntentDonationIdentifier {
    donations.addOrLog(intent, result: result)
  }

  /// Deletes donations, for example because their subject was removed or the action undone.
  ///
  /// - Returns: The identifiers of the deleted donations, newest first.
  /// - Throws: The error of the donation store.
  @discardableResult
  public func deleteDonations(
    matching predicate: IntentDonationMatchingPredicate
  ) async throws -> [IntentDonationIdentifier] {
    try donations.store.delete(matching: predicate)
  }
}

/// The destination of donations: the system's store, or memory while there is none.
package final class Donations: Sendable {
  private let recent: RecentDonations
  private let slot = SystemSlot<any IntentDonationStore>()
  private let now: @Sendable () -> Date

  package init(capacity: Int = 1_000, now: @escaping @Sendable () -> Date = { Date() }) {
    recent = RecentDonations(capacity: capacity)
    self.now = now
  }

  /// The donations of this process.
  package static var shared: Donations { IntentDonationManager.shared.donations }

  /// The store that is currently in use.
  package var store: any IntentDonationStore { slot.service ?? recent }

  /// Directs donations to a store from now on, beginning with those held in memory; nil directs them to
  /// memory.
  ///
  /// - Throws: The store's error for a donation held in memory; that one and those after it are lost.
  package func use(_ store: (any IntentDonationStore)?) throws {
    slot.fill(store)
    guard let store else { return }
    for donation in recent.takeAll().reversed() { try store.add(donation) }
  }

  /// Directs the donations of a scope's tasks to a store of their own.
  package func use(_ store: any IntentDonationStore, in scope: inout SystemScope) {
    scope.fill(slot, with: store)
  }

  func keep(_ intent: any AppIntent, result: (any IntentResult)?) async throws -> IntentDonationIdentifier {
    let donation = IntentDonation(intent, result: result, date: now())
    try await store.keep(donation)
    return donation.identifier
  }

  func addOrLog(_ intent: any AppIntent, result: (any IntentResult)?) -> IntentDonationIdentifier {
    let donation = IntentDonation(intent, result: result, date: now())
    do {
      try store.add(donation)
    } catch {
      DeclaredAPI.called(
        "IntentDonationManager.donate(intent:)", because: "could not keep a donation: \(error)")
    }
    return donation.identifier
  }
}
