/// The progress of a synchronization with one collection.
package struct SyncProgress: Sendable, Hashable {
  package enum Phase: Sendable, Hashable { case receiving, sending }

  package var collection: String
  package var phase: Phase
  /// Items that came or went until now, of so many.
  package var done: Int
  package var total: Int
}
