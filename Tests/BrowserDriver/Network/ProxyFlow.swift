import Foundation

/// One direction of a connection through the proxy.
struct ProxyFlow {
  let direction: CuttableProxy.Direction
  let source: Int32
  let sink: Int32
  /// Bytes on their way, with the time before which they aren't passed on.
  private var queue: [(due: ContinuousClock.Instant, bytes: ArraySlice<UInt8>)] = []
  private var queued = 0
  /// When a limit of speed lets the next byte pass.
  private var nextTurn: ContinuousClock.Instant
  /// The source has said its last, and the sink was told.
  private(set) var hasEnded = false
  private var sourceEnded = false

  /// More isn't taken in before some went out, so that a sender feels a reader that doesn't read.
  private static let capacity = 16384

  init(_ direction: CuttableProxy.Direction, from source: Int32, to sink: Int32, now: ContinuousClock.Instant)
  {
    self.direction = direction
    self.source = source
    self.sink = sink
    nextTurn = now
  }

  var wantsToRead: Bool { !sourceEnded && queued < Self.capacity }

  /// When the next bytes may go out; nil where there are none.
  var nextDue: ContinuousClock.Instant? { queue.first.map { max($0.due, nextTurn) } }

  /// Takes bytes in. False where the connection is broken.
  mutating func read(now: ContinuousClock.Instant, delay: Duration) -> Bool {
    guard wantsToRead else { return true }
    var chunk = [UInt8](repeating: 0, count: Self.capacity - queued)
    let count = recv(source, &chunk, chunk.count, 0)
    if count < 0 { return errno == EAGAIN || errno == EINTR }
    if count == 0 {
      sourceEnded = true
    } else {
      queue.append((now + delay, chunk[..<count]))
      queued += count
    }
    return true
  }

  /// Passes on what is due. Nil where the connection is broken, else how many bytes.
  mutating func write(now: ContinuousClock.Instant, bytesPerSecond: Int?) -> Int? {
    var passed = 0
    while let first = queue.first, max(first.due, nextTurn) <= now {
      // A slow line passes a twentieth of a second at once.
      let most = bytesPerSecond.map { max(1, $0 / 20) } ?? Int.max
      let bytes = first.bytes.prefix(most)
      let count = bytes.withUnsafeBytes { send(sink, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count < 0 { return errno == EAGAIN || errno == EINTR ? passed : nil }
      passed += count
      queued -= count
      queue[0].bytes = first.bytes.dropFirst(count)
      if queue[0].bytes.isEmpty { queue.removeFirst() }
      if let bytesPerSecond { nextTurn = now + .seconds(1) * count / bytesPerSecond }
      if count < bytes.count { break }
    }
    if sourceEnded, queue.isEmpty, !hasEnded {
      hasEnded = true
      shutdown(sink, Int32(SHUT_WR))
    }
    return passed
  }

  /// Whether bytes are due that the sink couldn't take at once.
  func waitsForSink(now: ContinuousClock.Instant) -> Bool { nextDue.map { $0 <= now } ?? false }
}
