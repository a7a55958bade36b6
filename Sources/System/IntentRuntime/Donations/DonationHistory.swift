import AppIntents
import Foundation
import JSONValues
import Storage

/// An action that is done again and again at about one time of day.
package struct DonationHabit: Sendable, Hashable {
  /// The last time that it was done, with its values.
  package let latest: DonationRecord
  /// The weight of the habit at the moment asked about: the sum over the days on which it was done near
  /// that hour, of the day's largest ``HabitWeight``. Done each morning for two weeks it is about 5; done
  /// once, an hour ago, less than 1.
  package let weight: Double
  /// The number of days on which it was done near that hour.
  package let days: Int
  /// The number of times it was done at all, in the period that counts.
  package let count: Int
  /// A Boolean value that indicates whether the action was done near that hour on the day of that moment
  /// already.
  package let isDoneToday: Bool
}

/// A value with which an intent was run.
package struct ParameterUse: Sendable, Hashable {
  /// The value, in the form of ``IntentValueCoding``, with the titles that it had last.
  package let value: JSONValue
  package let count: Int
  package let latest: Date
  /// The sum over all uses, each of which counts half as much as one two weeks later.
  package let weight: Double
}

/// The history of a store's donations that ranking uses.
///
/// Only what was done to its end counts. The functions read from disk on the calling thread; their cost is
/// bounded by the newest 20,000 donations of eight weeks, tens of milliseconds.
package struct DonationHistory: Sendable {
  let store: DonationStore

  private static let mostRead = 20_000

  /// Returns the habits of recent days about the hour of a moment, the strongest first.
  ///
  /// Doing the same means the same intent with the same values; titles of entities don't count.
  ///
  /// - Parameters:
  ///   - calendar: Whose time zone tells the hour and whose locale the days of rest.
  ///   - fewestDays: On how many days it must have been done near that hour.
  /// - Throws: `StorageError`.
  package func habits(
    at date: Date, calendar: Calendar, fewestDays: Int = 2, limit: Int = 20
  ) throws -> [DonationHabit] {
    store.writeWaiting()
    let weighing = HabitWeight(at: date, calendar: calendar)
    return try store.database.read { connection in
      var tallies: [Int64: Tally] = [:]
      try connection.forEachRow(
        """
        SELECT number, doing, date FROM donation WHERE date BETWEEN ? AND ? AND ending = ?
        ORDER BY date DESC, number DESC LIMIT ?
        """,
        arguments: [
          StoredValue.instant(date.addingTimeInterval(-HabitWeight.reach)), StoredValue.instant(date),
          DonationStore.finished, Self.mostRead,
        ]
      ) { row in
        let number: Int64 = try row.value(0)
        let past = try row.instant(2)
        tallies[try row.value(1), default: Tally(latest: number)]
          .count(past, weighing.weight(of: past), calendar.timeZone)
      }
      let habits = tallies.values.filter { $0.days.count >= max(1, fewestDays) }
        .sorted { ($0.weight, $0.latest) > ($1.weight, $1.latest) }
      return try habits.prefix(max(0, limit)).compactMap { tally in
        try Self.records("number = ?1", tally.latest, 1, connection).first.map { record in
          DonationHabit(
            latest: record, weight: tally.weight, days: tally.days.count, count: tally.count,
            isDoneToday: tally.days[weighing.moment.day] != nil)
        }
      }
    }
  }

  /// Returns how often something was done in each hour of the week: 168 numbers, the first for the hour
  /// after midnight on Sunday.
  ///
  /// - Parameters:
  ///   - intent: The persistent identifier of an intent; nil counts those of all.
  ///   - since: What is older does not count.
  /// - Throws: `StorageError`.
  package func hoursOfWeek(
    of intent: String? = nil, since: Date, timeZone: TimeZone
  ) throws -> [Int] {
    store.writeWaiting()
    return try store.database.read { connection in
      var hours = [Int](repeating: 0, count: 168)
      try connection.forEachRow(
        """
        SELECT date FROM donation WHERE date >= ?1 AND ending = ?2 AND (?3 IS NULL OR intent = ?3)
        ORDER BY date DESC LIMIT ?4
        """,
        arguments: [StoredValue.instant(since), DonationStore.finished, intent, Self.mostRead]
      ) { row in hours[LocalMoment(try row.instant(0), in: timeZone).hourOfWeek] += 1 }
      return hours
    }
  }

  /// The last times that an intent was run, the newest first.
  ///
  /// - Throws: `StorageError`.
  package func latest(of intent: String, limit: Int = 1) throws -> [DonationRecord] {
    store.writeWaiting()
    return try store.database.read {
      try Self.records("intent = ?1 AND ending = \(DonationStore.finished)", intent, limit, $0)
    }
  }

  /// The last time that each intent was run, the newest first.
  ///
  /// - Throws: `StorageError`.
  package func latestOfEach() throws -> [DonationRecord] {
    store.writeWaiting()
    return try store.database.read { connection in
      let intents = try connection.rows("SELECT DISTINCT intent FROM donation") {
        try $0.value(0, as: String.self)
      }
      return try intents.compactMap {
        try Self.records("intent = ?1 AND ending = \(DonationStore.finished)", $0, 1, connection).first
      }.sorted { $0.date > $1.date }
    }
  }

  /// The values with which an intent was run lately, those that are used most and last first.
  ///
  /// - Throws: `StorageError`.
  package func uses(
    of parameter: String, in intent: String, at date: Date, limit: Int = 20
  ) throws -> [ParameterUse] {
    store.writeWaiting()
    let uses: [JSONValue: ParameterUse] = try store.database.read { connection in
      var uses: [JSONValue: ParameterUse] = [:]
      try connection.forEachRow(
        """
        SELECT date, parameters FROM donation
        WHERE intent = ? AND date BETWEEN ? AND ? AND ending = ? ORDER BY date DESC, number DESC LIMIT ?
        """,
        arguments: [
          intent, StoredValue.instant(date.addingTimeInterval(-HabitWeight.reach)),
          StoredValue.instant(date), DonationStore.finished, Self.mostRead,
        ]
      ) { row in
        let past = try row.instant(0)
        guard let value = try DonationStore.json(row.value(1))[parameter] else { return }
        let weight = exp2(-max(0, date.timeIntervalSince(past)) / HabitWeight.halfLife)
        let key = value.untitled
        let known = uses[key] ?? ParameterUse(value: value, count: 0, latest: past, weight: 0)
        uses[key] = ParameterUse(
          value: known.value, count: known.count + 1, latest: known.latest, weight: known.weight + weight)
      }
      return uses
    }
    let sorted = uses.values.sorted { ($0.weight, $0.latest) > ($1.weight, $1.latest) }
    return Array(sorted.prefix(max(0, limit)))
  }

  /// The counts of one kind of donation.
  private struct Tally {
    /// The number of the newest.
    let latest: Int64
    var count = 0
    /// The largest weight of each day on which it was done near the hour.
    var days: [Int: Double] = [:]

    /// The sum of the days' weights, in the order of the days, so that it is the same each time.
    var weight: Double { days.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value } }

    mutating func count(_ date: Date, _ weight: Double, _ zone: TimeZone) {
      count += 1
      guard weight > 0 else { return }
      let day = LocalMoment(date, in: zone).day
      days[day] = max(days[day] ?? 0, weight)
    }
  }

  private static func records(
    _ condition: String, _ argument: any Storable, _ limit: Int, _ connection: borrowing Connection
  ) throws -> [DonationRecord] {
    try DonationStore.records(
      """
      SELECT \(DonationStore.columns) FROM donation WHERE \(condition)
      ORDER BY date DESC, number DESC LIMIT ?2
      """, argument, max(0, limit), connection)
  }
}
