// The names are the platforms', which begin with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Why a query could not be answered.
public struct CSSearchQueryError: CustomNSError, LocalizedError, Sendable {
  /// The kinds of failure.
  public enum Code: Int, Sendable, Hashable {
    case unknown = -2000
    case indexUnreachable = -2001
    case invalidQuery = -2002
    case cancelled = -2003
  }

  public static var errorDomain: String { CSSearchQueryErrorDomain }

  /// The kind of failure.
  public let code: Code
  /// What went wrong, for a person; for bad query strings with the place and what was expected there.
  public let message: String
  /// Where in the query string it went wrong, in characters from its beginning.
  public let position: Int?
  /// What made it fail, where something else did.
  public let underlyingError: (any Error)?

  /// Makes an error.
  public init(
    _ code: Code, message: String = "", position: Int? = nil, underlyingError: (any Error)? = nil
  ) {
    self.code = code
    self.message = message.isEmpty ? "The query failed (\(code))." : message
    self.position = position
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

/// The domain of ``CSSearchQueryError``.
public let CSSearchQueryErrorDomain = "CSSearchQueryErrorDomain"
