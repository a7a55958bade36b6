import FoundationPlus

/// The context of a conversation between participants, from which replies are suggested; the base of those for
/// messages and for mail.
///
/// A context is read when a field that has it gets the focus, and when the field's input delegate is told that
/// it changed; what is changed in it at other times isn't noticed.
open class UIConversationContext: NSObject {
  /// The unique identifier of the thread. It is what a person's switch for the conversation is kept under.
  open var threadIdentifier = ""
  /// The messages of the thread, oldest first. Only the latest are read; those of a thread whose dates run the
  /// other way are read from its beginning.
  open var entries: [Entry] = []
  /// The identifiers of the person who uses the app, who may have several addresses.
  open var selfIdentifiers: Set<String> = []
  /// The identifiers of the people to whom the response goes.
  open var responsePrimaryRecipientIdentifiers: Set<String> = []
  /// The names of the participants by their identifiers.
  open var participantNameByIdentifier: [String: PersonNameComponents] = [:]

  /// Creates the context of an empty conversation.
  public override init() { super.init() }

  /// A message of a conversation; the base of those that are sent at once and of mails.
  open class Entry: NSObject {
    /// The unique identifier of the entry in the conversation.
    open var entryIdentifier = ""
    /// The identifier of the entry to which this one replies, if it does.
    open var replyThreadIdentifier: String?
    /// The text.
    open var text = ""
    /// The date on which the entry was sent; `distantPast`, as at first, where it isn't known.
    open var sentDate = Date.distantPast
    /// The identifier of the sender; empty where it isn't known.
    open var senderIdentifier = ""
    /// The identifiers of the people to whom the entry was addressed.
    open var primaryRecipientIdentifiers: Set<String> = []

    /// Creates an empty entry.
    public override init() { super.init() }
  }
}
