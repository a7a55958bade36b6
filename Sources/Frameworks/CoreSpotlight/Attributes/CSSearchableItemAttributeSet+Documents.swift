import Foundation

/// What documents have.
extension CSSearchableItemAttributeSet {
  /// What it is about.
  public var subject: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The theme.
  public var theme: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// When the content was made.
  public var contentCreationDate: Date? {
    get { self[] }
    set { self[] = newValue }
  }

  /// When the content changed.
  public var contentModificationDate: Date? {
    get { self[] }
    set { self[] = newValue }
  }

  /// When it was added where it is.
  public var addedDate: Date? {
    get { self[] }
    set { self[] = newValue }
  }

  /// When it was last used.
  public var lastUsedDate: Date? {
    get { self[] }
    set { self[] = newValue }
  }

  /// When it was downloaded.
  public var downloadedDate: Date? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The program it was made with.
  public var creator: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// What kind of document it is.
  public var kind: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The size of the file in bytes.
  public var fileSize: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// How many pages it has.
  public var pageCount: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The width of a page in points.
  public var pageWidth: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The height of a page in points.
  public var pageHeight: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The programs that made the present form.
  public var encodingApplications: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The organisations that made it.
  public var organizations: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// How it is protected.
  public var securityMethod: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Whom it is for.
  public var audiences: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Contacts it has to do with.
  public var contactKeywords: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The place or time it covers.
  public var coverage: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The fonts in it.
  public var fontNames: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The identifier that its field gives it.
  public var identifier: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Who else worked on it.
  public var contributors: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Who edited it.
  public var editors: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The languages of its content (RFC 4646).
  public var languages: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Who takes part in it.
  public var participants: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The projects it belongs to.
  public var projects: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Who published it.
  public var publishers: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The rights to it.
  public var rights: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The role of its author.
  public var role: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The format it had first.
  public var originalFormat: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// What it was made from.
  public var originalSource: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The note of copyright.
  public var copyright: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Further information.
  public var information: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// How it is to be used.
  public var instructions: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The headline.
  public var headline: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// How good people find it, from 0 to 5.
  public var rating: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// What the rating says.
  public var ratingDescription: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// A comment.
  public var comment: String? {
    get { self[] }
    set { self[] = newValue }
  }
}
