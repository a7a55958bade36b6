import CodedErrors

/// An error in language data.
package struct LanguageDataError: CodedError {
  /// The kind of an error. More may be added.
  package struct Code: ErrorCode {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    /// The compiled data can't be read.
    package static let unreadable = Code(rawValue: "unreadable")
    /// The compiled data is cut off, altered or of another version, or lacks what the code looks up.
    package static let damaged = Code(rawValue: "damaged")
    /// A source of the data has a form or a name that the code doesn't know.
    package static let invalidSource = Code(rawValue: "invalidSource")
  }

  package var code: Code
  /// The file, the place in it, and what was expected.
  package var message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  static func missing(_ kind: String, _ name: String) -> LanguageDataError {
    LanguageDataError(.damaged, "the language data has no \(kind) \(name); build the package again")
  }
}
