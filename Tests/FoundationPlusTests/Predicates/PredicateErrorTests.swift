import FoundationPlus
import Testing

@Suite("Predicates that are wrong") struct PredicateErrorTests {
  @Test(
    "A format that can't be parsed names the place and what was expected",
    arguments: [
      ("", 1, "a key, a value or a predicate, and not the end"),
      ("title", 6, "a comparison such as =="),
      ("title ==", 9, "a key, a value or a predicate, and not the end"),
      ("title == 'soup", 10, "a closing '"),
      ("title = = 2", 9, "a key, a value or a predicate, and not '='"),
      ("a == 1 b == 2", 8, "AND, OR or the end, and not 'b'"),
      ("a == 1 AND", 11, "the end"),
      ("a == 1 AND b", 13, "a comparison such as =="),
      ("AND a == 1", 1, "write '#AND' for a key of that name"),
      ("(a == 1", 8, "')', and not the end"),
      ("a == 1)", 7, "AND, OR or the end"),
      ("a == {1, 2", 11, "',' or '}'"),
      ("a CONTAINS[x] 'b'", 12, "options of the letters c, d, n and l"),
      ("a CONTAINS[c 'b'", 14, "']' after the options"),
      ("a BETWEEN 3", 11, "two bounds"),
      ("a BETWEEN {1, 2, 3}", 11, "two bounds"),
      ("a == 1 == 2", 8, "AND, OR or the end"),
      ("NOT a", 6, "a comparison"),
      ("(a == 1) + 2 == 3", 10, "AND, OR or the end"),
      ("a == (b == 1)", 6, "an expression, and not a predicate"),
      ("ANY (a == 1)", 5, "an expression after ANY"),
      ("a? == 1", 2, "no '?'"),
      ("a == %q", 6, "an argument such as %@"),
      ("a == %@", 6, "an argument for '%@', of which there are only 0"),
      ("a.%d == 1", 3, "a key after '.'"),
      ("a == $", 6, "the name of a variable"),
      ("a.@tally == 1", 3, "an operator such as @count"),
      ("melt(a) == 1", 1, "a function that exists"),
      ("sqrt(1, 2) == 1", 1, "one argument for sqrt, and not 2"),
      ("CAST(1, 'NSView') == 1", 9, "NSDate"),
      ("FUNCTION(a, 'delete') == 1", 13, "one of the selectors"),
      ("SUBQUERY(a, b, c == 1).@count == 1", 13, "a variable such as $x"),
      ("a == 12x", 8, "an operator after the number"),
      ("a == 0xZZ", 6, "a number of base 16"),
      ("a == 1e999", 6, "a number that isn't infinite"),
      ("a == '\\u12'", 9, "4 hexadecimal digits"),
      ("FETCH(a, b) == 1", 1, "no FETCH"),
      ("ANYKEY == 'x'", 1, "searches of the system's index"),
      ("é == ☃", 6, "no '☃'"),
      ("a[1 == 2", 5, "']' after the index"),
      ("SELF MATCHES '(a'", 14, "the pattern is not a regular expression"),
    ])
  func malformed(format: String, position: Int, expected: String) throws {
    let error = #expect(throws: FoundationPlusError.self) { try NSPredicate(parsing: format) }
    let message = try #require(error).message
    #expect(error?.code == .malformedPredicate)
    #expect(message.contains("at character \(position): "), "\(message)")
    #expect(message.contains(expected), "\(message)")
  }

  @Test(
    "Arguments have to fit their places",
    arguments: [
      ("%K == 1", 5 as (any Sendable)?, "a text as argument 1 for '%K', and not a number"),
      ("a == %d", "5", "a number as argument 1 for '%d', and not a text"), ("a == %f", nil, "and not nil"),
      ("a == %c", "ab", "a character as argument 1"), ("a == 1", 2, "1 are left over"),
      ("SELF MATCHES %@", "[", "the pattern is not a regular expression"),
      ("a BETWEEN %@", [1, 2, 3], "two bounds"),
    ])
  func arguments(format: String, argument: (any Sendable)?, expected: String) throws {
    let error = #expect(throws: FoundationPlusError.self) { try NSPredicate(parsing: format, [argument]) }
    #expect(error?.errorDescription?.contains(expected) == true, "\(error as Any)")
  }

  @Test("Text from elsewhere never traps, however long or deep it is")
  func hostile() throws {
    let deep = 50_000
    let inputs = [
      String(repeating: "(", count: deep), String(repeating: "NOT ", count: deep) + "a == 1",
      String(repeating: "(", count: deep) + "a == 1" + String(repeating: ")", count: deep),
      String(repeating: "{", count: deep), String(repeating: "-", count: deep) + "1 == 1",
      String(repeating: "2 ** ", count: deep) + "1 == 1", String(repeating: "a[", count: deep),
      String(repeating: "sum(", count: deep), String(repeating: "a:", count: deep),
      String(repeating: "'", count: deep + 1), String(repeating: "\\", count: deep), "\0", "%", "a == %",
      String(repeating: "a", count: (1 << 20) + 1),
    ]
    for input in inputs {
      #expect(throws: FoundationPlusError.self) { try NSPredicate(parsing: input) }
    }
    // Long, but not deep.
    let sum = try NSPredicate(parsing: "SELF == 0" + String(repeating: " + 1 - 1", count: deep) + " + 5")
    #expect(sum.evaluate(with: 5) && !sum.evaluate(with: 6))
    let either = try NSPredicate(parsing: (0..<deep).map { "SELF == \($0)" }.joined(separator: " OR "))
    #expect(either.evaluate(with: deep - 1) && !either.evaluate(with: deep))
    let path = try NSPredicate(parsing: String(repeating: "a.", count: deep) + "a == nil")
    #expect(path.evaluate(with: [String: Int]()))
    let nested = 90
    let parentheses = try NSPredicate(
      parsing: String(repeating: "(", count: nested) + "SELF + 1" + String(repeating: ")", count: nested)
        + " == 2")
    #expect(parentheses.evaluate(with: 1))
  }

  @Test("Any cut and any change of a format ends in a predicate or an error")
  func changed() {
    let format =
      "ANY a.b[FIRST] ==[cd] 'x\\u0041' AND (b IN {1, $c, %@} OR NOT SUBQUERY(d, $e, $e > -2 ** 3).@count != 0x1F)"
    let scalars = Array(format.unicodeScalars)
    var failures = 0
    for index in scalars.indices {
      var cut = scalars
      cut.removeSubrange(index...)
      for replacement in ["", "(", "'", "%", "[", "\u{301}"] {
        var changed = scalars
        changed.replaceSubrange(index...index, with: replacement.unicodeScalars)
        for variant in [cut, changed] {
          let text = String(String.UnicodeScalarView(variant))
          do {
            let predicate = try NSPredicate(parsing: text, [1])
            #expect(!predicate.description.isEmpty)
          } catch {
            failures += 1
            #expect((error as? FoundationPlusError)?.code == .malformedPredicate)
          }
        }
      }
    }
    #expect(failures > 0)
  }

  @Test("A regular expression that would take for ever makes the predicate false")
  func endlessPattern() {
    let text = String(repeating: "a", count: 40)
    #expect(!NSPredicate(format: "SELF MATCHES '(a+)+b'").evaluate(with: text))
    #expect(NSPredicate(format: "SELF MATCHES '(a+)+'").evaluate(with: text))
    let stars = String(repeating: "*a", count: 200) + "b"
    #expect(!NSPredicate(format: "SELF LIKE %@", stars).evaluate(with: String(repeating: "a", count: 2000)))
  }

  @Test("Subqueries that multiply make the predicate false")
  func multiplied() throws {
    var format = "SELF == 0"
    for level in 0..<40 { format = "SUBQUERY(SELF, $x\(level), \(format)).@count > 0" }
    #expect(try !NSPredicate(parsing: format).evaluate(with: Array(0..<10)))
  }

  @Test("The log shows no values that were looked for")
  func privacy() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let predicate = NSPredicate(
        format: "flavour CONTAINS[cd] %@ AND NOT minutes IN {1, 'rosemary'}", "rosemary")
      if predicate.evaluate(with: Recipe.soup) { preconditionFailure("the predicate held") }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      said.contains("'flavour CONTAINS[cd] %@ AND NOT minutes IN %@' is false: there is no key 'flavour'"))
    #expect(!said.contains("rosemary"))
  }

  @Test("A key that isn't there makes the whole predicate false, and is said once")
  func missingKey() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      for format in [
        "flavour == 1", "NOT flavour == 1", "minutes == 35 AND NOT (flavour == 1 OR flavour == 2)",
      ] {
        for _ in 0..<3 where NSPredicate(format: format).evaluate(with: Recipe.soup) {
          preconditionFailure("\(format) held")
        }
      }
      let either = NSPredicate(format: "minutes == 35 OR flavour == 1")
      precondition(either.evaluate(with: Recipe.soup), "nothing asked for the key")
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let lines = said.split(separator: "\n").filter { $0.contains("there is no key 'flavour' in Recipe") }
    #expect(lines.count == 3, "\(said)")
  }

  @Test(
    "A comparison without a meaning is false, as is what surrounds it",
    arguments: [
      "minutes BEGINSWITH '3'", "NOT minutes CONTAINS 3", "NOT title > 3", "NOT ANY minutes == 3",
      "title + 1 == 2",
      "NOT title IN 5", "tags[7] == nil", "tags['x'] == nil", "minutes / 0 == 0", "modulus:by:(1, 0) == 0",
      "rating & 1 == 0", "NOT minutes BETWEEN 3 + 4", "NOT $nowhere == 1", "sqrt(title) == 1",
      "@sum.title == 0",
      "title.@count == 16", "CAST(tags, 'NSDate') != nil",
      "FUNCTION(title, 'dateByAddingTimeInterval:', 1) != nil",
      "minutes MATCHES '3.'", "NOT title MATCHES %@",
    ])
  func mismatch(format: String) {
    #expect(!NSPredicate(format: format, "(").evaluate(with: Recipe.soup))
  }

  @Test("A wrong format of the program's own traps, and says where it is wrong")
  func traps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSPredicate(format: "title CONTAINS[cd %@", "soup")
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("at character 19: expected ']' after the options, and not '%@'"), "\(said)")
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "title == %@") }
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "a == %@", argumentArray: nil) }
    await #expect(processExitsWith: .failure) { _ = NSCompoundPredicate(format: "a == 1") }
    await #expect(processExitsWith: .failure) {
      _ = withVaList([]) { NSPredicate(format: "a ==", arguments: $0) }
    }
  }
}
