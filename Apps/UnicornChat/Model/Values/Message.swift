import Foundation

/// One message of a conversation.
package struct Message: Identifiable, Hashable, Sendable {
  /// The stage to which a message has come. A message of somebody else is `delivered`.
  package enum Delivery: String, Codable, Sendable, CaseIterable {
    /// Waits for its time.
    case scheduled
    /// Stored, and on its way.
    case sent
    /// With those it is for.
    case delivered
    /// Seen by them.
    case read
    /// Not sent: there was nobody to send it to any more.
    case failed
  }

  /// The effect with which a message comes up.
  package enum Effect: String, Codable, Sendable, CaseIterable {
    case gentle, loud, slam, confetti, balloons, hearts
  }

  package let id: UUID
  package let conversation: Conversation.ID
  package let author: Contact.ID
  /// Empty where there are only attachments, and where it was unsent.
  package var text: String
  package var subject: String?
  /// The time at which it was sent; that at which it is to be sent, as long as it is scheduled.
  package var date: Date
  package var delivery: Delivery
  /// Whether the person who uses the app has seen it; true of what they wrote.
  package var isRead: Bool
  /// The time at which the text was last changed after it was sent.
  package var edited: Date?
  /// The time at which its author took it back.
  package var unsent: Date?
  /// The message that this one answers.
  package var repliesTo: Message.ID?
  package var effect: Effect?
  /// In the order in which they were given; one of each person.
  package var reactions: [Reaction]
  package var attachments: [Attachment]
  package var places: [Place]
  package var links: [URL]
  /// The time at which it was pinned to the top of its conversation.
  package var pinned: Date?
  /// Goes up with each change of what it says, so that two changes at once are noticed.
  package var revision: Int

  package init(
    id: UUID, conversation: Conversation.ID, author: Contact.ID, text: String, subject: String? = nil,
    date: Date, delivery: Delivery, isRead: Bool, edited: Date? = nil, unsent: Date? = nil,
    repliesTo: Message.ID? = nil, effect: Effect? = nil, reactions: [Reaction] = [],
    attachments: [Attachment] = [], places: [Place] = [], links: [URL] = [], pinned: Date? = nil,
    revision: Int = 1
  ) {
    self.id = id
    self.conversation = conversation
    self.author = author
    self.text = text
    self.subject = subject
    self.date = date
    self.delivery = delivery
    self.isRead = isRead
    self.edited = edited
    self.unsent = unsent
    self.repliesTo = repliesTo
    self.effect = effect
    self.reactions = reactions
    self.attachments = attachments
    self.places = places
    self.links = links
    self.pinned = pinned
    self.revision = revision
  }
}
