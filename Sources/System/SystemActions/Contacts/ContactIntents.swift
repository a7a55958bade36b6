import AppIntents
import PersonalStore
import SwiftUICore

/// An intent that shows a contact.
struct ShowContactIntent: OpenIntent {
  static let title: LocalizedStringResource = .own("Show Contact")
  static let persistentIdentifier = "Beckon.ShowContact"
  static let openAppWhenRun = false

  @Parameter(title: .own("Contact")) var target: ContactEntity

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let contact = try StoredItems.one(target.id, Contact.self, ActionContext.current()).value
    let reach = (contact.phones + contact.emails).prefix(20).map { ActionText.line($0.value) }
    let places = contact.addresses.prefix(5).map { address in
      [address.street, address.postalCode, address.city, address.country].filter { !$0.isEmpty }
        .map { ActionText.line($0) }.joined(separator: ", ")
    }
    return .result(
      dialog: "\(([target.name] + reach.prefix(2)).joined(separator: ", "))",
      view: ItemCard(title: target.name, lines: reach + places + [ActionText.lines(contact.notes)]))
  }
}

/// An intent that changes a contact, in the same form in which contacts are added.
struct EditContactIntent: UndoableIntent {
  static let title: LocalizedStringResource = .own("Edit Contact")
  static let persistentIdentifier = "Beckon.EditContact"

  @Parameter(title: .own("Contact")) var contact: ContactEntity

  @MainActor func perform() async throws -> some IntentResult & ReturnsValue<ContactEntity> & ProvidesDialog {
    let context = try ActionContext.current()
    let item = try StoredItems.one(contact.id, Contact.self, context)
    let draft = ContactFields.draft(of: item.value)
    try await requestConfirmation(actionName: .set, dialog: .own("Change \(contact.name)?")) {
      FieldsEditor(draft: draft)
    }
    let written = try context.store.change(item.id, as: Contact.self, ifRevision: item.revision) { value in
      try MainActor.assumeIsolated { try ContactFields.fill(&value, from: draft) }
    }
    StoreUndo.register(written.change, of: context.store, named: .own("Change “\(contact.name)”"))
    let entity = ContactEntity(written.item)
    return .result(value: entity, dialog: .own("Changed “\(entity.name)”"))
  }
}

/// An intent that deletes contacts.
struct DeleteContactsIntent: DeleteIntent, UndoableIntent {
  static let title: LocalizedStringResource = .own("Delete Contacts")
  static let persistentIdentifier = "Beckon.DeleteContacts"

  @Parameter(title: .own("Contacts")) var entities: [ContactEntity]

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: try await Deletion(self).delete(entities.map { ($0.id, $0.name) }))
  }
}
