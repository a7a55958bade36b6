import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// What is known of a link, as a value.
public struct LinkMetadata: Sendable, Hashable, Codable {
  /// A kind of media that belongs to a link.
  public struct Attachment: Sendable, Hashable, Codable {
    let name: String

    /// A small sign of the site.
    public static let icon = Attachment(name: "icon")
    /// A picture of what the link leads to.
    public static let image = Attachment(name: "image")
    /// A film that is here, not at a URL.
    public static let video = Attachment(name: "video")
  }

  /// The URL that was asked for.
  public var originalURL: URL
  /// The URL that answered, after redirections.
  public var url: URL
  /// The title.
  public var title: String?
  /// Where a film of the link is.
  public var remoteVideo: URL?

  private var attachments: [String: Medium] = [:]

  private struct Medium: Sendable, Hashable, Codable {
    var type: UTType
    var data: Data
  }

  /// Makes metadata of which only the URL is known.
  public init(url: URL) {
    originalURL = url
    self.url = url
  }

  /// Takes what `metadata` knows; nil where it has no URL.
  public init?(_ metadata: sending LPLinkMetadata) {
    guard let url = metadata.url ?? metadata.originalURL else { return nil }
    self.url = url
    originalURL = metadata.originalURL ?? url
    title = metadata.title
    remoteVideo = metadata.remoteVideoURL
  }

  /// Keeps the bytes of an attachment, or forgets the attachment. An addition of Beckon.
  public mutating func setMedia(_ data: Data?, contentType: UTType, for attachment: Attachment) {
    attachments[attachment.name] = data.map { Medium(type: contentType, data: $0) }
  }

  /// The attachment as a value of the given type; nil where there is no such attachment or its type of content
  /// isn't one that `type` can be made from.
  ///
  /// - Throws: What the type's import throws.
  public func media<Media: Transferable>(_ attachment: Attachment, as type: Media.Type) async throws -> Media?
  {
    guard let medium = attachments[attachment.name] else { return nil }
    guard Media.importedContentTypes().contains(where: { medium.type.conforms(to: $0) }) else { return nil }
    return try await Media(importing: medium.data, contentType: medium.type)
  }
}

extension LPLinkMetadata {
  /// Takes what the value knows, its attachments left aside. An addition of Beckon.
  public convenience init(_ metadata: LinkMetadata) {
    self.init()
    originalURL = metadata.originalURL
    url = metadata.url
    title = metadata.title
    remoteVideoURL = metadata.remoteVideo
  }
}
