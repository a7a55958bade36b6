import PlainText
import SwiftUICore

/// An address that may stand in a document.
struct SafeURL: Equatable {
  /// The address, as it stands in an attribute.
  let text: String
  /// The host in ASCII; nil if the address has none.
  let host: String?

  /// The schemes that hand over to a program that asks the person, or show a page.
  private static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "geo"]

  /// Creates a safe address; nil unless it is of one of a few kinds: `http` and `https` with a host and
  /// nothing before it, `mailto`, `tel`, `sms`, `geo`, and a path of the app's own server. Whatever else there
  /// is, scripts above all, is never an address.
  init?(_ url: URL) {
    let text = url.absoluteString
    // What browsers leave out or take for a slash must not make another address of it.
    guard !text.isEmpty, text.utf8.count <= 8_192,
      text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") })
    else { return nil }
    guard let scheme = url.scheme?.lowercased() else {
      guard text.hasPrefix("/"), !text.hasPrefix("//") else { return nil }
      self.text = text
      host = nil
      return
    }
    guard Self.schemes.contains(scheme), text.lowercased().hasPrefix(scheme + ":") else { return nil }
    if scheme == "http" || scheme == "https" {
      // "https://bank.example@evil.example" leads to evil.example, whatever it looks like.
      guard text.dropFirst(scheme.count).hasPrefix("://"), let name = url.host, !name.isEmpty,
        !name.contains("@"), !Self.authority(of: text).contains("@"),
        let ascii = Punycode.ascii(host: name)
      else { return nil }
      host = ascii
    } else {
      host = nil
    }
    self.text = text
  }

  private static func authority(of text: String) -> Substring {
    guard let start = text.range(of: "//")?.upperBound else { return "" }
    return text[start...].prefix { !"/?#".contains($0) }
  }
}
