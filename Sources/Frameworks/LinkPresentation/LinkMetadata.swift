import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// The metadata of a link, as a value.
public struct LinkMetadata: Sendable, Hashable, Codable {
  /// A kind of media attached to a link.
  public struct Attachment: Sendable, Hashable, Codable {
    let name: String

    /// The icon of the site.
    public static let icon = Attachment(name: "icon")
    /// An image of the content.
    public static let image = Attachment(name: "image")
    /// A video that is stored with the metadata, not at a URL.
    public static let video = Attachment(name: "video")
  }

  /// The URL that was requested.
  public var originalURL: URL
  /// The URL that responded, after redirections.
  public var url: URL
  /// The title of the page.
  public var title: String?
  /// The URL of a video.
  public var remoteVideo: URL?

  private var attachments: [String: Medium] = [:]

  private struct Medium: Sendable, Hashable, Codable {
    var type: UTType
    var data: Data
  }

  /// Creates metadata with only a URL.
  public init(url: URL) {
    originalURL = url
    self.url = url
  }

  /// Creates metadata from a reference, or returns nil if it has no URL.
  public init?(_ metadata: sending LPLinkMetadata) {
    guard let url = metadata.url ?? metadata.originalURL else { return nil }
    self.url = url
    originalURL = metadata.originalURL ?? url
    title = metadata.title
    remoteVideo = metadata.remoteVideoURL
  }

  /// Stores the data of an attachment, or removes the attachment. An addition of Beckon.
  public mutating func setMedia(_ data: Data?, contentType: UTType, for attachment: Attachment) {
    attachments[attachment.name] = data.map { Medium(type: contentType, data: $0) }
  }

  /// Returns an attachment as a value of a type, or nil if there is no such attachment or `type` can't be
  /// imported from its content type.
  ///
  /// - Throws: The error of the import.
  public func media<Media: Transferable>(_ attachment: Attachment, as type: Media.Type) async throws -> Media?
  {
    guard let medium = attachments[attachment.name] else { return nil }
    guard Media.importedContentTypes().contains(where: { medium.type.conforms(to: $0) }) else { return nil }
    return try await Media(importing: medium.data, contentType: medium.type)
  }
}

extension LPLinkMetadata {
  /// Creates a reference from the value, without attachments. An addition of Beckon.
  public convenience init(_ metadata: LinkMetadata) {
    self.init()
    originalURL = metadata.originalURL
    url = metadata.url
    title = metadata.title
    remoteVideoURL = metadata.remoteVideo
  }
}
