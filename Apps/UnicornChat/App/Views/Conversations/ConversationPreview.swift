import SwiftUI
import UnicornChatModel

/// The line under a conversation's name: who types, what is drafted, or what was said last.
struct ConversationPreview {
  let plain: String
  /// Whether it begins with a mark for what isn't sent yet.
  private let mark: String?

  init(_ conversation: Conversation, typing: [Contact], me: Contact.ID, locale: Locale) {
    if !typing.isEmpty {
      let names = locale.list(typing.map(\.name))
      (plain, mark) = (locale.text(conversation.isGroup ? "\(names) typing…" : "Typing…"), nil)
    } else if let draft = conversation.draft, !draft.isEmpty {
      let words = Self.line(draft.text)
      let what = words.isEmpty ? Self.attachments(draft.attachments, locale) ?? locale.text("Reply") : words
      let mark = locale.text("Draft:")
      (plain, self.mark) = ("\(mark) \(what)", mark)
    } else if let message = conversation.lastMessage {
      (plain, mark) = (Self.said(message, in: conversation, me, locale), nil)
    } else {
      (plain, mark) = (locale.text("No messages yet"), nil)
    }
  }

  /// The line, with its mark in colour.
  var text: AttributedString {
    guard let mark else { return AttributedString(plain) }
    var first = AttributedString(mark)
    first.foregroundColor = .red
    return first + AttributedString(plain.dropFirst(mark.count))
  }

  private static func said(
    _ message: Message, in conversation: Conversation, _ me: Contact.ID, _ locale: Locale
  ) -> String {
    let isMine = message.author == me
    let author = conversation.members.first { $0.id == message.author }?.name ?? locale.text("Somebody")
    if message.unsent != nil {
      return locale.text(isMine ? "You unsent a message" : "\(author) unsent a message")
    }
    let words = line(message.text)
    let what =
      words.isEmpty
      ? attachments(message.attachments, locale) ?? place(message, locale) ?? locale.text("Message") : words
    if message.delivery == .failed { return locale.text("Not delivered: \(what)") }
    if message.delivery == .scheduled { return locale.text("Scheduled: \(what)") }
    if isMine { return locale.text("You: \(what)") }
    return conversation.isGroup ? "\(author): \(what)" : what
  }

  /// A text in one line, no longer than a row can show.
  static func line(_ text: String) -> String {
    text.prefix(200).split(whereSeparator: \.isNewline).joined(separator: " ")
      .trimmingCharacters(in: .whitespaces)
  }

  static func attachments(_ attachments: [Attachment], _ locale: Locale) -> String? {
    guard let first = attachments.first else { return nil }
    if attachments.count > 1 {
      return locale.text(
        attachments.allSatisfy { $0.kind == .picture }
          ? "\(attachments.count) pictures" : "\(attachments.count) attachments")
    }
    switch first.kind {
    case .picture: return locale.text("Picture")
    case .audio: return locale.text("Audio message")
    case .video: return locale.text("Video")
    case .file: return first.name
    }
  }

  private static func place(_ message: Message, _ locale: Locale) -> String? {
    message.places.first.map { $0.name ?? locale.text("Location") }
      ?? message.links.first?.host(percentEncoded: false)
  }
}
