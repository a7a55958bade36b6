import Foundation
import Observation
import PersonalStore

/// Something to do as a person looks at it before it is written.
@MainActor @Observable
final class ReminderDraft {
  var title: String
  /// Whether it is due at some time.
  var isDue: Bool
  var due: Date
  /// Whether it is due at a time of the day, and not on the day.
  var hasTime: Bool
  var notes: String
  /// Nil for the default.
  var list: CollectionID?
  let lists: [ItemCollection]
  let context: ActionContext

  init(
    title: String, due: Date?, hasTime: Bool, notes: String = "", list: CollectionID? = nil,
    _ context: ActionContext
  ) throws {
    self.title = ActionText.line(title)
    isDue = due != nil
    self.due = due ?? context.clock.now().addingTimeInterval(86_400)
    self.hasTime = hasTime
    self.notes = ActionText.lines(notes)
    self.context = context
    lists = try context.store.collections().filter { $0.kinds.contains(.reminder) && !$0.isReadOnly }
    self.list = list ?? lists.first { $0.isDefaultFor.contains(.reminder) }?.id
  }

  /// "Call the bank, Fri 13 Mar".
  var summary: String { ([title] + when).joined(separator: ", ") }

  private var when: [String] {
    guard isDue else { return [] }
    return [hasTime ? WhenText(context).moment(due) : WhenText(context).day(due)]
  }

  /// Puts the values into something to do.
  /// - Throws: `SystemActionsError` with `invalidValue` that names the field.
  func fill(_ reminder: inout Reminder) throws {
    let title = ActionText.line(title)
    guard !title.isEmpty else {
      throw SystemActionsError(.invalidValue, .own("Title: expected what is to be done."))
    }
    reminder.title = title
    reminder.notes = ActionText.lines(notes)
    let time = CalendarTime(due, in: context.timeZone)
    reminder.due = isDue ? (hasTime ? time : .day(time.date)) : nil
  }
}
