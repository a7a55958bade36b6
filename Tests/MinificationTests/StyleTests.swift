import Testing

@testable import Minification

@Suite("Style sheets")
struct StyleTests {
  @Test(arguments: [
    ("/* a */\na {\n  color: red;\n  margin: 0 0.5em;\n}\n", "a{color:red;margin:0 .5em}"),
    ("a > b + c ~ d , e { x: y }", "a>b+c~d,e{x:y}"),
    ("a :hover, a:hover { x: y }", "a :hover,a:hover{x:y}"),
    (":is(a, b) :not( .c ) { x: y }", ":is(a,b) :not(.c){x:y}"),
    ("li:nth-child(2n + 1) { x: y }", "li:nth-child(2n+1){x:y}"),
    ("a { width: calc(1px + 2px - var(--x) * 0.5 / 2) }", "a{width:calc(1px + 2px - var(--x)*.5/2)}"),
    ("a { margin: -0.5px 10.5px 0.05px 1.05px }", "a{margin:-.5px 10.5px .05px 1.05px}"),
    ("a { grid-area: 1 / 2 }", "a{grid-area:1/2}"),
    ("a { color: red !important }", "a{color:red!important}"),
    ("a::before { content: \"a ,  b; } /* c */\" }", "a::before{content:\"a ,  b; } /* c */\"}"),
    ("a { font: 1rem / 1.3 \"A  B\", serif }", "a{font:1rem/1.3 \"A  B\",serif}"),
    (
      "@media (min-width: 1px) and (pointer: fine) { a { x: y } }",
      "@media(min-width:1px) and (pointer:fine){a{x:y}}"
    ),
    ("@supports not ((a: b) or (c: d)) { a { x: y } }", "@supports not ((a:b) or (c:d)){a{x:y}}"),
    ("@keyframes turn { to { rotate: 1turn } }", "@keyframes turn{to{rotate:1turn}}"),
    (":is(a) { [b=\"c, d\"] { x: y } }", ":is(a){[b=\"c, d\"]{x:y}}"),
    ("a { transition: opacity 0.2s, scale 0.3s var(--e) }", "a{transition:opacity .2s,scale .3s var(--e)}"),
    ("a { --x: 0.5px; --y: var(--x) }", "a{--x:.5px;--y:var(--x)}"),
    ("a {}", "a{}"),
  ])
  func isMinified(_ source: String, _ expected: String) throws {
    let output = try StyleMinifier.minified(source, file: "a.css")
    #expect(output == expected)
    #expect(try StyleMinifier.minified(output, file: "a.css") == output)
  }

  @Test("Classes get their short names, and nothing else")
  func classes() throws {
    let table = try StyleClassTable("button B # Pressed.\nnav-bar nb\nsheet\n\n# more\n", file: "classes.txt")
    let output = try StyleMinifier.minified(
      ".button.sheet:not(.nav-bar) > [data-x=\".button\"] { content: \".button\"; margin: 1.5px }",
      file: "a.css",
      names: table.names)
    #expect(output == ".B.sheet:not(.nb)>[data-x=\".button\"]{content:\".button\";margin:1.5px}")
    let error = try #require(throws: MinificationError.self) {
      try StyleMinifier.minified("\n.buton { x: y }", file: "a.css", names: table.names)
    }
    #expect(error.code == .unnamedClass)
    #expect(error.line == 2)
    #expect(error.message == "the class “buton” isn't in the table of classes")
  }

  @Test("The table becomes Swift")
  func swift() throws {
    let table = try StyleClassTable("nav-bar nb # The bar.\nswitch sw\nin\n", file: "classes.txt")
    #expect(table.swift.contains("  /// The bar.\n  case navBar = \"nb\"\n"))
    #expect(table.swift.contains("  case `switch` = \"sw\"\n  case `in` = \"in\"\n"))
  }

  @Test(arguments: [
    ("a b c", 1, "a line has one name or two"), ("a b\nc b", 2, "“c” or “b” is there already"),
    ("a b\na c", 2, "“a” or “c” is there already"),
  ])
  func wrongTables(_ source: String, _ line: Int, _ message: String) throws {
    let error = try #require(throws: MinificationError.self) {
      try StyleClassTable(source, file: "classes.txt")
    }
    #expect(error == MinificationError(.syntax, message, file: "classes.txt", line: line))
  }

  @Test("A sheet has those that it imports, in their places")
  func imports() throws {
    let files = [
      "s/all.css": "/* All. */\n@import \"parts/a.css\";\n@import \"parts/b.css\";\n\nc { x: y }\n",
      "s/parts/a.css": "a { x: y }\n", "s/parts/b.css": "b { x: y }\n",
    ]
    #expect(try StyleBundle.sheet("s/all.css", reading: { files[$0] }) == "a{x:y}b{x:y}c{x:y}")
    #expect(throws: MinificationError.self) { try StyleBundle.sheet("s/no.css", reading: { files[$0] }) }
  }

  @Test(arguments: [
    ("a { x: y", "a rule has no end"), ("a { x: y } }", "“}” closes nothing"),
    ("a { x: \"y }", "a string has no end"), ("a { x: (y }", "brackets don't close"),
    ("x: y;", "a declaration stands outside of rules"),
  ])
  func wrongSheets(_ source: String, _ message: String) throws {
    let error = try #require(throws: MinificationError.self) {
      try StyleMinifier.minified(source, file: "a.css")
    }
    #expect(error.message == message)
  }
}
