import AppShell
import Foundation
import PersonalStore
import SwiftUICore
import SystemActions

/// The text on an account beside its items.
struct SyncAccountText {
  let name: String
  let problem: String?

  init?(_ account: SyncAccount?) {
    guard let account else { return nil }
    name = ActionText.line(account.name)
    problem = account.problem.map { ActionText.line($0) }
  }
}

/// An event in full.
struct EventDetail: View {
  let page: CalendarPage

  private var texts: PageTexts { page.texts }

  var body: some View {
    if let (item, entry) = page.content.event, let picture = page.content.picture {
      DetailView(
        page: page, title: entry.title, color: entry.color, lines: lines(item, entry, picture),
        canChange: picture.collections[item.collection]?.isReadOnly != true
      ) {
        ForEach(entry.overlaps, id: \.self) { title in
          Label(texts(.overlaps, ["title": title]), systemImage: "exclamationmark.triangle")
            .foregroundStyle(.orange)
        }
        if let link = URL(string: entry.occurrence.event.url), link.scheme == "https" || link.scheme == "http"
        {
          Link(ActionText.line(entry.occurrence.event.url, limit: 200), destination: link)
        }
      }
    } else {
      GoneView(page: page)
    }
  }

  private func lines(
    _ item: StoredItem<CalendarEvent>, _ entry: CalendarEntry, _ picture: CalendarPicture
  ) -> [(PageTextKey, String)] {
    let event = entry.occurrence.event
    let collection = picture.collections[item.collection]
    let repeats = RepeatText(texts: texts, days: page.dayTexts.days)
      .text(item.value.recurrence, overrides: item.value.overrides.count)
    return [
      (.when, page.dayTexts.span(of: entry)),
      (.timeZone, foreignZone(event)),
      (.repeat, repeats ?? ""),
      (.place, entry.place),
      (.people, people(event)),
      (.alert, alerts(event)),
      (.notes, ActionText.lines(event.notes)),
      (
        .calendarName,
        ActionText.line(collection?.name ?? "")
          + (collection?.isReadOnly == true ? "\n\(texts[.readOnly])" : "")
      ),
      (
        .account,
        page.accountText(
          of: item.id, in: picture, account: SyncAccountText(picture.account(of: item.collection)))
      ),
    ]
  }

  /// The zone of the event where it isn't that of the reader, with its time there.
  private func foreignZone(_ event: CalendarEvent) -> String {
    guard let zone = event.start.zone, zone.identifier != page.zone.identifier else { return "" }
    let start = event.start.instant(in: zone)
    guard zone.secondsFromGMT(for: start) != page.zone.secondsFromGMT(for: start) else { return "" }
    let there = DayTexts(texts: texts, days: page.dayTexts.days, locale: page.locale, zone: zone)
    let name = zone.localizedName(for: .generic, locale: page.locale) ?? zone.identifier
    return "\(there.time(start)), \(name)"
  }

  private func people(_ event: CalendarEvent) -> String {
    var lines: [String] = []
    func name(_ person: Attendee) -> String {
      ActionText.line(person.name.isEmpty ? person.address : person.name, limit: 100)
    }
    if let organizer = event.organizer { lines.append("\(name(organizer)) (\(texts[.organizer]))") }
    for person in event.attendees.prefix(100) where person.address != event.organizer?.address {
      let answer: PageTextKey =
        switch person.answer {
        case .accepted: .accepted
        case .declined: .declined
        case .tentative: .maybe
        case .needsAction, nil: .noAnswer
        }
      lines.append("\(name(person)) (\(texts[answer]))")
    }
    return lines.joined(separator: "\n")
  }

  private func alerts(_ event: CalendarEvent) -> String {
    event.alarms.prefix(10).map { alarm in
      switch alarm.trigger {
      case .at(let date): date.formatted(.dateTime.locale(page.locale))
      case .before(let seconds):
        // Relative to the start: "15 minutes before" has no style of its own in every language.
        "−"
          + Duration.seconds(seconds).formatted(
            .units(allowed: [.days, .hours, .minutes], width: .wide).locale(page.locale))
      }
    }.joined(separator: "\n")
  }
}
