import AppIntents
import PersonalStore
import SuggestionEngine

/// An intent that puts somebody into the person's address book, once they have seen what is known.
struct AddContactIntent: UndoableIntent {
  static let title: LocalizedStringResource = .own("Add Contact")
  static let description: IntentDescription? = IntentDescription(
    .own("Puts somebody into your address book."))
  static let persistentIdentifier = "Beckon.AddContact"

  @Parameter(title: .own("Name"), requestValueDialog: .own("What are they called?")) var name: String
  @Parameter(title: .own("Phone")) var phone: String?
  @Parameter(title: .own("Mail")) var email: String?
  @Parameter(title: .own("Address")) var address: String?
  @Parameter(title: .own("Notes")) var notes: String?
  /// The name of the contact in the store, which tells of a suggestion that it was done.
  @Parameter(title: .own("Identifier")) var identifier: String?

  init() {}

  init(_ contact: ContactValues, identifier: String) {
    self.identifier = identifier
    name = contact.name
    phone = contact.phone?.e164
    email = contact.email
    address = contact.address
  }

  @MainActor func perform() async throws -> some IntentResult & ReturnsValue<ContactEntity> & ProvidesDialog {
    let context = try ActionContext.current()
    let draft = ContactFields.draft(
      name: name, phone: phone ?? "", email: email ?? "", address: address ?? "", notes: notes ?? "")
    try await requestConfirmation(actionName: .add, dialog: .own("Add \(draft["name"]) to your contacts?")) {
      FieldsEditor(draft: draft)
    }
    var contact = Contact(uid: ActionText.line(identifier ?? "", limit: 200))
    try ContactFields.fill(&contact, from: draft)
    let written = try await NewItem(self, context).create(contact, in: nil)
    let entity = ContactEntity(written.item)
    return .result(
      value: entity,
      dialog: written.isNew
        ? .own("Added “\(entity.name)” to your contacts")
        : .own("“\(entity.name)” is in your contacts already"))
  }
}
