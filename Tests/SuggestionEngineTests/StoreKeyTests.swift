import Foundation
import LanguageData
import Testing

@testable import SuggestionEngine

@Suite struct StoreKeyTests {
  struct Ticket: Hashable, Codable {
    var number: Int
    var note: String?
    var tags: Set<String> = []
    var inner: [Ticket] = []
  }
  struct Wide: Hashable, Codable { var a: Int8, b: String }
  struct Narrow: Hashable, Codable { var a: Int16, b: String }
  enum Level: String, Hashable { case low, high }
  enum Order: Int, Hashable { case first, second }
  enum Choice: Hashable, Codable {
    case one(Int)
    case other(String, Int?)
  }
  struct Wrapper: Hashable, RawRepresentable { var rawValue: String }
  struct Spoken: Hashable, LosslessStringConvertible {
    var word: String
    init(_ word: String) { self.word = word }
    var description: String { word }
  }
  final class Opaque: Hashable {
    static func == (a: Opaque, b: Opaque) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
  enum Bare: Hashable { case one }
  final class Coded: Hashable, Codable {
    let name: String
    init(_ name: String) { self.name = name }
    static func == (a: Coded, b: Coded) -> Bool { a.name == b.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// Values that differ in type or content, however alike they look.
  private static let distinct: [any Hashable & Sendable] = {
    var ids: [any Hashable & Sendable] = [
      "", "1", "1 ", "a", "A", "é", "String", "\u{0}", "\u{0}\u{0}", 1, -1, 0, Int8(1), Int16(1), Int32(1),
      Int64(1), UInt(1), UInt8(1), UInt16(1), UInt32(1), UInt64(1), UInt64.max, Int.min, 1.0, Float(1), -1.5,
      true, false, Character("1"), "1"[...], Decimal(1), Decimal(string: "1.5") ?? 0,
      UUID(uuidString: "00000000-0000-0000-0000-000000000001")!, "00000000-0000-0000-0000-000000000001",
      Data([1]), Data(), Data("1".utf8), Date(timeIntervalSinceReferenceDate: 1),
      Date(timeIntervalSinceReferenceDate: 1.000_000_1), URL(string: "https://example.com")!,
      "https://example.com", URL(string: "https://example.com/")!,
      URL(string: "a", relativeTo: URL(string: "https://example.com")!)!,
      URL(string: "https://example.com/a")!, Optional("1"), Optional<String>.none, Optional<Int>.none,
      Optional(Optional("1")), Optional(Optional<String>.none), ["1"], ["1", ""], ["", "1"], ["11"], [1],
      [String](), [Int](), [[String]](), [["1"]], Set(["1"]), Set([1]), ["1": 1], ["1": "1"],
      Level.low, Level.high, "low", Order.first, Order.second, Wrapper(rawValue: "low"), Spoken("low"),
      Ticket(number: 1), Ticket(number: 2), Ticket(number: 1, note: ""), Ticket(number: 1, note: "1"),
      Ticket(number: 1, tags: ["1"]), Ticket(number: 1, tags: ["1", "2"]),
      Ticket(number: 1, inner: [Ticket(number: 1)]),
      Ticket(number: 1, inner: [Ticket(number: 1), Ticket(number: 1)]), Wide(a: 1, b: "x"),
      Narrow(a: 1, b: "x"), Choice.one(1), Choice.other("1", nil), Choice.other("1", 1),
    ]
    var generator = FixedGenerator(state: 7)
    for _ in 0..<400 {
      let alphabet = Array("ab:\u{0}1{}[]\",é\u{1F600}")
      let text = String(
        (0..<Int.random(in: 2...6, using: &generator)).map { _ in
          alphabet.randomElement(using: &generator) ?? "a"
        })
      ids.append(text)
      ids.append([text, String(text.prefix(1))])
      ids.append(Ticket(number: Int.random(in: 3...9, using: &generator), note: text))
    }
    return ids
  }()

  @Test func idsThatDifferHaveKeysThatDiffer() throws {
    var seen: [MessageKey: AnyHashable] = [:]
    func typed(_ id: any Hashable) -> AnyHashable {
      AnyHashable([AnyHashable(ObjectIdentifier(type(of: id))), AnyHashable(id)])
    }
    for id in Self.distinct {
      let key = try MessageKey(id)
      if let other = seen.updateValue(typed(id), forKey: key) {
        #expect(other == typed(id), "\(id) and \(other) share a key")
      }
    }
    #expect(seen.count > 500)
  }

  @Test func equalIdsHaveEqualKeys() throws {
    // Made in another order, or of other pieces.
    let words = (0..<100).map { "word \($0)" }
    var backwards: Set<String> = Set(minimumCapacity: 1_000)
    for word in words.reversed() { backwards.insert(word) }
    #expect(try MessageKey(Set(words)) == MessageKey(backwards))
    #expect(
      try MessageKey(Ticket(number: 1, tags: Set(words))) == MessageKey(Ticket(number: 1, tags: backwards)))
    let table = Dictionary(uniqueKeysWithValues: words.map { ($0, 1) })
    var grown: [String: Int] = Dictionary(minimumCapacity: 1_000)
    for word in words.reversed() { grown[word] = 1 }
    #expect(try MessageKey(table) == MessageKey(grown))

    #expect("caf\u{E9}" == "cafe\u{301}")
    #expect(try MessageKey("caf\u{E9}") == MessageKey("cafe\u{301}"))
    #expect(try MessageKey(0.0) == MessageKey(-0.0))
    #expect(try MessageKey(Decimal(string: "1.50") ?? 0) == MessageKey(Decimal(string: "1.5") ?? 1))
    #expect(try MessageKey(AnyHashable("1")) == MessageKey("1"))
    #expect(try MessageKey(AnyHashable(AnyHashable(1))) == MessageKey(1))
    #expect(
      try MessageKey([AnyHashable("1"), AnyHashable(1)]) == MessageKey([AnyHashable("1"), AnyHashable(1)]))
    #expect(try MessageKey(Coded("a")) == MessageKey(Coded("a")))
    #expect(try MessageKey(Coded("a")) != MessageKey(Coded("b")))
  }

  /// Recorded: a store that another machine or an earlier version wrote is read by these.
  @Test func formsThatStay() throws {
    func text(_ id: some Hashable) throws -> String {
      // The length before the name is eight bytes.
      let bytes = try MessageKey(id).bytes
      return String(decoding: bytes.dropFirst(8), as: UTF8.self)
    }
    #expect(try text("m1") == "Stringm1")
    #expect(try text(-42) == "Int-42")
    #expect(try text(UInt8(7)) == "UInt87")
    #expect(try MessageKey("m1").description == "0000000000000006537472696e676d31")
    #expect(
      try MessageKey(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F") ?? UUID()).description
        == "000000000000000455554944e621e1f8c36c495a93fc0c247a3e6e5f")
    #expect(try text(Level.low).hasPrefix("SuggestionEngineTests.StoreKeyTests.Level"))
    #expect(try !MessageKey([UUID]()).bytes.contains(subsequence: "Essentials"))
  }

  /// Sets, dictionaries and private types have another order and another address in each process.
  @Test func keysAreTheSameInEachProcess() throws {
    var outputs: Set<String> = []
    for _ in 0..<3 {
      let pipe = Pipe()
      let process = try answerProbe("keys", output: pipe)
      outputs.insert(String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self))
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    #expect(outputs.count == 1)
    let lines = outputs.first?.split(separator: "\n") ?? []
    #expect(lines.count == 8)
    #expect(lines.first.map(String.init) == (try MessageKey("an id")).description)
  }

  @Test func whatHasNoStableFormIsNamed() {
    func error(_ id: some Hashable) -> MessageKeyError? {
      do {
        _ = try MessageKey(id)
        return nil
      } catch { return error as? MessageKeyError }
    }
    for found in [error(Opaque()), error([Opaque()]), error(AnyHashable(Opaque()))] {
      #expect(found?.code == .noStableForm)
      #expect(found?.type == "SuggestionEngineTests.StoreKeyTests.Opaque")
      #expect(found?.message.contains("Make SuggestionEngineTests.StoreKeyTests.Opaque Codable") ?? false)
    }
    #expect(error(Bare.one)?.code == .noStableForm)
    #expect(error(ObjectIdentifier(Opaque.self))?.type == "Swift.ObjectIdentifier")
    var deep = Ticket(number: 0)
    for _ in 0..<2_000 { deep = Ticket(number: 0, inner: [deep]) }
    #expect(error(deep)?.code == .tooDeep)
  }

  @Test func digestsAreThoseOfTheStandard() {
    // FIPS 180-4's examples, and the lengths around a block's end.
    func digest(_ text: String) -> String { SHA256.digest(Array(text.utf8)).hexadecimal }
    #expect(digest("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      digest(String(repeating: "a", count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    #expect(Set((0...130).map { digest(String(repeating: "x", count: $0)) }).count == 131)
  }
}

extension [UInt8] {
  fileprivate func contains(subsequence text: String) -> Bool {
    String(decoding: self, as: UTF8.self).contains(text)
  }
}
