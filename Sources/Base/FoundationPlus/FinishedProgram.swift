import CFiles
import Foundation
import Glibc

/// A program that was run to its end, and what it wrote.
///
/// Foundation's `Process` reads past a buffer's end, and may trap, where more than about 1,300 descriptors are
/// open, as they are in a server with many windows. Here `posix_spawn` starts programs: of all descriptors
/// they get the three standard ones, which are sockets, and signals as a shell would give them.
package struct FinishedProgram: Sendable {
  /// Ways to end.
  package enum Ending: Sendable, Equatable {
    case exited(status: Int32)
    case signalled(Int32)
    /// It took longer than was granted, and was ended.
    case outOfTime
  }

  package let ending: Ending
  package let output: Data
  package let errors: Data

  /// Runs a program and waits for its end. It blocks the thread.
  /// - Parameters:
  ///   - environment: All variables it gets; nil gives it this program's.
  ///   - input: What it can read; a program that reads none of it is as good.
  ///   - patience: How long it may take; after that it is killed.
  /// - Throws: `POSIXError` where it can't be started.
  package init(
    running program: URL, _ arguments: [String], environment: [String: String]? = nil, input: Data = Data(),
    patience: Duration = .seconds(600)
  ) throws {
    let ends = try (0..<3).map { _ in try SocketPair() }
    let child = try Self.start(program, arguments, environment, standard: ends.map(\.theirs.number))
    for end in ends { end.theirs.close() }
    let clock = ContinuousClock()
    let limit = clock.now + patience
    var exchange = Exchange(input: input, descriptors: ends.map(\.ours))
    while exchange.goesOn {
      let left = limit - clock.now
      guard left > .zero else { break }
      exchange.turn(atMost: left)
    }
    // Who closed its output may go on for a while; nobody waits for that beyond the limit.
    var status: Int32 = 0
    var isOver = false
    while !isOver, clock.now < limit {
      isOver = waitpid(child, &status, WNOHANG) == child
      if !isOver { usleep(1_000) }
    }
    if !isOver {
      kill(child, SIGKILL)
      while waitpid(child, &status, 0) < 0, errno == EINTR {}
    }
    output = exchange.received[0]
    errors = exchange.received[1]
    let signal = status & 0x7f
    ending =
      !isOver ? .outOfTime : signal == 0 ? .exited(status: status >> 8 & 0xff) : .signalled(signal)
  }

  private static func start(
    _ program: URL, _ arguments: [String], _ environment: [String: String]?, standard: [Int32]
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, end) in standard.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, end, Int32(number))
    }
    cfiles_close_from(&actions, 3)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let words = ([program.path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let variables =
      (environment ?? ProcessInfo.processInfo.environment).map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for variable in variables { free(variable) } }
    var child: pid_t = 0
    let problem = posix_spawn(&child, program.path, &actions, &attributes, words, variables)
    guard problem == 0 else { throw POSIXError(POSIXErrorCode(rawValue: problem) ?? .EIO) }
    return child
  }
}

/// A descriptor that is closed once.
private final class Descriptor {
  private(set) var number: Int32
  init(_ number: Int32) { self.number = number }
  deinit { close() }

  func close() {
    if number >= 0 { Glibc.close(number) }
    number = -1
  }
}

/// Two ends for one of a program's standard descriptors. Sockets, unlike pipes, can be written without the
/// signal that ends a program whose reader has gone.
private struct SocketPair {
  let ours: Descriptor
  let theirs: Descriptor

  init() throws {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EMFILE)
    }
    // Above the standard ones, which in the child are overwritten one after the other.
    ours = Descriptor(Self.aboveStandard(ends[0]))
    theirs = Descriptor(Self.aboveStandard(ends[1]))
    guard ours.number >= 0, theirs.number >= 0 else { throw POSIXError(.EMFILE) }
  }

  private static func aboveStandard(_ end: Int32) -> Int32 {
    guard end < 3 else { return end }
    defer { Glibc.close(end) }
    return fcntl(end, F_DUPFD_CLOEXEC, 3)
  }
}

/// An exchange with a program: data goes to it and comes from it as each of its descriptors is ready.
private struct Exchange {
  private var toSend: Data
  private let descriptors: [Descriptor]
  /// What came by its standard output and by its standard error.
  private(set) var received = [Data(), Data()]

  init(input: Data, descriptors: [Descriptor]) {
    toSend = input
    self.descriptors = descriptors
    if input.isEmpty { descriptors[0].close() }
  }

  /// Whether the program may still write something.
  var goesOn: Bool { descriptors.dropFirst().contains { $0.number >= 0 } }

  /// Waits until one of them is ready, and does what it is ready for.
  mutating func turn(atMost time: Duration) {
    // A closed descriptor is negative, which poll passes over.
    var states = descriptors.enumerated().map { place, descriptor in
      pollfd(fd: descriptor.number, events: Int16(place == 0 ? POLLOUT : POLLIN), revents: 0)
    }
    let milliseconds = time / .milliseconds(1)
    guard poll(&states, nfds_t(states.count), Int32(clamping: Int(min(milliseconds, 3_600_000)) + 1)) > 0
    else { return }
    if states[0].revents != 0 { send() }
    for place in 1...2 where states[place].revents != 0 { receive(place) }
  }

  private mutating func send() {
    let count = toSend.withUnsafeBytes {
      Glibc.send(
        descriptors[0].number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
    }
    if count > 0 { toSend = toSend.dropFirst(count) }
    let failed = count < 0 && errno != EAGAIN && errno != EINTR
    if failed || toSend.isEmpty { descriptors[0].close() }
  }

  private mutating func receive(_ place: Int) {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptors[place].number, &bytes, bytes.count, Int32(MSG_DONTWAIT))
    if count > 0 {
      received[place - 1].append(contentsOf: bytes.prefix(count))
    } else if count == 0 || errno != EAGAIN && errno != EINTR {
      descriptors[place].close()
    }
  }
}
