import Foundation
import UnicornChatModel

/// A message in one line, for lists and notifications.
struct MessageSummary {
  /// What it says, cut to 200 characters; what it is, where it has no words.
  let text: String

  private static let longest = 200

  init(_ message: Message) {
    let words = message.text.prefix(4 * Self.longest).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    guard message.unsent == nil else {
      text = String(localized: "Message unsent")
      return
    }
    guard words.isEmpty else {
      text = words.count > Self.longest ? words.prefix(Self.longest - 1) + "…" : words
      return
    }
    text =
      switch message.attachments.first {
      case let attachment? where message.attachments.count == 1:
        Self.text(of: attachment)
      case .some: String(localized: "\(message.attachments.count) attachments")
      case nil where !message.places.isEmpty:
        message.places[0].name ?? message.places[0].address ?? String(localized: "Place")
      case nil: message.links.first?.absoluteString ?? message.subject ?? ""
      }
  }

  private static func text(of attachment: Attachment) -> String {
    switch attachment.kind {
    case .picture: String(localized: "Picture")
    case .audio: String(localized: "Voice message")
    case .video: String(localized: "Video")
    case .file: attachment.name
    }
  }
}
