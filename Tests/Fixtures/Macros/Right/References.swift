import AppIntents

/// Entities that refer to themselves and to each other, all made by macros.
@AppEntity(schema: .messages.message)
struct NoteOfFriendEntity: IndexedEntity {
  static let defaultQuery = NoneFound<NoteOfFriendEntity>()
  var id: UUID
  var messageType: MessageKind
  var author: FriendEntity
  var isRead: Bool
  var attributes: Set<NoteMark>
  var conversation: TalkEntity
  var date: Date
  var subject: AttributedString?
  var body: AttributedString?
  var attachments: [IntentFile]
  var audioMessage: IntentFile?
  var customAttachments: [StickerEntity]
  var locations: [PlaceDescriptor]
  var links: [Link]
  var messageEffect: NoteMark?
  var reaction: NoteReaction?
  var referencedMessage: NoteOfFriendEntity?
  var notificationIdentifier: String?
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(body ?? "")", subtitle: "\(conversation.displayName)")
  }
}

@AppEnum(schema: .messages.messageAttribute)
enum NoteMark: String {
  case pinned
  static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [.pinned: "Pinned"]
}

@UnionValue
enum NoteReaction {
  case mark(NoteMark)
  case text(AttributedString)
}

typealias Link = String

@AppEntity(schema: .messages.conversation)
struct TalkEntity {
  static let defaultQuery = NoneFound<TalkEntity>()
  var id: UUID
  var recipients: [FriendEntity]
  var displayName: String
  var previewText: AttributedString
  var conversationName: String?
  var isRead: Bool
  var attributes: Set<NoteMark>
  var dateLastActive: Date?
  var image: DisplayRepresentation.Image?
  @Property var last: NoteOfFriendEntity?
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(displayName)", image: image)
  }
}

@AppEntity(schema: .messages.customAttachment)
struct StickerEntity: TransientAppEntity {
  var sourceName: AttributedString?
  var description: AttributedString?
  @Property var others: [StickerEntity]?
  var displayRepresentation: DisplayRepresentation { "Sticker" }
  init() {}
}
