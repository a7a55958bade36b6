import Embeddings
import Foundation
import Synchronization
import Testing

@testable import SearchIndex

/// What is found, and in which order.
@Suite struct SearchTests {
  static let now = Date(timeIntervalSince1970: 1_800_000_000)

  /// An index in memory, without meaning.
  static func index(_ items: [SearchItem], vectors: WordVectors? = nil) throws -> SearchIndex {
    let index = try SearchIndex(inMemory: vectors, now: { now })
    try index.put(items)
    return index
  }

  static func item(_ identifier: String, _ body: String, heading: String = "") -> SearchItem {
    SearchItem(
      identifier: identifier, fields: [SearchField(heading, weight: .heading), SearchField(body)])
  }

  func found(_ text: String, in index: SearchIndex, _ change: (inout SearchQuery) -> Void = { _ in }) throws
    -> [String]
  {
    var query = SearchQuery(text)
    change(&query)
    return try index.search(query).map(\.item.identifier)
  }

  @Test func wordsAreFoundInAllTheirFormsAndAsTheyAreTyped() throws {
    let index = try Self.index([
      Self.item("a", "The meetings were moved to Thursday"), Self.item("b", "Lunch", heading: "Meeting"),
      Self.item("c", "Meteor shower tonight"),
    ])
    #expect(try found("meeting ", in: index) == ["b", "a"])
    for typed in ["m", "me", "met"] { #expect(try found(typed, in: index).contains("c"), "\(typed)") }
    #expect(try found("mete", in: index) == ["c"])
    #expect(try found("mete ", in: index).isEmpty)
    #expect(try found("THURSDAY moving", in: index) == ["a"])
    #expect(try found("thursday lunch", in: index).isEmpty)
    #expect(try found("thursday lunch", in: index) { $0.match = .anyWord } == ["b", "a"])
  }

  @Test func aWordOfManyBeginningsIsFoundAllTheSame() throws {
    let common = (0..<400).map { Self.item("c\($0)", "ha\($0 % 100)x harbour") }
    let index = try Self.index(common + [Self.item("z", "zeppelin hangar"), Self.item("y", "zeppelin")])
    #expect(try found("zeppelin ha", in: index) == ["z"])
    #expect(try found("h", in: index).count == 20)
  }

  @Test func whatIsTypedIsDataAndItsCostIsBounded() throws {
    let index = try Self.index([
      Self.item("a", "near OR not \"quoted\" heading: x*"), Self.item("b", "lantern"),
    ])
    for text in [
      "\"", "quoted\" OR \"lantern", "NEAR(a b)", "heading:other", "* ^ + - ( )", "a AND", "x*", "');--",
      "\u{0}",
      "\u{FFFD}", "heading : \"", "{heading body} : lantern",
    ] {
      for match in [SearchQuery.Match.allWords, .anyWord, .automatic] {
        _ = try found(text, in: index) { $0.match = match }
      }
    }
    #expect(try found("quoted\" lantern ", in: index).isEmpty)
    let many = (0..<10_000).map { "word\($0)" }.joined(separator: " ")
    #expect(try found(many + " quoted", in: index) == ["a"])
    #expect(try found(many, in: index) { $0.match = .allWords } == [])
    #expect(try found(String(repeating: "\u{301}", count: 100_000), in: index).isEmpty)
  }

  @Test func functionWordsAreNotAskedFor() throws {
    let index = try Self.index([
      Self.item("a", "parking near the station"), Self.item("b", "where is it and what was that"),
    ])
    #expect(try found("where is the parking ", in: index) == ["a"])
    #expect(try found("what was that ", in: index) == ["b"])
  }

  @Test func replacedAndDeletedItemsAreGone() throws {
    let index = try Self.index([
      Self.item("a", "red ketch"), Self.item("b", "blue ketch"), Self.item("c", "ketch sails"),
    ])
    try index.put([Self.item("a", "red sloop")])
    #expect(try found("ketch", in: index) == ["b", "c"])
    try index.write([.delete(["b", "unknown"])])
    #expect(try found("ketch", in: index) == ["c"])
    #expect(try index.completions(of: "blu", limit: 5).isEmpty)
    #expect(try index.completions(of: "the ke", limit: 5).map(\.word) == ["ketch"])
    try index.checkIntegrity()
    try index.write([.deleteAll])
    #expect(try index.count() == 0)
    try index.put([Self.item("d", "ketch again")])
    #expect(try found("ketch", in: index) == ["d"])
    try index.checkIntegrity()
  }

  @Test func domainsAndTypesNarrowAndAreDeleted() throws {
    var items = ["mail", "mail.work", "mailbox", "chats"].map { domain in
      SearchItem(identifier: domain, domain: domain, type: "Letter", fields: [SearchField("hello there")])
    }
    items[3].type = "Message"
    items[2].isHidden = true
    let index = try Self.index(items)
    #expect(try found("hello", in: index) { $0.domains = ["mail"] } == ["mail", "mail.work"])
    #expect(try found("hello", in: index) { $0.types = ["Message"] } == ["chats"])
    #expect(try found("hello", in: index) { $0.includesHidden = true }.count == 4)
    #expect(try found("", in: index) == ["chats", "mail", "mail.work"])
    try index.write([.deleteDomains(["mail"]), .deleteTypes(["Message"])])
    #expect(try found("", in: index) { $0.includesHidden = true } == ["mailbox"])
  }

  @Test func itemsExpireAndPriorityDecidesBetweenEquals() throws {
    var items = ["b", "a", "old", "liked"].map { Self.item($0, "oak table") }
    items[2].expires = Self.now
    items[3].priority = 0.5
    let index = try Self.index(items)
    #expect(try found("oak", in: index) == ["liked", "a", "b"])
    #expect(try index.removeExpired() == 1)
    #expect(try index.count() == 3)
  }

  static let filters: [(SearchFilter, [String])] = [
    (.compare("pages", .greater, .number(3)), ["b", "c"]), (.compare("pages", .equal, .number(3)), ["a"]),
    (.compare("pages", .different, .number(3)), ["b", "c", "d"]), (.has("pages"), ["a", "b", "c"]),
    (.between("pages", .number(3), .number(7)), ["a", "b"]), (.not(.has("pages")), ["d"]),
    (.oneOf("tag", [.text("x"), .text("z")]), ["a", "b", "d"]), (.compare("tag", .equal, .text("y")), ["a"]),
    (.compare("tag", .equal, .number(1)), []), (.compare("day", .less, .date(now)), ["c"]),
    (.all([.has("pages"), .oneOf("tag", [.text("x")])]), ["a", "b"]), (.any([]), []),
    (.all([]), ["a", "b", "c", "d"]),
    (.any([.compare("day", .less, .date(now)), .compare("pages", .less, .number(4))]), ["a", "c"]),
    (.compare("x' OR 1 --", .equal, .text("'")), []),
  ]

  @Test(arguments: filters.indices)
  func filterNarrows(_ number: Int) throws {
    var items = ["a", "b", "c", "d"].map { Self.item($0, "paper") }
    items[0].attributes = ["pages": [.number(3)], "tag": [.text("x"), .text("y")]]
    items[1].attributes = ["pages": [.number(7)], "tag": [.text("x")]]
    items[2].attributes = ["pages": [.number(9)], "day": [.date(Self.now.addingTimeInterval(-5))]]
    items[3].attributes = ["tag": [.text("z")], "day": [.date(Self.now)]]
    let index = try Self.index(items)
    let (filter, expected) = Self.filters[number]
    #expect(try found("paper", in: index) { $0.filter = filter } == expected)
    #expect(try found("", in: index) { $0.filter = filter } == expected)
  }

  @Test func filtersAreBounded() throws {
    let index = try Self.index([Self.item("a", "paper")])
    var deep = SearchFilter.has("x")
    for _ in 0..<1_000 { deep = .not(deep) }
    for filter in [deep, .oneOf("x", (0..<5_000).map { .number(Double($0)) })] {
      let error = #expect(throws: SearchIndexError.self) {
        try found("paper", in: index) { $0.filter = filter }
      }
      #expect(error?.code == .filterTooLarge)
    }
  }

  @Test func orderAndLimitAndConditionsOfTheCaller() throws {
    var items = ["a", "b", "c", "d"].map { Self.item($0, "paper") }
    items[0].attributes["pages"] = [.number(5)]
    items[1].attributes["pages"] = [.number(1)]
    items[2].attributes["pages"] = [.number(3)]
    let index = try Self.index(items)
    for text in ["paper", ""] {
      #expect(
        try found(text, in: index) { $0.order = .attribute("pages", ascending: true) } == [
          "b", "c", "a", "d",
        ])
      #expect(
        try found(text, in: index) {
          $0.order = .attribute("pages", ascending: false)
          $0.limit = 2
        } == ["a", "c"])
      #expect(try found(text, in: index) { $0.accepts = { $0.identifier > "b" } } == ["c", "d"])
      #expect(try found(text, in: index) { $0.limit = 0 } == [])
      #expect(try found(text, in: index) { $0.limit = .max }.count == 4)
    }
  }

  @Test func snippetsShowWhatWasAskedFor() throws {
    let filler = String(repeating: "some more words that say nothing here ", count: 30)
    let index = try Self.index([
      Self.item("long", filler + "the Café opens at nine on Sundays " + filler), Self.item("short", "café"),
    ])
    var query = SearchQuery("cafe sunday")
    query.wantsSnippets = true
    let snippet = try #require(try index.search(query).first?.snippet)
    let marked = snippet.marks.map { String(decoding: Array(snippet.text.utf8)[$0], as: UTF8.self) }
    #expect(marked == ["Café", "Sundays"])
    #expect(snippet.text.hasPrefix("…") && snippet.text.hasSuffix("…") && snippet.text.count < 250)
    query.text = "cafe "
    #expect(try index.search(query).first { $0.item.identifier == "short" }?.snippet?.text == "café")
  }

  @Test(.enabled(if: (try? WordVectors.bundled()) ?? nil != nil, "word vectors are installed"))
  func meaningFindsOtherWords() throws {
    let vectors = try WordVectors.bundled()
    let index = try Self.index(
      [
        Self.item("car", "The automobile is in the garage for repairs"),
        Self.item("cake", "Bake the cake for an hour"),
        Self.item("money", "Please transfer the rent to my bank account"),
      ], vectors: vectors)
    #expect(try found("my car is being fixed at the mechanic today", in: index).first == "car")
    #expect(try found("paying the landlord money", in: index) { $0.match = .anyWord }.first == "money")
    #expect(try found("paying the landlord money", in: index) { $0.usesMeaning = false }.isEmpty)
  }

  @Test func passagesOfALongTextAreBounded() {
    let short = PassageEncoder.passages(of: "one two three")
    #expect(short.map(String.init) == ["one two three"])
    let text = String(repeating: "word ", count: 100_000)
    let passages = PassageEncoder.passages(of: text)
    #expect(passages.count == 16 && passages.allSatisfy { $0.utf8.count <= 1_000 })
    #expect(text.hasPrefix(passages.joined()))
  }
}
