import Foundation

/// What any item may have.
extension CSSearchableItemAttributeSet {
  /// The name to show in results.
  public var displayName: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Other names it is known by.
  public var alternateNames: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The title.
  public var title: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The path of the file, for documents in files.
  public var path: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Where the content is.
  public var contentURL: URL? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Where a small picture of it is.
  public var thumbnailURL: URL? {
    get { self[] }
    set { self[] = newValue }
  }

  /// A small picture of it.
  public var thumbnailData: Data? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Where a small picture for a dark background is.
  public var darkThumbnailURL: URL? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The unique identifier of an item that this one belongs with.
  public var relatedUniqueIdentifier: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The unique identifier of an item that this one belongs with, without keeping it.
  public var weakRelatedUniqueIdentifier: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// When what is known of it changed.
  public var metadataModificationDate: Date? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Words to find it by.
  public var keywords: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// A few words about the content.
  public var contentDescription: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The text of the content.
  public var textContent: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Text that was heard or recognised in the content.
  public var transcribedTextContent: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// A summary of the text.
  public var textContentSummary: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Whether it is urgent.
  public var isPriority: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Where the content comes from.
  public var contentSources: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The version.
  public var version: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Whether a person made it.
  public var userCreated: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Whether a person owns it.
  public var userOwned: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Whether a person chose it.
  public var userCurated: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// How much it matters among the app's own items, from 0 to 100.
  public var rankingHint: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The group of items it belongs to.
  public var domainIdentifier: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The types in which the app can give its data.
  public var providerDataTypeIdentifiers: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The types in which the app can give a file.
  public var providerFileTypeIdentifiers: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The types in which the app can open its own file.
  public var providerInPlaceFileTypeIdentifiers: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Whether ``phoneNumbers`` may be called.
  public var supportsPhoneCall: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Whether ``latitude`` and ``longitude`` may be navigated to.
  public var supportsNavigation: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The actions that results offer.
  public var actionIdentifiers: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The title of what holds it.
  public var containerTitle: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The name of what holds it.
  public var containerDisplayName: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The identifier of what holds it.
  public var containerIdentifier: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// Its place within what holds it.
  public var containerOrder: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }
}
