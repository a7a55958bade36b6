import Foundation

/// A picture, a recording or another file with a message. Its content lies in a file of the store's folder, under a
/// name that the store made.
package struct Attachment: Identifiable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable, CaseIterable {
    case picture, audio, video, file
  }

  package let id: UUID
  /// The kind of the content, by its first bytes, and never by its name alone.
  package let kind: Kind
  /// The name that it had, without folders, control characters and directions of writing; 120 characters at
  /// most.
  package let name: String
  /// The media type by RFC 2046 that it is served with: `image/png`.
  package let mediaType: String
  package let byteCount: Int
  /// In pixels, of pictures.
  package let width: Int?
  package let height: Int?
  /// In seconds, of recordings, where it is known.
  package let duration: Double?
  /// The SHA-256 checksum of the content as it came; nil for what came before checksums did.
  package let checksum: [UInt8]?

  package init(
    id: UUID, kind: Kind, name: String, mediaType: String, byteCount: Int, width: Int? = nil,
    height: Int? = nil, duration: Double? = nil, checksum: [UInt8]? = nil
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.mediaType = mediaType
    self.byteCount = byteCount
    self.width = width
    self.height = height
    self.duration = duration
    self.checksum = checksum
  }
}
