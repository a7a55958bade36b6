/// A maker of inputs: pieces that mean something put together, then broken.
struct InputMaker {
  private var random: SeededGenerator
  /// What the pieces come from: words and phrases of every kind the program looks for.
  private let pieces: [[UInt8]]
  /// Inputs that went well lately, to be mutated further.
  private var pool: [[UInt8]] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    pieces = Self.phrases.map { Array($0.utf8) } + HostileShape.all.map(\.unit)
  }

  /// The next input; most are short, some up to 64 KB.
  mutating func next() -> [UInt8] {
    var input: [UInt8]
    switch Int.random(in: 0..<10, using: &random) {
    case 0: input = noise()
    case 1:
      input = HostileShape.all.randomElement(using: &random)!.bytes(
        1 << Int.random(in: 0...14, using: &random))
    case 2...4 where !pool.isEmpty: input = pool.randomElement(using: &random)!
    default: input = phrases()
    }
    for _ in 0..<[0, 0, 1, 1, 2, 4, 16].randomElement(using: &random)! { mutate(&input) }
    if input.count > 1 << 16 { input.removeLast(input.count - 1 << 16) }
    if pool.count < 256 {
      pool.append(input)
    } else {
      pool[Int.random(in: 0..<256, using: &random)] = input
    }
    return input
  }

  private mutating func noise() -> [UInt8] {
    let count = 1 << Int.random(in: 0...10, using: &random)
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
  }

  private mutating func phrases() -> [UInt8] {
    var input: [UInt8] = []
    for _ in 0..<Int.random(in: 1...24, using: &random) {
      input += pieces.randomElement(using: &random)!
      input += [[], [0x20], [0x20], [0x20], [0x0A], [0x2C, 0x20]].randomElement(using: &random)!
    }
    return input
  }

  private mutating func mutate(_ input: inout [UInt8]) {
    let place = Int.random(in: 0...input.count, using: &random)
    let other = Int.random(in: 0...input.count, using: &random)
    let range = min(place, other)..<max(place, other)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: input.insert(UInt8.random(in: .min ... .max, using: &random), at: place)
    case 1: if place < input.count { input[place] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
    case 2: input.removeSubrange(range.prefix(16))
    case 3: input.insert(contentsOf: pieces.randomElement(using: &random)!, at: place)
    case 4: input.insert(contentsOf: Array(input[range.prefix(256)]), at: place)
    case 5: input.removeSubrange(place...)
    case 6: if let donor = pool.randomElement(using: &random) { input.replaceSubrange(range, with: donor) }
    default:
      // A number at the edge of what fits.
      let edge = ["0", "-1", "24:60", "31/02/2026", "99999999999999999999", "9223372036854775808", "1e400"]
      input.insert(contentsOf: Array(edge.randomElement(using: &random)!.utf8), at: place)
    }
  }

  private static let phrases: [String] = [
    "tomorrow", "today at noon", "next friday", "last week", "in 3 days", "in a couple of minutes",
    "the 31st",
    "feb 29 2027", "2026-02-30T25:61:61Z", "5pm", "17:30", "half past six", "quarter to", "midnight",
    "from 3 to 5", "between monday and", "every other tuesday", "weekends", "the day after", "before easter",
    "in 99999999999 years", "ago", "12/31/99", "31.12.", "Q3", "fiscal year", "this evening", "EST", "UTC+14",
    "twelve", "one hundred and one", "a dozen", "3.14", "1,000,000", "-0", "⅓", "50%", "20 km", "5 ft 11 in",
    "72°F", "$5", "€1.000,50", "¥", "USD 12.00", "five bucks", "+44 20 7946 0958", "(415) 555-0123 x99",
    "911", "00-0000", "+", "tel:", "ada@example.org", "a+b@[127.0.0.1]", "@ada", "#tag", "#1",
    "https://example.org/a?b=c#d", "www.example.", "example.co.uk", "http://[::1]:80/", "xn--", "ftp:",
    "221B Baker Street, London NW1 6XE", "1600 Amphitheatre Pkwy, Mountain View, CA 94043", "PO Box 7",
    "at Luigi's", "LH400", "flight UA 1234 to", "gate B12", "1Z999AA10123456784",
    "9400 1000 0000 0000 0000 00",
    "tracking number", "your code is 482 913", "G-123456", "don't share it", "can you", "let's meet", "I'll",
    "could you please call me", "see you", "thanks", "?", "!", "...", ";", "'s", "\u{2019}", "\t", "\0",
    "\u{2028}", "\u{FFFD}", "\u{10FFFF}", "é", "e\u{301}", "İ", "ß", "ﬁ", "Ａ１", "١٢٣", "明日の午後3時", "завтра",
    "From: Ada <ada@example.org>\n", "Date: Mon, 5 Jan 2026 10:00:00 +0000\n", "\nOn Mon, Ada wrote:\n> ",
    "Content-Transfer-Encoding: quoted-printable\n\n=E9=\n", "BEGIN:VCALENDAR\r\n",
    "DTSTART;TZID=Nowhere:2026",
    "RRULE:FREQ=YEARLY;COUNT=999999999\r\n", "END:VCALENDAR\r\n", "BEGIN:VCARD\nFN:", "-- \nAda\n",
    "{\"text\": \"", "\"}", "05/01/2026, 10:00 - Ada: ", "<Media omitted>", "<p>", "&amp;", "&#x110000;",
  ]
}
