import Synchronization

/// The record of a store's writes: whether there were any, and whether the last one found the disk willing.
final class WritingState: Sendable {
  let hasWritten = Atomic<Bool>(false)
  private let isFailing = Atomic<Bool>(false)

  /// Notes a failed write; calls a closure for the first in a row.
  func failed(_ tell: () -> Void) {
    if !isFailing.exchange(true, ordering: .relaxed) { tell() }
  }

  /// Notes a write that succeeded; calls a closure for the first after a failure.
  func succeeded(_ tell: () -> Void) {
    guard isFailing.load(ordering: .relaxed), isFailing.exchange(false, ordering: .relaxed) else { return }
    tell()
  }
}
