extension HTTPServer {
  /// The limits of what one client, and all together, may take. Each refusal has its status and a line that
  /// says why.
  package struct Limits: Sendable {
    /// The request line and header together; beyond it 431, and 414 where the target alone is too long.
    package var headerBytes = 8 * 1024
    /// Header fields; beyond it 431.
    package var headerFields = 100
    /// The request target; beyond it 414.
    package var targetBytes = 4 * 1024
    /// Connections together, WebSockets included; beyond it 503.
    package var connections = 12_000
    /// Connections of one address, or of one 64-bit network of IPv6; beyond it 429. All of this machine's
    /// programs share the loopback address.
    package var connectionsPerAddress = 12_000
    /// The time that a header may take from its first byte; then 408.
    package var headerTime = Duration.seconds(10)
    /// The time that a connection may wait for its next request; then it is closed.
    package var idleTime = Duration.seconds(60)
    /// The time that a body may take, beside what `bytesPerSecond` allows; then 408.
    package var bodyTime = Duration.seconds(30)
    /// The time that a client may take to read a response, beside what `bytesPerSecond` allows; then the
    /// connection is closed. A stream may take as long as it does.
    package var responseTime = Duration.seconds(30)
    /// The rate below which big bodies and responses are given up.
    package var bytesPerSecond = 16 * 1024
    /// The bytes that a part of a form may have in memory; bigger files go to disk.
    package var partBytesInMemory = 64 * 1024
    /// The bytes that a stream holds for a client that is slower than its producer, before `write` waits.
    package var streamBytes = 64 * 1024

    package init() {}
  }

  /// The limits of what one WebSocket may take.
  package struct WebSocketLimits: Sendable {
    /// One message, of all its fragments; beyond it the socket closes with 1009.
    package var messageBytes = 1 << 20
    /// Fragments of one message; beyond it 1008.
    package var fragments = 1_024
    /// Messages a second, over time; a burst may be as many as `messageBurst`; beyond it 1008.
    package var messagesPerSecond = 200
    package var messageBurst = 400
    /// Frames a second, fragments, pings and pongs among them; beyond it 1008.
    package var framesPerSecond = 2_000
    package var frameBurst = 4_000
    /// Bytes queued for a client that doesn't read; beyond it `send` says `full`.
    package var outboxBytes = 1 << 20
    /// Bytes received and not yet taken from `messages`; beyond it the socket isn't read.
    package var inboxBytes = 2 << 20
    /// Silence after which a ping is sent.
    package var pingAfter = Duration.seconds(30)
    /// Silence after a ping after which the socket is given up.
    package var pongWithin = Duration.seconds(20)
    /// The time that the other side may take to answer a close.
    package var closeWithin = Duration.seconds(5)

    package init() {}
  }
}
