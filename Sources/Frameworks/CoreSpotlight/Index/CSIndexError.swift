// The names are the platforms', which begin with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Why an index could not do what it was asked.
public struct CSIndexError: CustomNSError, LocalizedError, Sendable {
  /// The kinds of failure.
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

  public static var errorDomain: String { CSIndexErrorDomain }

  /// The kind of failure.
  public let code: Code
  /// What went wrong, for a person.
  public let message: String
  /// What made it fail, where something else did.
  public let underlyingError: (any Error)?

  /// Makes an error.
  public init(_ code: Code, message: String = "", underlyingError: (any Error)? = nil) {
    self.code = code
    self.message = message.isEmpty ? "The index failed (\(code))." : message
    self.underlyingError = underlyingError
  }

  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { message }
  public var errorUserInfo: [String: Any] {
    var information: [String: Any] = [NSLocalizedDescriptionKey: message]
    information[NSUnderlyingErrorKey] = underlyingError
    return information
  }
}

/// The domain of ``CSIndexError``.
public let CSIndexErrorDomain = "CSIndexErrorDomain"
