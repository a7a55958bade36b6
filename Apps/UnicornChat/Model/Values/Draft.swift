import Foundation

/// A draft that somebody has written into a conversation's field and not sent.
package struct Draft: Hashable, Sendable {
  package var text: String
  package var attachments: [Attachment]
  package var repliesTo: Message.ID?
  package var scheduledFor: Date?

  package init(
    text: String = "", attachments: [Attachment] = [], repliesTo: Message.ID? = nil, scheduledFor: Date? = nil
  ) {
    self.text = text
    self.attachments = attachments
    self.repliesTo = repliesTo
    self.scheduledFor = scheduledFor
  }

  package var isEmpty: Bool {
    text.allSatisfy(\.isWhitespace) && attachments.isEmpty && repliesTo == nil && scheduledFor == nil
  }
}
