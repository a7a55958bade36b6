import AppIntents
import CoreTransferable
import GeoToolbox

/// Somebody who comes to dinner.
struct Guest: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Guest"
  static let defaultQuery = GuestQuery()

  let id: String
  @Property(title: "Name") var name: String
  @Property(title: "Mail") var mail: String
  @Property(title: "Home") var home: PlaceDescriptor?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "\(mail)",
      image: .init(named: "guest", isTemplate: false, displayStyle: .circular))
  }

  init(id: String, name: String, mail: String, home: PlaceDescriptor? = nil) {
    self.id = id
    self.name = name
    self.mail = mail
    self.home = home
  }
}

/// Finds guests, also those another app means by a person.
struct GuestQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Guest] {
    await GuestBook.shared.guests.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [Guest] {
    await GuestBook.shared.guests.filter { $0.name.localizedCaseInsensitiveContains(string) }
  }
}

struct GuestValueQuery: IntentValueQuery {
  func values(for input: [IntentPerson]) async throws -> [Guest] {
    let mails = input.compactMap { person -> String? in
      guard case .emailAddress(let mail)? = person.handle?.value else { return nil }
      return mail
    }
    return await GuestBook.shared.guests.filter { mails.contains($0.mail) }
  }
}

final class GuestBook {
  static let shared = GuestBook()

  var guests: [Guest] = []
}

/// Other apps get a guest as a person, or as a place to go to; a person from elsewhere becomes a guest.
extension Guest: Transferable {
  enum ConversionError: Error {
    case noMail
  }

  static var transferRepresentation: some TransferRepresentation {
    IntentValueRepresentation(
      exporting: { guest in
        IntentPerson(
          identifier: .applicationDefined(guest.id), name: .displayName(guest.name),
          handle: .init(emailAddress: guest.mail, label: .home))
      },
      importing: { (person: IntentPerson) in
        guard case .emailAddress(let mail)? = person.handle?.value else { throw ConversionError.noMail }
        return Guest(id: mail, name: person.name.displayString, mail: mail)
      })
    ValueRepresentation(exporting: \.home)
    ProxyRepresentation(exporting: \.mail)
  }
}
