import CMicrohttpd
import Synchronization

/// The writer that a streamed response's bytes go to.
package final class HTTPBodyWriter: Sendable {
  private let capacity: Int
  private let state = Mutex(State())

  private struct State {
    var bytes: [UInt8] = []
    var read = 0
    var isEnded = false
    var isDisconnected = false
    var suspended: SuspendedConnection?
    var waiting: CheckedContinuation<Void, Never>?
    var produce: Task<Void, Never>?

    var count: Int { bytes.count - read }
  }

  init(capacity: Int) { self.capacity = capacity }

  /// Sends bytes after those before. Returns when they are queued, which waits where the client is more than
  /// `Limits.streamBytes` behind. One caller at a time.
  ///
  /// - Throws: `disconnected` where the client has gone, `CancellationError` where the task is cancelled.
  package func write(_ bytes: some Sequence<UInt8>) async throws {
    try Task.checkCancellation()
    let isFull = state.withLock { state -> Bool? in
      guard !state.isDisconnected else { return nil }
      state.bytes.append(contentsOf: bytes)
      state.suspended?.resume()
      state.suspended = nil
      return state.count > capacity
    }
    guard let isFull else {
      throw HTTPServerError(.disconnected, "The client has gone before the end of the response.")
    }
    if isFull { await drained() }
  }

  /// Sends text as UTF-8.
  package func write(_ text: String) async throws { try await write(text.utf8) }

  /// Sends one server-sent event (the HTML standard, "Server-sent events"); line ends within the data are kept.
  package func writeEvent(_ data: String, name: String? = nil, id: String? = nil) async throws {
    var text = ""
    if let name { text += "event: \(HTTPBodyWriter.oneLine(name))\n" }
    if let id { text += "id: \(HTTPBodyWriter.oneLine(id))\n" }
    for line in data.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      text += "data: \(line)\n"
    }
    try await write(text + "\n")
  }

  private static func oneLine(_ text: String) -> String { text.filter { !$0.isNewline } }

  private func drained() async {
    await withCheckedContinuation { continuation in
      let isDone = state.withLock { state in
        guard state.count > capacity, !state.isDisconnected else { return true }
        state.waiting = continuation
        return false
      }
      if isDone { continuation.resume() }
    }
  }

  // MARK: The server's side

  func start(
    _ produce: @escaping @Sendable (HTTPBodyWriter) async throws -> Void,
    report: @escaping @Sendable (String) -> Void
  ) {
    let task = Task {
      do {
        try await produce(self)
        end(failed: false)
      } catch let error as HTTPServerError where error.code == .disconnected {
        end(failed: true)
      } catch is CancellationError {
        end(failed: true)
      } catch {
        report("A streamed response ended before its end: \(error)")
        end(failed: true)
      }
    }
    state.withLock { $0.produce = task }
  }

  private func end(failed: Bool) {
    state.withLock { state in
      state.isEnded = true
      if failed { state.isDisconnected = true }
      state.produce = nil
      state.suspended?.resume()
      state.suspended = nil
    }
  }

  /// Nobody reads any more.
  func disconnect() {
    let (waiting, task) = state.withLock { state in
      state.isDisconnected = true
      state.suspended?.resume()
      state.suspended = nil
      defer {
        state.waiting = nil
        state.produce = nil
      }
      return (state.waiting, state.produce)
    }
    task?.cancel()
    waiting?.resume()
  }

  /// The library wants bytes: how many there were, or one of its signs. Where there are none the connection
  /// waits for the next `write`.
  func read(into target: UnsafeMutableRawBufferPointer, connection: OpaquePointer) -> Int {
    let (result, waiting) = state.withLock { state -> (Int, CheckedContinuation<Void, Never>?) in
      if state.isDisconnected { return (-2, nil) }
      let count = min(state.count, target.count)
      guard count > 0 else {
        if state.isEnded { return (-1, nil) }
        state.suspended = SuspendedConnection(suspending: connection)
        return (0, nil)
      }
      state.bytes.withUnsafeBytes { source in
        target.copyMemory(from: UnsafeRawBufferPointer(rebasing: source[state.read..<state.read + count]))
      }
      state.read += count
      if state.read == state.bytes.count {
        state.bytes = []
        state.read = 0
      } else if state.read > capacity {
        state.bytes.removeFirst(state.read)
        state.read = 0
      }
      guard state.count <= capacity / 2 else { return (count, nil) }
      defer { state.waiting = nil }
      return (count, state.waiting)
    }
    waiting?.resume()
    return result
  }
}
