import Foundation

extension PersonalDatabase {
  /// Deletes one occurrence of an event that comes again (an EXDATE), or the event where it happens once.
  /// - Throws: what `change` and `delete` throw.
  @discardableResult
  package func delete(_ occurrence: Occurrence, cause: ChangeCause = .person) throws -> ChangeRecord {
    guard let id = occurrence.recurrenceID else { return try delete(occurrence.item, cause: cause) }
    return try change(occurrence.item, as: CalendarEvent.self, cause: cause) { event in
      event.overrides.removeAll { $0.recurrenceID == id }
      guard event.recurrence != nil else { return }
      event.recurrence?.exceptions.append(id)
    }.change
  }

  /// Changes one occurrence of an event that comes again (an override), or the event where it happens once.
  /// - Throws: what `change` throws.
  package func change(
    _ occurrence: Occurrence, cause: ChangeCause = .person, _ edit: (inout CalendarEvent) throws -> Void
  ) throws -> WrittenItem<CalendarEvent> {
    guard let id = occurrence.recurrenceID else {
      return try change(occurrence.item, cause: cause, edit)
    }
    return try change(occurrence.item, as: CalendarEvent.self, cause: cause) { event in
      guard event.recurrence != nil || event.overrides.contains(where: { $0.recurrenceID == id }) else {
        return try edit(&event)
      }
      let place = event.overrides.firstIndex { $0.recurrenceID == id }
      var override = place.map { event.overrides[$0] } ?? occurrence.event
      override.recurrence = nil
      override.overrides = []
      override.recurrenceID = id
      try edit(&override)
      if let place { event.overrides[place] = override } else { event.overrides.append(override) }
    }
  }
}
