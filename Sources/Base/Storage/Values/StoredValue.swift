import Foundation

/// A value as SQLite stores it.
package enum StoredValue: Sendable, Hashable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  /// Returns an instant as whole microseconds since 1970: it sorts as an integer, and survives a round trip
  /// to the microsecond. Explicit, because a `Date` has no single form in SQLite. Instants outside the range
  /// of 64 bits are clamped.
  package static func instant(_ date: Date) -> StoredValue {
    let microseconds = (date.timeIntervalSince1970 * 1_000_000).rounded()
    return .integer(Int64(exactly: microseconds) ?? (microseconds > 0 ? .max : .min))
  }

  /// The name of the type, for messages.
  var typeName: String {
    switch self {
    case .null: "null"
    case .integer: "an integer"
    case .real: "a real"
    case .text: "text"
    case .blob: "a blob"
    }
  }
}

/// A type that can be bound to a statement and read from a row.
///
/// Conversions are exact or fail: no number is read from text, nothing is truncated.
package protocol Storable {
  var storedValue: StoredValue { get }
  /// Creates a value, or returns `nil` if the stored value has another type or is out of range.
  init?(storedValue: StoredValue)
  /// Creates a value straight from a row; by default through `init(storedValue:)` for types without a faster
  /// way.
  ///
  /// The initialiser throws instead of returning nil: looking up the optional of a type that is only known at
  /// run time takes as long as everything else that is done for a column.
  init(column: ColumnValue) throws(ColumnMismatch)
}

extension Storable {
  package init(column: ColumnValue) throws(ColumnMismatch) {
    guard let value = Self(storedValue: column.storedValue) else { throw ColumnMismatch() }
    self = value
  }
}

extension StoredValue: Storable {
  package var storedValue: StoredValue { self }
  package init?(storedValue: StoredValue) { self = storedValue }
}

extension Int64: Storable {
  package var storedValue: StoredValue { .integer(self) }
  package init?(storedValue: StoredValue) {
    guard case .integer(let value) = storedValue else { return nil }
    self = value
  }
  package init(column: ColumnValue) throws(ColumnMismatch) {
    guard let value = column.integer else { throw ColumnMismatch() }
    self = value
  }
}

extension Int: Storable {
  package var storedValue: StoredValue { .integer(Int64(self)) }
  package init?(storedValue: StoredValue) {
    guard case .integer(let value) = storedValue else { return nil }
    self.init(exactly: value)
  }
  package init(column: ColumnValue) throws(ColumnMismatch) {
    guard let value = column.integer, let exact = Int(exactly: value) else { throw ColumnMismatch() }
    self = exact
  }
}

extension Bool: Storable {
  package var storedValue: StoredValue { .integer(self ? 1 : 0) }
  package init?(storedValue: StoredValue) {
    switch storedValue {
    case .integer(0): self = false
    case .integer(1): self = true
    default: return nil
    }
  }
  package init(column: ColumnValue) throws(ColumnMismatch) {
    switch column.integer {
    case 0: self = false
    case 1: self = true
    default: throw ColumnMismatch()
    }
  }
}

extension Double: Storable {
  /// The value as SQLite stores it. SQLite has no NaN and stores it as null.
  package var storedValue: StoredValue { isNaN ? .null : .real(self) }
  package init?(storedValue: StoredValue) {
    switch storedValue {
    case .real(let value): self = value
    case .integer(let value): self.init(exactly: value)
    default: return nil
    }
  }
}

extension String: Storable {
  package var storedValue: StoredValue { .text(self) }
  package init?(storedValue: StoredValue) {
    guard case .text(let value) = storedValue else { return nil }
    self = value
  }
  package init(column: ColumnValue) throws(ColumnMismatch) {
    guard let value = column.text else { throw ColumnMismatch() }
    self = value
  }
}

extension [UInt8]: Storable {
  package var storedValue: StoredValue { .blob(self) }
  package init?(storedValue: StoredValue) {
    guard case .blob(let value) = storedValue else { return nil }
    self = value
  }
}

extension Data: Storable {
  package var storedValue: StoredValue { .blob(Array(self)) }
  package init?(storedValue: StoredValue) {
    guard case .blob(let value) = storedValue else { return nil }
    self.init(value)
  }
}

extension Optional: Storable where Wrapped: Storable {
  package var storedValue: StoredValue { self?.storedValue ?? .null }
  package init?(storedValue: StoredValue) {
    if case .null = storedValue {
      self = .none
    } else if let wrapped = Wrapped(storedValue: storedValue) {
      self = .some(wrapped)
    } else {
      return nil
    }
  }
  package init(column: ColumnValue) throws(ColumnMismatch) {
    self = column.isNull ? .none : .some(try Wrapped(column: column))
  }
}
