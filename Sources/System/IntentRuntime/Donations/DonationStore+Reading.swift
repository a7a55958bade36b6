import AppIntents
import Foundation
import IntentValues
import JSONValues
import Storage

extension DonationStore {
  /// Returns the recorded donations, the newest first.
  ///
  /// - Parameters:
  ///   - intent: The persistent identifier of an intent; nil reads those of all.
  ///   - limit: The most that are read.
  /// - Throws: `StorageError`.
  package func records(of intent: String? = nil, limit: Int = .max) throws -> [DonationRecord] {
    writeWaiting()
    return try database.read { connection in
      try Self.records(
        """
        SELECT \(Self.columns) FROM donation WHERE ?1 IS NULL OR intent = ?1
        ORDER BY number DESC LIMIT ?2
        """, intent, min(max(0, limit), limits.count), connection)
    }
  }

  static func records(
    _ sql: String, _ first: any Storable, _ second: any Storable, _ connection: borrowing Connection
  ) throws -> [DonationRecord] {
    var records: [DonationRecord] = []
    try connection.forEachRow(sql, arguments: [first, second]) { row in
      records.append(try record(row, connection))
    }
    return records
  }

  /// All donations, the newest first, with the values that they stand for. Those whose intent or entities
  /// are no more, or which an earlier version of the app wrote in another form, are left out; `records()`
  /// has them.
  ///
  /// The entities of each type are asked for once.
  ///
  /// - Throws: `StorageError`, and what queries of the app throw.
  package func donations() async throws -> [IntentDonation] {
    var shapes: [String: IntentShape?] = [:]
    var wanted = WantedEntities()
    var planned: [PlannedDonation] = []
    for record in try records() {
      let shape = shapes[record.intent] ?? types(record.intent).map { IntentShape($0) }
      shapes[record.intent] = .some(shape)
      guard let shape else { continue }
      do {
        planned.append(try PlannedDonation(record, shape, coding, &wanted))
      } catch is IntentRunError {
        // In another form than today's.
      }
    }
    let found = try await coding.fetch(wanted)
    return try planned.compactMap { planned in
      do {
        return try planned.made(of: found)
      } catch is IntentRunError {
        return nil
      }
    }
  }
}

/// The types of the values of an intent.
private struct IntentShape {
  let type: any AppIntent.Type
  var parameters: [String: any _IntentValue.Type] = [:]
  let result: any _IntentValue.Type

  init(_ type: any AppIntent.Type) {
    self.type = type
    for named in ParameterNames.of(type.init()) { parameters[named.name] = named.parameter.valueType }
    result = Self.result(of: type)
  }

  private static func result<Intent: AppIntent>(of type: Intent.Type) -> any _IntentValue.Type {
    Intent.PerformResult.Value.self
  }
}

/// A donation that was read up to its entities.
private struct PlannedDonation {
  let record: DonationRecord
  let type: any AppIntent.Type
  var values: [(name: String, value: PlannedValue)] = []
  var result: PlannedValue?

  /// - Throws: `IntentRunError` where a value has another form, or a parameter is no more.
  init(
    _ record: DonationRecord, _ shape: IntentShape, _ coding: IntentValueCoding,
    _ wanted: inout WantedEntities
  ) throws {
    self.record = record
    type = shape.type
    guard case .object(let members) = record.parameters else { return }
    for member in members {
      let place = JSONPlace(member.name)
      guard let type = shape.parameters[member.name] else {
        throw place.failure("there is no such parameter any more.")
      }
      values.append((member.name, try coding.plan(member.value, type, at: place, &wanted)))
    }
    result = try record.result.map { try coding.plan($0, shape.result, at: JSONPlace("result"), &wanted) }
  }

  func made(of found: FoundEntities) throws -> IntentDonation {
    var made: [String: any _IntentValue] = [:]
    for (name, value) in values { made[name] = try value.made(of: found) }
    return IntentDonation(
      identifier: record.identifier, date: record.date, intentType: type, values: made,
      result: try result?.made(of: found), entities: record.entities, source: record.source,
      ending: record.ending)
  }
}
