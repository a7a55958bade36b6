/// Something a page did that a page shouldn't do.
package struct PageProblem: Sendable, Hashable, CustomStringConvertible {
  package enum Kind: String, Sendable {
    /// A script threw and nobody caught it.
    case scriptError
    /// An error or a warning in the console.
    case consoleError, consoleWarning
    /// The content security policy refused something.
    case policyViolation
    /// A request failed or was answered with 400 or more.
    case failedRequest
    /// What the browser itself complains of.
    case browserComplaint
    case crash
  }

  package var kind: Kind
  package var text: String
  /// The script, document or request, with the line from 1 where there is one.
  package var place: String?

  package var description: String { "\(kind.rawValue): \(text)" + (place.map { " (\($0))" } ?? "") }
}

/// A line of the console.
package struct ConsoleMessage: Sendable, Hashable, CustomStringConvertible {
  /// "log", "info", "warning", "error", "debug" ...
  package var level: String
  package var text: String

  package init(level: String, text: String) {
    self.level = level
    self.text = text
  }

  package var description: String { "\(level): \(text)" }
}

/// A window that stood before the page: `alert`, `confirm`, `prompt`, or the question before leaving.
package struct ScriptDialog: Sendable, Hashable {
  /// "alert", "confirm", "prompt" or "beforeunload".
  package var kind: String
  package var message: String
  package var wasAccepted: Bool

  package init(kind: String, message: String, wasAccepted: Bool) {
    self.kind = kind
    self.message = message
    self.wasAccepted = wasAccepted
  }
}
