import Foundation

/// An error of a subsystem: a code to compare, a message that a person can act on, and the error behind it.
///
/// A subsystem declares one such type. Its message says the place, what is there and what was expected, in whole
/// sentences; it is what `localizedDescription` and string interpolation show.
public protocol CodedError: LocalizedError, CustomStringConvertible {
  /// The kinds of errors of the subsystem.
  associatedtype Code: ErrorCode

  /// The kind of the error.
  var code: Code { get }

  /// The message for a person, in whole sentences.
  var message: String { get }

  /// The error that caused this one, where there is one.
  var underlying: (any Error)? { get }
}

extension CodedError {
  /// No error, unless a type says otherwise.
  public var underlying: (any Error)? { nil }

  /// The message.
  public var description: String { message }

  /// The message, which `localizedDescription` returns.
  public var errorDescription: String? { message }
}

/// The kind of an error, one of an open set: compare it with the constants, and expect others, which later
/// versions may add.
///
/// The raw value is stable: it stands in logs and in answers to other programs.
public protocol ErrorCode: RawRepresentable, Hashable, Sendable, CustomStringConvertible
where RawValue == String {
  /// Creates a code from its stable name.
  init(rawValue: String)
}

extension ErrorCode {
  /// The stable name.
  public var description: String { rawValue }
}
