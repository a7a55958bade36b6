import AppIntents
import UnicornChatModel

/// Somebody to write to, as actions know them.
@AppEntity(schema: .messages.messagePerson)
struct ContactEntity: IndexedEntity, Sendable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Contact"
  static let defaultQuery = ContactQuery()

  var id: UUID

  /// Who it is, as other apps understand it.
  var person: IntentPerson

  /// What the contact says of itself.
  var about: String

  /// The sign beside the name.
  var emblem: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(person.name.displayString)", subtitle: about.isEmpty ? nil : "\(about)",
      image: .init(systemName: person.isMe ? "person.crop.circle.fill" : "person.crop.circle"),
      synonyms: ["\(handle)"])
  }

  var attributeSet: CSSearchableItemAttributeSet {
    let attributes = defaultAttributeSet
    attributes.emailAddresses = [handle]
    attributes.phoneNumbers = person.aliases.map { handle -> String in handle.value }
    attributes.keywords = [emblem]
    return attributes
  }

  /// The person who uses the app isn't searched for.
  var hideInSpotlight: Bool { person.isMe }

  /// What tells the contact from everybody else.
  private var handle: String { person.handle?.value ?? "" }
}

extension ContactEntity {
  init(_ contact: Contact) {
    id = contact.id
    person = IntentPerson(
      identifier: .applicationDefined(contact.id.uuidString), name: .displayName(contact.name),
      handle: .init(emailAddress: contact.handle),
      aliases: contact.phoneNumber.map { [.init(phoneNumber: $0, label: .mobile)] } ?? [], isMe: contact.isMe)
    about = contact.about
    emblem = contact.emblem
  }
}

extension Contact {
  /// The contact as actions know it.
  var entity: ContactEntity { ContactEntity(self) }
}
