import PlainText

/// The path and query of a request line (RFC 9112, section 3.2).
struct RequestTarget {
  let rawPath: String
  let rawQuery: String?
  let path: String
  let query: NamedValues
  /// The host, with its port, of a target in absolute form: it counts instead of the `Host` field (RFC 9112,
  /// section 3.2.2).
  let authority: String?

  /// The number of query items beyond which a request is refused: it bounds what one header can cost.
  static let maximumQueryItems = 1_000

  /// Reads a target as browsers and proxies send it; nil where it is malformed.
  init?(_ text: String) {
    // Only `*` and the form with an authority have no slash at the beginning; neither names a resource here.
    var rest = Substring(text)
    var authority: String?
    if !rest.hasPrefix("/") {
      let scheme = rest.asciiLowercased
      guard scheme.hasPrefix("http://") || scheme.hasPrefix("https://") else { return nil }
      let afterScheme = rest.drop { $0 != "/" }.dropFirst(2)
      rest = afterScheme.drop { $0 != "/" && $0 != "?" }
      authority = String(afterScheme.prefix { $0 != "/" && $0 != "?" })
      if !rest.hasPrefix("/") { rest = "/" + rest }
    }
    self.authority = authority
    guard rest.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "#") }) else { return nil }
    let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = PercentEncoding.decode(parts[0]) else { return nil }
    rawPath = String(parts[0])
    self.path = path
    rawQuery = parts.count > 1 ? String(parts[1]) : nil
    guard
      let query = NamedValues(formEncoded: rawQuery ?? "", maximumCount: RequestTarget.maximumQueryItems)
    else { return nil }
    self.query = query
  }
}
