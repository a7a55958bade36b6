import PlainText

/// Text under construction: collapsed white space, line breaks, quote marks.
struct HTMLOutput {
  private var bytes: [UInt8] = []
  /// Line ends that are due before the next character.
  private var breaks = 0
  /// A space that is due before the next character, unless a line begins.
  private var space = false
  /// The quote depth of the line that was begun last.
  private var lineDepth = 0
  /// The number of open `pre` elements.
  var preserved = 0
  /// The number of open quoted blocks; at most eight marks are written, so that output stays linear.
  var quoteDepth = 0

  /// The text, without blank lines at its ends.
  var text: String { bytes[...].trimmed.text }

  /// The place where the next text will begin.
  func mark() -> Int { bytes.count }

  mutating func lineBreak() {
    breaks += 1
    space = false
  }

  /// At least so many line ends before what follows.
  mutating func block(_ count: Int) {
    breaks = max(breaks, count)
    space = false
  }

  /// A table's cell: parted from the one before by a space.
  mutating func cell() { if breaks == 0 { space = true } }

  mutating func add(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A where preserved > 0: lineBreak()
      case 0x09...0x0D, 0x20, 0xA0, 0x2002...0x200A, 0x202F, 0x3000:
        if preserved > 0 {
          write(scalar.value == 0x09 ? 0x09 : 0x20)
        } else {
          space = true
        }
      case 0...0x1F, 0x7F, 0xAD, 0x034F, 0x200B, 0x2060, 0xFEFF:
        // Control characters and the invisible ones that newsletters pad their previews with.
        continue
      case 0x200C where space:
        continue
      default:
        begin()
        bytes += Array(String(scalar).utf8)
      }
    }
  }

  private mutating func write(_ byte: UInt8) {
    begin()
    bytes.append(byte)
  }

  /// Writes what is due before a character.
  private mutating func begin() {
    if bytes.isEmpty {
      breaks = 0
      mark(of: quoteDepth, isBlank: false)
    } else if breaks > 0 {
      for index in 0..<min(breaks, 3) {
        // A blank line belongs to the quote only where the lines above and below do.
        if index > 0 { mark(of: min(quoteDepth, lineDepth), isBlank: true) }
        bytes.append(ASCII.lineFeed)
      }
      mark(of: quoteDepth, isBlank: false)
      breaks = 0
    } else if space, bytes.last != ASCII.space {
      bytes.append(ASCII.space)
    }
    space = false
  }

  private mutating func mark(of depth: Int, isBlank: Bool) {
    if !isBlank { lineDepth = depth }
    guard depth > 0 else { return }
    for _ in 0..<min(depth, 8) { bytes.append(UInt8(ascii: ">")) }
    if !isBlank { bytes.append(ASCII.space) }
  }

  /// Adds a link's target after its text, unless the text says it already.
  mutating func link(_ href: String, from start: Int) {
    let scheme = href.prefix(8).lowercased()
    guard href.utf8.count <= 2_000, !href.utf8.contains(where: { $0 <= 0x20 }) else { return }
    let text = start <= bytes.count ? bytes[start...].prefix(2_100).trimmed : []
    if scheme.hasPrefix("http:") || scheme.hasPrefix("https:") {
      if text.isEmpty || HTMLOutput.core(text) == HTMLOutput.core(Array(href.utf8)[...]) {
        if text.isEmpty { return }
      } else {
        add(" (\(href))")
      }
    } else if scheme.hasPrefix("mailto:") || scheme.hasPrefix("tel:") {
      let target = href.drop { $0 != ":" }.dropFirst().prefix { $0 != "?" }
      let said = ASCII.lowered(text).filter { !ASCII.isSpace($0) }
      if !text.isEmpty, !target.isEmpty, !HTMLOutput.contains(said, ASCII.lowered(target.utf8)) {
        add(" (\(target))")
      }
    }
  }

  /// A link without scheme, "www." and final slash, for comparing.
  private static func core(_ link: ArraySlice<UInt8>) -> [UInt8] {
    var core = ASCII.lowered(link)[...]
    for prefix in ["https://", "http://", "www."] where core.starts(with: prefix.utf8) {
      core = core.dropFirst(prefix.utf8.count)
    }
    if core.last == UInt8(ascii: "/") { core.removeLast() }
    return Array(core)
  }

  private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard !part.isEmpty, text.count >= part.count, text.count <= 400 else { return text.count > 400 }
    return (0...text.count - part.count).contains { text[$0..<$0 + part.count].elementsEqual(part) }
  }
}
