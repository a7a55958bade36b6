/// The ordered channel from a window to a browser: numbers patches, keeps the last for a browser that comes
/// back, and gives up on patches for one that is too slow: it gets all anew once it can take it.
@MainActor
struct LiveChannel {
  /// The number of the last patch.
  private(set) var number = 0
  private var ring: PatchRing
  private(set) var socket: (any LiveSocket)?
  /// A Boolean value that indicates whether patches were left out that the browser has to get in one whole.
  private(set) var isBehind = false
  private let waitingBytes: Int
  private let metrics: WebMetrics

  init(limits: WebLimits, metrics: WebMetrics) {
    ring = PatchRing(limit: limits.replayBytes)
    waitingBytes = limits.waitingBytes
    self.metrics = metrics
  }

  /// The number of bytes that are kept for a browser that comes back.
  var keptBytes: Int { ring.byteCount }

  /// Takes a connection; the one before ends.
  mutating func attach(_ socket: any LiveSocket) {
    self.socket?.close(.taken)
    self.socket = socket
    isBehind = false
  }

  /// Lets a connection go that has ended; another one stays.
  mutating func detach(_ socket: any LiveSocket) -> Bool {
    guard self.socket === socket else { return false }
    self.socket = nil
    return true
  }

  /// Forgets the patches that are kept for a browser that comes back.
  mutating func forget() { ring.removeAll() }

  mutating func close(_ reason: LiveClosing) {
    socket?.close(reason)
    socket = nil
    ring.removeAll()
  }

  /// Sends operations, which are JSON arrays with commas between them, as the next patch.
  ///
  /// - Parameter acknowledging: The number of the last event that was handled.
  mutating func send(_ operations: [UInt8], acknowledging sequence: Int) {
    guard !operations.isEmpty else { return acknowledge(sequence) }
    number += 1
    ring.append(number, operations)
    metrics.add(.patches)
    write(number, sequence, operations)
  }

  /// Acknowledges the events that were handled, when nothing else is to be sent.
  mutating func acknowledge(_ sequence: Int) { write(0, sequence, []) }

  /// Sends all anew. The browser takes it whatever it has.
  mutating func sendWhole(_ operations: [UInt8], acknowledging sequence: Int) {
    number += 1
    ring.removeAll()
    isBehind = false
    metrics.add(.resyncs)
    write(number, sequence, operations)
  }

  /// Answers a browser that comes back with the patches that it misses.
  ///
  /// - Returns: false where they are not kept any more.
  mutating func replay(after known: Int, greeting: [UInt8], acknowledging sequence: Int) -> Bool {
    guard let patches = ring.patches(after: known, upTo: number) else { return false }
    write(0, sequence, greeting)
    for patch in patches { write(patch.number, sequence, patch.operations) }
    if !patches.isEmpty { metrics.add(.replays) }
    return true
  }

  /// A Boolean value that indicates whether a browser that was too slow can take a whole page now.
  var canCatchUp: Bool { isBehind && (socket.map { $0.waitingBytes < 4096 } ?? false) }

  private mutating func write(_ number: Int, _ sequence: Int, _ operations: [UInt8]) {
    guard let socket, !isBehind else { return }
    var text = "[\(number),\(sequence)"
    if !operations.isEmpty {
      text += ","
      text += String(decoding: operations, as: UTF8.self)
    }
    text += "]"
    let count = text.utf8.count
    // One message alone may be longer than what may wait: a page can't be sent in pieces.
    let hasRoom = socket.waitingBytes <= waitingBytes
    switch hasRoom ? socket.send(message: text) : .full {
    case .sent: metrics.add(.bytesSent, count)
    case .full:
      socket.dropWaiting()
      isBehind = true
      metrics.add(.slowClients)
    case .closed: self.socket = nil
    }
  }
}
