import Foundation
import SwiftUICore

/// The images of an app under addresses of the server's: of its bundles by their names, and bytes that it
/// made under names that can't be guessed.
@MainActor
final class ImageResources {
  /// An image as it is sent.
  struct Resource {
    let bytes: Data
    let type: String
  }

  /// The number of bytes of images that are kept; the longest unused go first.
  private let limit: Int
  private var tokens: [Key: String] = [:]
  private var resources: [String: (key: Key, resource: Resource, used: Int)] = [:]
  private var bytes = 0
  private var uses = 0
  /// The names that no file was found for.
  private var missing: Set<Key> = []

  private enum Key: Hashable {
    case named(String, bundle: URL?)
    case data(Data)
  }

  nonisolated static let prefix = "/-/image/"

  init(limit: Int = 64 * 1024 * 1024) { self.limit = limit }

  /// The path of an image; nil where there is none, or what is there is no image.
  func path(for image: ImageContent) -> String? {
    let key: Key
    switch image.source {
    case .symbol: return nil
    case .named(let name, let bundle): key = .named(name, bundle: bundle)
    case .data(let data): key = .data(data)
    }
    if let token = tokens[key] {
      uses += 1
      resources[token]?.used = uses
      return Self.prefix + token
    }
    guard !missing.contains(key) else { return nil }
    guard let resource = load(key), case .success(let token) = Result(catching: { try SecureToken().text })
    else {
      if case .named = key, missing.count < 1000 { missing.insert(key) }
      return nil
    }
    uses += 1
    tokens[key] = token
    resources[token] = (key, resource, uses)
    bytes += resource.bytes.count
    makeRoom()
    return Self.prefix + token
  }

  /// Returns the resource at a path; nil for none.
  func resource(_ token: String) -> Resource? { resources[token]?.resource }

  private func makeRoom() {
    while bytes > limit, let oldest = resources.min(by: { $0.value.used < $1.value.used }),
      resources.count > 1
    {
      bytes -= oldest.value.resource.bytes.count
      tokens[oldest.value.key] = nil
      resources[oldest.key] = nil
    }
  }

  private func load(_ key: Key) -> Resource? {
    let data: Data
    switch key {
    case .data(let given): data = given
    case .named(let name, let bundle):
      guard let url = Self.file(name, bundle),
        case .success(let read) = Result(catching: { try Data(contentsOf: url) })
      else { return nil }
      data = read
    }
    return Self.type(of: data).map { Resource(bytes: data, type: $0) }
  }

  private static let endings = ["png", "jpg", "jpeg", "webp", "gif", "svg", "avif"]

  private static func file(_ name: String, _ bundle: URL?) -> URL? {
    guard !name.isEmpty, !name.contains(".."), !name.hasPrefix("/") else { return nil }
    let bundle = bundle.flatMap { Bundle(url: $0) } ?? .main
    for ending in [nil] + endings.map(Optional.some) {
      for folder in [nil, "Resources", "Images", "Assets"] {
        if let url = bundle.url(forResource: name, withExtension: ending, subdirectory: folder),
          ending != nil || !url.pathExtension.isEmpty
        {
          return url
        }
      }
    }
    return nil
  }

  /// The type of an image by how its bytes begin (the MIME Sniffing standard, section 6.1); nil for
  /// anything else.
  static func type(of data: Data) -> String? {
    func begins(_ bytes: [UInt8], at offset: Int = 0) -> Bool { data.dropFirst(offset).starts(with: bytes) }
    if begins([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
    if begins([0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if begins(Array("GIF87a".utf8)) || begins(Array("GIF89a".utf8)) { return "image/gif" }
    if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) { return "image/webp" }
    if begins(Array("ftypavif".utf8), at: 4) { return "image/avif" }
    let head = String(decoding: data.prefix(512), as: UTF8.self)
    let start = head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if start.hasPrefix("<svg") || start.hasPrefix("<?xml") && head.contains("<svg") { return "image/svg+xml" }
    return nil
  }
}
