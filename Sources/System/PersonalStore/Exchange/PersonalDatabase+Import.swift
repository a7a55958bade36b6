import Foundation
import Interchange
import Storage

extension PersonalDatabase {
  /// Takes over the events and things to do of an iCalendar file (RFC 5545) and the contacts of a vCard file
  /// (3.0 and 4.0), in one transaction.
  ///
  /// An item with a UID that is here is updated, unless the file has an older state of it; one that is the
  /// same as an item here under another UID is skipped. What can't be read is skipped and named with its
  /// line.
  /// - Parameters:
  ///   - collection: where new items go; nil for the default of their kind.
  ///   - allowingDuplicates: takes over also what is here under another UID.
  ///   - limits: how much is taken at once: 64 MB, 100,000 components, one value of 256 KB.
  /// - Throws: `unreadable` for a file of another kind, `tooLarge`; `notAllowed`, `notFound`; `StorageError`:
  ///   nothing is stored then.
  package func importFile(
    _ data: Data, into collection: CollectionID? = nil, allowingDuplicates: Bool = false,
    limits: ContentLimits = ContentLimits(), cause: ChangeCause = .importing
  ) throws -> ImportReport {
    let reader: ContentReader
    do { reader = try ContentReader(data, limits: limits) } catch let error as InterchangeError {
      throw PersonalStoreError(
        error.code == .tooLarge ? .tooLarge : .unreadable, error.message, underlying: error)
    }
    let file = ImportedFile(reader)
    guard file.isCalendarOrCards else {
      let reason = reader.problems.first.map { " (\($0))" } ?? ""
      throw PersonalStoreError(
        .unreadable, "line 1: expected BEGIN:VCALENDAR or BEGIN:VCARD\(reason).")
    }
    var report = file.report
    let written = try write(cause) { connection, draft in
      var importing = ItemImport(
        store: self, collection: collection, allowingDuplicates: allowingDuplicates, report: report)
      for object in file.objects { try importing.take(object, &draft, connection) }
      return importing.report
    }
    report = written.result
    report.change = written.change
    return report
  }
}

/// The items of a file.
private struct ImportedFile {
  var objects: [ItemObject] = []
  var report = ImportReport()
  var isCalendarOrCards = false

  init(_ reader: ContentReader) {
    for problem in reader.problems { report.remark(problem.line, problem.message) }
    report.remarkCount += reader.moreProblems
    for component in reader.components {
      switch component.name {
      case "VCALENDAR":
        isCalendarOrCards = true
        add(component)
      case "VCARD":
        isCalendarOrCards = true
        objects.append(ItemObject(main: component))
      default:
        report.remark(component.line, "a \(component.name.prefix(40)) is not taken over")
      }
    }
  }

  private mutating func add(_ calendar: ContentComponent) {
    let zones = calendar.children.filter { $0.name == "VTIMEZONE" }
    let isCancelled = calendar.first("METHOD")?.value.uppercased() == "CANCEL"
    // Components of one UID are one item: the rule and the occurrences that differ.
    var places: [String: Int] = [:]
    for var component in calendar.children {
      switch component.name {
      case "VEVENT", "VTODO":
        if isCancelled { component.replace("STATUS", with: [ContentProperty("STATUS", "CANCELLED")]) }
        let uid = component.first("UID")?.text ?? ""
        let key = "\(component.name) \(uid)"
        guard !uid.isEmpty, let place = places[key] else {
          places[key] = objects.count
          objects.append(ItemObject(main: component, zones: zones))
          continue
        }
        if component.first("RECURRENCE-ID") != nil {
          objects[place].overrides.append(component)
        } else if objects[place].main.first("RECURRENCE-ID") != nil {
          objects[place].overrides.append(objects[place].main)
          objects[place].main = component
        } else {
          report.skip(
            component.line, component.text("SUMMARY"), "the file has this UID twice; the first is taken")
        }
      case "VTIMEZONE": break
      default: report.remark(component.line, "a \(component.name.prefix(40)) is not taken over")
      }
    }
  }
}

/// An import while its transaction runs.
private struct ItemImport {
  let store: PersonalDatabase
  let collection: CollectionID?
  let allowingDuplicates: Bool
  var report: ImportReport
  private var homes: [ItemKind: CollectionID] = [:]

  init(store: PersonalDatabase, collection: CollectionID?, allowingDuplicates: Bool, report: ImportReport) {
    self.store = store
    self.collection = collection
    self.allowingDuplicates = allowingDuplicates
    self.report = report
  }

  mutating func take(
    _ object: ItemObject, _ draft: inout ChangeDraft, _ connection: borrowing Connection
  ) throws {
    let line = object.main.line
    let title = object.main.text(object.kind == .contact ? "FN" : "SUMMARY")
    do {
      switch object.kind {
      case .event: try take(object, as: CalendarEvent.self, &draft, connection)
      case .reminder: try take(object, as: Reminder.self, &draft, connection)
      case .contact: try take(object, as: Contact.self, &draft, connection)
      }
    } catch let error as PersonalStoreError
      where [.unreadable, .invalidValue, .duplicate, .changedSince].contains(error.code)
    {
      report.skip(line, title, error.message)
    }
  }

  private mutating func take<Value: PersonalValue>(
    _ read: ItemObject, as type: Value.Type, _ draft: inout ChangeDraft, _ connection: borrowing Connection
  ) throws {
    var object = read
    if Value.kind == .contact { try object.upgradeCard() }
    var value = try Value(object)
    // A card without FN gets the name it is shown by.
    if var contact = value as? Contact {
      contact.name = contact.displayName
      try contact.write(to: &object)
      value = try Value(object)
    }
    try value.validate()
    let home = try self.home(Value.kind, connection)
    if !value.uid.isEmpty, let known = try row(value.uid, Value.kind, home, connection) {
      return try update(known, object, value, &draft, connection)
    }
    if !allowingDuplicates, let same = try Duplicates.find(value, connection) {
      throw PersonalStoreError(.duplicate, "\"\(same.title.prefix(80))\" is there already", existing: same.id)
    }
    if value.uid.isEmpty {
      value.uid = store.context.makeUID()
      try value.write(to: &object)
    }
    object.dropKnownZones()
    _ = try draft.insert(object, value, in: home, connection)
    report.created[Value.kind, default: 0] += 1
  }

  /// The item with a UID: in the collection that new items go to, else in another one that may be written.
  private func row(
    _ uid: String, _ kind: ItemKind, _ home: CollectionID, _ connection: borrowing Connection
  ) throws -> ItemRow? {
    if let row = try ItemRow.find(uid: uid, in: home, connection) {
      guard row.kind == kind else {
        throw PersonalStoreError(.duplicate, "its UID is that of another item, \"\(row.title.prefix(80))\"")
      }
      return row
    }
    if allowingDuplicates { return nil }
    // The sign keeps SQLite from going through all of a kind instead.
    return try ItemRow.all(
      """
      WHERE uid = ? AND +kind = ? AND collection IN (SELECT id FROM collections WHERE is_read_only = 0) LIMIT 1
      """, [uid, kind.rawValue], connection
    ).first
  }

  private mutating func update<Value: PersonalValue>(
    _ known: ItemRow, _ read: ItemObject, _ value: Value, _ draft: inout ChangeDraft,
    _ connection: borrowing Connection
  ) throws {
    let stored = try ItemObject(parsing: known.text)
    var object = read
    var value = value
    if object.main.first("RECURRENCE-ID") != nil, stored.main.first("RECURRENCE-ID") == nil {
      // Occurrences alone are put into the event that they belong to.
      object = stored
      let new = read.components
      let ids = Set(new.flatMap { $0.first("RECURRENCE-ID").map(read.times) ?? [] })
      object.overrides.removeAll { component in
        component.first("RECURRENCE-ID").map { !ids.isDisjoint(with: stored.times($0)) } ?? false
      }
      object.overrides += new
      object.zones += read.zones.filter { zone in !object.zones.contains(zone) }
      value = try Value(object)
      try value.validate()
    } else if isOlder(read.main, than: stored.main) {
      throw PersonalStoreError(.changedSince, "the file has an older state of it than there is here")
    }
    object.dropKnownZones()
    if object.text == known.text {
      report.unchanged += 1
      return
    }
    _ = try draft.update(known, object, value, connection)
    report.updated[Value.kind, default: 0] += 1
  }

  /// By SEQUENCE, then by the time of the last change (RFC 5546, 2.1.5).
  private func isOlder(_ new: ContentComponent, than old: ContentComponent) -> Bool {
    let (first, second) = (new.integer("SEQUENCE") ?? 0, old.integer("SEQUENCE") ?? 0)
    if first != second { return first < second }
    guard let changed = new.instant("LAST-MODIFIED"), let before = old.instant("LAST-MODIFIED") else {
      return false
    }
    return changed < before
  }

  private mutating func home(_ kind: ItemKind, _ connection: borrowing Connection) throws -> CollectionID {
    if let known = homes[kind] { return known }
    let home = try store.collection(collection, for: kind, connection).id
    homes[kind] = home
    return home
  }
}
