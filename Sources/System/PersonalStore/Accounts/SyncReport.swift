/// The results of a synchronization.
package struct SyncReport: Sendable, Hashable {
  /// The number of items that came from the server, new or changed.
  package internal(set) var received = 0
  /// The number of items that were deleted at the server.
  package internal(set) var removed = 0
  /// The number of items that were sent, new or changed.
  package internal(set) var sent = 0
  /// The number of items that were deleted here, and now there.
  package internal(set) var deleted = 0
  /// The number of items changed on both sides whose changes were merged.
  package internal(set) var merged = 0
  /// The number of items that wait for a choice.
  package internal(set) var conflicts = 0
  /// The items that couldn't be received or sent, with the reasons; the first 200.
  package internal(set) var problems: [String] = []
  /// A Boolean value that indicates whether another process is synchronizing this account: nothing was done.
  package internal(set) var isElsewhere = false

  mutating func problem(_ text: String) {
    if problems.count < 200 { problems.append(text) }
  }
}
