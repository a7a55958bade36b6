import PlainText
import SwiftUICore

/// The rule that shows the host of a link whose text names another one.
///
/// The rule: if the text has a word that reads as an address or as the name of a host, the real host is shown
/// after the text, unless the word's host is the real one, or the real one without `www.`, in letters that
/// can't be taken for others (``HostName``). Letters beyond ASCII in either are compared, and shown, as
/// Punycode. Direction marks and overrides are taken out of link texts.
enum LinkText {
  /// The host to show after a text, or nil if none is needed.
  static func warning(for text: String, leadingTo host: String?) -> String? {
    for word in text.prefix(2_048).split(whereSeparator: {
      $0.isWhitespace || $0 == "<" || $0 == ">" || $0 == ","
    }) {
      guard let claimed = claimedHost(word) else { continue }
      guard let host else { return nil }
      if bare(claimed.ascii) != bare(host) || !claimed.isUnmistakable { return host }
    }
    return nil
  }

  /// The host that a word reads as, in ASCII, and whether its letters can only be read as these; nil for an
  /// ordinary word.
  private static func claimedHost(_ word: Substring) -> (ascii: String, isUnmistakable: Bool)? {
    var rest = word
    var hasScheme = false
    if let colon = rest.range(of: "://") {
      hasScheme = true
      rest = rest[colon.upperBound...]
    }
    // Browsers show what looks like a slash; the host ends at the first real end.
    rest = rest.prefix { !"/?#\\\u{2044}\u{2215}\u{FF0F}".contains($0) }
    if let at = rest.lastIndex(of: "@") {
      // A mail address names no page, unless it stands in an address.
      guard hasScheme else { return nil }
      rest = rest[rest.index(after: at)...]
    }
    if let colon = rest.firstIndex(of: ":") { rest = rest[..<colon] }
    // Full stops of other scripts are read as ".", as IDNA does.
    let name = String(
      rest.map { "\u{3002}\u{FF0E}\u{FF61}".contains($0) ? "." : $0 }
    ).trimmingCharacters(in: CharacterSet(charactersIn: ".()[]{}\"'“”‘’«»!;"))
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts.allSatisfy({ !$0.isEmpty && $0.count <= 63 }), let last = parts.last else {
      return hasScheme && !name.isEmpty ? claimed(name) : nil
    }
    let isName = parts.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" } }
    // "3.14" and "Dr.Who" aside, a host ends in at least two letters.
    let isHost = isName && (hasScheme || (last.count >= 2 && last.allSatisfy(\.isLetter)))
    return isHost ? claimed(name) : nil
  }

  private static func claimed(_ name: String) -> (ascii: String, isUnmistakable: Bool)? {
    Punycode.ascii(host: name).map { ($0, HostName.isUnmistakable(name)) }
  }

  private static func bare(_ host: String) -> String {
    var host = host.hasSuffix(".") ? String(host.dropLast()) : host
    if host.hasPrefix("www.") { host.removeFirst(4) }
    return host
  }
}
