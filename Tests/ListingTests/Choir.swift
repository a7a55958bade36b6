import AppIntents
import Synchronization

// The second app of the listings: the chat of a choir. What its listings leave out is supplied by this file.

/// The chat's messages and who sings.
final class Choir: Sendable {
  private let notes = Mutex<[Note]>([])

  func noteEntities(for identifiers: [UUID]) async throws -> [NoteEntity] {
    notes.withLock { $0 }.filter { identifiers.contains($0.id) }.map(\.entity)
  }

  func recentNotes(limit: Int) async throws -> [NoteEntity] {
    notes.withLock { $0.suffix(limit) }.map(\.entity)
  }

  func send(to recipients: [UUID], groupID: UUID?, text: String, files: [IntentFile]) async throws -> [UUID] {
    let sent = recipients.map { Note(id: UUID(), body: text, to: $0, files: files) }
    notes.withLock { $0 += sent }
    return sent.map(\.id)
  }
}

struct Singer: Identifiable {
  var id: UUID
  var name: String

  var entity: SingerEntity { SingerEntity(id: id, person: IntentPerson(name: .displayName(name))) }
}

struct Note: Identifiable, Hashable {
  var id: UUID
  var body: String
  var to: UUID = UUID()
  var files: [IntentFile] = []

  var entity: NoteEntity {
    NoteEntity(
      id: id, author: Singer(id: to, name: "Alto").entity, voice: Voice(id: to, name: "Altos").entity,
      body: AttributedString(body), attachments: files)
  }

  static func == (a: Note, b: Note) -> Bool { a.id == b.id && a.body == b.body }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Those who sing the same part, as a conversation.
struct Voice: Identifiable {
  var id: UUID
  var name: String
  var singers: [Singer] = []

  var entity: VoiceEntity {
    VoiceEntity(id: id, recipients: singers.map(\.entity), displayName: name)
  }
}

@AppEntity(schema: .messages.messagePerson)
struct SingerEntity: IndexedEntity {
  static let defaultQuery = SingerQuery()
  var id: UUID
  var person: IntentPerson
  var displayRepresentation: DisplayRepresentation { "\(person.name.displayString)" }

  struct SingerQuery: EntityQuery {
    func entities(for identifiers: [SingerEntity.ID]) async throws -> [SingerEntity] { [] }
  }
}

@AppEntity(schema: .messages.conversation)
struct VoiceEntity: IndexedEntity {
  static let defaultQuery = VoiceQuery()
  var id: UUID
  var recipients: [SingerEntity]
  var displayName: String
  var previewText: AttributedString
  var conversationName: String?
  var isRead: Bool
  var attributes: Set<VoiceAttribute>
  var dateLastActive: Date?
  var image: DisplayRepresentation.Image? { nil }
  var displayRepresentation: DisplayRepresentation { "\(displayName)" }

  struct VoiceQuery: EntityQuery {
    func entities(for identifiers: [VoiceEntity.ID]) async throws -> [VoiceEntity] { [] }
  }
}

extension VoiceEntity {
  init(id: UUID, recipients: [SingerEntity], displayName: String) {
    self.id = id
    self.recipients = recipients
    self.displayName = displayName
    previewText = ""
    isRead = true
    attributes = []
  }
}

@AppEnum(schema: .messages.messageType)
enum NoteKind: String {
  case unspecified
  static let caseDisplayRepresentations: [NoteKind: DisplayRepresentation] = [.unspecified: "Note"]
}

@AppEnum(schema: .messages.messageAttribute)
enum NoteAttribute: String {
  case flagged
  static let caseDisplayRepresentations: [NoteAttribute: DisplayRepresentation] = [.flagged: "Flagged"]
}

@AppEnum(schema: .messages.conversationAttribute)
enum VoiceAttribute: String {
  case pinned
  static let caseDisplayRepresentations: [VoiceAttribute: DisplayRepresentation] = [.pinned: "Pinned"]
}

@AppEnum(schema: .messages.messageEffect)
enum NoteEffect: String {
  case slam
  static let caseDisplayRepresentations: [NoteEffect: DisplayRepresentation] = [.slam: "Fortissimo"]
}

@AppEnum(schema: .messages.customReaction)
enum Applause: String {
  case like
  static let caseDisplayRepresentations: [Applause: DisplayRepresentation] = [.like: "Bravo"]
}

@UnionValue
enum NoteReaction {
  case applause(Applause)
  case emoji(AttributedString)
}
