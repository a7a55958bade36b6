import AppIntents
import PersonalStore

/// Somebody of the person's address book.
struct ContactEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(
    name: .own("Contact"))
  static let persistentIdentifier = "Beckon.Contact"
  static let defaultQuery = ContactQuery()

  let id: String
  @Property(title: .own("Name")) var name: String
  @Property(title: .own("Phone")) var phone: String?
  @Property(title: .own("Mail")) var email: String?

  var displayRepresentation: DisplayRepresentation {
    let reach = [phone, email].compactMap { $0 }.joined(separator: ", ")
    return DisplayRepresentation(
      title: "\(name)", subtitle: "\(reach)", image: .init(systemName: "person.crop.circle"))
  }

  init(_ item: StoredItem<Contact>) {
    id = item.id.description
    name = ActionText.line(item.value.displayName)
    phone = ActionText.given(item.value.phones.first?.value, limit: 80)
    email = ActionText.given(item.value.emails.first?.value)
  }
}

/// A query that finds people of the address book by words of their names and by their numbers and addresses.
struct ContactQuery: EntityStringQuery {
  static let persistentIdentifier = "Beckon.ContactQuery"

  func entities(for identifiers: [String]) async throws -> [ContactEntity] {
    try StoredItems.all(identifiers, Contact.self, ActionContext.current()).map { ContactEntity($0) }
  }

  func entities(matching string: String) async throws -> [ContactEntity] {
    let store = try ActionContext.current().store
    var found = try store.contacts(address: string)
    found += try store.contacts(named: string, limit: 20)
    var seen: Set<ItemID> = []
    return found.filter { seen.insert($0.id).inserted }.prefix(20).map { ContactEntity($0) }
  }

  func suggestedEntities() async throws -> [ContactEntity] {
    try ActionContext.current().store.items(Contact.self, limit: 50).map { ContactEntity($0) }
  }
}
