import Foundation
import Interchange

extension PersonalDatabase {
  /// Returns events and reminders as one iCalendar file (RFC 5545), each zone defined once.
  /// - Parameters:
  ///   - kinds: of events and reminders; contacts go into a file of their own.
  ///   - collection: nil for all.
  package func exportCalendar(
    kinds: Set<ItemKind> = [.event, .reminder], in collection: CollectionID? = nil
  ) throws -> String {
    let rows = try rows(
      "WHERE kind & ? <> 0 AND kind <> 4 AND (? IS NULL OR collection = ?) ORDER BY kind, first, title, id",
      [ItemKind.mask(kinds), collection?.rawValue, collection?.rawValue])
    return try PersonalDatabase.calendar(rows)
  }

  /// Returns contacts as one vCard file (4.0, RFC 6350).
  package func exportContacts(in collection: CollectionID? = nil) throws -> String {
    let rows = try rows(
      "WHERE kind = 4 AND (? IS NULL OR collection = ?) ORDER BY title COLLATE NOCASE, id",
      [collection?.rawValue, collection?.rawValue])
    return rows.map(\.text).joined()
  }

  /// Some items as a file: events and reminders as iCalendar, contacts as vCard.
  /// - Throws: `notFound` for an item that isn't there; `invalidValue` for contacts beside others.
  package func export(_ ids: [ItemID]) throws -> String {
    let rows = try database.read { connection in
      try ids.map { id in
        guard let row = try ItemRow.find(id, connection) else {
          throw PersonalStoreError(.notFound, "The item is not there any more.")
        }
        return row
      }
    }
    let contacts = rows.filter { $0.kind == .contact }
    if contacts.isEmpty { return try PersonalDatabase.calendar(rows) }
    guard contacts.count == rows.count else {
      throw PersonalStoreError(.invalidValue, "Contacts go into a file of their own, apart from events.")
    }
    return rows.map(\.text).joined()
  }

  private static func calendar(_ rows: [ItemRow]) throws -> String {
    var zones: [String: ContentComponent] = [:]
    var components: [ContentComponent] = []
    for row in rows {
      let object = try ItemObject(parsing: row.text).withAllZones
      for zone in object.zones {
        if let id = zone.first("TZID")?.text, zones[id] == nil { zones[id] = zone }
      }
      components += object.components
    }
    let sorted = zones.sorted { $0.key < $1.key }.map(\.value)
    return ContentComponent(
      "VCALENDAR", properties: ItemObject.calendarHead, children: sorted + components
    ).serialized
  }
}
