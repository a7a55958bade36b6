import Conversations
import Foundation

/// A thread as a field for the next message has it: the messages so far, and what is written in the field.
public struct ReplyThread: Sendable, Hashable {
  /// The kind of a thread.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case messages, mail
  }

  /// The content of a message.
  public enum Content: String, Sendable, Hashable, CaseIterable {
    case text
    /// Emoji and nothing else.
    case emoji
    /// A picture, a sound, a file: nothing to read.
    case media
  }

  /// A message of a thread.
  public struct Entry: Sendable, Hashable {
    /// The message, with its sender and recipients.
    public var message: Message
    /// The content.
    public var content: Content

    /// Creates an entry.
    /// - Parameter content: nil to see it in the text: emoji where there is nothing else, media where there is
    ///   nothing at all or a stand-in for an attachment (U+FFFC).
    public init(_ message: Message, content: Content? = nil) {
      self.message = message
      self.content = content ?? Content(of: message.body)
    }

    /// Whether it is a message of the person's own.
    var isOwn: Bool { message.sender?.isUser ?? false }
  }

  /// The kind, on which the rules depend.
  public var kind: Kind
  /// The messages, oldest first.
  public var entries: [Entry]
  /// The text in the field.
  public var draft: String

  /// Creates a thread.
  public init(kind: Kind, entries: [Entry], draft: String = "") {
    self.kind = kind
    self.entries = entries
    self.draft = draft
  }

  /// Creates the thread of a conversation whose next message is to be written.
  public init(_ conversation: Conversation) {
    self.init(
      kind: conversation.isMail ? .mail : .messages, entries: conversation.messages.map { Entry($0) })
  }
}

extension ReplyThread.Content {
  /// The content that shows in a text.
  init(of text: String) {
    var hasEmoji = false
    var hasAttachment = false
    for scalar in text.unicodeScalars {
      let properties = scalar.properties
      if properties.isAlphabetic || scalar.isASCII && !properties.isWhitespace {
        self = .text
        return
      }
      if scalar == "\u{FFFC}" { hasAttachment = true }
      if properties.isEmoji { hasEmoji = true }
    }
    self = hasAttachment || !hasEmoji ? .media : .emoji
  }
}
