import JSONValues

extension Page {
  /// The requests so far, in the order they began.
  package var requests: [NetworkRequest] { record.content.requests }

  /// What was sent and received over WebSockets so far, in order.
  package var webSocketFrames: [WebSocketFrame] { record.content.frames }

  /// How many WebSockets are open now, as the browser knows.
  package var openWebSockets: Int { record.content.openSockets.count }

  /// What all answers so far took on the wire, headers included; WebSockets aside.
  package var transferredBytes: Int { requests.reduce(0) { $0 + $1.transferredBytes } }

  /// Forgets requests that have ended, and frames, so that what follows can be counted by itself.
  package func forgetTraffic() {
    record.change { content in
      content.requests.removeAll { $0.hasEnded }
      content.requestPlaces = Dictionary(
        content.requests.enumerated().map { ($0.element.id, $0.offset) },
        uniquingKeysWith: { _, last in last })
      content.frames = []
    }
  }

  /// Waits until a message over a WebSocket came or went that fits.
  @discardableResult
  package func awaitFrame(
    _ what: String, where fits: @escaping @Sendable (WebSocketFrame) -> Bool
  ) async throws -> WebSocketFrame {
    _ = await record.wait(patience) { $0.frames.contains(where: fits) }
    guard let frame = record.content.frames.first(where: fits) else {
      try Task.checkCancellation()
      throw await explained(.timeLimit, "within \(patience) there was no WebSocket message that is \(what)")
    }
    return frame
  }

  /// Waits until so many WebSockets are open.
  package func awaitWebSockets(_ count: Int) async throws {
    guard await record.wait(patience, until: { $0.openSockets.count == count }) else {
      try Task.checkCancellation()
      throw await explained(
        .timeLimit, "within \(patience) there were not \(count) open WebSockets but \(openWebSockets)")
    }
  }

  /// Takes the network away from the page, or gives it back: requests fail, `navigator.onLine` is false, and
  /// its events are sent.
  ///
  /// Chromium refuses new WebSockets then, but doesn't close open ones: what comes over them is held back
  /// until the network is there again. Where they have to break, put a `CuttableProxy` between.
  package func setOffline(_ isOffline: Bool) async throws {
    _ = try await send(
      "Network.emulateNetworkConditions",
      [
        "offline": .boolean(isOffline), "latency": .number(0), "downloadThroughput": .number(-1),
        "uploadThroughput": .number(-1),
      ])
  }

  /// Makes the network slow.
  package func slowDown(latency: Duration, bytesPerSecond: Int) async throws {
    _ = try await send(
      "Network.emulateNetworkConditions",
      [
        "offline": .boolean(false), "latency": .number(latency / .milliseconds(1)),
        "downloadThroughput": .number(bytesPerSecond), "uploadThroughput": .number(bytesPerSecond),
      ])
  }
}
