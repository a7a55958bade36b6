/// The fields and files of a form.
package struct HTTPForm: Sendable {
  package let fields: NamedValues
  package let files: [File]

  /// Fields, and parts, beyond which a form is refused.
  static let maximumFields = 10_000

  /// A file that was sent with a form.
  package struct File: Sendable {
    /// The name of the form's field.
    package let name: String
    /// The last component of the name the file had, without control characters; never a place to write to.
    package let filename: String
    /// The type that the client gives, in lower case.
    package let contentType: String
    package let content: Content

    package enum Content: Sendable {
      case bytes([UInt8])
      case file(TemporaryFile)
    }

    package var count: Int {
      switch content {
      case .bytes(let bytes): bytes.count
      case .file(let file): file.count
      }
    }
  }
}
