// The names are the platforms', which begin with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// An index error.
public struct CSIndexError: CustomNSError, LocalizedError, Sendable {
  /// The kinds of error.
  public enum Code: Int, Sendable, Hashable {
    case unknownError = -1
    case indexUnavailableError = -1000
    case invalidItemError = -1001
    case invalidClientStateError = -1002
    case remoteConnectionError = -1003
    case quotaExceeded = -1004
    case indexingUnsupported = -1005
    case mismatchedClientState = -1006
  }

  /// The domain of the error.
  public static var errorDomain: String { CSIndexErrorDomain }

  /// The kind of the error.
  public let code: Code
  /// The message for people.
  public let message: String
  /// The underlying cause, if any.
  public let underlyingError: (any Error)?

  /// Creates an error.
  public init(_ code: Code, message: String = "", underlyingError: (any Error)? = nil) {
    self.code = code
    self.message = message.isEmpty ? "The index failed (\(code))." : message
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

/// The domain of ``CSIndexError``.
public let CSIndexErrorDomain = "CSIndexErrorDomain"
