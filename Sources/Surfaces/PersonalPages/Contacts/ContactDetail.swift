import AppShell
import Foundation
import PersonalStore
import SwiftUICore
import SystemActions

/// A contact in full.
struct ContactDetail: View {
  let page: CalendarPage

  var body: some View {
    if let item = page.content.contact {
      DetailView(
        page: page, title: ActionText.line(item.value.displayName),
        color: page.content.picture?.collections[item.collection]?.color ?? "", lines: lines(item.value),
        canChange: page.content.picture?.collections[item.collection]?.isReadOnly != true
      ) {
        EmptyView()
      }
    } else {
      GoneView(page: page)
    }
  }

  private func lines(_ contact: Contact) -> [(PageTextKey, String)] {
    func values(_ list: [Contact.Labeled]) -> String {
      list.prefix(20).map { value in
        let label = ActionText.line(value.label, limit: 40)
        return ActionText.line(value.value, limit: 200) + (label.isEmpty ? "" : " (\(label))")
      }.joined(separator: "\n")
    }
    let addresses = contact.addresses.prefix(10).map { address in
      [
        address.street, [address.postalCode, address.city].filter { !$0.isEmpty }.joined(separator: " "),
        address.region, address.country,
      ].filter { !$0.isEmpty }.map { ActionText.line($0) }.joined(separator: ", ")
    }
    return [
      (
        .organization,
        [contact.jobTitle, contact.organization].filter { !$0.isEmpty }
          .map { ActionText.line($0) }.joined(separator: ", ")
      ),
      (.phone, values(contact.phones)),
      (.mail, values(contact.emails)),
      (.handle, values(contact.handles)),
      (.address, addresses.joined(separator: "\n")),
      (.link, values(contact.urls)),
      (.birthday, contact.birthday.map { birthday($0) } ?? ""),
      (.notes, ActionText.lines(contact.notes)),
    ]
  }

  private func birthday(_ day: Contact.Birthday) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    // A leap year, for who was born on 29 February of a year that nobody knows.
    let parts = DateComponents(year: day.year ?? 2_000, month: day.month, day: day.day, hour: 12)
    guard let date = calendar.date(from: parts) else { return "" }
    let style = Date.FormatStyle(locale: page.locale, calendar: calendar, timeZone: .gmt).day().month(.wide)
    return date.formatted(day.year == nil ? style : style.year())
  }
}
