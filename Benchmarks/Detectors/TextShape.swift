/// A text that can be made any length: ordinary messages, or a piece that repeats and is hard to read.
struct TextShape {
  let name: String
  private let pieces: [String]

  /// A text of about so many UTF-8 bytes, never fewer.
  func text(bytes: Int) -> String {
    var text = ""
    text.reserveCapacity(bytes + 256)
    var index = 0
    while text.utf8.count < bytes {
      text += pieces[index % pieces.count]
      index += 1
    }
    return text
  }

  static func all(messages: [String]) -> [TextShape] {
    [TextShape(name: "ordinary messages", pieces: messages.map { $0 + "\n" })]
      + [
        ("ones", "1 "), ("ones in threes", "1 1 1 "), ("weekdays", "monday "), ("at signs", "@"),
        ("open brackets", "(((("), ("schemes", "http://"), ("times in a row", "at 5 to 6 "),
        ("dates in a row", "may 5 2015 "), ("emoji", "😀"), ("joined emoji", "👩‍👩‍👧‍👦"), ("dotted names", "a.b.c."),
        ("mail addresses", "a.b@c.d,"), ("number words", "twenty one hundred and "),
        ("phone numbers", "+1 (415) 555-0123 "), ("house numbers", "12 Main St, "),
        ("capitalised words", "New York "), ("amounts", "$1,000.00 "), ("parcels", "1Z999AA10123456784 "),
        ("flights", "LH 400 "), ("codes", "your code is 123456. "), ("one letter", "a"), ("digits", "7"),
        ("digits with slashes", "1/"), ("repetitions", "every other "), ("combining marks", "e\u{301}"),
      ].map { TextShape(name: $0.0, pieces: [$0.1]) }
  }
}
