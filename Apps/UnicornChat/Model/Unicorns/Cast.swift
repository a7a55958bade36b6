import Foundation

/// Everybody who writes in UnicornChat, and how they talk.
package struct Cast: Sendable {
  package let me: Contact
  /// The unicorns one talks with.
  package let characters: [Unicorn]
  /// The unicorns who only send: a courier, a bank, an airline.
  package let services: [Unicorn]
  let phrasebook: Phrasebook
  private let byID: [Contact.ID: Unicorn]

  /// Reads the data that comes with the model: some ms.
  /// - Throws: `CastError` with the file and the place in it.
  package static func load() throws -> Cast {
    let file = try ModelResource.decode(CastFile.self, from: "cast.json")
    var tongues: [Tongue: [String: LineTable]] = [:]
    for tongue in Tongue.allCases where tongue != .english {
      tongues[tongue] = try ModelResource.decode(
        [String: LineTable].self, from: "tongues/voices.\(tongue.rawValue).json")
    }
    let unicorns = try file.characters.map { entry in
      guard entry.role == .friend else {
        let lines = try ModelResource.decode(LineTable.self, from: "voices/services.json")
        return Unicorn(contact: entry.contact, role: .service, style: .service, lines: lines, busy: [:])
      }
      let voice = try ModelResource.decode(VoiceFile.self, from: "voices/\(entry.voice).json")
      return Unicorn(
        contact: entry.contact, role: .friend, style: voice.style, lines: voice.lines, busy: voice.busy,
        tongues: tongues.compactMapValues { $0[entry.voice] })
    }
    return Cast(me: file.me.contact, unicorns: unicorns, phrasebook: try Phrasebook.load())
  }

  init(me: Contact, unicorns: [Unicorn], phrasebook: Phrasebook) {
    var me = me
    me.isMe = true
    self.me = me
    characters = unicorns.filter { $0.role == .friend }
    services = unicorns.filter { $0.role == .service }
    self.phrasebook = phrasebook
    byID = Dictionary(unicorns.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The character with this identifier; nil for the person who uses the app, and for strangers.
  package func unicorn(_ id: Contact.ID) -> Unicorn? { byID[id] }

  /// Everybody but the person who uses the app.
  package var contacts: [Contact] { (characters + services).map(\.contact) }

  /// The contact that the data calls by this name: the part of its handle before the @.
  func contact(named key: String) -> Contact? {
    key == "me" ? me : contacts.first { $0.handle.split(separator: "@").first.map(String.init) == key }
  }
}

/// `cast.json`.
private struct CastFile: Decodable {
  struct Entry: Decodable {
    let id: UUID
    let name: String
    let handle: String
    let phone: String?
    let about: String
    let hue: Contact.Hue
    let emblem: String
    let role: Unicorn.Role?

    var contact: Contact {
      Contact(
        id: id, name: name, handle: handle, phoneNumber: phone, about: about, hue: hue, emblem: emblem)
    }
    var voice: String { String(handle.prefix { $0 != "@" }) }
  }

  let me: Entry
  let characters: [CharacterEntry]

  struct CharacterEntry: Decodable {
    let contact: Contact
    let role: Unicorn.Role
    let voice: String

    init(from decoder: any Decoder) throws {
      let entry = try Entry(from: decoder)
      contact = entry.contact
      role = entry.role ?? .friend
      voice = entry.voice
    }
  }
}

/// `voices/NAME.json`.
private struct VoiceFile: Decodable {
  let style: VoiceStyle
  let busy: [String: String]
  let lines: LineTable
}
