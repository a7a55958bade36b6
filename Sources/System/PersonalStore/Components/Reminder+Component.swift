import Foundation
import Interchange

extension Reminder: PersonalValue {
  package static var kind: ItemKind { .reminder }
  package var label: String { title }

  package init(_ object: ItemObject) throws {
    let component = object.main
    guard component.name == "VTODO" else {
      throw PersonalStoreError(.unreadable, "Expected something to do, not a \(component.name.prefix(40)).")
    }
    self.init(title: component.text("SUMMARY"))
    uid = component.text("UID").trimmingCharacters(in: .whitespaces)
    notes = component.text("DESCRIPTION")
    url = component.uri("URL")
    location = component.text("LOCATION")
    start = component.first("DTSTART").flatMap { object.times($0).first }
    due = component.first("DUE").flatMap { object.times($0).first }
    if due == nil, let start, let length = component.first("DURATION").flatMap({ ContentDuration($0.value) })
    {
      due = start.at(local: start.local + length.days * 86_400).adding(seconds: length.seconds)
    }
    // A start that doesn't go with the due time is left in the text.
    if let first = start, let due, first.isAllDay != due.isAllDay || first.seconds(to: due) < 0 {
      start = nil
    }
    priority = min(9, max(0, component.integer("PRIORITY") ?? 0))
    let status = component.first("STATUS")?.value.uppercased()
    isCancelled = status == "CANCELLED"
    lastModified = component.instant("LAST-MODIFIED")
    completed = component.instant("COMPLETED")
    if completed == nil, status == "COMPLETED" || component.integer("PERCENT-COMPLETE") == 100 {
      completed = lastModified ?? component.instant("DTSTAMP") ?? Date(timeIntervalSince1970: 0)
    }
    alarms = component.alarms
    categories = component.list("CATEGORIES")
    recurrence = try Recurrence(component, in: object)
    sequence = component.integer("SEQUENCE") ?? 0
  }

  package func write(to object: inout ItemObject) throws {
    let isNew = object.main.properties.isEmpty
    let old = isNew ? nil : try Reminder(object)
    var component = object.main
    if old?.uid != uid { component.setText("UID", uid) }
    if old?.title != title { component.setText("SUMMARY", title) }
    if old?.notes != notes { component.setText("DESCRIPTION", notes) }
    if old?.url != url { component.setValue("URL", url.isEmpty ? nil : url) }
    if old?.location != location { component.setText("LOCATION", location) }
    var start = start
    // What comes again counts from its start (RFC 5545, 3.8.5.3).
    if recurrence != nil, start == nil { start = due }
    if old?.start != start || old?.due != due {
      let first = start.map { object.property("DTSTART", $0) }
      let last = due.map { object.property("DUE", $0) }
      component.replace("DURATION", with: [])
      component.replace("DTSTART", with: first.map { [$0] } ?? [])
      component.replace("DUE", with: last.map { [$0] } ?? [])
    }
    if old?.priority != priority { component.setValue("PRIORITY", priority == 0 ? nil : String(priority)) }
    if old?.completed != completed || old?.isCancelled != isCancelled {
      component.setInstant("COMPLETED", completed)
      component.setValue("PERCENT-COMPLETE", completed == nil ? nil : "100")
      component.setValue(
        "STATUS", isCancelled ? "CANCELLED" : completed == nil ? "NEEDS-ACTION" : "COMPLETED")
    }
    if old?.categories != categories { component.setList("CATEGORIES", categories) }
    if old?.sequence != sequence { component.setValue("SEQUENCE", String(sequence)) }
    if old?.lastModified != lastModified {
      component.setInstant("LAST-MODIFIED", lastModified)
      component.setInstant("DTSTAMP", lastModified)
    }
    if old?.alarms != alarms { component.setAlarms(alarms, describing: title) }
    object.main = component
    try object.write(recurrence, over: old?.recurrence)
    object.dropUnusedZones()
  }

  package func validate() throws {
    try FieldLimits.check(uid, "uid", limit: FieldLimits.titleBytes)
    try FieldLimits.check(title, "title", limit: FieldLimits.titleBytes)
    try FieldLimits.check(location, "location")
    try FieldLimits.check(notes, "notes")
    try FieldLimits.check(uri: url, "url")
    if let start { try FieldLimits.check(start, "start") }
    if let due { try FieldLimits.check(due, "due") }
    if let start, let due, start.isAllDay != due.isAllDay || start.seconds(to: due) < 0 {
      throw PersonalStoreError(
        .invalidValue, "due: expected a time of the same kind as the start, not before it.")
    }
    guard (0...9).contains(priority) else {
      throw PersonalStoreError(.invalidValue, "priority: expected 0 to 9, not \(priority).")
    }
    if recurrence != nil, start == nil, due == nil {
      throw PersonalStoreError(.invalidValue, "recurrence: expected a start or a due time beside it.")
    }
    try FieldLimits.check(count: alarms.count, "alarms")
    try FieldLimits.check(count: categories.count, "categories")
    try recurrence?.validate()
  }

  package var columns: ItemColumns {
    var columns = ItemColumns()
    columns.title = title
    columns.text = ([title, location, notes] + categories).joined(separator: "\n")
    columns.due = due.map { Int64($0.instant(in: .gmt).timeIntervalSince1970) }
    columns.isDone = isCompleted || isCancelled
    return columns
  }
}
