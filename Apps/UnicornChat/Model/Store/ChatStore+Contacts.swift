import Foundation
import Storage

extension ChatStore {
  /// The person who uses the app.
  /// - Throws: `notFound` in a store that is empty.
  package func me() throws -> Contact {
    try read { try ContactRows.me($0).contact }
  }

  /// Everybody else, by name.
  package func contacts() throws -> [Contact] {
    let contacts = try read { connection in
      try connection.rows(
        "SELECT \(ContactRows.columns) FROM contacts AS c WHERE c.is_me = 0 ORDER BY c.key",
        decode: ContactRows.decode)
    }
    let locale = context.locale
    return contacts.sorted {
      $0.name.compare($1.name, options: [.caseInsensitive, .diacriticInsensitive], locale: locale)
        == .orderedAscending
    }
  }

  /// Contacts in the order of their identifiers; unknown ones are left out.
  package func contacts(_ ids: [Contact.ID]) throws -> [Contact] {
    try read { connection in
      try ids.compactMap { id in
        try connection.firstRow(
          "SELECT \(ContactRows.columns) FROM contacts AS c WHERE c.id = ?", id.bytes,
          decode: ContactRows.decode)
      }
    }
  }

  /// Stores a contact, new or in place of the one with its identifier.
  /// - Throws: `invalidValue` for a name that is empty or has more than 100 characters, and for what isn't one emoji;
  ///   `notAllowed` where the address is somebody else's, or somebody else is the person who uses the app.
  package func save(_ contact: Contact) throws {
    var contact = contact
    contact.name = try ChatLimits.name(contact.name)
    contact.about = try ChatLimits.about(contact.about)
    contact.emblem = try ReactionEmoji.normalized(contact.emblem, as: "An emblem")
    let stored = contact
    try write { connection, edit in
      try ContactRows.save(stored, connection)
      edit.note(.contacts, [])
    }
  }
}
