/// The progress of a synchronization with one collection.
package struct SyncProgress: Sendable, Hashable {
  package enum Phase: Sendable, Hashable { case receiving, sending }

  package var collection: String
  package var phase: Phase
  /// The number of items received or sent until now, and their total.
  package var done: Int
  package var total: Int
}
