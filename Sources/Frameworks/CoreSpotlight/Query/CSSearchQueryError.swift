// The names are the platforms', which begin with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A query error.
public struct CSSearchQueryError: CustomNSError, LocalizedError, Sendable {
  /// The kinds of error.
  public enum Code: Int, Sendable, Hashable {
    case unknown = -2000
    case indexUnreachable = -2001
    case invalidQuery = -2002
    case cancelled = -2003
  }

  /// The domain of the error.
  public static var errorDomain: String { CSSearchQueryErrorDomain }

  /// The kind of the error.
  public let code: Code
  /// The message for people; for malformed query strings with the position and what was expected there.
  public let message: String
  /// The position of the error in the query string, in characters.
  public let position: Int?
  /// The underlying cause, if any.
  public let underlyingError: (any Error)?

  /// Creates an error.
  public init(
    _ code: Code, message: String = "", position: Int? = nil, underlyingError: (any Error)? = nil
  ) {
    self.code = code
    self.message = message.isEmpty ? "The query failed (\(code))." : message
    self.position = position
    self.underlyingError = underlyingError
  }

  /// The code as an integer.
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { message }
  /// The message as a localized description, and the underlying error.
  public var errorUserInfo: [String: Any] {
    var information: [String: Any] = [NSLocalizedDescriptionKey: message]
    information[NSUnderlyingErrorKey] = underlyingError
    return information
  }
}

/// The domain of ``CSSearchQueryError``.
public let CSSearchQueryErrorDomain = "CSSearchQueryErrorDomain"
