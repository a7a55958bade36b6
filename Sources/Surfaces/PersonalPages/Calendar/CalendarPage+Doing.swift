import Foundation
import PersonalStore
import SystemActions

/// What a person does on the page.
extension CalendarPage {
  private func collections(for kind: ItemKind) -> [ItemCollection] {
    (content.picture?.collections.values.map { $0 } ?? [])
      .filter { $0.kinds.contains(kind) && !$0.isReadOnly }
      .sorted {
        ($0.account == nil ? 0 : 1, $0.name, $0.id.rawValue) < (
          $1.account == nil ? 0 : 1, $1.name, $1.id.rawValue
        )
      }
  }

  /// What is written by hand for the section that is shown.
  func addSomething() {
    switch section {
    case .month, .list: addEvent()
    case .reminders:
      form = .reminder(
        ReminderForm(
          nil, due: CalendarTime.day(today).instant(in: zone).addingTimeInterval(9 * 3_600),
          lists: collections(for: .reminder), zone: zone, texts: texts))
    case .contacts: form = .contact(ContactForm(nil, texts: texts))
    }
    place = nil
  }

  /// Begins a new event on the chosen day: today at the next full hour, else at nine.
  private func addEvent() {
    let begin = CalendarTime.day(selected).instant(in: zone)
    let hour = (now.timeIntervalSince1970 / 3_600).rounded(.up) * 3_600
    // Late in the evening the next hour is another day.
    let next = min(Date(timeIntervalSince1970: hour), begin.addingTimeInterval(23 * 3_600))
    let start = selected == today ? next : begin.addingTimeInterval(9 * 3_600)
    form = .event(
      EventForm(at: start, calendars: collections(for: .event), zone: zone, texts: texts))
  }

  /// Begins to change what is in front.
  func edit() {
    asksWhatToDelete = false
    if let (item, entry) = content.event, case .event = place {
      form = .event(
        EventForm(item, at: entry, calendars: collections(for: .event), zone: zone, texts: texts))
    } else if let item = content.reminder, case .reminder = place {
      form = .reminder(
        ReminderForm(item, due: now, lists: collections(for: .reminder), zone: zone, texts: texts))
    } else if let item = content.contact, case .contact = place {
      form = .contact(ContactForm(item, texts: texts))
    }
  }

  /// Writes the form, and shows what it made.
  func save() {
    switch form {
    case .event(let form):
      form.problem =
        form.check()
        ?? save(form.title, isNew: form.isNew) { store in
          let saved = try form.save(to: store)
          return (saved.changes, .event(saved.item, entry: nil))
        }
      if form.problem == nil {
        let day = CalendarTime(form.start, in: zone).date
        self.form = nil
        show(day)
      }
    case .reminder(let form):
      form.problem =
        form.check()
        ?? save(form.title, isNew: form.isNew) { store in
          let saved = try form.save(to: store)
          return (saved.changes, .reminder(saved.item))
        }
      if form.problem == nil { finishForm() }
    case .contact(let form):
      form.problem =
        form.check()
        ?? save(form.name, isNew: form.isNew) { store in
          let saved = try form.save(to: store)
          return (saved.changes, .contact(saved.item))
        }
      if form.problem == nil { finishForm() }
    case nil: break
    }
  }

  private func finishForm() {
    form = nil
    read()
  }

  private func save(
    _ title: String, isNew: Bool, _ work: (PersonalDatabase) throws -> ([ChangeRecord], Place)
  ) -> String? {
    let values = ["title": ActionText.line(title, limit: 60)]
    var shown: Place?
    let problem = perform(texts(isNew ? .addName : .changeName, values)) { store in
      let (changes, place) = try work(store)
      shown = place
      return changes
    }
    // What is new is seen where it stands; what was changed is in front already.
    if problem == nil, !isNew { place = shown }
    return problem
  }

  /// Deletes what is in front; of an event that comes again the person is asked what.
  func delete() {
    if let (item, entry) = content.event, case .event = place {
      if item.value.recurrence != nil, entry.occurrence.recurrenceID != nil, !asksWhatToDelete {
        asksWhatToDelete = true
        return
      }
      delete(item.id, item.value.title)
    } else if let item = content.reminder, case .reminder = place {
      delete(item.id, item.value.title)
    } else if let item = content.contact, case .contact = place {
      delete(item.id, item.value.displayName)
    }
  }

  /// Deletes one occurrence of the event that is in front.
  func deleteOccurrence() {
    guard let (item, entry) = content.event else { return }
    asksWhatToDelete = false
    place = nil
    performAndTell(name(.deleteName, item.value.title)) { [try $0.delete(entry.occurrence)] }
  }

  private func delete(_ id: ItemID, _ title: String) {
    asksWhatToDelete = false
    place = nil
    performAndTell(name(.deleteName, title)) { [try $0.delete(id)] }
  }

  /// Marks something as done, or as not done.
  func complete(_ item: StoredItem<Reminder>, _ isDone: Bool) {
    performAndTell(name(isDone ? .completeName : .changeName, item.value.title)) {
      [try $0.complete(item.id, isDone).change]
    }
  }

  /// Settles what both sides changed.
  func resolve(_ conflict: SyncConflict, _ choice: SyncConflict.Choice) {
    performAndTell(name(.resolveName, conflict.title)) { [try $0.resolve(conflict.id, choice)] }
  }

  private func name(_ key: PageTextKey, _ title: String) -> String {
    texts(key, ["title": ActionText.line(title, limit: 60)])
  }
}
