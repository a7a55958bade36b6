import Testing

@testable import Minification

@Suite("Scripts")
struct ScriptTests {
  /// What is served of a module without imports, without the function around it.
  private static func output(_ source: String) throws -> String {
    var bundle = ScriptBundle(reading: { $0 == "main.js" ? source : nil })
    let script = try bundle.scripts(["main.js"])[0]
    return String(script.dropFirst("'use strict';(()=>{".count).dropLast("})()".count))
  }

  @Test(
    arguments: [
      ScriptCase.statements, ScriptCase.literals, ScriptCase.properties, ScriptCase.scopes, ScriptCase.forms,
      ScriptCase.others,
    ].flatMap(\.self))
  func isMinified(_ item: ScriptCase) throws {
    let output = try Self.output(item.source)
    #expect(output == item.expected)
    // What is minified means what it meant: read again, nothing is left to take away.
    #expect(try Self.output(output).count == output.count)
  }

  @Test(arguments: [
    ("use('a\n')", 1, "a string has no end"),
    ("use(1)\nuse(`a${b`)", 2, "a template literal has no end"),
    ("/* a", 1, "a comment has no end"),
    ("use(/a\n/)", 1, "a regular expression has no end"),
    ("use(1) use(2)", 1, "“use” is not expected here"),
    ("\n\nuse(", 3, "the file ends too early"),
    ("const a = 1\nconst a = 2", 2, "“a” is declared twice"),
    ("class A {}", 1, "the client compiler doesn't know “class”"),
    ("function* many() {}", 1, "the client compiler doesn't know generators"),
    ("with (a) b()", 1, "the client compiler doesn't know “with”"),
    ("eval('a')", 1, "“eval” could use any name"),
    ("const lost = 1", 1, "nothing uses “lost”"),
    ("use(1)\n@", 2, "“@” is not expected"),
  ])
  func whatItDoesNotKnowIsAnError(_ source: String, _ line: Int, _ message: String) throws {
    let error = try #require(throws: MinificationError.self) { try Self.output(source) }
    #expect(error.message == message)
    #expect(error.line == line)
    #expect(error.file == "main.js")
    #expect(error.description == "main.js:\(line): error: \(message)")
  }

  @Test("Names of one letter run out, and words that mean something are left out")
  func manyNames() throws {
    let names = (0..<800).map { "name\($0)" }
    let source = "use((" + names.joined(separator: ",") + ") => " + names.joined(separator: "+") + ")"
    let output = try Self.output(source)
    let parameters = output.dropFirst("use((".count).prefix { $0 != ")" }.split(separator: ",").map(
      String.init)
    #expect(parameters.count == 800)
    #expect(Set(parameters).count == 800)
    #expect(Set(parameters).isDisjoint(with: ScriptToken.reservedWords))
    #expect(parameters.allSatisfy { $0.count <= 3 })
  }

  @Test("Text of any kind ends, with a script or an error")
  func anyText() {
    let pieces = [
      "(", ")", "{", "}", "[", "]", "=>", "`", "${", "'", "/", "a", "1", ";", "\n", "let ", "if", "return ",
      ",",
    ]
    var state: UInt64 = 7
    for _ in 0..<2000 {
      let text = (0..<12).map { _ -> String in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return pieces[Int(state >> 33) % pieces.count]
      }.joined()
      do { _ = try Self.output(text) } catch { #expect(error is MinificationError, "\(text)") }
    }
  }
}
