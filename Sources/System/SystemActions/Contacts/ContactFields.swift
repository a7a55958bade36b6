import PersonalStore

/// The fields of a contact that a person sees and changes: its name and the first of each way to reach it.
@MainActor
enum ContactFields {
  static func draft(name: String, phone: String, email: String, address: String, notes: String) -> FieldsDraft
  {
    FieldsDraft([
      .init(id: "name", label: .own("Name"), kind: .line, value: ActionText.line(name)),
      .init(id: "phone", label: .own("Phone"), kind: .phone, value: ActionText.line(phone, limit: 80)),
      .init(id: "email", label: .own("Mail"), kind: .mail, value: ActionText.line(email)),
      .init(id: "address", label: .own("Address"), kind: .line, value: ActionText.line(address, limit: 500)),
      .init(id: "notes", label: .own("Notes"), kind: .lines, value: ActionText.lines(notes)),
    ])
  }

  static func draft(of contact: Contact) -> FieldsDraft {
    draft(
      name: contact.displayName, phone: contact.phones.first?.value ?? "",
      email: contact.emails.first?.value ?? "", address: contact.addresses.first?.street ?? "",
      notes: contact.notes)
  }

  /// Puts the values into a contact; what else it has stays.
  /// - Throws: `SystemActionsError` with `invalidValue` that names the field.
  static func fill(_ contact: inout Contact, from draft: FieldsDraft) throws {
    guard !draft["name"].isEmpty else {
      throw SystemActionsError(.invalidValue, .own("Name: expected what the contact is called."))
    }
    let email = draft["email"]
    guard email.isEmpty || AddressText.isMailAddress(email) else {
      throw SystemActionsError(
        .invalidValue, .own("Mail: expected an address such as ana@example.org, not “\(email)”."))
    }
    if contact.displayName != draft["name"] { contact.name = draft["name"] }
    put(draft["phone"], first: &contact.phones)
    put(email, first: &contact.emails)
    if draft["address"] != contact.addresses.first?.street ?? "" {
      if contact.addresses.isEmpty {
        contact.addresses = [Contact.Address(street: draft["address"])]
      } else {
        contact.addresses[0].street = draft["address"]
      }
    }
    contact.notes = draft["notes"]
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
