import Foundation

/// One message of a conversation, as plain values.
public struct Message: Sendable, Hashable, Codable, Identifiable {
  /// Unique within its conversation.
  public var id: String
  /// When it was sent, where known.
  public var date: Date?
  public var subject: String?
  /// The plain text, as it was sent: quotes and signatures are still there.
  public var body: String
  /// Who wrote it, where known.
  public var sender: Participant?
  public var recipients: [Participant]

  public init(
    id: String, date: Date?, subject: String? = nil, body: String, sender: Participant?,
    recipients: [Participant] = []
  ) {
    self.id = id
    self.date = date
    self.subject = subject
    self.body = body
    self.sender = sender
    self.recipients = recipients
  }
}

/// Somebody who writes or receives messages.
public struct Participant: Sendable, Hashable, Codable {
  public var name: String?
  /// A mail address, a phone number or an account name.
  public var handle: String?
  /// Whether this is the person the analysis is for.
  public var isUser: Bool

  public init(name: String?, handle: String? = nil, isUser: Bool = false) {
    self.name = name
    self.handle = handle
    self.isUser = isUser
  }
}

/// Messages that belong together, oldest first.
public struct Conversation: Sendable, Hashable {
  /// A chat's or a thread's name, where the source has one.
  public var title: String?
  public var messages: [Message]
  /// Whether the messages are mail: bodies may carry quotes and signatures.
  public var isMail: Bool

  public init(title: String? = nil, messages: [Message], isMail: Bool = false) {
    self.title = title
    self.messages = messages
    self.isMail = isMail
  }
}
