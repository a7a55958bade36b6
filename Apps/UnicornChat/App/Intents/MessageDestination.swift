import AppIntents

typealias Recipients = [ContactEntity]

/// To whom a message goes.
@UnionValue
enum MessageDestination {
  case contact(ContactEntity)
  case recipients(Recipients)
  case conversation(ConversationEntity)

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Recipient" }

  /// Everybody who gets it.
  var persons: [ContactEntity] {
    switch self {
    case .contact(let contact):
      return [contact]
    case .recipients(let recipients):
      return recipients
    case .conversation(let conversation):
      return conversation.recipients
    }
  }
}
