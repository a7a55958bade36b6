/// A text that is easy to make long and hard to read: what makes backtracking, nested loops and recursion
/// show.
struct HostileShape {
  let name: String
  /// The piece that repeats.
  let unit: [UInt8]

  /// The shape cut off at a length in bytes.
  func bytes(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + unit.count)
    while bytes.count < count { bytes += unit }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// Whole pieces of at least a length together: a character that is cut is another text, which a mail may have in
  /// another charset.
  func wholeBytes(_ count: Int) -> [UInt8] { bytes((count / unit.count + 1) * unit.count) }

  init(name: String, unit: [UInt8]) {
    self.name = name
    self.unit = unit
  }

  private init(_ name: String, _ unit: String) {
    self.init(name, Array(unit.utf8))
  }

  private init(_ name: String, _ unit: [UInt8]) { self.init(name: name, unit: unit) }

  static let all: [HostileShape] = [
    HostileShape("one letter", "a"),
    HostileShape("spaces", " "),
    HostileShape("line ends", "\n"),
    HostileShape("carriage returns", "\r"),
    HostileShape("zero bytes", [0]),
    HostileShape("bytes that are no UTF-8", [0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0xF5]),
    HostileShape("characters cut short", [0xF0, 0x9F, 0x98]),
    HostileShape("emoji", "😀"),
    HostileShape("joined emoji", "👩‍👩‍👧‍👦"),
    HostileShape("combining marks", "\u{301}"),
    HostileShape("bidirectional controls", "\u{202E}\u{2066}a\u{2069}"),
    HostileShape("zero-width characters", "\u{200B}\u{FEFF}"),
    HostileShape("digits", "7"),
    HostileShape("ones", "1 "),
    HostileShape("ones with slashes", "1/"),
    HostileShape("ones with colons", "1:"),
    HostileShape("ones with dashes", "1-"),
    HostileShape("ones with dots", "1."),
    HostileShape("ones with commas", "1,"),
    HostileShape("number words", "twenty one hundred and "),
    HostileShape("weekdays", "monday "),
    HostileShape("next", "next "),
    HostileShape("dates in a row", "3 may 2026 to "),
    HostileShape("times in a row", "at 5 pm until "),
    HostileShape("durations", "2 hours and "),
    HostileShape("repetitions", "every other "),
    HostileShape("at signs", "@"),
    HostileShape("names with at signs", "a@"),
    HostileShape("mail addresses", "a.b@c.d,"),
    HostileShape("dotted names", "a."),
    HostileShape("schemes", "http://"),
    HostileShape("schemes and hosts", "http://a.b/?"),
    HostileShape("percent signs", "%25"),
    HostileShape("hash signs", "#a"),
    HostileShape("open brackets", "("),
    HostileShape("bracket pairs", "()"),
    HostileShape("open square brackets", "["),
    HostileShape("open braces", "{"),
    HostileShape("angle brackets", "<"),
    HostileShape("quotes", "\""),
    HostileShape("quote marks of mail", "> "),
    HostileShape("nested JSON", "{\"a\":["),
    HostileShape("nested tags", "<div>"),
    HostileShape("phone numbers", "+1 (415) 555-0123 "),
    HostileShape("plus signs", "+1"),
    HostileShape("house numbers", "12 Main St, "),
    HostileShape("capitalised words", "New York "),
    HostileShape("parcels", "1Z999AA10123456784"),
    HostileShape("flights", "LH 400 "),
    HostileShape("amounts", "$1,000.00 "),
    HostileShape("codes", "your code is 123456. "),
    HostileShape("calendar lines", "BEGIN:VEVENT\r\n"),
    HostileShape("folded lines", "a\r\n "),
    HostileShape("mail headers", "Subject: =?utf-8?q?a?= =?utf-8?b?YQ==?=\n"),
    HostileShape("mailbox separators", "\nFrom a@b.c Mon Jan 1 00:00:00 2026\n"),
    HostileShape("boundaries", "--=_a\nContent-Type: multipart/mixed; boundary=\"=_a\"\n\n"),
    HostileShape("chat lines", "[01/02/26, 10:11:12] Ada: ok\n"),
  ]
}
