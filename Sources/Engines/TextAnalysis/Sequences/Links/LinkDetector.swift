import LanguageData

/// A detector that finds links, mail addresses, mentions and hashtags.
///
/// One pass over the bytes; a text without ".", "@", "#" and ":" costs no more than that pass. Everything
/// that is read around such a sign is bounded, or moves the pass forward.
package struct LinkDetector: Detector {
  private let topLevelDomains: Lexicon
  private let slugHosts: Lexicon
  private let knownDomains: Lexicon
  private let otherNames: Lexicon
  private let sentenceWords: Lexicon
  /// Beginnings of sentences whose first word is a top-level domain too: "is it", "so i".
  private let sentenceStarts: Lexicon

  /// - Throws: where the language data lacks domains or words.
  package init(shared: LanguageImage, english: LanguageImage) throws {
    topLevelDomains = try shared.required("topLevelDomain")
    slugHosts = try shared.required("slugHost")
    knownDomains = try shared.required("knownDomain")
    otherNames = try shared.required("notDomain")
    sentenceWords = try english.required("sentenceWord")
    sentenceStarts = try english.required("sentenceStart")
  }

  package func detect(in document: Document, context: AnalysisContext, into findings: inout Findings) {
    document.bytes.withUnsafeBufferPointer { bytes in
      guard let first = bytes.firstIndex(where: Self.isTrigger) else { return }
      let text = UTF8Text(bytes: bytes)
      let hosts = LinkHostReader(text: text, topLevelDomains: topLevelDomains)
      var scan = LinkScan(
        text: text, hosts: hosts, paths: LinkPathReader(text: text),
        mail: MailAddressReader(text: text, hosts: hosts), tags: TagReader(text: text, hosts: hosts),
        detector: self, document: document, region: context.region)
      scan.run(from: first, into: &findings)
    }
  }

  @inline(__always)
  static func isTrigger(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "#"), 0xEF: true
    default: false
    }
  }

  /// The longest path of a host that shortens links to letters and digits.
  func longestSlug(of host: String) -> Int? { slugHosts.value(of: host) }

  /// Whether a bare name is a link, by what its top-level domain says and by the words around the dot.
  func isLink(_ host: LinkHost, in text: UTF8Text, hasPath: Bool, region: String?) -> Bool {
    let name = String(decoding: text.bytes[host.range], as: UTF8.self)
    if otherNames.value(of: name) != nil { return hasPath }
    if knownDomains.value(of: name) != nil { return true }
    guard isWrittenAsDomain(host, in: text) else { return false }
    let count = host.labels.count
    let isWorldWide = name.utf8.count > 4 && name.prefix(4).lowercased() == "www."
    if isWorldWide, count > 2 { return host.trust != .privateNetwork }
    let left = host.labels[count - 2]..<host.topLevel.lowerBound - 1
    // "co.uk" is where names are registered, not one of them.
    if count == 2, host.topLevel.count == 2,
      ["co", "com", "gov", "edu", "ac"].contains(where: { hosts(text).matches(left, $0) })
    {
      return false
    }
    switch host.trust {
    case .plain:
      // "3.de" is a number in a list; "163.com" is not.
      let hasLetter = left.contains { !text[$0].isASCIIDigit }
      return hasLetter || hasPath || (left.count > 2 && count == 2)
    case .word:
      guard left.contains(where: { text[$0].isASCIILetter || text[$0] >= 0x80 }) else { return false }
      if hasPath || region.map({ hosts(text).matches(host.topLevel, lowercased: $0) }) ?? false {
        return true
      }
      return left.count > 1
        && sentenceWords.value(of: String(decoding: text.bytes[left], as: UTF8.self)) == nil
    case .seldom:
      if hasPath { return true }
      return count > 2 && sentenceWords.value(of: String(decoding: text.bytes[left], as: UTF8.self)) == nil
    case .file:
      return hasPath || region.map({ hosts(text).matches(host.topLevel, lowercased: $0) }) ?? false
    case .privateNetwork:
      return false
    }
  }

  private func hosts(_ text: UTF8Text) -> LinkHostReader {
    LinkHostReader(text: text, topLevelDomains: topLevelDomains)
  }

  /// Whether a sentence begins with what would be the top-level domain: "it crashed.is it me". Only where the
  /// domain is a word, and nothing but it and the word before it are joined.
  func startsSentence(_ host: LinkHost, in document: Document) -> Bool {
    guard host.labels.count == 2, host.trust != .plain else { return false }
    let index = document.tokens.firstIndex(startingAtOrAfter: host.topLevel.lowerBound)
    guard let match = sentenceStarts.match(document.tokens, at: index) else { return false }
    return match.count > 1
  }

  /// Whether the case is a name's: "example.com", "Example.com" and "EXAMPLE.COM", but not "done.See".
  private func isWrittenAsDomain(_ host: LinkHost, in text: UTF8Text) -> Bool {
    var lower = false
    var upper = false
    for index in host.topLevel {
      if text[index].isASCIIUpper { upper = true } else if text[index].isASCIILetter { lower = true }
    }
    guard upper else { return true }
    guard !lower else { return false }
    return (host.range.lowerBound..<host.topLevel.lowerBound).allSatisfy {
      !text[$0].isASCIILetter || text[$0].isASCIIUpper
    }
  }
}

extension LinkHostReader {
  func matches(_ range: Range<Int>, lowercased other: String) -> Bool {
    range.count == other.utf8.count && zip(range, other.utf8).allSatisfy { text[$0] | 0x20 == $1 | 0x20 }
  }
}
