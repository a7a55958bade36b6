import LanguageData

/// One pass over one text.
struct LinkScan {
  let text: UTF8Text
  let hosts: LinkHostReader
  let paths: LinkPathReader
  let mail: MailAddressReader
  let tags: TagReader
  let detector: LinkDetector
  let document: Document
  let region: String?

  /// The end of the last detection.
  private var consumed = 0
  private var code: CodeSpans
  /// No bare name begins before this place: what stands there was read as one and refused.
  private var refusedUpTo = 0

  init(
    text: UTF8Text, hosts: LinkHostReader, paths: LinkPathReader, mail: MailAddressReader, tags: TagReader,
    detector: LinkDetector, document: Document, region: String?
  ) {
    self.text = text
    self.hosts = hosts
    self.paths = paths
    self.mail = mail
    self.tags = tags
    self.detector = detector
    self.document = document
    code = CodeSpans(text: text)
    self.region = region
  }

  mutating func run(from first: Int, into findings: inout Findings) {
    var index = first
    while index < text.count {
      let byte = text.bytes[index]
      guard LinkDetector.isTrigger(byte) else {
        index += 1
        continue
      }
      let before = consumed
      switch byte {
      case UInt8(ascii: "."): bareName(around: index, into: &findings)
      case UInt8(ascii: ":"): schemeLink(at: index, into: &findings)
      case UInt8(ascii: "@"): at(index..<index + 1, into: &findings)
      case UInt8(ascii: "#"): hash(index..<index + 1, into: &findings)
      default:
        if text[index + 1] == 0xBC, text[index + 2] == 0xA0 { at(index..<index + 3, into: &findings) }
        if text[index + 1] == 0xBC, text[index + 2] == 0x83 { hash(index..<index + 3, into: &findings) }
      }
      index = consumed > before ? max(consumed, index + 1) : index + 1
    }
  }

  private mutating func add(
    _ range: Range<Int>, _ value: Detection.Value, _ confidence: Double, _ rule: String,
    to findings: inout Findings
  ) {
    findings.candidates.append(Candidate(range: range, value: value, confidence: confidence, rule: rule))
    consumed = range.upperBound
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text.bytes[range], as: UTF8.self)
  }

  // MARK: Signs

  private mutating func at(_ sign: Range<Int>, into findings: inout Findings) {
    if sign.count == 1, let address = mail.address(around: sign.lowerBound, floor: consumed) {
      let local = string(address.range.lowerBound..<address.domain)
      let domain = string(address.domain..<address.range.upperBound).lowercased()
      add(address.range, .email(local + domain), 0.98, "link.mail", to: &findings)
      return
    }
    guard let end = tags.mentionEnd(sign: sign, floor: consumed) else { return }
    if code.contains(sign.lowerBound) {
      findings.reject(sign.lowerBound..<end, as: .mention, rule: "link.mention", because: "stands in code")
      return
    }
    add(
      sign.lowerBound..<end, .mention(string(sign.upperBound..<end)), 0.9, "link.mention", to: &findings)
  }

  private mutating func hash(_ sign: Range<Int>, into findings: inout Findings) {
    guard let end = tags.hashtagEnd(sign: sign, floor: consumed) else { return }
    if code.contains(sign.lowerBound) {
      findings.reject(sign.lowerBound..<end, as: .hashtag, rule: "link.hashtag", because: "stands in code")
      return
    }
    add(
      sign.lowerBound..<end, .hashtag(string(sign.upperBound..<end)), 0.9, "link.hashtag", to: &findings)
  }

  // MARK: Links

  /// "https://host..." around the ":" of its scheme.
  private mutating func schemeLink(at colon: Int, into findings: inout Findings) {
    guard text[colon + 1] == UInt8(ascii: "/"), text[colon + 2] == UInt8(ascii: "/") else { return }
    var start = colon
    while start > consumed, colon - start < 8, text[start - 1].isASCIILetter { start -= 1 }
    let authority = colon + 3
    refusedUpTo = max(refusedUpTo, hosts.end(from: authority, unspaced: false))
    let scheme = start..<colon
    guard ["https", "http", "ftp", "ftps"].contains(where: { hosts.matches(scheme, $0) }) else { return }
    refusedUpTo = max(refusedUpTo, wordEnd(from: authority))
    if start > consumed, let before = text.scalar(before: start)?.scalar {
      if before.value < 0x80, "0123456789@#$".unicodeScalars.contains(before) { return }
      if before == "\u{FF20}" || before == "\u{FF03}" || before.isLatinLetter { return }
    }
    let named = afterUserInfo(authority)
    guard let host = hosts.host(at: named, unspaced: true) else {
      findings.reject(
        start..<authority, as: .url, rule: "link.scheme", because: "no host that exists follows")
      return
    }
    guard named == authority, text[paths.port(at: host.range.upperBound)] != UInt8(ascii: "@") else {
      // "https://bank.example@evil.example" leads to evil.example, whatever it looks like: nothing of it is a
      // link.
      let end = max(
        paths.end(from: paths.port(at: host.range.upperBound), quote: 0), wordEnd(from: authority))
      findings.reject(
        start..<end, as: .url, rule: "link.scheme",
        because: "a user's name before the host hides where it leads")
      consumed = end
      return
    }
    guard let end = linkEnd(host, start: start) else {
      consumed = paths.end(from: host.range.upperBound, quote: 0)
      return
    }
    add(start..<end, .url(string(start..<end)), 0.99, "link.scheme", to: &findings)
  }

  /// The end of the ASCII signs, letters and symbols at a place, which a broken link takes with it.
  private func wordEnd(from start: Int) -> Int {
    var index = start
    while index - start < 256, let (scalar, length) = text.scalar(at: index), !scalar.isUnspacedLetter,
      scalar.value > 0x20, scalar != ",", scalar.value < 0x80 || !scalar.properties.isWhitespace
    {
      index += length
    }
    return index
  }

  /// The place behind "user:password@", or the place itself.
  private func afterUserInfo(_ start: Int) -> Int {
    var index = start
    while index - start < 256, text[index] > 0x20, text[index] < 0x7F {
      switch text[index] {
      case UInt8(ascii: "@"): return index + 1
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "\""), UInt8(ascii: "<"),
        UInt8(ascii: ">"), UInt8(ascii: "["), UInt8(ascii: "]"):
        return start
      default: index += 1
      }
    }
    return start
  }

  /// Returns the end of the link of a host; nil where its path is not one the host has.
  private func linkEnd(_ host: LinkHost, start: Int) -> Int? {
    let quote = start > 0 ? text[start - 1] : 0
    let end = paths.port(at: host.range.upperBound)
    if end == host.range.upperBound, host.kind == .name,
      let longest = detector.longestSlug(of: string(host.range))
    {
      return paths.slugEnd(from: end, longest: longest, quote: quote)
    }
    return paths.end(from: end, quote: quote)
  }

  /// A name without a scheme around one of its dots.
  private mutating func bareName(around dot: Int, into findings: inout Findings) {
    guard dot >= refusedUpTo, dot > consumed, dot + 1 < text.count, text[dot + 1] > 0x20 else { return }
    var start = dot
    while start > consumed, dot - start < 256, let (scalar, length) = text.scalar(before: start) {
      guard scalar == "." || LinkHostReader.isBareLabel(scalar), start - length >= consumed else { break }
      start -= length
    }
    guard start < dot else { return }
    let chunkEnd = hosts.end(from: dot, unspaced: false)
    // Whatever comes of it, its other dots need not be looked at.
    refusedUpTo = chunkEnd
    if let sign = mail.atSign(after: chunkEnd) {
      refusedUpTo = sign
      return
    }
    guard mayStandBeforeName(start), let host = hosts.host(at: start, unspaced: false), host.kind == .name,
      host.range.upperBound > dot
    else { return }
    let end = linkEnd(host, start: start)
    let hasPath = (end ?? 0) > host.range.upperBound + 1
    guard detector.isLink(host, in: text, hasPath: hasPath, region: region),
      text[end ?? 0] != UInt8(ascii: "(") || text[(end ?? 0) + 1] != UInt8(ascii: ")"),
      hasPath || !detector.startsSentence(host, in: document)
    else {
      findings.reject(
        host.range, as: .url, rule: "link.bare", because: "reads as words or a file, not a site")
      return
    }
    guard let end else {
      consumed = paths.end(from: host.range.upperBound, quote: 0)
      return
    }
    let confidence = hasPath || host.trust == .plain ? 0.92 : 0.75
    add(start..<end, .url("https://" + string(start..<end)), confidence, "link.bare", to: &findings)
  }

  private func mayStandBeforeName(_ start: Int) -> Bool {
    guard start > consumed, let before = text.scalar(before: start)?.scalar else { return true }
    switch before {
    case "@", "#", "$", "/", "\\", "=", "%", "&", "~", "+", "\u{FF20}", "\u{FF03}": return false
    // A name longer than names can be was cut.
    default: return before != "." && !LinkHostReader.isBareLabel(before)
    }
  }
}
