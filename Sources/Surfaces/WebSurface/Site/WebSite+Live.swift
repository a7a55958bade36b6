import Foundation
import HTTPServer

extension WebSite {
  /// The live channel of a window.
  func live(_ request: HTTPRequest, _ session: String) async -> HTTPResponse {
    guard request.isWebSocketUpgrade else {
      return .refusal(.upgradeRequired, "The live channel is a WebSocket.")
    }
    let number = request.query["w"].flatMap { $0.utf8.count <= 10 ? Int($0) : nil }
    let languages = languages(request)
    return .upgradeToWebSocket { [self] socket in
      metrics.add(.sockets)
      await serve(socket, number: number, session: session, languages: languages)
    }
  }

  private func serve(_ socket: WebSocket, number: Int?, session: String, languages: [String]) async {
    let messages = socket.messages.makeAsyncIterator()
    guard let first = await messages.next(), case .hello(let hello)? = read(first) else {
      socket.close(code: .policyViolation, reason: "A greeting was expected.")
      return
    }
    guard let window = await greet(hello, number, session, languages, socket) else { return }
    while let message = await messages.next() {
      guard let message = read(message) else {
        socket.close(.refused)
        break
      }
      app.queue.eventCame()
      await window.answer(message, from: socket)
    }
    await window.lose(socket)
  }

  private func read(_ message: WebSocketMessage) -> ClientMessage? {
    metrics.add(.bytesReceived, message.count)
    guard case .text(let text) = message, text.utf8.count <= limits.messageBytes else {
      metrics.add(.malformedMessages)
      return nil
    }
    switch Result(catching: { try ClientMessage(Array(text.utf8), limits: limits) }) {
    case .success(let message): return message
    case .failure:
      metrics.add(.malformedMessages)
      return nil
    }
  }

  /// Finds the window that a browser greets, or opens one where it is gone: after the program was started
  /// anew, or when it was away for too long.
  @MainActor
  private func greet(
    _ hello: ClientHello, _ number: Int?, _ session: String, _ languages: [String], _ socket: WebSocket
  ) -> WebWindow? {
    let owner = app.session(session)
    if let window = number.flatMap({ app.window($0, of: owner) }) {
      window.greet(hello, on: socket)
      return window
    }
    do {
      let parts = hello.url.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
      let query = parts.count > 1 ? NamedValues(formEncoded: parts[1], maximumCount: 20) : nil
      guard
        let address = WindowAddress(
          rawPath: parts.first ?? "", value: query?["value"], content: query?["content"])
      else {
        throw WebSurfaceError(.noScene, "The address leads to no window.")
      }
      let window = try app.open(address, in: owner, languages: languages)
      window.begin(showing: address.content)
      window.greet(hello, on: socket)
      return window
    } catch {
      socket.close(.refused)
      return nil
    }
  }
}

extension WebWindow {
  /// Handles a message that was announced to the queue.
  fileprivate func answer(_ message: ClientMessage, from socket: any LiveSocket) {
    defer { app.queue.eventWasAnswered() }
    receive(message, from: socket)
  }

  /// Notes that a connection has ended.
  func lose(_ socket: any LiveSocket) {
    guard channel.detach(socket) else { return }
    lastShown = app.now
    shell.isInFront = false
  }
}
