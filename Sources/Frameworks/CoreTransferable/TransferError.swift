import CodedErrors
import Foundation
import UniformTypeIdentifiers

/// Why an item couldn't be transferred. What the closures of a representation throw passes as it is.
public struct TransferError: CodedError {
  /// What went wrong. More codes may come.
  public struct Code: ErrorCode {
    /// The stable name.
    public let rawValue: String

    /// Creates a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The item isn't exported as the type that was asked for.
    public static let notExported = Code(rawValue: "notExported")
    /// The item isn't imported from the type that was given.
    public static let notImported = Code(rawValue: "notImported")
    /// No way to import accepted the content, whose type nobody knew.
    public static let notRecognized = Code(rawValue: "notRecognized")
    /// A file can't be read or written.
    public static let file = Code(rawValue: "file")
    /// A representation was given content of another form than it asked for.
    public static let wrongForm = Code(rawValue: "wrongForm")
  }

  public let code: Code
  /// What happened, and what would work instead.
  public let message: String
  /// The type that was asked for, if one was.
  public let contentType: UTType?
  /// The types that would work.
  public let supportedContentTypes: [UTType]
  /// The cause, if another error is.
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
