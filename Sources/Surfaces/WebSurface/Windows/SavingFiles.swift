/// The documents of a window that are being made for the person to keep.
@MainActor
final class SavingFiles {
  private var count = 0
  private var waiting: [AsyncStream<Never>.Continuation] = []

  /// Notes that one more is being made.
  func begin() { count += 1 }

  /// Notes that one has been offered, or can't be made.
  func end() {
    count -= 1
    guard count == 0 else { return }
    for continuation in waiting { continuation.finish() }
    waiting = []
  }

  /// Waits until all have been offered; not longer than some time, after which the next page shows them.
  func areOffered(within limit: Duration) async {
    guard count > 0 else { return }
    let (ending, continuation) = AsyncStream<Never>.makeStream()
    waiting.append(continuation)
    let patience = Task {
      do { try await Task.sleep(for: limit) } catch { return }
      continuation.finish()
    }
    for await _ in ending {}
    patience.cancel()
  }
}
