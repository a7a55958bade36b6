import AppIntents
import GeoToolbox
import LinkPresentation
import UniformTypeIdentifiers

/// A message as actions know it.
///
/// Files are named and not held: they are read from the store's folder when somebody asks for what is in them.
@AppEntity(schema: .messages.message)
struct MessageEntity: IndexedEntity, Sendable {

  // MARK: Static

  static let defaultQuery = MessageQuery()

  // MARK: Properties

  var id: UUID

  /// What the message mainly is.
  var messageType: MessageType

  /// Who wrote it.
  var author: ContactEntity

  /// Whether it was seen by the one it is for.
  var isRead: Bool

  /// What else holds for it.
  var attributes: Set<MessageAttribute>

  /// Where it was written.
  var conversation: ConversationEntity

  /// When it was sent; when it is to be sent, as long as it is scheduled.
  var date: Date

  /// What stands above it.
  var subject: AttributedString?

  /// What it says.
  var body: AttributedString?

  /// The files that came with it, but for the first recording.
  var attachments: [IntentFile]

  /// Its first recording.
  var audioMessage: IntentFile?

  /// None: all that comes with messages are files, places and links.
  var customAttachments: [CustomAttachment]

  /// The places that it shares.
  var locations: [PlaceDescriptor]

  /// The links in it.
  var links: [LinkPresentation.LinkMetadata]

  /// How it comes up.
  var messageEffect: MessageEffect?

  /// What somebody answered to it last without words.
  var reaction: MessageReaction?

  /// The message that it answers.
  var referencedMessage: MessageEntity?

  /// The notification that told of it; none of what was written here.
  var notificationIdentifier: String?

  /// What it says in one line, where it has no words what it is.
  let line: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(line)",
      subtitle: "\(attribution)",
      image: attachments.reduce(into: conversation.image) { image, file in
        guard let url = file.fileURL, file.type?.conforms(to: .image) ?? false else { return }
        image = DisplayRepresentation.Image(url: url)
      }
    )
  }

  /// Who wrote it, and in which group.
  private var attribution: String {
    let isGroup = conversation.attributes.contains(.group)
    switch (author.person.isMe, isGroup) {
    case (true, _): return String(localized: "To \(conversation.displayName)")
    case (false, true):
      return String(localized: "\(author.person.name.displayString) in \(conversation.displayName)")
    case (false, false): return author.person.name.displayString
    }
  }

  var attributeSet: CSSearchableItemAttributeSet {
    // Not from `defaultAttributeSet`: that looks through all properties for what is to be indexed, which takes half
    // of the time of thousands of messages. What was said in a group isn't about what the group is called, either.
    let attributes = CSSearchableItemAttributeSet(contentType: .message)
    attributes.displayName = line
    attributes.title = line
    attributes.thumbnailURL = attachments.last { $0.type?.conforms(to: .image) ?? false }?.fileURL
    attributes.textContent = body.map { String($0.characters) }
    attributes.subject = subject.map { String($0.characters) }
    attributes.authorNames = [author.person.name.displayString]
    attributes.contentCreationDate = date
    attributes.keywords = attachments.map(\.filename) + locations.map(\.description)
    return attributes
  }
}
