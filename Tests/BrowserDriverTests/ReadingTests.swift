import BrowserDriver
import Foundation
import Testing

extension BrowserSuite {
  struct ReadingTests {
    @Test func textValueAttributeStyleAndPlace() async throws {
      try await withPage { page in
        try await page.show(
          """
          <style>* { margin: 0 } p { color: rgb(1, 2, 3); position: absolute; left: 20px; top: 30px;
            width: 200px; height: 40px } b { display: none }</style>
          <p data-kind=note>Hello <b>hidden</b>there</p><input aria-label=Name value=Ann><i style="opacity:0">x</i>
          """)
        let note = page.find(css: "p")
        #expect(try await note.text == "Hello there")
        #expect(try await page.text(of: note) == "Hello there")
        #expect(try await page.text().contains("Hello there"))
        #expect(try await note.attribute("data-kind") == "note")
        #expect(try await note.attribute("data-other") == nil)
        #expect(try await note.computedStyle("color") == "rgb(1, 2, 3)")
        #expect(try await note.box == Box(x: 20, y: 30, width: 200, height: 40))
        #expect(try await page.find(.textbox, "Name").value == "Ann")
        #expect(try await note.isVisible)
        #expect(try await !page.find(css: "b").isVisible)
        #expect(try await !page.find(css: "i").isVisible)
        #expect(try await page.html.contains("<p data-kind=\"note\">"))
        #expect(try await note.evaluate("({...this.dataset})").json == #"{"kind":"note"}"#)
      }
    }

    @Test func scriptsAndTheirErrors() async throws {
      try await withPage { page in
        try await page.show("")
        #expect(
          try await page.evaluate("({a: [1, 'two', null, true]})").json == #"{"a":[1,"two",null,true]}"#)
        #expect(try await page.evaluate("Promise.resolve(42)").int == 42)
        #expect(
          try await page.call("(a, b) => a + b", .string("x\u{2028}\"</script>"), .string("y")).string
            == "x\u{2028}\"</script>y")
        let error = await #expect(throws: BrowserError.self) { try await page.evaluate("nothing.at.all") }
        #expect(error?.code == .script)
        #expect(error?.message.contains("nothing is not defined") == true)
      }
    }

    @Test func identityTellsAPatchedNodeFromANewOne() async throws {
      try await withPage { page in
        try await page.show("<ul><li>One</li></ul>")
        let row = page.find(.listitem)
        let first = try await row.identity
        try await page.evaluate("document.querySelector('li').textContent = 'Two'")
        #expect(try await row.identity == first)
        try await page.evaluate("document.querySelector('ul').innerHTML = '<li>Two</li>'")
        #expect(try await row.identity != first)
      }
    }

    @Test func problemsAreCollected() async throws {
      let server = try SmallServer { request in
        request.path == "/"
          ? .init(
            "<script>alert(1)</script><script src=/app.js></script><img src=/missing.png><link rel=icon href=data:,>",
            header: ["Content-Security-Policy": "script-src 'self'"])
          : request.path == "/app.js"
            ? .init(
              "console.log('a', {b: 1}, 2); console.warn('careful'); setTimeout(() => { throw new Error('broken') })",
              header: ["Content-Type": "text/javascript"])
            : .init("", status: 404)
      }
      defer { server.stop() }
      try await withPage { page in
        try await page.open(server.url)
        try await page.until("all four are told") { page.problems.count >= 4 }
        let kinds = page.problems.map(\.kind)
        #expect(Set(kinds) == [.policyViolation, .failedRequest, .scriptError, .consoleWarning])
        #expect(page.problems.first { $0.kind == .policyViolation }?.text.contains("script-src-elem") == true)
        #expect(page.problems.first { $0.kind == .scriptError }?.text.contains("Error: broken") == true)
        #expect(page.problems.first { $0.kind == .failedRequest }?.place?.contains("/missing.png") == true)
        #expect(page.console.contains(ConsoleMessage(level: "log", text: "a {b: 1} 2")))
        page.forgetProblems()
        #expect(page.problems.isEmpty)
      }
    }

    @Test func windowsOfScriptsAreAnswered() async throws {
      try await withPage { page in
        try await page.show("")
        #expect(try await page.evaluate("confirm('Really?')").boolean == true)
        page.answerDialogs(accept: false)
        #expect(try await page.evaluate("confirm('Sure?')").boolean == false)
        page.answerDialogs(accept: true, text: "Ann")
        #expect(try await page.evaluate("prompt('Name?')").string == "Ann")
        #expect(
          page.dialogs == [
            ScriptDialog(kind: "confirm", message: "Really?", wasAccepted: true),
            ScriptDialog(kind: "confirm", message: "Sure?", wasAccepted: false),
            ScriptDialog(kind: "prompt", message: "Name?", wasAccepted: true),
          ])
      }
    }

    @Test func jumpsOfTheLayoutCount() async throws {
      try await withPage(.init(viewport: .phone)) { page in
        try await page.show("<div id=top></div><p style='height:400px;background:red'>Text</p>")
        #expect(try await page.layoutShift == 0)
        try await page.evaluate(
          "new Promise(done => { document.querySelector('#top').style.height = '200px'; requestAnimationFrame(() => requestAnimationFrame(done)) })"
        )
        try await page.until("the jump counts") { try await page.layoutShift > 0.1 }
      }
    }

    @Test func picturesAreOfTheWindowOrTheWhole() async throws {
      let path = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID())/page.png")
        .path
      defer { try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent) }
      try await withPage(.init(viewport: .phone, deviceScaleFactor: 2)) { page in
        try await page.show(
          "<style>* { margin: 0 }</style><div style='height:3000px;background:linear-gradient(red,blue)'></div>"
        )
        #expect(Self.size(try await page.screenshot()) == [780, 1688])
        try await page.screenshot(to: path, fullPage: true)
        #expect(Self.size(try Data(contentsOf: URL(fileURLWithPath: path))) == [780, 6000])
      }
    }

    /// Width and height of a PNG (RFC 2083, 11.2.2).
    static func size(_ picture: Data) -> [Int] {
      guard picture.starts(with: [0x89, 0x50, 0x4E, 0x47]), picture.count > 24 else { return [] }
      return [16, 20].map { place in (0..<4).reduce(0) { $0 << 8 | Int(picture[place + $1]) } }
    }

    @Test func metricsAreOfThisPage() async throws {
      let server = try SmallServer { _ in .init("<p>Hello</p>") }
      defer { server.stop() }
      try await withPage { page in
        try await page.open(server.url)
        // Chromium may draw a page some time after it is loaded.
        try await page.until("it is drawn") { try await page.metrics().firstContentfulPaint != nil }
        let metrics = try await page.metrics()
        #expect(metrics.nodes > 5)
        #expect(metrics.heapBytes > 100_000)
        #expect(try #require(metrics.firstContentfulPaint) >= #require(metrics.firstByte))
        #expect(metrics.loaded != nil)
      }
    }
  }
}
