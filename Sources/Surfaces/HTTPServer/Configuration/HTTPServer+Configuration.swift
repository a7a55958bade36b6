import Glibc

extension HTTPServer {
  /// The configuration of a server: how it listens, what it allows, and what it takes from its surroundings.
  package struct Configuration: Sendable {
    /// The address to listen at. Anything but loopback is the caller's explicit choice.
    package var binding = Binding.loopback
    /// The port; 0 takes any free one, the same for all addresses.
    package var port: UInt16 = 0
    package var limits = Limits()
    package var webSockets = WebSocketLimits()
    /// Threads that read requests and write responses. Handlers run on Swift's own; WebSockets share one more.
    package var pollingThreads = 1
    /// The policy for what may come as the body of a request; asked for with the header read and before any
    /// of the body is. Runs on the polling thread: it has to be quick.
    package var bodyPolicy: @Sendable (HTTPRequest) -> BodyPolicy = { _ in .inMemory(maximumBytes: 1 << 20) }
    /// Time since any fixed moment; only differences count, it never goes back.
    package var elapsed: @Sendable () -> Duration = { Configuration.monotonicTime() }
    /// The time between two looks at limits of time.
    package var tick = Duration.seconds(1)
    /// The folder for big parts of forms; its files are deleted with the request.
    package var temporaryFolder = Configuration.systemTemporaryFolder
    /// The header fields of the answers that the server gives itself, before a handler had the request.
    package var refusalHeaders = HTTPHeaderFields()
    /// The user whose programs on this machine may connect; nil is any. Where the system doesn't tell whose a
    /// connection is, it is taken.
    package var allowedUser: uid_t?
    /// The observer of what the server refused itself. Runs on the server's threads: it has to be quick.
    package var refused: @Sendable (ServerRefusal) -> Void = { _ in }
    /// The receiver of what went wrong where nobody waits for it: one line.
    package var report: @Sendable (String) -> Void = { _ in }

    package init() {}

    static func monotonicTime() -> Duration {
      var now = timespec()
      clock_gettime(CLOCK_MONOTONIC, &now)
      return .seconds(now.tv_sec) + .nanoseconds(now.tv_nsec)
    }

    static var systemTemporaryFolder: String {
      guard let folder = getenv("TMPDIR") else { return "/tmp" }
      let text = String(cString: folder)
      return text.isEmpty ? "/tmp" : text
    }
  }

  /// The address at which a server listens.
  package enum Binding: Sendable, Hashable {
    /// 127.0.0.1 and, where the system has IPv6, ::1: what browsers mean by `localhost`.
    case loopback
    /// One numeric address, `0.0.0.0` and `::` for all of this machine (`::` takes IPv6 only).
    case address(String)
  }

  /// The rule for what may come as the body of one request.
  package enum BodyPolicy: Sendable {
    /// Bodies up to this size, in memory.
    case inMemory(maximumBytes: Int)
    /// Forms with files: a `multipart/form-data` body up to `maximumBytes`, of which parts beyond
    /// `Limits.partBytesInMemory` go to temporary files; all other bodies up to `otherBytes`, in memory.
    case form(maximumBytes: Int, otherBytes: Int)
    /// This answer at once; the body is not read.
    case refuse(HTTPResponse)
  }

  /// The address at which a server was found listening.
  package struct Address: Sendable, Hashable, CustomStringConvertible {
    package let port: UInt16
    /// The numeric addresses, IPv6 without brackets.
    package let hosts: [String]

    /// The address that a browser on this machine opens, without a slash at the end.
    package var url: String {
      let host = hosts.first ?? "127.0.0.1"
      return host.contains(":") ? "http://[\(host)]:\(port)" : "http://\(host):\(port)"
    }
    package var description: String { url }
  }
}
