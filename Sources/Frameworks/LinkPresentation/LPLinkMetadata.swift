import Foundation

/// What is known of a link: where it leads, its title, its film.
///
/// Like a value that is passed by reference; not safe to use from several tasks at once.
/// ``LinkMetadata`` is.
open class LPLinkMetadata: NSObject, NSCopying {
  /// The URL that was asked for.
  public var originalURL: URL?
  /// The URL that answered, after redirections.
  public var url: URL?
  /// The title.
  public var title: String?
  /// Where a film of the link is.
  public var remoteVideoURL: URL?

  /// Makes empty metadata.
  public override init() {}

  /// Other metadata of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = LPLinkMetadata()
    copy.originalURL = originalURL
    copy.url = url
    copy.title = title
    copy.remoteVideoURL = remoteVideoURL
    return copy
  }

  /// Whether all values are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? LPLinkMetadata else { return false }
    return other.originalURL == originalURL && other.url == url && other.title == title
      && other.remoteVideoURL == remoteVideoURL
  }

  open override var hash: Int { [originalURL, url, remoteVideoURL].hashValue }
}
