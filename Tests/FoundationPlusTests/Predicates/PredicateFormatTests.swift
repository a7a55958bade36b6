import Foundation
import FoundationPlus
import Testing

@Suite("Formats of predicates") struct PredicateFormatTests {
  @Test(
    "A predicate is written as a format, which gives the same predicate",
    arguments: [
      ("title contains[cd] 'soup'", #"title CONTAINS[cd] "soup""#),
      ("a=1 && b<>2||!(c=<3)", "(a == 1 AND b != 2) OR NOT c <= 3"),
      ("not (a == 1 or b == 2)", "NOT (a == 1 OR b == 2)"),
      ("a == 1 AND b == 2 AND c == 3", "a == 1 AND b == 2 AND c == 3"),
      ("some lines.price > 2.5", "ANY lines.price > 2.5"),
      ("ALL tags IN {'a', nil, -1}", #"ALL tags IN {"a", nil, -1}"#),
      ("x == TRUE", "x == 1"),
      ("x BETWEEN {1, $high}", "x BETWEEN {1, $high}"),
      ("#in == 1 and #order.all == 2", "#in == 1 AND order.#all == 2"),
      ("(a + 1) * -b == -(2 ** c)", "(a + 1) * (-b) == -(2 ** c)"),
      ("a - (-1) == 2", "a - (-1) == 2"),
      ("tags[first].name == tags[size]", "tags[FIRST].name == tags[SIZE]"),
      (
        "SUBQUERY(books, $b, $b.pages > 100 && $b.lent == nil).@count > 1",
        "SUBQUERY(books, $b, $b.pages > 100 AND $b.lent == nil).@count > 1"
      ),
      ("TERNARY(a == 1, 2, 3) == modulus:by:(b, 2)", "TERNARY(a == 1, 2, 3) == modulus:by:(b, 2)"),
      ("SELF.a == @count", "SELF.a == @count"),
      ("day > CAST(12.5, 'NSDate')", #"day > CAST(12.5, "NSDate")"#),
      (
        "function(day, 'timeIntervalSinceDate:', now()) > 0",
        #"FUNCTION(day, "timeIntervalSinceDate:", now()) > 0"#
      ),
      (#"a MATCHES "\\d+\"\n""#, #"a MATCHES "\\d+\"\n""#),
      (#"a == '\u00e9\x41\U0001F955'"#, #"a == "éA🥕""#),
      ("TRUEPREDICATE OR FALSEPREDICATE", "TRUEPREDICATE OR FALSEPREDICATE"),
    ])
  func written(format: String, expected: String) {
    let predicate = NSPredicate(format: format)
    #expect(predicate.description == expected)
    let again = NSPredicate(format: expected)
    #expect(again.description == expected)
    #expect(again == predicate && again.hash == predicate.hash)
    #expect(predicate.copy() as? NSPredicate == predicate)
  }

  @Test("Values of arguments are written so that they can be read")
  func values() throws {
    let id = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
    let values: [Any] = [
      id, Date(timeIntervalSinceReferenceDate: -1.25), Decimal(string: "0.1") as Any, "it's \"\\ it\"",
      [1, 2],
      URL(string: "https://library.example/a?b=c") as Any, Int.min, 1e300,
    ]
    for value in values {
      let predicate = NSPredicate(format: "a == %@", value)
      #expect(try NSPredicate(parsing: predicate.description) == predicate, "\(predicate)")
      #expect(predicate.evaluate(with: ["a": value]))
    }
    #expect(
      NSPredicate(format: "a == %@", Author(name: "Jane", born: 1775)).description.hasPrefix("a == <Author"))
  }

  @Test("Predicates are equal if they ask the same")
  func equality() {
    let predicate = NSPredicate(format: "a == %@ AND b > 1", "x")
    #expect(predicate == NSPredicate(format: "a == 'x' && b > %d", 1))
    #expect(predicate != NSPredicate(format: "a == 'x' || b > 1"))
    #expect(NSPredicate(format: "a == 'x'") != NSPredicate(format: "a ==[c] 'x'"))
    #expect(NSPredicate(format: "a == 1") != NSPredicate(format: "a == '1'"))
    #expect(NSPredicate(format: "a == 1") != NSPredicate(value: false))
    #expect(NSPredicate(value: false) != NSPredicate(format: "a == 1"))
    #expect(NSPredicate(format: "TRUEPREDICATE") == NSPredicate(value: true))
  }

  @Test("AND, OR and NOT give compound predicates with their parts")
  func compounds() throws {
    let compound = try #require(NSPredicate(format: "a == 1 AND NOT b == 2") as? NSCompoundPredicate)
    #expect(compound.compoundPredicateType == .and)
    #expect(compound.subpredicates.map(\.description) == ["a == 1", "NOT b == 2"])
    #expect(!(NSPredicate(format: "a == 1") is NSCompoundPredicate))
    #expect(NSCompoundPredicate(format: "a == 1 OR a == 2").evaluate(with: ["a": 2]))
    let mixed = NSCompoundPredicate(
      orPredicateWithSubpredicates: [NSPredicate { _, _ in false }, NSPredicate(format: "a == 1")])
    let outer = NSPredicate(format: "%@ AND b == 1", mixed)
    #expect(outer.description == "(BLOCKPREDICATE OR a == 1) AND b == 1")
    #expect(outer.evaluate(with: ["a": 1, "b": 1]) && !outer.evaluate(with: ["a": 2, "b": 1]))
  }

  @Test("Variables have values at evaluation or before")
  func variables() throws {
    let open = NSPredicate(
      format:
        "pages > $least AND (title BEGINSWITH[c] $start OR $start == nil) AND shelf[$place] IN {$least, 'b'}")
    let book: [String: Any] = ["pages": 300, "title": "Emma", "shelf": ["a", "b"]]
    let values: [String: Any] = ["least": 200, "start": "em", "place": 1]
    #expect(open.evaluate(with: book, substitutionVariables: values))
    #expect(!open.evaluate(with: book, substitutionVariables: values.merging(["least": 400]) { $1 }))
    let closed = open.withSubstitutionVariables(["least": 200, "start": NSNull(), "place": 1])
    #expect(closed.evaluate(with: book))
    #expect(closed.description.contains("nil == nil") && !closed.description.contains("$"))
    #expect(open.withSubstitutionVariables(["least": 1]).description.contains("$start"))

    let subquery = NSPredicate(format: "SUBQUERY(shelf, $x, $x == $y).@count == 1")
    #expect(subquery.evaluate(with: book, substitutionVariables: ["y": "a", "x": "b"]))
    #expect(subquery.withSubstitutionVariables(["y": "a", "x": "c"]).evaluate(with: book))
    let compound = NSCompoundPredicate(notPredicateWithSubpredicate: NSPredicate(format: "SELF == $x"))
    #expect(!compound.withSubstitutionVariables(["x": 1]).evaluate(with: 1))
    #expect(compound.evaluate(with: 1, substitutionVariables: ["x": 2]))
    let block = NSPredicate { value, variables in value as? Int == variables?["x"] as? Int }
    #expect(block.withSubstitutionVariables(["x": 1]) === block)
    #expect(NSPredicate(format: "%@ AND $x == 1", block).evaluate(with: 1, substitutionVariables: ["x": 1]))
  }
}
