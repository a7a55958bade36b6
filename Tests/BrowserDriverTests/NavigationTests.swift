import BrowserDriver
import Foundation
import JSONValues
import Testing

extension BrowserSuite {
  struct NavigationTests {
    static func site() throws -> SmallServer {
      try SmallServer { request in
        switch request.path {
        case "/":
          .init(
            "<title>Start</title><a href=/next>Next</a> <a href='#part'>Part</a> <a href=/next target=_blank>Window</a>"
          )
        case "/next":
          .init(
            "<title>Next</title><form method=post action=/said><input name=words aria-label=Words><button>Say</button></form>"
          )
        case "/said": .init("<title>Said</title><p>\(request.body)</p>")
        case "/cookie":
          .init(
            "<p>\(request.header["cookie"] ?? "none")</p>",
            header: ["Set-Cookie": "token=abc; HttpOnly; SameSite=Strict"])
        case "/language":
          .init("<p>\(request.header["accept-language"] ?? "none")</p><p>\(request.header["host"] ?? "")</p>")
        case "/moved": .init("", status: 302, header: ["Location": "/next"])
        default: .init("<title>Lost</title>", status: 404)
        }
      }
    }

    @Test func openReloadBackAndForward() async throws {
      let server = try Self.site()
      defer { server.stop() }
      try await withPage { page in
        let answer = try await page.open(server.url)
        #expect(answer?.status == 200)
        #expect(answer?.header["content-type"] == "text/html; charset=utf-8")
        #expect(try await page.title == "Start")
        try await page.loading { try await page.find(.link, "Next").click() }
        #expect(try await page.url == server.url + "/next")
        try await page.back()
        #expect(try await page.title == "Start")
        try await page.loading { try await page.find(.link, "Part").click() }
        #expect(try await page.url == server.url + "/#part")
        try await page.back()
        try await page.forward()
        #expect(try await page.url == server.url + "/#part")
        #expect(try await page.reload()?.status == 200)
        #expect(server.requests.filter { $0.path == "/" }.count >= 2)
        #expect(try await page.open(server.url + "/lost")?.status == 404)
        #expect(try await page.open(server.url + "/moved")?.url == server.url + "/next")
        await #expect(throws: BrowserError.self) {
          try await page.forward()
        }
      }
    }

    @Test func goingBackFindsThePageAsItWasLeft() async throws {
      let server = try Self.site()
      defer { server.stop() }
      try await withPage { page in
        try await page.open(server.url)
        try await page.evaluate(
          "addEventListener('pageshow', event => { document.title += event.persisted })")
        try await page.open(server.url + "/next")
        try await page.back()
        #expect(try await page.title == "Starttrue")
        try await page.find(.link, "Part").click()
        #expect(try await page.focused == Focus(.link, "Part"))
      }
    }

    @Test func whatDoesNotAnswerIsAnError() async throws {
      let server = try Self.site()
      server.stop()
      try await withPage { page in
        let error = await #expect(throws: BrowserError.self) { try await page.open(server.url) }
        #expect(error?.code == .loading)
        let other = await #expect(throws: BrowserError.self) { try await page.open("http://example.com/") }
        #expect(other?.message.contains("ERR_NAME_NOT_RESOLVED") == true)
      }
    }

    /// A document whose body comes once it is let.
    private static func slowSite() throws -> (SmallServer, DispatchSemaphore) {
      let gate = DispatchSemaphore(value: 0)
      let server = try SmallServer { request in
        switch request.path {
        case "/": return .init("<title>Start</title><a href=/slow>Slow</a>")
        case "/slow":
          return .init("<title>Slow</title><script src=/gate></script><p>There<script>late = 5</script>")
        case "/gate":
          gate.wait()
          return .init("", header: ["Content-Type": "text/javascript"])
        default: return .init("", status: 404)
        }
      }
      return (server, gate)
    }

    @Test func scriptsWaitForTheDocument() async throws {
      let (server, gate) = try Self.slowSite()
      defer { server.stop() }
      defer { gate.signal() }
      let browser = try await Browser.launch(.init(patience: .milliseconds(500)))
      defer { browser.close() }
      try await browser.withPage { page in
        try await page.open(server.url)
        try await page.evaluate("document.querySelector('a').click()")
        while !server.requests.contains(where: { $0.path == "/gate" }) { await Task.yield() }
        // A script would meet a document without a body.
        let raw = try await page.send(
          "Runtime.evaluate",
          ["expression": .string("document.body === null"), "returnByValue": .boolean(true)])
        #expect(raw["result"]?["value"]?.boolean == true)
        let error = await #expect(throws: BrowserError.self) { try await page.evaluate("document.body.id") }
        #expect(error?.code == .timeLimit)
        #expect(error?.message.contains("there is a document") == true)
        gate.signal()
        let state: KeyValuePairs<String, JSONValue?> = [
          "expression": .string("document.readyState"), "returnByValue": .boolean(true),
        ]
        while try await page.send("Runtime.evaluate", state)["result"]?["value"]?.string != "complete" {}
        #expect(try await page.evaluate("document.body.innerText").string == "There")
      }
    }

    @Test func whatIsReadIsAskedOfTheNextDocument() async throws {
      let (server, gate) = try Self.slowSite()
      defer { server.stop() }
      gate.signal()
      try await withPage { page in
        try await page.open(server.url)
        let reading = Task { try await page.read("window.late ?? new Promise(() => {})").int }
        let acting = Task { try await page.evaluate("window.late ?? new Promise(() => {})") }
        // Both have been asked once the page answers what was asked after them.
        try await page.evaluate("new Promise(done => setTimeout(done, 300))")
        try await page.open(server.url + "/slow")
        #expect(try await reading.value == 5)
        // What may have had an effect isn't done twice.
        let error = await #expect(throws: BrowserError.self) { try await acting.value }
        #expect(error?.code == .replaced)
      }
    }

    @Test func formsWithoutScripts() async throws {
      let server = try Self.site()
      defer { server.stop() }
      try await withPage(.init(javaScript: false)) { page in
        try await page.open(server.url + "/next")
        #expect(try await page.evaluate("navigator.webdriver === undefined").boolean != nil)
        try await page.find(.textbox, "Words").type("Hello you")
        try await page.loading { try await page.find(.button, "Say").click() }
        #expect(try await page.find(css: "p").text == "words=Hello+you")
        #expect(try await page.focused == nil)
        #expect(try await page.accessibilitySnapshot().contains("paragraph"))
        try await page.show(
          "<noscript>No scripts here</noscript><script>document.body.textContent = 'run'</script>")
        #expect(try await page.text() == "No scripts here")
        #expect(try await page.screenshot().count > 1000)
      }
    }

    @Test func contextsKeepCookiesApart() async throws {
      let server = try Self.site()
      defer { server.stop() }
      let browser = try await Browser.shared()
      let (one, other) = (try await browser.newContext(), try await browser.newContext())
      let pages = [try await one.newPage(), try await one.newPage(), try await other.newPage()]
      for page in pages { try await page.open(server.url + "/cookie") }
      #expect(try await pages[1].text() == "token=abc")
      #expect(try await pages[2].text() == "none")
      let cookie = try #require(try await one.cookies.first)
      #expect(cookie.name == "token")
      #expect(cookie.isHTTPOnly)
      #expect(cookie.sameSite == "Strict")
      #expect(cookie.isOfSession)
      try await one.removeCookies()
      #expect(try await one.cookies.isEmpty)
      #expect(try await other.cookies.count == 1)
      try await one.close()
      try await other.close()
    }

    @Test func windowsThatAPageOpens() async throws {
      let server = try Self.site()
      defer { server.stop() }
      try await withPage { page in
        try await page.open(server.url)
        let window = try await page.openingWindow { try await page.find(.link, "Window").click() }
        #expect(try await window.title == "Next")
        try await window.find(.textbox, "Words").type("there")
        #expect(try await page.title == "Start")
        try await window.close()
      }
    }

    @Test func eightWindowsAtOnce() async throws {
      let server = try Self.site()
      defer { server.stop() }
      try await withPage { first in
        try await first.open(server.url + "/next")
        try await withThrowingTaskGroup { group in
          for number in 1...7 {
            group.addTask {
              let page = try await first.context.newPage(.init(viewport: .phone))
              try await page.open(server.url + "/next")
              try await page.find(.textbox, "Words").type("number \(number)")
              #expect(try await page.find(.textbox, "Words").value == "number \(number)")
              #expect(try await page.focused == Focus(.textbox, "Words"))
              try await page.close()
            }
          }
          try await group.waitForAll()
        }
        #expect(try await first.find(.textbox, "Words").value == "")
      }
    }

    @Test func preferencesReachThePage() async throws {
      let server = try Self.site()
      defer { server.stop() }
      var options = Page.Options(
        viewport: .phone, scheme: .dark, reducedMotion: true, locale: "ar-EG", timeZone: "Asia/Tokyo",
        zoom: 2,
        deviceScaleFactor: 2)
      options.increasedContrast = true
      try await withPage(options) { page in
        try await page.open(server.url + "/language")
        #expect(try await page.find(css: "p").first.text.hasPrefix("ar-EG"))
        let told = try await page.evaluate(
          """
          [innerWidth, innerHeight, devicePixelRatio, navigator.language, new Date(0).getHours(),
            (1234.5).toLocaleString(), matchMedia("(prefers-color-scheme: dark)").matches,
            matchMedia("(prefers-reduced-motion)").matches, matchMedia("(prefers-contrast: more)").matches]
          """)
        #expect(told.json == #"[195,422,4,"ar-EG",9,"١٬٢٣٤٫٥",true,true,true]"#)
        try await page.change { options in
          options.viewport = .desktop
          options.zoom = 1
          options.scheme = .light
        }
        #expect(try await page.evaluate("innerWidth").int == 1440)
        #expect(
          try await page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches").boolean == false)
      }
    }

    @Test func namesLeadHereWhereThatIsWanted() async throws {
      let server = try Self.site()
      defer { server.stop() }
      let browser = try await Browser.launch(.init(localHosts: ["evil.example"]))
      defer { browser.close() }
      try await browser.withPage { page in
        try await page.open("http://evil.example:\(server.port)/language")
        #expect(try await page.find(css: "p").last.text == "evil.example:\(server.port)")
      }
    }
  }
}
