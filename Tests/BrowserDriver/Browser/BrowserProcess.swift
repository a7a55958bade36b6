import Foundation
import Synchronization

/// A Chromium and what it started, in a process group of its own.
///
/// It ends with `end()`, when this value goes, and, as the other end of its socket is closed then, when this
/// process dies of whatever cause. The profile's folder goes in each case: a shell waits for Chromium and
/// removes it.
final class BrowserProcess: Sendable {
  let shell: pid_t
  let profile: String
  let socket: DevToolsSocket
  private let hasEnded = Mutex(false)

  /// Starts a program that speaks the DevTools protocol over descriptors 3 and 4.
  ///
  /// - Throws: `BrowserError`, code `launch`.
  init(executable: String, arguments: [String]) throws {
    var template = Array((NSTemporaryDirectory() + "/browser-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw Self.failure("a folder for the profile can't be made", errno)
    }
    profile = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    do {
      (shell, socket) = try Self.spawn(executable, arguments, profile)
    } catch {
      rmdir(profile)
      throw error
    }
  }

  deinit { end() }

  /// What Chromium wrote to its standard error, the last of it.
  @Sendable func lastWords() -> String {
    let log = FileManager.default.contents(atPath: profile + "/chromium.log") ?? Data()
    return String(decoding: log.suffix(2000), as: UTF8.self)
  }

  /// Ends Chromium and all its processes and removes the profile. Returns when that has happened.
  func end() {
    let isFirst = hasEnded.withLock { hasEnded in
      defer { hasEnded = true }
      return !hasEnded
    }
    guard isFirst else { return }
    socket.shut()
    // Nothing in the profile is worth an orderly end. The shell is the group's leader and not yet waited for,
    // so the group's number can't belong to anyone else.
    kill(-shell, SIGKILL)
    var status: Int32 = 0
    while waitpid(shell, &status, 0) < 0, errno == EINTR {}
    removeProfile()
  }

  /// Closes the connection and nothing else, which is all that happens when this process is killed.
  func letGo() { socket.shut() }

  /// Processes that are dying may still write into the folder, so that removing it fails for a moment.
  private func removeProfile() {
    for _ in 0..<100 {
      do {
        return try FileManager.default.removeItem(atPath: profile)
      } catch {
        guard access(profile, F_OK) == 0 else { return }
        usleep(10_000)
      }
    }
  }

  private static func failure(_ what: String, _ number: Int32) -> BrowserError {
    BrowserError(.launch, "\(what): \(String(cString: strerror(number)))")
  }

  private static func spawn(
    _ executable: String, _ arguments: [String], _ profile: String
  ) throws -> (pid_t, DevToolsSocket) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw failure("no socket to Chromium", errno)
    }
    let socket = DevToolsSocket(descriptor: ends[0])
    defer { close(ends[1]) }
    // Clear of 3 and 4, which are overwritten in the child.
    let theirs = fcntl(ends[1], F_DUPFD_CLOEXEC, 10)
    guard theirs >= 0 else { throw failure("no socket to Chromium", errno) }
    defer { close(theirs) }

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, 1, profile + "/chromium.log", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    posix_spawn_file_actions_adddup2(&actions, theirs, 3)
    posix_spawn_file_actions_adddup2(&actions, theirs, 4)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGINT, SIGTERM, SIGCHLD] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)

    // What else is open here, sockets of servers under test above all, must not stay open in the browser.
    // Where Chromium fails its last words can be read for a moment.
    let script = #"""
      for open in /proc/$$/fd/*; do open=${open##*/}; ((open > 4)) && eval "exec $open<&-"; done
      "$@" & exec 3<&- 4>&-; wait $! || sleep 2; rm -rf "$0"
      """#
    let command =
      ["/bin/bash", "-c", script, profile, executable] + arguments + ["--user-data-dir=\(profile)/profile"]
    let words = command.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    // A home of its own: nothing of the person's settings gets in, and nothing is left behind.
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("XDG_") }
    environment["HOME"] = profile
    environment["DBUS_SESSION_BUS_ADDRESS"] = "disabled:"
    environment["LC_ALL"] = "C.UTF-8"
    environment["TZ"] = "UTC"
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for variable in variables { free(variable) } }

    var child: pid_t = 0
    let status = posix_spawn(&child, "/bin/bash", &actions, &attributes, words, variables)
    guard status == 0 else { throw failure("the shell that starts Chromium can't be started", status) }
    return (child, socket)
  }
}
