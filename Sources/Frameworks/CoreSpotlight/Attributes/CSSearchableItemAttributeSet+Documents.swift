import Foundation

/// Attributes of documents.
extension CSSearchableItemAttributeSet {
  /// The subject.
  public var subject: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The theme.
  public var theme: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The creation date of the content.
  public var contentCreationDate: Date? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The modification date of the content.
  public var contentModificationDate: Date? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The date on which the item was added.
  public var addedDate: Date? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The date of the last use.
  public var lastUsedDate: Date? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The download date.
  public var downloadedDate: Date? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The program that created the document.
  public var creator: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The kind of document.
  public var kind: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The size of the file in bytes.
  public var fileSize: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The number of pages.
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

  /// The programs that created the current form.
  public var encodingApplications: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The organisations that created the document.
  public var organizations: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The method of protection.
  public var securityMethod: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The audiences of the document.
  public var audiences: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The related contacts.
  public var contactKeywords: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The place or time that the document covers.
  public var coverage: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The fonts in the document.
  public var fontNames: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The identifier in a domain-specific scheme.
  public var identifier: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The contributors.
  public var contributors: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The editors.
  public var editors: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The languages of the content (RFC 4646).
  public var languages: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The participants.
  public var participants: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The projects that the document belongs to.
  public var projects: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The publishers.
  public var publishers: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The rights.
  public var rights: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The role of the author.
  public var role: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The original format.
  public var originalFormat: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The original source.
  public var originalSource: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The copyright notice.
  public var copyright: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Further information.
  public var information: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The instructions for use.
  public var instructions: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The headline.
  public var headline: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The rating, from 0 to 5.
  public var rating: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The description of the rating.
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
