import AppIntents
import UnicornChatModel

/// An attribute of a message, besides its text and its writer.
@AppEnum(schema: .messages.messageAttribute)
enum MessageAttribute: String {
  case edited, unsent, reply, reactedTo, scheduled, delivered, failed

  static let caseDisplayRepresentations: [MessageAttribute: DisplayRepresentation] = [
    .edited: DisplayRepresentation(title: "Edited", image: .init(systemName: "pencil")),
    .unsent: DisplayRepresentation(title: "Unsent", image: .init(systemName: "arrow.uturn.backward")),
    .reply: DisplayRepresentation(title: "Reply", image: .init(systemName: "arrowshape.turn.up.left")),
    .reactedTo: DisplayRepresentation(title: "Reacted To", image: .init(systemName: "heart")),
    .scheduled: DisplayRepresentation(title: "Scheduled", image: .init(systemName: "clock")),
    .delivered: DisplayRepresentation(title: "Delivered", image: .init(systemName: "checkmark")),
    .failed: DisplayRepresentation(title: "Not Sent", image: .init(systemName: "exclamationmark.circle")),
  ]
}

extension Set<MessageAttribute> {
  init(_ message: Message) {
    self = []
    if message.edited != nil { insert(.edited) }
    if message.unsent != nil { insert(.unsent) }
    if message.repliesTo != nil { insert(.reply) }
    if !message.reactions.isEmpty { insert(.reactedTo) }
    switch message.delivery {
    case .scheduled: insert(.scheduled)
    case .delivered, .read: insert(.delivered)
    case .failed: insert(.failed)
    case .sent: break
    }
  }
}
