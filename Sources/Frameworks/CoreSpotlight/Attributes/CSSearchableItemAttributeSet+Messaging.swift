// The names are the platforms', which begin with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Attributes of messages, calls and people.
extension CSSearchableItemAttributeSet {
  /// The identifier of the account.
  public var accountIdentifier: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The person's own handles in the account.
  public var accountHandles: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The content as HTML.
  public var HTMLContentData: Data? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The authors.
  public var authors: [CSPerson]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The names of the authors.
  public var authorNames: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The email addresses of the authors.
  public var authorEmailAddresses: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The handles of the authors.
  public var authorAddresses: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The primary recipients.
  public var primaryRecipients: [CSPerson]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The recipients of a copy.
  public var additionalRecipients: [CSPerson]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The recipients of a blind copy.
  public var hiddenAdditionalRecipients: [CSPerson]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The names of the recipients.
  public var recipientNames: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The email addresses of the recipients.
  public var recipientEmailAddresses: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The handles of the recipients.
  public var recipientAddresses: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The header fields of the mail.
  public var emailHeaders: [String: [String]]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The mailboxes that contain the message.
  public var mailboxIdentifiers: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The phone numbers.
  public var phoneNumbers: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The email addresses.
  public var emailAddresses: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The instant messaging addresses.
  public var instantMessageAddresses: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// A Boolean value that indicates whether the message is probably junk.
  public var isLikelyJunk: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }
}
