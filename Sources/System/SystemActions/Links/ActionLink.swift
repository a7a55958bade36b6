import Foundation
import PlainText

/// An address that an action may open: of a kind on a short list, and saying where it leads.
package struct ActionLink: Sendable, Hashable {
  /// The schemes that are opened. All others are refused: `javascript:`, `file:`, `data:`, those of programs.
  package static let schemes: Set<String> = ["https", "http", "tel", "sms", "mailto", "geo"]
  /// No browser takes longer ones everywhere.
  package static let longest = 8_000

  package let url: URL
  package let scheme: String

  /// Reads an address.
  /// - Throws: `SystemActionsError` with `unsafeAddress` for one that isn't absolute, of another scheme, too
  ///   long, with a name or password for the host, or with signs that no address has.
  package init(_ text: String) throws {
    guard text.utf8.count <= ActionLink.longest else {
      throw SystemActionsError(
        .unsafeAddress,
        .own("The address has more than \(ActionLink.longest) characters, so it isn't opened."))
    }
    guard !text.unicodeScalars.contains(where: ActionLink.isHidden), let colon = text.firstIndex(of: ":"),
      let url = URL(string: text)
    else {
      throw SystemActionsError(.unsafeAddress, .own("“\(ActionText.line(text, limit: 80))” is no address."))
    }
    let scheme = text[..<colon].lowercased()
    guard ActionLink.schemes.contains(scheme), url.scheme?.lowercased() == scheme else {
      throw SystemActionsError(
        .unsafeAddress,
        .own(
          "Addresses that begin with “\(ActionText.line(String(text[..<colon]), limit: 30)):” aren't opened.")
      )
    }
    if scheme == "https" || scheme == "http" {
      guard let host = url.host(percentEncoded: false), !host.isEmpty else {
        throw SystemActionsError(.unsafeAddress, .own("“\(ActionText.line(text, limit: 80))” names no host."))
      }
      // "https://bank.example@evil.example" leads to evil.example, whatever it looks like.
      guard url.user == nil, url.password == nil, !ActionLink.authority(of: text).contains("@") else {
        throw SystemActionsError(
          .unsafeAddress,
          .own(
            """
            The address hides a name or password before its host \(ActionText.line(host, limit: 80)), so it isn't \
            opened.
            """))
      }
    }
    self.url = url
    self.scheme = scheme
  }

  /// Blanks, control characters and signs that turn the direction of what stands beside them.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x20, 0x7F...0xA0, 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
    default: scalar == "\\"
    }
  }

  private static func authority(of text: String) -> Substring {
    guard let start = text.range(of: "//")?.upperBound else { return "" }
    return text[start...].prefix { !"/?#".contains($0) }
  }

  /// The host as it is shown: in its letters where they can't be mistaken for others, else as Punycode
  /// (RFC 3492). Nil for addresses without a host.
  package var host: String? {
    guard scheme == "https" || scheme == "http", let ascii = url.host(percentEncoded: false) else {
      return nil
    }
    let name = (url.host(percentEncoded: true) ?? ascii).removingPercentEncoding ?? ascii
    return HostName.isUnmistakable(name) ? name : ascii
  }

  /// A Boolean value that indicates whether others on the way can read and change what is sent.
  package var isUnprotected: Bool { scheme == "http" }
}
