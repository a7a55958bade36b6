import CodedErrors
import Foundation

/// A loader that loads the images of ``AsyncImage``.
package final class ImageLoader: Equatable, Sendable {
  /// The greatest number of bytes that an image may have.
  package let limit: Int
  /// Gets the bytes of a URL that isn't a file or its own data; nil refuses them. It must not return more
  /// than the limit, which is its second argument.
  package let fetch: (@Sendable (URL, Int) async throws -> Data)?

  /// Creates a loader. A surface that lets apps reach the network passes `fetch`.
  package init(
    limit: Int = 8_000_000, fetch: (@Sendable (URL, Int) async throws -> Data)? = nil
  ) {
    self.limit = limit
    self.fetch = fetch
  }

  /// The loader where no surface says what is allowed.
  static let standard = ImageLoader()

  package static func == (a: ImageLoader, b: ImageLoader) -> Bool { a === b }

  /// The bytes of an image.
  ///
  /// - Throws: ``ImageLoadingError`` for what isn't allowed, is too large or is no image, and what reading throws.
  @concurrent
  package func data(of url: URL) async throws -> Data {
    let data: Data
    switch url.scheme?.lowercased() {
    case "file": data = try file(url)
    case "data": data = try Self.contents(of: url, limit: limit)
    case "http", "https":
      guard let fetch else {
        throw ImageLoadingError(.notAllowed, "\(url.host() ?? "the network") may not be reached for images")
      }
      data = try await fetch(url, limit)
    default:
      throw ImageLoadingError(
        .notAllowed, "images are loaded by https, http, file and data, not by \(url.scheme ?? "no scheme")")
    }
    guard data.count <= limit else { throw tooLarge(data.count) }
    guard Self.isImage(data) else {
      throw ImageLoadingError(
        .notAnImage, "what was loaded is no PNG, JPEG, GIF, WebP, AVIF, HEIC, BMP or SVG")
    }
    return data
  }

  private func tooLarge(_ count: Int) -> ImageLoadingError {
    ImageLoadingError(.tooLarge, "the image has \(count) bytes; \(limit) are allowed")
  }

  private func file(_ url: URL) throws -> Data {
    let handle = try FileHandle(forReadingFrom: url)
    defer { try? handle.close() }  // It was only read.
    let data = try handle.read(upToCount: limit + 1) ?? Data()
    guard data.count <= limit else { throw tooLarge(data.count) }
    return data
  }

  /// Returns the bytes that a `data` URL (RFC 2397) holds.
  static func contents(of url: URL, limit: Int) throws -> Data {
    let text = url.absoluteString.utf8.dropFirst("data:".utf8.count)
    // Percent encoding makes three bytes of one, base 64 four of three.
    guard let comma = text.firstIndex(of: UInt8(ascii: ",")), text.count <= limit * 3 + 1_000,
      let body = String(text[text.index(after: comma)...])?.removingPercentEncoding
    else { throw ImageLoadingError(.notAnImage, "the data URL has no readable content") }
    guard let head = String(text[..<comma]), head.lowercased().hasSuffix(";base64") else {
      return Data(body.utf8)
    }
    guard let data = Data(base64Encoded: body, options: .ignoreUnknownCharacters) else {
      throw ImageLoadingError(.notAnImage, "the data URL says base64, and isn't")
    }
    return data
  }

  /// Returns whether bytes begin as a kind of image does that surfaces show (WHATWG MIME Sniffing, section
  /// 6.1).
  static func isImage(_ data: Data) -> Bool {
    let bytes = Array(data.prefix(512))
    func begins(_ text: String, at start: Int = 0) -> Bool {
      bytes.count >= start + text.utf8.count && bytes[start...].starts(with: text.utf8)
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) || bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      return true
    }
    if begins("GIF8") || begins("BM") || (begins("RIFF") && begins("WEBP", at: 8)) { return true }
    if begins("ftyp", at: 4) {
      return ["avif", "avis", "heic", "heix", "mif1"].contains { begins($0, at: 8) }
    }
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    return text.contains("<svg") && text.drop(while: \.isWhitespace).first == "<"
  }
}

/// The error that keeps an image from being loaded.
package struct ImageLoadingError: CodedError {
  /// The kind of the error.
  package struct Code: ErrorCode {
    /// The stable name.
    package let rawValue: String

    /// Creates a code from its stable name.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// The URL may not be loaded.
    package static let notAllowed = Code(rawValue: "notAllowed")
    /// The image has more bytes than allowed.
    package static let tooLarge = Code(rawValue: "tooLarge")
    /// The bytes are no image.
    package static let notAnImage = Code(rawValue: "notAnImage")
  }

  package let code: Code
  package let message: String
  package let underlying: (any Error)?

  package init(_ code: Code, _ message: String, underlying: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlying = underlying
  }
}

private enum ImageLoaderKey: EnvironmentKey {
  static var defaultValue: ImageLoader { .standard }
}

extension EnvironmentValues {
  /// Loads the images of ``AsyncImage``; a surface sets what it allows.
  package var imageLoader: ImageLoader {
    get { self[ImageLoaderKey.self] }
    set { self[ImageLoaderKey.self] = newValue }
  }
}
