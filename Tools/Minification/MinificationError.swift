/// An error in the sources of the client, with its place.
package struct MinificationError: Error, CustomStringConvertible, Equatable {
  /// The kind of what is wrong.
  package struct Code: Hashable, Sendable, CustomStringConvertible {
    package let description: String

    /// Text that is no JavaScript or CSS, or a part of the languages that the compiler doesn't know.
    package static let syntax = Code(description: "syntax")
    /// An import of a module or a name that isn't there.
    package static let missing = Code(description: "missing")
    /// A name of a module that nothing uses.
    package static let unused = Code(description: "unused")
    /// A class of a style sheet without a short name.
    package static let unnamedClass = Code(description: "unnamedClass")
    /// Command-line arguments or files that can't be used.
    package static let input = Code(description: "input")
  }

  package let code: Code
  package let message: String
  package let file: String
  package let line: Int

  package init(_ code: Code, _ message: String, file: String, line: Int) {
    (self.code, self.message, self.file, self.line) = (code, message, file, line)
  }

  /// The message in the form in which build systems recognise places.
  package var description: String { "\(file):\(line): error: \(message)" }
}
