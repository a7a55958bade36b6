import CodedErrors

/// An error in showing an app in browsers, in words a person can act on.
package struct WebSurfaceError: CodedError {
  /// The kind of error. Open: later versions may know more.
  package struct Code: ErrorCode {
    /// The stable name.
    package let rawValue: String

    /// Creates a code from its stable name.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// The address or port can't be listened at.
    package static let cannotListen = Code(rawValue: "cannotListen")
    /// An option or a variable of the environment has a value that isn't one.
    package static let badOption = Code(rawValue: "badOption")
    /// A message of a browser is none of the protocol's.
    package static let badMessage = Code(rawValue: "badMessage")
    /// A limit is reached.
    package static let tooMuch = Code(rawValue: "tooMuch")
    /// The app has no scene that can be shown.
    package static let noScene = Code(rawValue: "noScene")
    /// A file that belongs to the surface is missing or can't be read.
    package static let missingResource = Code(rawValue: "missingResource")
    /// A file can't be written that is to be kept.
    package static let cannotKeep = Code(rawValue: "cannotKeep")
  }

  package let code: Code
  package let message: String
  package let underlying: (any Error)?

  package init(_ code: Code, _ message: String, underlying: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlying = underlying
  }

  package var description: String {
    underlying.map { "\(message) (\($0))" } ?? message
  }
}
