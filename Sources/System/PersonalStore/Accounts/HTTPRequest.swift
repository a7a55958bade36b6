import Foundation

/// One request to a server.
struct HTTPRequest: Sendable {
  var method: String
  var url: URL
  var headers: [(name: String, value: String)] = []
  var body: Data?

  init(_ method: String, _ url: URL, headers: [(name: String, value: String)] = [], body: Data? = nil) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }
}

/// The answer of a server.
struct HTTPAnswer: Sendable {
  var status: Int
  /// Names in lower case.
  var headers: [String: String]
  var body: Data
  /// The address from which the answer comes, after redirections.
  var url: URL

  /// The state of a resource; nil where the server gives none that can be sent back.
  var etag: String? { headers["etag"].flatMap(HTTPAnswer.usable) }

  /// An ETag that can stand in a header: printable, not empty.
  static func usable(etag: String) -> String? {
    let etag = etag.trimmingCharacters(in: .whitespaces)
    let isUsable =
      !etag.isEmpty && etag.utf8.count <= 1_000 && etag.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    return isUsable ? etag : nil
  }
}

/// The user name and password of a request. Never printed.
package struct Credentials: Sendable, CustomStringConvertible, CustomReflectable {
  let user: String
  let password: String
  /// Whether they may be sent unencrypted to another machine, as a person said.
  let allowsPlainHTTP: Bool

  package init(user: String, password: String, allowsPlainHTTP: Bool = false) {
    self.user = user
    self.password = password
    self.allowsPlainHTTP = allowsPlainHTTP
  }

  package var description: String { "credentials" }
  package var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// The time that a server may take, and the amount that it may send.
package struct HTTPLimits: Sendable {
  package var connect: Duration = .seconds(10)
  /// The time for one request with its answer.
  package var total: Duration = .seconds(60)
  package var answerBytes = 32 << 20
  package var headerBytes = 64 << 10
  package var redirects = 5

  package init() {}

  /// The limits while a person waits for the server of an account to be found.
  package static var finding: HTTPLimits {
    var limits = HTTPLimits()
    limits.total = .seconds(30)
    return limits
  }
}
