import FoundationPlus

/// The context of a conversation in a messaging app.
open class UIMessageConversationContext: UIConversationContext {
  /// A Boolean value that indicates whether the conversation is junk, to which nothing is suggested.
  open var isJunk = false

  /// A message of a messaging app.
  open class MessageEntry: Entry {
    /// The kind of the message's content.
    open var dataKind = DataKind.text
    /// A Boolean value that indicates whether the person who uses the app sent the message, whatever its
    /// sender's identifier.
    open var wasSentBySelf = false

    /// The kinds of content that a message can have.
    public enum DataKind: Int, Sendable {
      /// Text.
      case text = 0
      /// An attachment, such as a picture or a file.
      case attachment = 1
      /// Anything else, such as a sticker or a payment.
      case other = 2
    }
  }
}
