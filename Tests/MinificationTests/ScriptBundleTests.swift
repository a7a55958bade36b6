import Testing

@testable import Minification

@Suite("Scripts of modules")
struct ScriptBundleTests {
  private static func scripts(_ files: [String: String], _ entries: [String] = ["main.js"]) throws -> [String]
  {
    var bundle = ScriptBundle(reading: { files[$0] })
    return try bundle.scripts(entries)
  }

  @Test("What is imported comes first, once, in one scope")
  func order() throws {
    let script = try Self.scripts([
      "main.js": "import { one } from './a/one.js'\nimport { two as zwei } from './two.js'\nuse(one, zwei)",
      "a/one.js": "import { two } from '../two.js'\nexport const one = two + 1",
      "two.js": "export const two = 2",
    ])[0]
    #expect(script == "'use strict';(()=>{const a=2,b=a+1;use(b,a)})()")
  }

  @Test("Modules may have the same names, and may import each other")
  func sameNames() throws {
    let script = try Self.scripts([
      "main.js": "import { even } from './even.js'\nconst own = 1\nuse(even(own))",
      "even.js":
        "import { odd } from './odd.js'\nconst own = 0\nexport const even = n => n == own || odd(n - 1)",
      "odd.js":
        "import { even } from './even.js'\nconst own = 0\nexport const odd = n => n != own && even(n - 1)",
    ])[0]
    #expect(
      script
        == "'use strict';(()=>{const c=0,d=a=>a!=c&&b(a-1),e=0,b=a=>a==e||d(a-1),a=1;use(b(a))})()")
  }

  @Test("A second script is given what it imports from the first")
  func lent() throws {
    let scripts = try Self.scripts(
      [
        "main.js": "import './load.js'\nimport { send } from './send.js'\nuse(send)",
        "load.js": "import { lent } from 'compiler:lent'\nload().then(script => script.default(lent))",
        "send.js": "let count = 0\nexport const send = () => count++\nexport const number = 1",
        "more.js": "export { run } from './run.js'",
        "run.js": "import { send, number } from './send.js'\nexport const run = () => send(number)",
      ], ["main.js", "more.js"])
    #expect(
      scripts[0]
        == "'use strict';(()=>{load().then(b=>b.default([a,c]));let b=0;const a=()=>b++,c=1;use(a)})()")
    #expect(scripts[1] == "export default([b,c])=>{const a=()=>b(c);return{run:a}}")
  }

  @Test("Scripts name classes by the table")
  func classes() throws {
    let table = try StyleClassTable("menu-item mi\nsheet\n", file: "classes.txt")
    let source = """
      import { classes } from 'compiler:classes'
      use(classes.menuItem, `.${classes.menuItem}[open]>.${ classes.sheet }:not(${use})`, `${classes.sheet}`, classes)
      """
    var bundle = ScriptBundle(classes: table, reading: { _ in source })
    #expect(
      try bundle.scripts(["main.js"])[0]
        == "'use strict';(()=>{use('mi',`.mi[open]>.sheet:not(${use})`,`sheet`,classes)})()")
    var wrong = ScriptBundle(
      classes: table, reading: { _ in "import { classes } from 'compiler:classes'\nuse(classes.menuitem)" })
    let error = try #require(throws: MinificationError.self) { try wrong.scripts(["main.js"]) }
    #expect(error.code == .unnamedClass)
    #expect(error.line == 2)
  }

  @Test(arguments: [
    (["main.js": "import './no.js'"], "there is no module “no.js”", "main.js"),
    (
      ["main.js": "import { a } from './a.js'\nuse(a)", "a.js": "const a = 1\nuse(a)"],
      "“./a.js” exports no “a”", "main.js"
    ),
    (
      ["main.js": "import { a } from './a.js'", "a.js": "export const a = 1\nuse(a)"],
      "nothing uses the import “a”", "main.js"
    ),
    (
      ["main.js": "import { a } from './a.js'\nconst a = 2\nuse(a)", "a.js": "export const a = 1\nuse(a)"],
      "“a” is declared twice", "main.js"
    ),
    (["main.js": "import './a.js'", "a.js": "export const a = 1"], "nothing uses “a”", "a.js"),
    (
      [
        "main.js": "import { a } from './a.js'\nexport const b = 1\nuse(a)",
        "a.js": "import { b } from './main.js'\nexport const a = () => b\nuse(b)",
      ], "“b” is used before the module that declares it has run", "a.js"
    ),
  ])
  func errors(_ files: [String: String], _ message: String, _ file: String) throws {
    let error = try #require(throws: MinificationError.self) { try Self.scripts(files) }
    #expect(error.message == message)
    #expect(error.file == file)
  }

  @Test("A second script can't be given what changes")
  func changing() throws {
    let error = try #require(throws: MinificationError.self) {
      try Self.scripts(
        [
          "main.js":
            "import { lent } from 'compiler:lent'\nimport { count } from './count.js'\nuse(lent, count)",
          "count.js": "export let count = 0",
          "more.js": "import { count } from './count.js'\nexport const run = () => count",
        ], ["main.js", "more.js"])
    }
    #expect(error.message == "“count” changes, and the first script hands over its value once")
  }
}
