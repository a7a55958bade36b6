import Foundation
import Testing

@testable import Interchange

/// Any bytes give conversations or an `InterchangeError`, in linear time.
struct HostileInputTests {
  static func check(_ data: Data, fileName: String? = nil, sourceLocation: SourceLocation = #_sourceLocation)
    throws
  {
    let reader = try ConversationReaderTests.reader()
    do {
      let conversations = try reader.conversations(in: data, fileName: fileName)
      #expect(conversations.contains { !$0.messages.isEmpty }, sourceLocation: sourceLocation)
    } catch let error as InterchangeError {
      #expect(!error.message.isEmpty, sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: Fixture.examples)
  func everyTruncation(_ name: String) throws {
    let data = try Fixture.example(name)
    for length in stride(from: 0, through: data.count, by: 5) {
      try Self.check(data.prefix(length), fileName: name)
    }
    for start in stride(from: 0, through: data.count, by: 23) { try Self.check(data.dropFirst(start)) }
  }

  @Test func whatIsBinaryIsRefused() throws {
    let reader = try ConversationReaderTests.reader()
    var random = SeededRandom(seed: 7)
    let noise = (0..<10_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    let program: [UInt8] = Array("\u{7F}ELF".utf8) + [2, 1, 1] + [UInt8](repeating: 0, count: 60) + noise
    for bytes in [noise, program] {
      let error = #expect(throws: InterchangeError.self) {
        try reader.conversations(in: Data(bytes), fileName: "x.txt")
      }
      #expect(error?.code == .unsupported)
    }
    // A stray NUL or an old code page makes no text binary.
    for bytes in [
      Array("Lunch\0 at 1?\0\0".utf8), Array("Caf\u{1}".utf8) + [0xE9] + Array(repeating: 0x61, count: 60),
    ] {
      #expect(try reader.conversations(in: Data(bytes)).first?.messages.count == 1)
    }
  }

  @Test(arguments: Fixture.examples)
  func mutations(_ name: String) throws {
    let data = [UInt8](try Fixture.example(name))
    var random = SeededRandom(seed: 42)
    let signs: [UInt8] = [
      0, 0x0A, 0x0D, 0x20, 0x22, 0x2D, 0x3A, 0x3C, 0x3D, 0x3E, 0x3F, 0x5B, 0x7B, 0x80, 0xE2, 0xFF,
    ]
    for round in 0..<200 {
      var changed = data
      for _ in 0..<(1 + round % 8) {
        let place = Int.random(in: 0..<changed.count, using: &random)
        switch round % 3 {
        case 0: changed[place] = signs[Int.random(in: 0..<signs.count, using: &random)]
        case 1: changed[place] = UInt8.random(in: 0...255, using: &random)
        default: changed.remove(at: place)
        }
      }
      try Self.check(Data(changed), fileName: round % 2 == 0 ? name : nil)
    }
  }

  @Test func noise() throws {
    var random = SeededRandom(seed: 1)
    for length in [1, 2, 3, 7, 64, 1_000, 20_000] {
      for _ in 0..<10 {
        try Self.check(Data((0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }))
      }
    }
  }

  /// Long lines, many lines and deep nests: quadratic work would take hours.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("", "x"), ("", "\0"), ("", "\n"), ("", "a: b\n"), ("From: a@example.com\nSubject: ", "=?utf-8?q?a?= "),
      ("From: a@example.com\nTo: ", "(("), ("From: a@example.com\nTo: ", "\"a\" <a@example.com>, "),
      ("From: a@example.com\nReferences: ", "<a@b> "),
      ("From: a@example.com\nContent-Type: a/b; ", "a*0*=x; "),
      ("From: a@example.com\nTo: b\n\n", "=?"),
      ("From: a@example.com\nTo: b\nContent-Type: text/html\n\n", "<a href=x>"),
      ("From: a@example.com\nTo: b\nContent-Type: multipart/mixed; boundary=b\n\n", "--b\n\n"),
      ("From: a@example.com\nTo: b\nContent-Type: multipart/mixed; boundary=-\n\n", "-"),
      ("", "From a@example.com Fri Mar 13 19:02:11 2026\nFrom: a@example.com\n\nx\n\n"),
      ("", "13/03/2026, 19:02 - A: x\n"),
      ("13/03/2026, 19:02 - A: x\n", "y\n"), ("", "["), ("{\"a\":", "["), ("", "{\"body\":\"x\"}\n"),
      ("[", "{\"body\":\"x\"},"),
    ])
  func repeated(_ head: String, _ piece: String) throws {
    try Self.check(Data((head + String(repeating: piece, count: 400_000 / piece.utf8.count)).utf8))
  }
}
