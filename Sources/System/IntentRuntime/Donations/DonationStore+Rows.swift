import AppIntents
import Foundation
import IntentValues
import JSONValues
import Storage

extension DonationStore {
  func insert(_ form: DonationForm, _ connection: borrowing Connection) throws {
    let donation = form.donation
    let (ending, message) = Self.row(of: donation.ending)
    try connection.execute(
      """
      INSERT OR IGNORE INTO donation
        (identifier, date, intent, doing, parameters, result, ending, message, source, program)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, donation.identifier.bytes, StoredValue.instant(donation.date),
      donation.intentType.persistentIdentifier, form.doing, form.parameters, form.result, ending, message,
      donation.source, program)
    // It is there already.
    guard connection.changes > 0 else { return }
    let number = connection.lastInsertedRowID
    for entity in donation.entities {
      try connection.execute(
        "INSERT OR IGNORE INTO donation_entity VALUES (?, ?, ?)", number, entity.typeIdentifier,
        entity.identifier)
    }
  }

  /// Drops the oldest beyond the limits.
  func trim(_ connection: borrowing Connection) throws {
    try connection.execute(
      """
      DELETE FROM donation WHERE number <=
        (SELECT number FROM donation ORDER BY number DESC LIMIT 1 OFFSET ?)
      """, max(0, limits.count))
    while try usedBytes(connection) > limits.bytes {
      try connection.execute(
        """
        DELETE FROM donation WHERE number <=
          (SELECT number FROM donation ORDER BY number LIMIT 1 OFFSET (SELECT count(*) / 10 FROM donation))
        """)
      // An empty file has a few pages too.
      if connection.changes == 0 { return }
    }
  }

  private func usedBytes(_ connection: borrowing Connection) throws -> Int {
    try connection.firstValue(
      """
      SELECT (page_count - freelist_count) * page_size
      FROM pragma_page_count, pragma_freelist_count, pragma_page_size
      """, as: Int.self) ?? 0
  }

  private static func row(of ending: IntentDonation.Ending) -> (Int, String?) {
    switch ending {
    case .finished: (finished, nil)
    // A sentence for a person; what is longer is not worth its room.
    case .failed(let message): (1, message.cut(500))
    case .cancelled: (2, nil)
    }
  }

  /// The mark of donations of runs that finished.
  static let finished = 0

  /// The columns that `record` reads.
  static let columns =
    "number, identifier, date, intent, parameters, result, ending, message, source, program"

  /// A record of a row of `columns`.
  ///
  /// - Throws: `StorageError`; `damaged` where a column holds what was never written there.
  static func record(_ row: borrowing Row, _ connection: borrowing Connection) throws -> DonationRecord {
    let number: Int64 = try row.value(0)
    let entities = try connection.rows(
      "SELECT type, identifier FROM donation_entity WHERE donation = ?", number
    ) { EntityIdentifier(typeIdentifier: try $0.value(0), identifier: try $0.value(1)) }
    let ending: IntentDonation.Ending =
      switch try row.value(6, as: Int.self) {
      case finished: .finished
      case 1: .failed(try row.value(7, as: String?.self) ?? "")
      default: .cancelled
      }
    return DonationRecord(
      identifier: try IntentDonationIdentifier(bytes: row.value(1)), date: try row.instant(2),
      intent: try row.value(3), parameters: try json(row.value(4)),
      result: try row.value(5, as: String?.self).map { try json($0) }, ending: ending,
      source: try row.value(8), program: try row.value(9), entities: Set(entities))
  }

  static func json(_ text: String) throws -> JSONValue {
    do {
      return try JSONValue(parsing: Array(text.utf8))
    } catch {
      throw StorageError(.damaged, "The history holds a value that is no JSON.", underlying: error)
    }
  }
}

extension IntentDonationIdentifier {
  var bytes: [UInt8] { withUnsafeBytes(of: value.uuid) { Array($0) } }

  /// - Throws: `StorageError` with `damaged` where there are not 16.
  init(bytes: [UInt8]) throws {
    guard bytes.count == 16 else {
      throw StorageError(.damaged, "The history holds a donation without a name.")
    }
    var uuid = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)).uuid
    withUnsafeMutableBytes(of: &uuid) { $0.copyBytes(from: bytes) }
    self.init(value: UUID(uuid: uuid))
  }
}
