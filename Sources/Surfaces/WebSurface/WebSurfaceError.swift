/// What went wrong with showing an app in browsers, in words a person can act on.
package struct WebSurfaceError: Error, CustomStringConvertible {
  /// Why. Open: later versions may know more.
  package struct Code: Hashable, Sendable {
    let name: String
    /// The address or port can't be listened at.
    package static let cannotListen = Code(name: "cannotListen")
    /// An option or a variable of the environment has a value that isn't one.
    package static let badOption = Code(name: "badOption")
    /// A message of a browser is none of the protocol's.
    package static let badMessage = Code(name: "badMessage")
    /// A limit is reached.
    package static let tooMuch = Code(name: "tooMuch")
    /// The app has no scene that can be shown.
    package static let noScene = Code(name: "noScene")
    /// A file that belongs to the surface is missing or can't be read.
    package static let missingResource = Code(name: "missingResource")
  }

  package let code: Code
  package let message: String
  package let underlyingError: (any Error)?

  package init(_ code: Code, _ message: String, underlyingError: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlyingError = underlyingError
  }

  package var description: String {
    underlyingError.map { "\(message) (\($0))" } ?? message
  }
}
