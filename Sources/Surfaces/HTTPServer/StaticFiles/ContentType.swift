/// Content types of what a web page is made of, by the name's extension.
package enum ContentType {
  /// The type of a file name; `application/octet-stream` where it is not known. Texts are UTF-8.
  package static func of(_ name: some StringProtocol) -> String {
    guard let dot = name.utf8.lastIndexOfDot else { return fallback }
    return known[String(name[dot...].dropFirst()).asciiLowercased] ?? fallback
  }

  private static let fallback = "application/octet-stream"

  /// Whether compressing is worth while.
  static func isText(_ type: String) -> Bool {
    let plain = type.prefix { $0 != ";" }
    return plain.hasPrefix("text/") || plain.hasSuffix("json") || plain.hasSuffix("xml")
      || ["application/javascript", "application/manifest+json", "application/wasm"].contains(String(plain))
  }

  private static let known: [String: String] = [
    "html": "text/html; charset=utf-8", "htm": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8", "json": "application/json",
    "map": "application/json", "webmanifest": "application/manifest+json",
    "txt": "text/plain; charset=utf-8", "md": "text/markdown; charset=utf-8",
    "csv": "text/csv; charset=utf-8", "ics": "text/calendar; charset=utf-8",
    "vcf": "text/vcard; charset=utf-8", "xml": "application/xml", "svg": "image/svg+xml",
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "avif": "image/avif", "ico": "image/x-icon", "pdf": "application/pdf", "wasm": "application/wasm",
    "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf", "otf": "font/otf", "mp3": "audio/mpeg",
    "m4a": "audio/mp4", "ogg": "audio/ogg", "wav": "audio/wav", "mp4": "video/mp4", "webm": "video/webm",
  ]
}

extension Collection where Element == UInt8 {
  /// The last dot that is not the first byte.
  fileprivate var lastIndexOfDot: Index? {
    var found: Index?
    for index in indices where self[index] == UInt8(ascii: ".") && index != startIndex { found = index }
    return found
  }
}
