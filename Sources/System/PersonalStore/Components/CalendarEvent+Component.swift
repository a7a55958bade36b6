import Foundation
import Interchange

extension CalendarEvent: PersonalValue {
  package static var kind: ItemKind { .event }
  package var label: String { title }

  package init(_ object: ItemObject) throws {
    try self.init(object.main, in: object)
    recurrence = try Recurrence(object.main, in: object)
    overrides = try object.overrides.compactMap { component in
      let override = try CalendarEvent(component, in: object)
      return override.recurrenceID == nil ? nil : override
    }
  }

  private init(_ component: ContentComponent, in object: ItemObject) throws {
    let place = component.line > 0 ? "line \(component.line): " : ""
    guard component.name == "VEVENT" else {
      throw PersonalStoreError(.unreadable, "\(place)expected an event, not a \(component.name.prefix(40)).")
    }
    guard let start = component.first("DTSTART").flatMap({ object.times($0).first }) else {
      throw PersonalStoreError(
        .unreadable,
        "\(place)the event has no DTSTART with a day or a time of the years 1 to 9999, such as 20260313T190000."
      )
    }
    self.init(title: component.text("SUMMARY"), start: start)
    uid = component.text("UID").trimmingCharacters(in: .whitespaces)
    end = component.first("DTEND").flatMap { object.times($0).first }
    if end == nil, let length = component.first("DURATION").flatMap({ ContentDuration($0.value) }) {
      end = start.at(local: start.local + length.days * 86_400).adding(seconds: length.seconds)
    }
    // An end that can't be one is left in the text, and the event is shown without.
    if let last = end, last.isAllDay != start.isAllDay || start.seconds(to: last) < 0 { end = nil }
    location = component.text("LOCATION")
    notes = component.text("DESCRIPTION")
    url = component.uri("URL")
    organizer = component.first("ORGANIZER").map(Attendee.init)
    attendees = component.all("ATTENDEE").map(Attendee.init)
    alarms = component.alarms
    categories = component.list("CATEGORIES")
    recurrenceID = component.first("RECURRENCE-ID").flatMap { object.times($0).first }
    status = component.first("STATUS").flatMap { Status(rawValue: $0.value.uppercased()) }
    isFree = component.first("TRANSP")?.value.uppercased() == "TRANSPARENT"
    sequence = component.integer("SEQUENCE") ?? 0
    lastModified = component.instant("LAST-MODIFIED")
  }

  package func write(to object: inout ItemObject) throws {
    let old = object.main.first("DTSTART") == nil ? nil : try CalendarEvent(object)
    var main = object.main
    write(to: &main, of: &object, over: old)
    object.main = main
    try object.write(recurrence, over: old?.recurrence)
    if overrides != old?.overrides ?? [] {
      object.overrides = try overrides.map { override in
        let known = object.overrides.first { component in
          component.first("RECURRENCE-ID").flatMap { object.times($0).first } == override.recurrenceID
        }
        let before = try known.map { try CalendarEvent($0, in: object) }
        var component = known ?? ContentComponent("VEVENT")
        var override = override
        override.uid = uid
        override.write(to: &component, of: &object, over: before)
        return component
      }
    }
    object.dropUnusedZones()
  }

  /// Writes what differs from the values before.
  private func write(
    to component: inout ContentComponent, of object: inout ItemObject, over old: CalendarEvent?
  ) {
    if old?.uid != uid { component.setText("UID", uid) }
    if old?.recurrenceID != recurrenceID {
      let property = recurrenceID.map { object.property("RECURRENCE-ID", $0) }
      component.replace("RECURRENCE-ID", with: property.map { [$0] } ?? [])
    }
    if old?.title != title { component.setText("SUMMARY", title) }
    if old?.start != start || old?.end != end {
      component.replace("DTSTART", with: [object.property("DTSTART", start)])
      let property = end.map { object.property("DTEND", $0) }
      component.replace("DURATION", with: [])
      component.replace("DTEND", with: property.map { [$0] } ?? [])
    }
    if old?.location != location { component.setText("LOCATION", location) }
    if old?.notes != notes { component.setText("DESCRIPTION", notes) }
    if old?.url != url { component.setValue("URL", url.isEmpty ? nil : url) }
    if old?.organizer != organizer {
      let property = organizer.map { $0.property("ORGANIZER", over: nil) }
      component.replace("ORGANIZER", with: property.map { [$0] } ?? [])
    }
    if old?.attendees != attendees { component.setAttendees(attendees) }
    if old?.categories != categories { component.setList("CATEGORIES", categories) }
    if old?.status != status { component.setValue("STATUS", status?.rawValue) }
    if old?.isFree != isFree { component.setValue("TRANSP", isFree ? "TRANSPARENT" : nil) }
    if old?.sequence != sequence { component.setValue("SEQUENCE", String(sequence)) }
    if old?.lastModified != lastModified {
      component.setInstant("LAST-MODIFIED", lastModified)
      // RFC 5545, 3.8.7.2: without METHOD it is the time of the last change.
      component.setInstant("DTSTAMP", lastModified)
    }
    if old?.alarms != alarms { component.setAlarms(alarms, describing: title) }
  }

  package func validate() throws {
    try FieldLimits.check(uid, "uid", limit: FieldLimits.titleBytes)
    try FieldLimits.check(title, "title", limit: FieldLimits.titleBytes)
    try FieldLimits.check(location, "location")
    try FieldLimits.check(notes, "notes")
    try FieldLimits.check(uri: url, "url")
    try FieldLimits.check(start, "start")
    if let end {
      try FieldLimits.check(end, "end")
      guard end.isAllDay == start.isAllDay, start.seconds(to: end) >= 0 else {
        throw PersonalStoreError(
          .invalidValue, "end: expected a \(start.isAllDay ? "day" : "time") after the start.")
      }
    }
    try FieldLimits.check(count: attendees.count, "attendees")
    try organizer?.validate("organizer")
    for (index, attendee) in attendees.enumerated() { try attendee.validate("attendees[\(index)]") }
    try FieldLimits.check(count: alarms.count, "alarms")
    try FieldLimits.check(count: categories.count, "categories")
    try FieldLimits.check(categories.joined(), "categories")
    try FieldLimits.check(count: overrides.count, "overrides")
    try recurrence?.validate()
    for (index, override) in overrides.enumerated() {
      guard override.recurrenceID != nil, override.overrides.isEmpty, override.recurrence == nil else {
        throw PersonalStoreError(
          .invalidValue,
          "overrides[\(index)]: expected a recurrenceID, and neither a recurrence nor overrides of its own.")
      }
      try override.validate()
    }
  }

  package var columns: ItemColumns {
    var columns = ItemColumns()
    columns.title = title
    columns.text = ([self] + overrides).flatMap { event in
      [event.title, event.location, event.notes] + event.categories
        + event.attendees.flatMap { [$0.name, $0.address] }
    }.joined(separator: "\n")
    let extent = TimeExtent(self)
    columns.first = extent.first
    columns.last = extent.last
    return columns
  }
}
