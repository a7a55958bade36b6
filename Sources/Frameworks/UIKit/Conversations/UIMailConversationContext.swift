import FoundationPlus

/// The context of a conversation by mail.
open class UIMailConversationContext: UIConversationContext {
  /// The subject of the intended response.
  open var responseSubject = ""
  /// A Boolean value that indicates whether the app puts a signature of its own below the response.
  open var responseHasCustomSignature = false
  /// The identifiers of the people who get a copy of the response.
  open var responseSecondaryRecipientIdentifiers: Set<String> = []

  /// A mail.
  open class MailEntry: Entry {
    /// The category of the mail. Replies are suggested to personal mail and to mail without a category.
    open var kind = Kind.none
    /// The identifiers of the people who got a copy of the mail.
    open var responseSecondaryRecipientIdentifiers: Set<String> = []

    /// The categories of mail.
    public enum Kind: Int, Sendable {
      /// No category.
      case none = 0
      /// Personal correspondence.
      case personal = 1
      /// An offer.
      case promotion = 2
      /// A notice of social media.
      case social = 3
      /// A purchase or a payment.
      case transaction = 4
      /// News.
      case news = 5
    }
  }
}
