import CaseFiles
import Foundation
import Testing

@testable import TextAnalysis

/// The parts of mail texts: cases in `Fixtures/TextAnalysis/mail-*.json`.
struct MailBodyTests {
  let parser: MailBodyParser

  init() throws { parser = try MailBodyParser() }

  struct QuoteCase: Decodable, CustomTestStringConvertible {
    var name: String
    var text: String
    var reply: String
    var quoted: Bool
    var testDescription: String { name }
  }

  struct SignatureCase: Decodable, CustomTestStringConvertible {
    var name: String
    var text: String
    var reply: String
    var signature: String?
    var testDescription: String { name }
  }

  @Test(arguments: try CaseFiles("TextAnalysis").json("mail-quotes.json") as [QuoteCase])
  func quotes(_ example: QuoteCase) {
    let body = parser.parse(example.text)
    #expect(body.replyText == example.reply)
    #expect((body.quoted != nil) == example.quoted)
    #expect(body.signature == nil)
  }

  @Test(arguments: try CaseFiles("TextAnalysis").json("mail-signatures.json") as [SignatureCase])
  func signatures(_ example: SignatureCase) {
    let body = parser.parse(example.text)
    #expect(body.replyText == example.reply)
    #expect(body.signature == example.signature)
  }

  /// Lines that a margin broke are one text again; what its writer put on lines of its own stays so.
  @Test(arguments: [
    (
      "Could you tell me by the end of the week whether the hall is still\nfree on the 14th, and what the deposit would be?",
      1
    ),
    (
      "I can bring the tables, the urn and both of the long benches if\nRuth has room in the van for them on the day, and the rest could\ncome by car.",
      2
    ),
    ("We need the following things for the summer fair on Saturday:\nthree tents\ntwo urns\none van", 0),
    ("- ring the school about the trip on the twelfth of the month\n- buy the tickets for the matinee", 0),
    ("14 Mill Lane\nLittle Wenham\nIP8 3QZ", 0),
    ("ok see you at the gate by the old mill tomorrow then, bring it\nkev", 0),
    ("Where: the old hall behind the church, second door on the left\nWhen: friday at six", 0),
    ("roses are red\nviolets are blue", 0),
    (
      "This whole paragraph stands on one line, since its writer's program doesn't break lines at any margin at all.\nand so does this",
      0
    ),
  ])
  func brokenLinesAreJoined(text: String, joined: Int) {
    let body = parser.parse(text)
    let breaks = { (text: String) in text.count { $0 == "\n" } }
    #expect(breaks(body.replyText) - breaks(body.flowingText) == joined, "\(body.flowingText)")
    #expect(body.flowingText.unicodeScalars.count == body.replyText.unicodeScalars.count)
  }

  /// Kisses are a valediction.
  @Test func kissesSign() {
    let body = parser.parse("Are you about on Sunday? We'd love to see you.\n\nxx\nAnnie")
    #expect(body.replyText == "Are you about on Sunday? We'd love to see you.")
    #expect(body.signature == "xx\nAnnie")
  }

  @Test func unquotedTextKeepsTheSignature() {
    let body = parser.parse("Ok.\n\nSent from my iPhone\n\nOn Mar 3, 2026, at 9:14 AM, Ben wrote:\n\n> Ok?")
    #expect(body.unquotedText == "Ok.\n\nSent from my iPhone")
  }

  /// A detection in the reply leads back to its place in the mail, also behind characters of several bytes.
  @Test func rangesLeadBack() throws {
    let text = "> Où ? 🦄\n\nÀ huit heures 🦄\n\n> Et Zoë ?\n\nZoë vient à 9h\n"
    let body = parser.parse(text)
    #expect(body.replyText == "À huit heures 🦄\n\nZoë vient à 9h")
    let reply = Array(body.replyText.unicodeScalars)
    let original = Array(text.unicodeScalars)
    for piece in ["huit", "Zoë", "9h"] {
      let wanted = Array(piece.unicodeScalars)
      let start = try #require(
        reply.indices.first { reply[$0...].starts(with: wanted) })
      let range = try #require(body.originalRange(of: start..<start + wanted.count))
      #expect(Array(original[range]) == wanted)
    }
    #expect(body.originalRange(of: 10..<25) == nil)
  }

  /// Whatever is cut off or changed, the pieces lie in the text and read as it does.
  @Test func anyTextHasItsPiecesInBounds() throws {
    let cases: [SignatureCase] = try CaseFiles("TextAnalysis").json("mail-signatures.json")
    var random = SystemlessRandom(seed: 7)
    for example in cases {
      let scalars = Array(example.text.unicodeScalars)
      for _ in 0..<20 {
        var changed = Array(scalars.prefix(Int.random(in: 0...scalars.count, using: &random)))
        for _ in 0..<3 where !changed.isEmpty {
          let signs: [Unicode.Scalar] = [">", ":", "\n", "\r", "\0", "-", " ", "\u{2028}", "\u{FEFF}", "é"]
          changed[Int.random(in: 0..<changed.count, using: &random)] =
            signs[Int.random(in: 0..<signs.count, using: &random)]
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: changed)
        let body = parser.parse(String(text))
        let pieces = body.replyRanges.map { range in
          var piece = String.UnicodeScalarView()
          piece.append(contentsOf: changed[range])
          return String(piece)
        }
        #expect(pieces.joined(separator: "\n\n") == body.replyText)
      }
    }
  }

  /// Linear work: these would take minutes otherwise.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "> a\nb\n", "From: x\n", "On 1:\n", "-- \n", ">", "a:\n> b\n", "\n\n-\n", "wrote:", "<<<<", "\r",
    ])
  func hostileTextIsLinear(_ piece: String) {
    let text = String(repeating: piece, count: 200_000 / piece.utf8.count)
    let body = parser.parse(text)
    #expect(body.replyText.utf8.count <= text.utf8.count + 2 * body.replyRanges.count)
  }
}

/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers for the same seed.
struct SystemlessRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
