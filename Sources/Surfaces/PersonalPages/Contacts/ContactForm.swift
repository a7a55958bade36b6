import Observation
import PersonalStore
import SystemActions

/// A contact while a person writes it: its name, and the first of each way to reach it. What else it has stays.
@MainActor @Observable
final class ContactForm {
  var name: String
  var organization: String
  var phone: String
  var mail: String
  var address: String
  var notes: String
  var problem: String?
  @ObservationIgnored let item: StoredItem<Contact>?
  @ObservationIgnored private let texts: PageTexts

  var isNew: Bool { item == nil }

  init(_ item: StoredItem<Contact>?, texts: PageTexts) {
    let contact = item?.value
    name = ActionText.line(contact?.displayName ?? "")
    organization = ActionText.line(contact?.organization ?? "")
    phone = ActionText.line(contact?.phones.first?.value ?? "", limit: 80)
    mail = ActionText.line(contact?.emails.first?.value ?? "")
    address = ActionText.line(contact?.addresses.first?.street ?? "", limit: 500)
    notes = ActionText.lines(contact?.notes ?? "")
    self.item = item
    self.texts = texts
  }

  func check() -> String? {
    if ActionText.line(name).isEmpty { return texts[.needsName] }
    let mail = ActionText.line(mail)
    let parts = mail.split(separator: "@", omittingEmptySubsequences: false)
    let isAddress =
      parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && !mail.contains { $0.isWhitespace || $0 == "," }
    return mail.isEmpty || isAddress ? nil : texts[.needsMail]
  }

  /// Writes what the form says.
  /// - Throws: `PersonalStoreError`, `StorageError`.
  func save(to store: PersonalDatabase) throws -> (item: ItemID, changes: [ChangeRecord]) {
    guard let item else {
      var contact = Contact()
      fill(&contact)
      let written = try store.create(contact, allowingDuplicate: true)
      return (written.item.id, [written.change])
    }
    let written = try store.change(item.id, as: Contact.self, ifRevision: item.revision) { fill(&$0) }
    return (item.id, [written.change])
  }

  private func fill(_ contact: inout Contact) {
    let name = ActionText.line(name)
    if contact.displayName != name { contact.name = name }
    contact.organization = ActionText.line(organization)
    contact.notes = ActionText.lines(notes)
    Self.put(ActionText.line(phone, limit: 80), first: &contact.phones)
    Self.put(ActionText.line(mail), first: &contact.emails)
    let street = ActionText.line(address, limit: 500)
    if street != contact.addresses.first?.street ?? "" {
      if contact.addresses.isEmpty {
        contact.addresses = [Contact.Address(street: street)]
      } else {
        contact.addresses[0].street = street
      }
    }
  }

  private static func put(_ value: String, first list: inout [Contact.Labeled]) {
    guard value != list.first?.value ?? "" else { return }
    if value.isEmpty {
      list.removeFirst()
    } else if list.isEmpty {
      list = [Contact.Labeled(value)]
    } else {
      list[0].value = value
    }
  }
}
