import Foundation

/// Attributes of any item.
extension CSSearchableItemAttributeSet {
  /// The name to show in results.
  public var displayName: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The alternate names.
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

  /// The URL of the content.
  public var contentURL: URL? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The URL of a thumbnail.
  public var thumbnailURL: URL? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The data of a thumbnail.
  public var thumbnailData: Data? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The URL of a thumbnail for dark backgrounds.
  public var darkThumbnailURL: URL? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The unique identifier of a related item.
  public var relatedUniqueIdentifier: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The unique identifier of a related item, which is not kept alive by the relation.
  public var weakRelatedUniqueIdentifier: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The modification date of the metadata.
  public var metadataModificationDate: Date? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The keywords.
  public var keywords: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// A short description of the content.
  public var contentDescription: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The text of the content.
  public var textContent: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The transcribed text of the content, from audio or images.
  public var transcribedTextContent: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// A summary of the text.
  public var textContentSummary: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// A Boolean value that indicates whether the item is urgent.
  public var isPriority: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The sources of the content.
  public var contentSources: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The version.
  public var version: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// A Boolean value that indicates whether a person created the item.
  public var userCreated: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// A Boolean value that indicates whether a person owns the item.
  public var userOwned: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// A Boolean value that indicates whether a person chose the item.
  public var userCurated: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The importance among the app's own items, from 0 to 100.
  public var rankingHint: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The group of the item.
  public var domainIdentifier: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The type identifiers in which the app can provide the item's data.
  public var providerDataTypeIdentifiers: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The type identifiers in which the app can provide a file.
  public var providerFileTypeIdentifiers: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The type identifiers in which the app can provide its own file in place.
  public var providerInPlaceFileTypeIdentifiers: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// A Boolean value that indicates whether ``phoneNumbers`` may be called.
  public var supportsPhoneCall: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// A Boolean value that indicates whether ``latitude`` and ``longitude`` are a navigation destination.
  public var supportsNavigation: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The identifiers of the actions that results offer.
  public var actionIdentifiers: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The title of the container.
  public var containerTitle: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The display name of the container.
  public var containerDisplayName: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The identifier of the container.
  public var containerIdentifier: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The position within the container.
  public var containerOrder: NSNumber? {
    get { self[] }
    set { self[] = newValue }
  }
}
