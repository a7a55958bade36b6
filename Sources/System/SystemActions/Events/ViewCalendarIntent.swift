import AppIntents
import IntentRuntime
import PersonalStore
import SwiftUICore

/// An intent that shows the events of a day.
struct ViewCalendarIntent: UnpreviewedIntent {
  static let title: LocalizedStringResource = .own("View Calendar")
  static let description: IntentDescription? = IntentDescription(.own("Shows the events of a day."))
  static let persistentIdentifier = "Beckon.ViewCalendar"

  /// Any time of the day; today where nobody says.
  @Parameter(title: .own("Day")) var day: Date?

  @MainActor func perform() async throws
    -> some IntentResult & ReturnsValue<[CalendarEventEntity]> & ProvidesDialog & ShowsSnippetView
  {
    let context = try ActionContext.current()
    let shown = day ?? context.clock.now()
    let date = CalendarTime(shown, in: context.timeZone).date
    let start = CalendarTime.day(date).instant(in: context.timeZone)
    let end = CalendarTime.day(date.adding(days: 1)).instant(in: context.timeZone)
    let found = try context.store.occurrences(
      in: DateInterval(start: start, end: end), zone: context.timeZone, includingCancelled: false
    ).occurrences
    let text = WhenText(context)
    let name = text.day(start)
    var seen: Set<ItemID> = []
    let events = try StoredItems.all(
      found.map(\.item).filter { seen.insert($0).inserted }.map(\.description), CalendarEvent.self, context)
    let rows = found.prefix(50).map { occurrence in
      DayAgenda.Row(
        time: occurrence.isAllDay ? .own("All day") : text.span(occurrence.interval),
        title: ActionText.line(occurrence.event.title, limit: 120),
        place: ActionText.line(occurrence.event.location, limit: 120))
    }
    return .result(
      value: events.map { CalendarEventEntity($0, context) },
      dialog: IntentDialog(
        full: "\(DayAgenda.said(rows, name, found.count))",
        supporting: "\(DayAgenda.headline(name, found.count))"),
      view: DayAgenda(day: name, rows: rows, more: found.count - rows.count))
  }
}

/// A day's events, one below the other.
struct DayAgenda: View {
  struct Row {
    var time: String
    var title: String
    var place: String
  }

  let day: String
  let rows: [Row]
  let more: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: day).font(.headline)
      ForEach(Array(rows.enumerated()), id: \.offset) { row in
        HStack(alignment: .firstTextBaseline) {
          Text(verbatim: row.element.time).foregroundStyle(.secondary)
          VStack(alignment: .leading) {
            Text(verbatim: row.element.title)
            if !row.element.place.isEmpty { Text(verbatim: row.element.place).font(.footnote) }
          }
        }
      }
      if rows.isEmpty { Text(verbatim: .own("Nothing in the calendar")).foregroundStyle(.secondary) }
      if more > 0 { Text(verbatim: .own("and \(more) more")) }
    }
  }

  /// "Fri 13 Mar: 2 events".
  static func headline(_ day: String, _ count: Int) -> String {
    "\(day): " + (count == 0 ? .own("nothing in the calendar") : .own("\(count) events"))
  }

  /// The same with the events, a line each.
  static func said(_ rows: [Row], _ day: String, _ count: Int) -> String {
    ([headline(day, count)]
      + rows.map { "\($0.time)  \($0.title)" + ($0.place.isEmpty ? "" : ", \($0.place)") }
      + (count > rows.count ? [.own("and \(count - rows.count) more")] : [])).joined(separator: "\n")
  }
}
