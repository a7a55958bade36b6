import Synchronization

/// Tells the system what people do in an app, so that it can suggest it again.
///
/// A donation is a copy: what is set on the intent afterwards does not count. Safe from any task; donations of
/// one task are kept in their order.
public struct IntentDonationManager: Sendable {
  /// The manager of this process.
  public static let shared = IntentDonationManager(donations: Donations())

  let donations: Donations

  package init(donations: Donations) { self.donations = donations }

  /// Tells that a person has done what an intent does.
  ///
  /// - Returns: The name of the donation.
  /// - Throws: What went wrong while it was being kept.
  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
    try await donations.keep(intent, result: nil)
  }

  /// Tells that a person has done what an intent does, and what came of it.
  ///
  /// - Returns: The name of the donation.
  /// - Throws: What went wrong while it was being kept.
  @discardableResult
  public func donate(
    intent: some AppIntent, result: some IntentResult
  ) async throws -> IntentDonationIdentifier {
    try await donations.keep(intent, result: result)
  }

  /// Tells that a person has done what an intent does. A donation that can't be kept is dropped, with a line in
  /// the log.
  ///
  /// - Returns: The name of the donation.
  @discardableResult
  public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
    donations.addOrLog(intent, result: nil)
  }

  /// Tells that a person has done what an intent does, and what came of it. A donation that can't be kept is
  /// dropped, with a line in the log.
  ///
  /// - Returns: The name of the donation.
  @discardableResult
  public func donate(intent: some AppIntent, result: some IntentResult) -> IntentDonationIdentifier {
    donations.addOrLog(intent, result: result)
  }

  /// Takes donations back, because what they are about is gone or was undone.
  ///
  /// - Returns: The names of those that were deleted, the newest first.
  /// - Throws: What went wrong while they were being deleted.
  @discardableResult
  public func deleteDonations(
    matching predicate: IntentDonationMatchingPredicate
  ) async throws -> [IntentDonationIdentifier] {
    try donations.store.delete(matching: predicate)
  }
}

/// Where donations go: to the system's store, and as long as there is none to memory.
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

  /// Where donations are now.
  package var store: any IntentDonationStore { slot.service ?? recent }

  /// Sends donations to a store from now on, and those that wait in memory at once; with nil, to memory.
  ///
  /// - Throws: What the store throws for a waiting donation; that one and those after it are lost.
  package func use(_ store: (any IntentDonationStore)?) throws {
    slot.fill(store)
    guard let store else { return }
    for donation in recent.takeAll().reversed() { try store.add(donation) }
  }

  /// Sends donations of a scope's tasks to a store of their own.
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
