import Foundation
import Synchronization

/// A line between browser and server that a test can cut, stall, slow down and lead elsewhere.
///
/// It passes bytes of TCP connections on and knows nothing of what they mean, so that HTTP and WebSockets
/// meet what real networks do to them: connections that are refused, reset, silent or slow. What is asked of
/// it holds when the call returns. It ends with `close()` or with the value.
package final class CuttableProxy: Sendable {
  package enum Direction: Sendable, Hashable, CaseIterable {
    case toServer, toBrowser
  }

  /// What passed so far.
  package struct Traffic: Sendable, Hashable {
    package var bytesToServer = 0
    package var bytesToBrowser = 0
    package var openConnections = 0
    package var allConnections = 0
  }

  /// Where browsers connect, at 127.0.0.1.
  package let port: Int
  private let loop: ProxyLoop

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - server: The server's port on this machine; nothing needs to listen there yet.
  ///   - port: The proxy's own; 0 for a free one.
  /// - Throws: `BrowserError`, code `socket`.
  package init(to server: Int, port: Int = 0) throws {
    loop = try ProxyLoop(server: server, port: port)
    self.port = loop.port
    try loop.start()
  }

  deinit { loop.stop() }

  package var url: String { "http://127.0.0.1:\(port)" }

  package var traffic: Traffic { loop.settings.withLock { $0.traffic } }

  /// Resets all connections and refuses new ones, as when the server has died.
  package func cut() {
    loop.change {
      $0.refuses = true
      $0.resets += 1
    }
  }

  /// Takes connections again after `cut()`.
  ///
  /// - Throws: `BrowserError`, code `socket`, where another program has taken the port meanwhile.
  package func restore() throws {
    loop.change { $0.refuses = false }
    if let failure = loop.settings.withLock({ $0.failure.take() }) { throw failure }
  }

  /// Resets all connections; new ones are taken.
  package func dropConnections() { loop.change { $0.resets += 1 } }

  /// Holds all bytes back, while connections stay open and new ones are taken: a cable that was pulled. One
  /// direction alone makes a reader that doesn't read: the sender soon can't send any more.
  package func stall(_ directions: Set<Direction> = Set(Direction.allCases)) {
    loop.change { $0.stalled.formUnion(directions) }
  }

  /// Lets pass again what `stall` held back; nothing was lost.
  package func flow() { loop.change { $0.stalled = [] } }

  /// Lets so many bytes a second pass on each connection and in each direction, each after a delay; nil for
  /// no limit.
  package func slowDown(bytesPerSecond: Int?, delay: Duration = .zero) {
    loop.change { settings in
      settings.bytesPerSecond = bytesPerSecond.map { max(1, $0) }
      settings.delay = delay
    }
  }

  /// Leads new connections to another server: the one that was started in place of the first.
  package func lead(to server: Int) { loop.change { $0.server = server } }

  /// Ends it and all connections.
  package func close() { loop.stop() }
}
