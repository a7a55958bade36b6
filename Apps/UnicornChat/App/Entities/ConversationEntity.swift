import AppIntents
import UnicornChatModel

/// A conversation as actions know it.
@AppEntity(schema: .messages.conversation)
struct ConversationEntity: IndexedEntity {
  static let defaultQuery = ConversationQuery()

  var id: UUID

  /// Everybody in it but the person who uses the app.
  var recipients: [ContactEntity]

  /// The name of the group, else those who are in it.
  var displayName: String

  /// What was said last.
  var previewText: AttributedString

  /// The name that somebody gave to the group.
  var conversationName: String?

  /// Whether everything in it was read.
  var isRead: Bool

  /// What else holds for it.
  var attributes: Set<ConversationAttribute>

  /// When somebody last wrote.
  var dateLastActive: Date?

  /// The picture beside its name.
  var image: DisplayRepresentation.Image? {
    DisplayRepresentation.Image(
      systemName: attributes.contains(.group) ? "person.2.crop.square.stack" : "person.crop.circle")
  }

  var displayRepresentation: DisplayRepresentation {
    let preview = String(previewText.characters)
    return DisplayRepresentation(
      title: "\(displayName)", subtitle: preview.isEmpty ? nil : "\(preview)", image: image,
      synonyms: attributes.contains(.group) ? ["\(recipientNames)"] : [])
  }

  var attributeSet: CSSearchableItemAttributeSet {
    let attributes = defaultAttributeSet
    attributes.recipientNames = recipients.map(\.person.name.displayString)
    attributes.contentModificationDate = dateLastActive
    return attributes
  }

  private var recipientNames: String {
    recipients.map(\.person.name.displayString).formatted(.list(type: .and, width: .narrow))
  }
}

extension ConversationEntity {
  init(_ conversation: Conversation) {
    id = conversation.id
    recipients = conversation.members.map(\.entity)
    displayName = conversation.title
    previewText = AttributedString(conversation.lastMessage.map { MessageSummary($0).text } ?? "")
    conversationName = conversation.name
    isRead = conversation.unreadCount == 0
    attributes = Set(conversation)
    dateLastActive = conversation.lastActive
  }
}

extension Conversation {
  /// The conversation as actions know it.
  var entity: ConversationEntity { ConversationEntity(self) }
}
