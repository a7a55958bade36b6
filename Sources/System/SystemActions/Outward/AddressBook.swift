import PersonalStore

/// An address book that looks people up among the person's contacts.
struct AddressBook {
  private let context: ActionContext

  init(_ context: ActionContext) { self.context = context }

  /// The number of the one contact of a name; nil where there is none, or several could be meant.
  func phone(of name: String?) throws -> String? { try contact(name)?.phones.first?.value }

  /// The mail address of the one contact of a name.
  func mail(of name: String?) throws -> String? { try contact(name)?.emails.first?.value }

  private func contact(_ name: String?) throws -> Contact? {
    guard let name = ActionText.given(name, limit: 100) else { return nil }
    let found = try context.store.contacts(named: name, limit: 3)
    return found.count == 1 ? found[0].value : nil
  }
}
