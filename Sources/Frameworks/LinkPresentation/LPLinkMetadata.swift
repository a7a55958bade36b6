import Foundation

/// The metadata of a link: its URL, title and video.
///
/// A reference type that is not safe to use from several tasks at once, unlike ``LinkMetadata``.
open class LPLinkMetadata: NSObject, NSCopying {
  /// The URL that was requested.
  public var originalURL: URL?
  /// The URL that responded, after redirections.
  public var url: URL?
  /// The title of the page.
  public var title: String?
  /// The URL of a video.
  public var remoteVideoURL: URL?

  /// Creates empty metadata.
  public override init() {}

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = LPLinkMetadata()
    copy.originalURL = originalURL
    copy.url = url
    copy.title = title
    copy.remoteVideoURL = remoteVideoURL
    return copy
  }

  /// Returns a Boolean value that indicates whether all values are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? LPLinkMetadata else { return false }
    return other.originalURL == originalURL && other.url == url && other.title == title
      && other.remoteVideoURL == remoteVideoURL
  }

  /// The hash value of the URLs.
  open override var hash: Int { [originalURL, url, remoteVideoURL].hashValue }
}
