import AppShell
import PersonalStore
import SwiftUICore
import SystemActions

/// The person's contacts, by name.
struct ContactsSection: View {
  let page: CalendarPage

  var body: some View {
    let contacts = page.content.contacts
    VStack(alignment: .leading, spacing: 2) {
      ForEach(contacts) { item in ContactRow(page: page, item: item) }
      if contacts.isEmpty {
        EmptyNote(
          text: page.content.found == nil
            ? page.texts[.noContacts]
            : page.texts(.noResults, ["text": ActionText.line(page.text, limit: 80)]))
      }
    }
    .pageRole(PageRole("cal-agenda"))
  }
}

struct ContactRow: View {
  let page: CalendarPage
  let item: StoredItem<Contact>

  private var reach: String {
    [item.value.phones.first?.value, item.value.emails.first?.value].compactMap { $0 }
      .map { ActionText.line($0, limit: 100) }.joined(separator: " · ")
  }

  var body: some View {
    Button {
      page.open(.contact(item.id))
    } label: {
      HStack(spacing: 10) {
        Text(verbatim: initials).accessibilityHidden(true).pageRole(PageRole("cal-initials"))
        VStack(alignment: .leading, spacing: 1) {
          Text(verbatim: ActionText.line(item.value.displayName))
          if !reach.isEmpty {
            Text(verbatim: reach).font(.subheadline).foregroundStyle(.secondary)
          }
        }
        Spacer()
      }
    }
    .buttonStyle(.plain)
    .pageRole(PageRole("cal-row"))
  }

  private var initials: String {
    let words = ActionText.line(item.value.displayName, limit: 80).split(separator: " ")
    let letters = [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first }
    return String(letters).uppercased()
  }
}
