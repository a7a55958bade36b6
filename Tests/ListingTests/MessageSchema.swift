import AppIntents
import GeoToolbox
import LinkPresentation
import Testing

@AppEntity(schema: .messages.message)
struct NoteEntity: IndexedEntity {

  // MARK: Query

  static let defaultQuery = NoteQuery()

  // MARK: Properties

  var id: UUID

  /// What kind of note it is.
  var messageType: NoteKind

  /// Who wrote it.
  var author: SingerEntity

  /// Whether it was read.
  var isRead: Bool

  /// What else holds for it.
  var attributes: Set<NoteAttribute>

  /// To whom it was sung.
  var conversation: VoiceEntity

  /// When it came or went.
  var date: Date

  var subject: AttributedString?

  var body: AttributedString?

  /// Sheets that came with it.
  var attachments: [IntentFile]

  /// Somebody singing it.
  var audioMessage: IntentFile?

  var customAttachments: [SheetAttachment]

  /// Where the concert is.
  var locations: [PlaceDescriptor]

  var links: [LinkPresentation.LinkMetadata]

  var messageEffect: NoteEffect?

  var reaction: NoteReaction?

  /// The note that this one answers.
  var referencedMessage: NoteEntity?

  var notificationIdentifier: String?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(body ?? "")",
      subtitle: "\(conversation.displayName)",
      image: attachments.reduce(into: conversation.image) { image, file in
        image = DisplayRepresentation.Image(data: file.data)
      }
    )
  }
}

extension NoteEntity {
  init(id: UUID, author: SingerEntity, voice: VoiceEntity, body: AttributedString?, attachments: [IntentFile])
  {
    self.id = id
    messageType = .unspecified
    self.author = author
    isRead = false
    attributes = []
    conversation = voice
    date = Date(timeIntervalSinceReferenceDate: 800_000_000)
    self.body = body
    self.attachments = attachments
    customAttachments = []
    locations = []
    links = []
  }

  static func sung(_ body: AttributedString?, with attachments: [IntentFile] = []) -> NoteEntity {
    let altos = Voice(id: UUID(), name: "Altos")
    return NoteEntity(
      id: UUID(), author: Singer(id: UUID(), name: "Ida").entity, voice: altos.entity, body: body,
      attachments: attachments)
  }
}

@Suite struct MessageSchemaTests {
  @Test func theSchemaIsNamed() {
    let schema = NoteEntity.__appSchemaEntity
    #expect(schema.domain == "messages")
    #expect(schema.name == "message")
    #expect(schema.identifier == "MessageEntity")
    #expect(String(localized: NoteEntity.typeDisplayRepresentation.name) == "Message")
    #expect(SingerEntity.__appSchemaEntity.name == "messagePerson")
    #expect(NoteKind.__appSchemaEnum.name == "messageType")
    #expect(String(localized: Applause.like.localizedStringResource) == "Bravo")
  }

  @Test func everyVariableIsAProperty() throws {
    let note = NoteEntity.sung("Too fast!")
    let snapshot = EntitySnapshot(note)
    #expect(snapshot.properties.count == 17)
    #expect(snapshot.properties.allSatisfy { $0.kind == .stored })
    #expect(try snapshot.valueAtHand(of: snapshot.property("body")) as? AttributedString == "Too fast!")
    #expect(try snapshot.valueAtHand(of: snapshot.property("subject")) == nil)
    note.referencedMessage = NoteEntity.sung("How fast?")
    note.reaction = .emoji("🎵")
    #expect(note.referencedMessage?.body == "How fast?")
    #expect(note.reaction?.taken.name == "emoji")
  }

  @Test func aNoteShowsItsTextAndItsVoiceAndItsSheet() {
    let sheet = Data([137, 80, 78, 71])
    let shown = NoteEntity.sung("Bar 12", with: [IntentFile(data: sheet, filename: "a.png", type: .png)])
      .displayRepresentation
    #expect(String(localized: shown.title) == "Bar 12")
    #expect(shown.subtitle.map { String(localized: $0) } == "Altos")
    #expect(shown.image == DisplayRepresentation.Image(data: sheet))
    #expect(NoteEntity.sung(nil).displayRepresentation.image == nil)
  }
}
