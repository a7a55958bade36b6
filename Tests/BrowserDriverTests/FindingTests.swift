import BrowserDriver
import Testing

extension BrowserSuite {
  struct FindingTests {
    static let form = """
      <h1>Letters</h1>
      <form>
        <label for=to>To</label><input id=to value=Ann>
        <label>Subject <input name=subject></label>
        <input type=search aria-label="Find letters">
        <button type=button aria-label="Send letter">➤</button>
        <button type=button hidden>Hidden</button>
        <button type=button aria-hidden=true>Silent</button>
        <div inert><button type=button>Inert</button></div>
        <span id=words>Close <b>all</b></span><button type=button aria-labelledby=words></button>
        <div role=button tabindex=0>Plain   box</div>
        <input type=checkbox role=switch id=quiet><label for=quiet>Quiet</label>
        <img alt="A red house" src="data:,"><a href="#x">More</a>
      </form>
      <ul><li>One</li><li>Two<button>Remove</button></li><li>Three<button>Remove</button></li></ul>
      """

    @Test func byRoleAndAccessibleName() async throws {
      try await withPage { page in
        try await page.show(Self.form)
        for element in [
          page.find(.heading, "Letters"), page.find(.textbox, "To"), page.find(.textbox, "Subject"),
          page.find(.searchbox, "Find letters"), page.find(.button, "Send letter"),
          page.find(.button, "Close all"), page.find(.button, "Plain box"), page.find(.switch, "Quiet"),
          page.find(.image, "A red house"), page.find(.link, "More"),
        ] {
          #expect(try await element.count == 1, "\(element)")
        }
      }
    }

    @Test func whatIsHiddenFromScreenReadersIsNotThere() async throws {
      try await withPage { page in
        try await page.show(Self.form)
        for name in ["Hidden", "Silent", "Inert"] {
          #expect(try await page.find(.button, name).count == 0, "\(name)")
        }
      }
    }

    @Test func withinOthersAndInOrder() async throws {
      try await withPage { page in
        try await page.show(Self.form)
        let rows = page.find(.list).find(.listitem)
        #expect(try await rows.count == 3)
        #expect(try await rows.first.text == "One")
        #expect(try await rows[1].text.hasPrefix("Two"))
        #expect(try await rows.last.text.hasPrefix("Three"))
        #expect(try await page.find(.button, "Remove").count == 2)
        #expect(try await rows[2].find(.button, "Remove").count == 1)
        #expect(try await rows[0].find(.button).count == 0)
        #expect(try await page.find(.button, containing: "letter").count == 1)
      }
    }

    @Test func byTextAndSelector() async throws {
      try await withPage { page in
        try await page.show(
          "<div><p>Hello\n <i>dear</i> you</p><p hidden>Hello dear you</p></div><p>Hello</p>")
        #expect(try await page.find(text: "Hello dear you").evaluate("this.localName").string == "p")
        #expect(try await page.find(text: "dear").evaluate("this.localName").string == "i")
        #expect(try await page.find(textContaining: "Hello").count == 2)
        #expect(try await page.find(css: "p").count == 3)
        #expect(try await page.find(css: "div").find(text: "Hello").count == 0)
      }
    }

    @Test func waitsUntilItIsThere() async throws {
      try await withPage { page in
        try await page.show(
          "<script>setTimeout(() => { document.body.innerHTML += '<button>Late</button>' }, 400)</script>")
        try await page.find(.button, "Late").click()
        try await page.evaluate("setTimeout(() => document.querySelector('button').remove(), 300)")
        try await page.find(.button, "Late").disappears()
      }
    }

    @Test func saysWhatIsThereWhereItIsNot() async throws {
      let browser = try await Browser.launch(.init(patience: .milliseconds(300)))
      defer { browser.close() }
      try await browser.withPage { page in
        try await page.show(
          ("<button>Send</button><button>Send</button><script>console.log('here')</script>"))
        let missing = await #expect(throws: BrowserError.self) {
          try await page.find(.button, "Sent").click()
        }
        #expect(missing?.code == .timeLimit)
        #expect(missing?.snapshot?.contains("button \"Send\"") == true)
        #expect(missing?.console == ["log: here"])
        #expect(missing?.url?.hasPrefix("data:text/html") == true)
        #expect(missing?.description.contains("there is no button \"Sent\"") == true)
        let several = await #expect(throws: BrowserError.self) {
          try await page.find(.button, "Send").click()
        }
        #expect(several?.description.contains("there are 2 and not one of button \"Send\"") == true)
      }
    }
  }
}
