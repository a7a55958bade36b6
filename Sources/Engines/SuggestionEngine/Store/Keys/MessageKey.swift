import Foundation
import LanguageData

/// The name of a message in a store: made from the id an app gives it, the same in every process and on
/// every machine.
///
/// Equal ids of one type have equal keys, other ids other keys, ids of two types never the same: the type's
/// name is part of the key, so `"1"` and `1` differ, and so do `Int(1)` and `Int64(1)`. `hashValue`, which
/// each process seeds anew, is never used, nor an address, nor the width of `Int`. `AnyHashable` counts as
/// what is in it.
///
/// Strings, characters, all integers, `Bool`, floating-point numbers, `Decimal`, `UUID`, `URL`, `Data`,
/// `Date`, and optionals, arrays, sets and dictionaries of what has a key have one; so do types that are
/// `RawRepresentable` (by the raw value), `Encodable` (by what they encode, members sorted by name), or
/// `LosslessStringConvertible` (by their description), the first of these that holds.
public struct MessageKey: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The type's name after its length, then the value.
  public let bytes: [UInt8]

  /// The key of an id. Linear in its size.
  /// - Throws: `MessageKeyError` for an id of a type that has no stable form, with its name and what to do.
  public init(_ id: some Hashable) throws {
    bytes = try StableKeyWriter().typed(id)
  }

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Returns whether a key comes before another, by bytes: an order that every machine agrees on, without a
  /// meaning.
  public static func < (a: MessageKey, b: MessageKey) -> Bool {
    a.bytes.lexicographicallyPrecedes(b.bytes)
  }

  /// The bytes in hexadecimal digits.
  public var description: String { bytes.hexadecimal }
}

/// An error that says why an id has no stable key, one that would be the same in another run of the program.
public struct MessageKeyError: Error, Hashable, CustomStringConvertible, LocalizedError {
  /// The kind of error.
  public enum Code: Sendable, Hashable {
    /// The type says nothing about its value that stays: a class without `Codable`, a closure's address.
    case noStableForm
    /// Two types of this program that are private to their files have the same name.
    case ambiguousType
    /// A value within values within values, deeper than 64.
    case tooDeep
    /// Its own `encode(to:)` failed.
    case encodingFailed
  }

  /// The kind of the error.
  public var code: Code
  /// The name of the type at fault.
  public var type: String
  /// Whole sentences, with what to do.
  public var message: String

  public var description: String { message }
  public var errorDescription: String? { message }

  static func noStableForm(_ type: String) -> MessageKeyError {
    MessageKeyError(
      code: .noStableForm, type: type,
      message:
        "An id of type \(type) cannot be recognised in another run of the program. Make \(type) Codable or "
        + "RawRepresentable, or use a string, a number or a UUID of the message as its id.")
  }
}
