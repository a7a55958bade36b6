import SwiftUI
import UnicornChatModel

/// The line under a conversation's name: who types, what is drafted, or what was said last.
struct ConversationPreview {
  let plain: String
  /// Whether it begins with a mark for what isn't sent yet.
  private let mark: String?

  init(_ conversation: Conversation, typing: [Contact], me: Contact.ID) {
    if !typing.isEmpty {
      let names = typing.map(\.name).formatted(.list(type: .and, width: .narrow))
      (plain, mark) = (conversation.isGroup ? "\(names) typing…" : "Typing…", nil)
    } else if let draft = conversation.draft, !draft.isEmpty {
      let words = Self.line(draft.text)
      let what = words.isEmpty ? Self.attachments(draft.attachments) ?? "Reply" : words
      (plain, mark) = ("Draft: \(what)", "Draft:")
    } else if let message = conversation.lastMessage {
      (plain, mark) = (Self.said(message, in: conversation, me), nil)
    } else {
      (plain, mark) = ("No messages yet", nil)
    }
  }

  /// The line, with its mark in colour.
  var text: AttributedString {
    guard let mark else { return AttributedString(plain) }
    var first = AttributedString(mark)
    first.foregroundColor = .red
    return first + AttributedString(plain.dropFirst(mark.count))
  }

  private static func said(_ message: Message, in conversation: Conversation, _ me: Contact.ID) -> String {
    let isMine = message.author == me
    let author = conversation.members.first { $0.id == message.author }?.name
    if message.unsent != nil {
      return isMine ? "You unsent a message" : "\(author ?? "Somebody") unsent a message"
    }
    let words = line(message.text)
    let what = words.isEmpty ? attachments(message.attachments) ?? place(message) ?? "Message" : words
    if message.delivery == .failed { return "Not delivered: \(what)" }
    if message.delivery == .scheduled { return "Scheduled: \(what)" }
    if isMine { return "You: \(what)" }
    return conversation.isGroup ? "\(author ?? "Somebody"): \(what)" : what
  }

  /// A text in one line, no longer than a row can show.
  static func line(_ text: String) -> String {
    text.prefix(200).split(whereSeparator: \.isNewline).joined(separator: " ")
      .trimmingCharacters(in: .whitespaces)
  }

  static func attachments(_ attachments: [Attachment]) -> String? {
    guard let first = attachments.first else { return nil }
    if attachments.count > 1 {
      return attachments.allSatisfy { $0.kind == .picture }
        ? "\(attachments.count) pictures" : "\(attachments.count) attachments"
    }
    switch first.kind {
    case .picture: return "Picture"
    case .audio: return "Audio message"
    case .video: return "Video"
    case .file: return first.name
    }
  }

  private static func place(_ message: Message) -> String? {
    message.places.first.map { $0.name ?? "Location" } ?? message.links.first?.host()
  }
}
