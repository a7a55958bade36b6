import AppIntents
import CoreTransferable
import UnicornChatModel

extension ContactEntity: Transferable {
  /// A contact is a person to other apps, and a person who is known here is a contact; elsewhere it is its name.
  static var transferRepresentation: some TransferRepresentation {
    IntentValueRepresentation(
      exporting: { contact in contact.person },
      importing: { person in try await ContactEntity.defaultQuery.contact(for: person) }
    )
    ProxyRepresentation(exporting: \.person.name.displayString)
  }
}

extension ContactEntity.ContactQuery {
  /// The contact that a person of another app is.
  ///
  /// - Throws: ``UnicornChatError`` with `notFound` where nobody here has the identifier, an address or the name.
  func contact(for person: IntentPerson) async throws -> ContactEntity {
    if case .applicationDefined(let text) = person.identifier?.value, let id = UUID(uuidString: text),
      let contact = try await entities(for: [id]).first
    {
      return contact
    }
    let all = try model.store.contacts()
    let handles = ([person.handle].compactMap { $0 } + person.aliases).map { handle -> String in handle.value
    }
    for text in handles + [person.name.displayString] {
      let found = ContactMatching(text).contacts(among: all)
      if found.count == 1 { return found[0].entity }
    }
    throw UnicornChatError(.notFound, "Nobody here is \(person.name.displayString).")
  }
}
