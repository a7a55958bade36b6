import HTTPServer

/// The way from a window to the browser that shows it.
protocol LiveSocket: AnyObject, Sendable {
  /// Sends a message, if there is room for it.
  func send(message: String) -> LiveDelivery
  /// The number of bytes that the browser has not yet taken.
  var waitingBytes: Int { get }
  /// Drops what waits.
  func dropWaiting()
  func close(_ reason: LiveClosing)
}

/// The fate of a message.
enum LiveDelivery: Sendable {
  case sent
  /// The browser is slow: there is no room, nothing was sent.
  case full
  case closed
}

/// The reason for which the server ends a live channel; applications have the codes from 4000 (RFC 6455,
/// section 7.4.2).
enum LiveClosing: UInt16, Sendable {
  /// Another page shows the window now.
  case taken = 4001
  /// The window was closed by the app.
  case dismissed = 4002
  /// The browser asks for too much, or for what isn't its own.
  case refused = 4003
  /// The browser has no session, as it was shut out or was never let in.
  case shutOut = 4004
  /// The program ends; it may come back.
  case ending = 1001
}

extension WebSocket: LiveSocket {
  func send(message: String) -> LiveDelivery {
    switch send(message) as SendResult {
    case .queued: .sent
    case .full: .full
    case .closed: .closed
    }
  }

  var waitingBytes: Int { queuedBytes }

  func dropWaiting() { discardQueued() }

  func close(_ reason: LiveClosing) {
    close(code: WebSocketCloseCode(rawValue: reason.rawValue), reason: "\(reason)")
  }
}
