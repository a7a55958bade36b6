import Foundation
import FoundationPlus
import SwiftUICore

/// The recordings and films that views play, under addresses that can't be guessed. They are read as they
/// are played.
@MainActor
final class MediaFiles {
  /// A file with the type that it is sent with.
  struct Resource: Sendable {
    let file: URL
    let type: String

    var isVideo: Bool { type.hasPrefix("video/") }
  }

  nonisolated static let prefix = "/-/media/"
  /// The number of files that have an address; the oldest lose theirs first, and get another when they are
  /// shown again.
  static let limit = 2_000

  private var tokens: [MediaSource: String] = [:]
  private var resources: [String: Resource] = [:]
  private var order: [MediaSource] = []

  /// The path of a file, and whether there are pictures in it; nil where it can't be played.
  func path(for source: MediaSource) -> (path: String, isVideo: Bool)? {
    if let token = tokens[source], let resource = resources[token] {
      return (Self.prefix + token, resource.isVideo)
    }
    guard let type = Self.type(of: source.file),
      case .success(let token) = Result(catching: { try SecureToken().text })
    else { return nil }
    if order.count >= Self.limit {
      let oldest = order.removeFirst()
      tokens.removeValue(forKey: oldest).map { resources[$0] = nil }
    }
    let resource = Resource(file: source.file, type: type)
    tokens[source] = token
    resources[token] = resource
    order.append(source)
    return (Self.prefix + token, resource.isVideo)
  }

  /// Returns the resource at a path; nil for none.
  func resource(_ token: String) -> Resource? { resources[token] }

  private static func type(of file: URL) -> String? {
    guard file.isFileURL,
      case .success(let handle) = Result(catching: { try FileHandle(forReadingFrom: file) })
    else { return nil }
    defer { _ = Result { try handle.close() } }
    guard case .success(let head?) = Result(catching: { try handle.read(upToCount: 32) }) else { return nil }
    return type(of: head)
  }

  /// The type of a recording or film by how its bytes begin (the MIME Sniffing standard, section 6.2, and
  /// RFC 9639 for FLAC); nil for anything else.
  static func type(of data: Data) -> String? {
    let bytes = [UInt8](data.prefix(12))
    func has(_ text: String, at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: text.utf8)
    }
    if has("RIFF"), has("WAVE", at: 8) { return "audio/wav" }
    if has("ID3") { return "audio/mpeg" }
    if has("fLaC") { return "audio/flac" }
    if has("OggS") { return "audio/ogg" }
    if has("ftyp", at: 4) { return has("M4A ", at: 8) || has("M4B ", at: 8) ? "audio/mp4" : "video/mp4" }
    if bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) { return "video/webm" }
    guard bytes.count >= 2, bytes[0] == 0xFF else { return nil }
    // The layer's bits tell MPEG audio from the frames of AAC, which have none.
    if bytes[1] & 0xF6 == 0xF0 { return "audio/aac" }
    return bytes[1] & 0xE0 == 0xE0 && bytes[1] & 0x06 != 0 ? "audio/mpeg" : nil
  }
}
