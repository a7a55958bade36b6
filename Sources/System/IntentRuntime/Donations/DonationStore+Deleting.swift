import AppIntents
import Foundation
import Storage

extension DonationStore {
  /// Deletes donations. What is deleted is overwritten in the file and gone from its log.
  ///
  /// - Returns: The names of those that were deleted, the newest first.
  /// - Throws: `StorageError`; nothing is deleted then.
  package func delete(matching predicate: IntentDonationMatchingPredicate) throws
    -> [IntentDonationIdentifier]
  {
    writeWaiting()
    let deleted = try database.write { connection in
      let matches = try Self.matches(predicate.condition, connection).sorted { $0.number > $1.number }
      for match in matches { try connection.execute("DELETE FROM donation WHERE number = ?", match.number) }
      return matches.map(\.identifier)
    }
    if !deleted.isEmpty { try database.emptyLog() }
    return deleted
  }

  /// Deletes all that was written down, also in a damaged file that was moved aside, and gives the room back.
  ///
  /// - Throws: `StorageError`.
  package func deleteAll() throws {
    writeWaiting()
    try database.write { try $0.execute("DELETE FROM donation") }
    try database.emptyLog(shrinking: true)
    guard let url = database.url else { return }
    try Database.removeAll(setAsideTo: Self.aside(of: url))
  }

  private struct Match {
    let number: Int64
    let identifier: IntentDonationIdentifier
  }

  private static func matches(
    _ condition: IntentDonationMatchingPredicate.Condition, _ connection: borrowing Connection
  ) throws -> [Match] {
    switch condition {
    case .identifiers(let identifiers):
      return try identifiers.flatMap {
        try matches("SELECT number, identifier FROM donation WHERE identifier = ?", [$0.bytes], connection)
      }
    case .entity(let entity):
      return try matches(
        """
        SELECT number, donation.identifier FROM donation_entity JOIN donation ON number = donation
        WHERE type = ? AND donation_entity.identifier = ?
        """, [entity.typeIdentifier, entity.identifier], connection)
    case .intentType(let intent, nil):
      return try matches("SELECT number, identifier FROM donation WHERE intent = ?", [intent], connection)
    case .intentType(let intent, let entity?):
      return try matches(
        """
        SELECT number, donation.identifier FROM donation_entity JOIN donation ON number = donation
        WHERE type = ? AND donation_entity.identifier = ? AND intent = ?
        """, [entity.typeIdentifier, entity.identifier, intent], connection)
    }
  }

  private static func matches(
    _ sql: String, _ arguments: [any Storable], _ connection: borrowing Connection
  ) throws -> [Match] {
    var matches: [Match] = []
    try connection.forEachRow(sql, arguments: arguments) { row in
      matches.append(
        Match(number: try row.value(0), identifier: try IntentDonationIdentifier(bytes: row.value(1))))
    }
    return matches
  }
}
