import Foundation

/// A message that is to be sent.
package struct OutgoingMessage: Sendable {
  /// The identifier that the message will have; nil for a new one. A message that is there already isn't sent again.
  package var id: Message.ID?
  package var text: String
  package var subject: String?
  /// Attachments that the store has already taken in.
  package var attachments: [Attachment]
  package var places: [Place]
  package var links: [URL]
  package var repliesTo: Message.ID?
  package var effect: Message.Effect?
  /// The time to send it at; nil for now, as is any date that has passed.
  package var scheduledFor: Date?

  package init(
    id: Message.ID? = nil, text: String, subject: String? = nil, attachments: [Attachment] = [],
    places: [Place] = [],
    links: [URL] = [], repliesTo: Message.ID? = nil, effect: Message.Effect? = nil, scheduledFor: Date? = nil
  ) {
    self.id = id
    self.text = text
    self.subject = subject
    self.attachments = attachments
    self.places = places
    self.links = links
    self.repliesTo = repliesTo
    self.effect = effect
    self.scheduledFor = scheduledFor
  }
}
