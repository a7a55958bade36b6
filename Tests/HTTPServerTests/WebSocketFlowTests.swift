import HTTPServer
import Testing

@Suite struct WebSocketFlowTests {
  @Test func slowReaderIsToldAndBounded() async throws {
    struct Outcome: Sendable {
      var queued = 0
      var full = false
      var bytes = 0
      var dropped = 0
    }
    let outcome = Promise<Outcome>()
    let gate = Gate()
    let last = try await withServer {
      $0.webSockets.outboxBytes = 500_000
    } handler: { _ in
      .upgradeToWebSocket { socket in
        var result = Outcome()
        let block = [UInt8](repeating: 1, count: 100_000)
        // What the system buffers comes first; then the socket's own queue fills, and no further.
        while result.queued < 10_000 {
          guard socket.send(block) == .queued else {
            result.full = true
            break
          }
          result.queued += 1
        }
        result.bytes = socket.queuedBytes
        result.dropped = socket.discardQueued()
        outcome.fulfill(result)
        _ = socket.send("resync")
        await gate.wait()
      }
    } client: { port in
      let client = try RawClient(port: port, receiveBuffer: 16 * 1024)
      try client.upgrade()
      let result = try outcome.wait()
      var sizes: [Int] = []
      while true {
        let frame = try client.frame()
        if frame.opcode == 1 { break }
        sizes.append(frame.payload.count)
      }
      gate.open()
      return (result, sizes)
    }
    #expect(last.0.full)
    #expect(last.0.bytes <= 500_000)
    #expect(last.0.dropped >= 3)
    // Whole messages came, all but those that were dropped.
    #expect(last.1 == Array(repeating: 100_000, count: last.0.queued - last.0.dropped))
  }

  @Test func socketThatIsNotReadFromStopsReceiving() async throws {
    let gate = Gate()
    let (wasStopped, count) = try await withServer {
      $0.webSockets.inboxBytes = 100_000
    } handler: { _ in
      .upgradeToWebSocket { socket in
        await gate.wait()
        for await message in socket.messages {
          if case .text(let text) = message { _ = socket.send("\(text.utf8.count)") }
        }
      }
    } client: { port in
      let client = try RawClient(port: port)
      try client.upgrade()
      let total = 250
      let frame = RawClient.frame(1, [UInt8](repeating: 65, count: 60_000))
      // 15 MB don't fit in what the system buffers: sending has to wait for the consumer.
      let stopped = client.sendsWithin(frame, count: total) < total
      gate.open()
      client.finishSending()
      var count = 0
      while count < total {
        guard try client.frame().text == "60000" else { break }
        count += 1
      }
      return (stopped, count)
    }
    #expect(wasStopped)
    #expect(count == 250)
  }

  @Test func silentSocketIsPingedAndGivenUp() async throws {
    let clock = TestClock()
    let closed = Promise<UInt16>()
    try await withServer {
      $0.elapsed = clock.elapsed
    } handler: { _ in
      .upgradeToWebSocket { socket in
        for await _ in socket.messages {}
        closed.fulfill(socket.closeCode?.rawValue ?? 0)
      }
    } client: { port in
      let answering = try RawClient(port: port)
      let silent = try RawClient(port: port)
      try answering.upgrade()
      try silent.upgrade()
      // An answer shows that the server has the socket; its silence begins then.
      for client in [answering, silent] {
        client.send(RawClient.frame(9, [0]))
        #expect(try client.frame().opcode == 10)
      }
      clock.advance(.seconds(31))
      #expect(try answering.frame().opcode == 9)
      #expect(try silent.frame().opcode == 9)
      answering.send(RawClient.frame(10, []))
      answering.sendText("I am here")
      // The echo of a ping shows that the server has read what was sent before it.
      answering.send(RawClient.frame(9, [1]))
      #expect(try answering.frame().opcode == 10)
      clock.advance(.seconds(21))
      #expect(try silent.isAtEnd())
      #expect(try closed.wait() == 1006)
      answering.send(RawClient.frame(9, [2]))
      #expect(try answering.frame().payload == [2])
    }
  }

  @Test func otherSideThatNeverAnswersACloseIsLeft() async throws {
    let clock = TestClock()
    try await withServer {
      $0.elapsed = clock.elapsed
    } handler: { _ in
      .upgradeToWebSocket { _ in }
    } client: { port in
      let client = try RawClient(port: port)
      try client.upgrade()
      #expect(try client.closeCode() == 1000)
      clock.advance(.seconds(6))
      #expect(try client.isAtEnd())
    }
  }

  @Test func brokenConnectionEndsTheMessages() async throws {
    let closed = Promise<UInt16>()
    try await withServer { _ in
      .upgradeToWebSocket { socket in
        for await _ in socket.messages {}
        closed.fulfill(socket.closeCode?.rawValue ?? 0)
      }
    } client: { port in
      do {
        let client = try RawClient(port: port)
        try client.upgrade()
        client.reset()
      }
      #expect(try closed.wait() == 1006)
    }
  }

  @Test func cancelledConsumerIsReleased() async throws {
    let released = Promise<Bool>()
    try await withServer { _ in
      .upgradeToWebSocket { socket in
        let consumer = Task { for await _ in socket.messages {} }
        consumer.cancel()
        await consumer.value
        released.fulfill(true)
      }
    } client: { port in
      let client = try RawClient(port: port)
      try client.upgrade()
      #expect(try released.wait())
    }
  }
}
