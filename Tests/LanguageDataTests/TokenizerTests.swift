import LanguageData
import Testing

@Suite struct TokenizerTests {
  /// Each text with its tokens, written as people see them.
  static let cases: [(String, [String])] = [
    ("see you at 7pm", ["see", "you", "at", "7", "pm"]),
    ("Luigi's o'clock don’t", ["Luigi", "'s", "o'clock", "don’t"]),
    ("21st, 22nd! 7th", ["21st", ",", "22nd", "!", "7th"]),
    ("3stars 2moro", ["3", "stars", "2", "moro"]),
    ("10:30–11:00", ["10", ":", "30", "–", "11", ":", "00"]),
    ("caf\u{E9} \u{1F44D} ok", ["caf\u{E9}", "\u{1F44D}", "ok"]),
    ("a\u{200B}b", ["a\u{200B}b"]),
    ("", []), (" \n\t ", []),
  ]

  @Test(arguments: cases) func tokens(_ text: String, _ expected: [String]) {
    let document = Document(text)
    #expect(document.tokens.map { document.text($0.range) } == expected.map { $0 == "'s" ? "'s" : $0 })
  }

  @Test func foldsCaseAndTypography() {
    func hashes(_ text: String) -> [UInt64] { Document(text).tokens.map(\.hash) }
    #expect(hashes("Don’t — STOP") == hashes("don't - stop"))
    #expect(hashes("\u{FF11}\u{FF12}") == hashes("12"))
    #expect(hashes("dont") != hashes("don't"))
  }

  @Test func marksWhatStandsBefore() {
    let tokens = Document("Hello THERE\nyou5").tokens
    #expect(tokens.map(\.capitalised) == [true, true, false, false])
    #expect(tokens.map(\.upper) == [false, true, false, false])
    #expect(tokens.map(\.startsLine) == [true, false, true, false])
    #expect(tokens.map(\.spaced) == [true, true, true, false])
  }

  @Test func numbersKeepTheirValueAndLength() {
    let tokens = Document("007 31st 99999999999999999999").tokens
    #expect(tokens.map(\.value) == [7, 31, Int32.max])
    #expect(tokens.map(\.digits) == [3, 2, 20])
    #expect(tokens.map(\.kind) == [.number, .ordinal, .number])
  }

  /// Positions count code points, whatever their length in bytes.
  @Test(arguments: ["plain", "na\u{EF}ve \u{1F984} caf\u{E9}", String(repeating: "\u{1F984}x", count: 100)])
  func offsetsCountCodePoints(_ text: String) {
    let document = Document(text)
    var byte = 0
    for (index, scalar) in text.unicodeScalars.enumerated() {
      #expect(document.scalarOffset(ofByte: byte) == index)
      byte += UTF8.width(scalar)
    }
    #expect(document.scalarOffset(ofByte: byte) == text.unicodeScalars.count)
  }
}
