import CodedErrors
import Foundation
import UniformTypeIdentifiers

/// An error of a transfer. Errors of a representation's closures are passed through instead.
public struct TransferError: CodedError {
  /// The kind of an error. More kinds may be added.
  public struct Code: ErrorCode {
    /// The stable name.
    public let rawValue: String

    /// Creates a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The item isn't exported as the requested type.
    public static let notExported = Code(rawValue: "notExported")
    /// The item isn't imported from the given type.
    public static let notImported = Code(rawValue: "notImported")
    /// No representation accepted the content, whose type is unknown.
    public static let notRecognized = Code(rawValue: "notRecognized")
    /// A file can't be read or written.
    public static let file = Code(rawValue: "file")
    /// A representation received content in another form than requested.
    public static let wrongForm = Code(rawValue: "wrongForm")
  }

  /// The kind of the error.
  public let code: Code
  /// The message, which says what happened and what would work instead.
  public let message: String
  /// The requested type, if any.
  public let contentType: UTType?
  /// The supported types.
  public let supportedContentTypes: [UTType]
  /// The underlying cause, if any.
  public let underlying: (any Error)?

  package init(
    _ code: Code, _ message: String, contentType: UTType? = nil, supported: [UTType] = [],
    underlying: (any Error)? = nil
  ) {
    self.code = code
    self.message = message
    self.contentType = contentType
    supportedContentTypes = supported
    self.underlying = underlying
  }

  public var description: String { "\(message) (\(code.rawValue))" }

  static func wrongForm(_ wanted: String) -> TransferError {
    TransferError(.wrongForm, "The representation takes \(wanted), but was given something else.")
  }

  static func notExported(_ item: Any.Type, as type: UTType?, offered: [UTType]) -> TransferError {
    let names = list(offered)
    let message =
      if let type {
        "\(item) isn't exported as \(type.identifier). It is exported as \(names)."
      } else {
        "\(item) isn't exported: its representation offers \(names)."
      }
    return TransferError(.notExported, message, contentType: type, supported: offered)
  }

  static func notImported(_ item: Any.Type, from type: UTType, accepted: [UTType]) -> TransferError {
    TransferError(
      .notImported, "\(item) isn't imported from \(type.identifier). It is imported from \(list(accepted)).",
      contentType: type, supported: accepted)
  }

  private static func list(_ types: [UTType]) -> String {
    types.isEmpty ? "nothing" : types.map(\.identifier).joined(separator: ", ")
  }
}
