/// What went wrong in a browser, with what a person needs to see why.
package struct BrowserError: Error, CustomStringConvertible {
  package struct Code: Hashable, Sendable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
      self.description = description
    }

    /// No browser is installed.
    package static let missing = Code("missing")
    /// Chromium couldn't be started.
    package static let launch = Code("launch")
    /// Chromium ended, or its page crashed.
    package static let ended = Code("ended")
    /// Something took longer than its limit.
    package static let timeLimit = Code("time limit")
    /// Chromium refused a command.
    package static let refused = Code("refused")
    /// Chromium sent what doesn't follow its protocol.
    package static let protocolViolation = Code("protocol violation")
    /// An address couldn't be loaded.
    package static let loading = Code("loading")
    /// A script threw.
    package static let script = Code("script")
    /// The document went away, or none was there yet.
    package static let replaced = Code("replaced")
    /// No element, or more than one, is what was looked for.
    package static let element = Code("element")
    /// A key's name that doesn't exist, a file that isn't there.
    package static let argument = Code("argument")
    /// A socket of the proxy failed.
    package static let socket = Code("socket")
  }

  package var code: Code
  /// What was awaited or asked, and what happened instead.
  package var message: String
  /// The address of the page.
  package var url: String?
  /// What the page wrote to its console, and its errors.
  package var console: [String] = []
  /// The page as a screen reader has it.
  package var snapshot: String?
  package var underlying: (any Error)?

  package init(_ code: Code, _ message: String, underlying: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlying = underlying
  }

  package var description: String {
    var lines = [message]
    if let underlying { lines.append("because: \(underlying)") }
    if let url { lines.append("page: \(url)") }
    if !console.isEmpty { lines.append("console:\n" + console.map { "  \($0)" }.joined(separator: "\n")) }
    if let snapshot { lines.append("the page was:\n\(snapshot)") }
    return lines.joined(separator: "\n")
  }
}
