import Foundation
import Synchronization

/// A recorder that keeps the input of the current run in a file, so that it is there after a trap, and ends
/// the process where a run does not end.
final class Recorder: Sendable {
  let path: String
  private let descriptor: Int32
  /// When the current run began, in milliseconds of the monotonic clock; 0 between runs.
  private let began = Atomic<Int>(0)
  private let limit: Duration

  /// - Parameters:
  ///   - limit: how long one run may take.
  ///   - announcesTraps: false for one beside another, whose message names the files of both.
  init(path: String, limit: Duration, announcesTraps: Bool = true) throws {
    self.path = path
    self.limit = limit
    descriptor = open(path, O_CREAT | O_TRUNC | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
    }
    if announcesTraps { Self.announceTraps(path) }
    // Memory that grows without bound is a fault too; this much is far above any sound run.
    var memory = rlimit(rlim_cur: 6 << 30, rlim_max: 6 << 30)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
    Thread.detachNewThread { [self] in watch() }
  }

  func record<T>(_ bytes: [UInt8], _ body: () throws -> T) rethrows -> T {
    ftruncate(descriptor, 0)
    _ = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    began.store(Self.now, ordering: .relaxed)
    defer { began.store(0, ordering: .relaxed) }
    return try body()
  }

  /// Forgets the last input: all went well.
  func remove() { unlink(path) }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }

  private func watch() {
    while true {
      usleep(200_000)
      let began = began.load(ordering: .relaxed)
      if began != 0, Self.now - began > Int(limit / .milliseconds(1)) {
        Self.fail("a run takes longer than \(limit); its input is in \(path)")
      }
    }
  }

  /// Says where the input is before the process dies of a trap. A signal handler may only use what was
  /// made before, so the message waits in memory of its own.
  private static func announceTraps(_ path: String) {
    message = UnsafePointer(strdup("fuzz: FAILED: trapped; the input is in \(path) or \(path)-beside\n"))
    var action = sigaction()
    action.sa_flags = SA_ONSTACK
    action.__sigaction_handler.sa_handler = { number in
      if let message = Recorder.message { write(STDERR_FILENO, message, strlen(message)) }
      signal(number, SIG_DFL)
      raise(number)
    }
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] { sigaction(number, &action, nil) }
  }

  /// Lets this thread handle signals where its own stack is used up.
  static func useOwnStackForSignals() {
    let size = 64 << 10
    var stack = stack_t(ss_sp: malloc(size), ss_flags: 0, ss_size: size)
    sigaltstack(&stack, nil)
  }

  /// Says what is wrong and ends the process, from any thread.
  static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("fuzz: FAILED: \(message)\n".utf8))
    _exit(1)
  }

  /// Written once, before any handler is set.
  private nonisolated(unsafe) static var message: UnsafePointer<CChar>?
}
