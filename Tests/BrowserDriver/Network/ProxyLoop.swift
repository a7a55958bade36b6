import Foundation
import Synchronization

/// The thread that does the proxy's work, and what it is told.
final class ProxyLoop: Sendable {
  struct Settings {
    var server: Int
    var refuses = false
    /// How often all connections had to be reset.
    var resets = 0
    var stalled: Set<CuttableProxy.Direction> = []
    var bytesPerSecond: Int?
    var delay: Duration = .zero
    var hasStopped = false
    var traffic = CuttableProxy.Traffic()
    /// How many changes were asked for, and how many the thread has taken up.
    var failure: (any Error)?
    var asked = 0
    var done = 0
  }

  private struct Connection {
    let browser: Int32
    let server: Int32
    var flows: [ProxyFlow]

    /// Without a reset the other side is told that all was said.
    func close(reset: Bool) {
      for socket in [browser, server] {
        if reset {
          var linger = linger(l_onoff: 1, l_linger: 0)
          setsockopt(socket, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<Glibc.linger>.size))
        }
        Glibc.close(socket)
      }
    }
  }

  let port: Int
  let settings: Mutex<Settings>
  /// Keeps the port while nothing listens.
  private let reservation: Int32
  /// Written to when something was asked for.
  private let bell: (ring: Int32, ears: Int32)
  private let clock = ContinuousClock()

  init(server: Int, port: Int) throws {
    let reservation = try Self.bound(to: port)
    self.reservation = reservation
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
      _ = $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(reservation, $0, &length) }
    }
    self.port = Int(UInt16(bigEndian: address.sin_port))
    var pipe: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &pipe) == 0 else { throw Self.failure("no socket") }
    bell = (pipe[0], pipe[1])
    settings = Mutex(Settings(server: server))
  }

  deinit {
    close(reservation)
    close(bell.ring)
    close(bell.ears)
  }

  private static func failure(_ what: String) -> BrowserError {
    BrowserError(.socket, "\(what): \(String(cString: strerror(errno)))")
  }

  private static func bound(to port: Int) throws -> Int32 {
    let new = try makeSocket()
    var address = address(port)
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(new, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else {
      defer { close(new) }
      throw failure("port \(port) can't be had")
    }
    return new
  }

  /// A socket that takes connections at the proxy's port.
  private func listening() throws -> Int32 {
    let new = try Self.bound(to: port)
    guard listen(new, 128) == 0 else {
      defer { close(new) }
      throw Self.failure("port \(port) can't be listened to")
    }
    return new
  }

  private static func makeSocket() throws -> Int32 {
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let new = socket(AF_INET, kind, 0)
    guard new >= 0 else { throw failure("no socket") }
    var yes: Int32 = 1
    setsockopt(new, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    return new
  }

  private static func address(_ port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  /// Begins to listen.
  func start() throws {
    let first = try listening()
    let thread = Thread { [self] in run(first) }
    thread.name = "CuttableProxy"
    thread.start()
  }

  /// Changes the settings and returns when the thread goes by them.
  func change(_ body: (inout Settings) -> Void) {
    let number = settings.withLock { settings in
      body(&settings)
      settings.asked += 1
      return settings.asked
    }
    var byte: UInt8 = 1
    _ = send(bell.ring, &byte, 1, Int32(MSG_NOSIGNAL))
    // The thread never waits for anything but its sockets, so this takes microseconds.
    while settings.withLock({ $0.done < number && !$0.hasStopped }) { sched_yield() }
  }

  func stop() { change { $0.hasStopped = true } }

  private func run(_ first: Int32) {
    var connections: [Connection] = []
    var listener: Int32? = first
    var resets = 0
    while true {
      let settings = settings.withLock { $0 }
      if settings.hasStopped { break }
      if settings.resets != resets {
        for connection in connections { connection.close(reset: true) }
        connections = []
        resets = settings.resets
      }
      if settings.refuses, let closing = listener {
        close(closing)
        listener = nil
      } else if !settings.refuses, listener == nil {
        do {
          listener = try listening()
        } catch {
          // Not restored: who asked for it is told so.
          self.settings.withLock { $0.failure = error }
        }
      }
      pass(&connections, settings)
      let count = connections.count
      self.settings.withLock { current in
        current.done = settings.asked
        current.traffic.openConnections = count
      }
      waitForWork(connections, settings, listener)
      if let listener { connections += acceptConnections(listener, settings) }
    }
    for connection in connections { connection.close(reset: true) }
    if let listener { close(listener) }
    settings.withLock { $0.traffic.openConnections = 0 }
  }

  /// Passes on what can be passed on, and forgets connections that have ended.
  private func pass(_ connections: inout [Connection], _ settings: Settings) {
    let now = clock.now
    var passed = [0, 0]
    var open: [Connection] = []
    for var connection in connections {
      var isBroken = false
      for index in connection.flows.indices
      where !settings.stalled.contains(connection.flows[index].direction) {
        guard connection.flows[index].read(now: now, delay: settings.delay),
          let count = connection.flows[index].write(now: now, bytesPerSecond: settings.bytesPerSecond)
        else {
          isBroken = true
          break
        }
        passed[index] += count
      }
      if isBroken || connection.flows.allSatisfy(\.hasEnded) {
        connection.close(reset: isBroken)
      } else {
        open.append(connection)
      }
    }
    connections = open
    self.settings.withLock { settings in
      settings.traffic.bytesToServer += passed[0]
      settings.traffic.bytesToBrowser += passed[1]
    }
  }

  /// Waits until a socket can be read or written, something is due, or something was asked for.
  private func waitForWork(_ connections: [Connection], _ settings: Settings, _ listener: Int32?) {
    let now = clock.now
    var waits = [pollfd(fd: bell.ears, events: Int16(POLLIN), revents: 0)]
    if let listener { waits.append(pollfd(fd: listener, events: Int16(POLLIN), revents: 0)) }
    var due: ContinuousClock.Instant?
    for flow in connections.flatMap(\.flows) where !settings.stalled.contains(flow.direction) {
      if flow.wantsToRead { waits.append(pollfd(fd: flow.source, events: Int16(POLLIN), revents: 0)) }
      if flow.waitsForSink(now: now) {
        waits.append(pollfd(fd: flow.sink, events: Int16(POLLOUT), revents: 0))
      } else if let next = flow.nextDue {
        due = min(due ?? next, next)
      }
    }
    let milliseconds = due.map { max(1, Int32((now.duration(to: $0) / .milliseconds(1)).rounded(.up))) } ?? -1
    poll(&waits, nfds_t(waits.count), milliseconds)
    var bytes = [UInt8](repeating: 0, count: 64)
    while recv(bell.ears, &bytes, bytes.count, 0) > 0 {}
  }

  private func acceptConnections(_ listener: Int32, _ settings: Settings) -> [Connection] {
    var new: [Connection] = []
    while true {
      let browser = accept(listener, nil, nil)
      guard browser >= 0 else { break }
      _ = fcntl(browser, F_SETFD, FD_CLOEXEC)
      _ = fcntl(browser, F_SETFL, fcntl(browser, F_GETFL) | O_NONBLOCK)
      guard let server = connectServer(settings.server) else {
        Connection(browser: browser, server: -1, flows: []).close(reset: true)
        continue
      }
      for socket in [browser, server] {
        var yes: Int32 = 1
        setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
      }
      let now = clock.now
      new.append(
        Connection(
          browser: browser, server: server,
          flows: [
            ProxyFlow(.toServer, from: browser, to: server, now: now),
            ProxyFlow(.toBrowser, from: server, to: browser, now: now),
          ]))
      self.settings.withLock { $0.traffic.allConnections += 1 }
    }
    return new
  }

  /// A connection to the server; nil where nothing listens there, which on this machine is known at once.
  private func connectServer(_ port: Int) -> Int32? {
    let new = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard new >= 0 else { return nil }
    // A small window, so that a server soon feels a browser that doesn't read.
    var size: Int32 = 16384
    setsockopt(new, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    var address = Self.address(port)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(new, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      Glibc.close(new)
      return nil
    }
    _ = fcntl(new, F_SETFL, fcntl(new, F_GETFL) | O_NONBLOCK)
    return new
  }
}
