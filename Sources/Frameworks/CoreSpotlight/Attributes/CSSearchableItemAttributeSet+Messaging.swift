// The names are the platforms', which begin with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What messages, calls and people have.
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

  /// Who wrote it.
  public var authors: [CSPerson]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The names of those who wrote it.
  public var authorNames: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The mail addresses of those who wrote it.
  public var authorEmailAddresses: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The handles of those who wrote it.
  public var authorAddresses: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Whom it was sent to.
  public var primaryRecipients: [CSPerson]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Who got a copy.
  public var additionalRecipients: [CSPerson]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Who got a blind copy.
  public var hiddenAdditionalRecipients: [CSPerson]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The names of those it was sent to.
  public var recipientNames: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The mail addresses of those it was sent to.
  public var recipientEmailAddresses: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The handles of those it was sent to.
  public var recipientAddresses: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The lines of the mail's head.
  public var emailHeaders: [String: [String]]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The mailboxes it is in.
  public var mailboxIdentifiers: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Phone numbers.
  public var phoneNumbers: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Mail addresses.
  public var emailAddresses: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Addresses for instant messages.
  public var instantMessageAddresses: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Whether it is junk, as far as one can tell.
  public var isLikelyJunk: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }
}
