import Foundation

/// One message of a conversation, as plain values.
public struct Message: Sendable, Hashable, Codable, Identifiable {
  /// The identifier, unique within its conversation.
  public var id: String
  /// The instant at which it was sent, where known.
  public var date: Date?
  /// The subject of a mail, where it has one.
  public var subject: String?
  /// The plain text, as it was sent: quotes and signatures are still there.
  public var body: String
  /// The author, where known.
  public var sender: Participant?
  /// The people to whom the message is sent, with those who get a copy.
  public var recipients: [Participant]
  /// The recipients of a mail who get a copy ("Cc"); none where the source doesn't tell.
  public var copied: [Participant]

  /// Creates a message.
  public init(
    id: String, date: Date?, subject: String? = nil, body: String, sender: Participant?,
    recipients: [Participant] = [], copied: [Participant] = []
  ) {
    self.id = id
    self.date = date
    self.subject = subject
    self.body = body
    self.sender = sender
    self.recipients = recipients
    self.copied = copied
  }
}

/// A person who writes or receives messages.
public struct Participant: Sendable, Hashable, Codable {
  /// The person's name, where known.
  public var name: String?
  /// A mail address, a phone number or an account name.
  public var handle: String?
  /// A Boolean value that indicates whether this is the person for whom messages are analysed.
  public var isUser: Bool

  /// Creates a participant.
  public init(name: String?, handle: String? = nil, isUser: Bool = false) {
    self.name = name
    self.handle = handle
    self.isUser = isUser
  }
}

/// A sequence of messages that belong together, oldest first.
public struct Conversation: Sendable, Hashable {
  /// The name of the chat or thread, where the source has one.
  public var title: String?
  /// The messages, oldest first.
  public var messages: [Message]
  /// A Boolean value that indicates whether the messages are mail, whose bodies may carry quotes and
  /// signatures.
  public var isMail: Bool

  /// Creates a conversation from its messages.
  public init(title: String? = nil, messages: [Message], isMail: Bool = false) {
    self.title = title
    self.messages = messages
    self.isMail = isMail
  }
}
