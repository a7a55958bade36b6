import Foundation
import Storage

extension UUID {
  /// As it is stored: 16 bytes.
  var bytes: [UInt8] { withUnsafeBytes(of: uuid) { Array($0) } }

  /// - Precondition: there are 16 bytes.
  init(bytes: UnsafeRawBufferPointer) {
    self.init(uuid: bytes.loadUnaligned(as: uuid_t.self))
  }
}

extension Row {
  /// The UUID of a column.
  /// - Throws: `StorageError.typeMismatch` where the column holds none.
  func uuid(_ column: Int) throws -> UUID {
    guard let id = try optionalUUID(column) else {
      throw StorageError(.typeMismatch, "Column \(column) holds no UUID.")
    }
    return id
  }

  func optionalUUID(_ column: Int) throws -> UUID? {
    try withBytes(column) { $0.count == 16 ? UUID(bytes: $0) : nil }
  }

  func optionalInstant(_ column: Int) throws -> Date? {
    try value(column, as: Int64?.self).map { Date(timeIntervalSince1970: Double($0) / 1_000_000) }
  }
}

extension Sequence where Element == Int64 {
  /// The numbers as `json_each` takes them, for `IN (SELECT value FROM json_each(?))`.
  var json: String { "[" + map(String.init).joined(separator: ",") + "]" }
}
