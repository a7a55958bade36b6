import BrowserDriver
import Foundation
import Testing

extension BrowserSuite {
  struct NetworkTests {
    static let client = """
      <title>Talk</title><link rel=icon href="data:,"><link rel=stylesheet href=/style.css><output></output>
      <script>
        const out = document.querySelector("output");
        const socket = new WebSocket("ws://" + location.host + "/socket");
        socket.onopen = () => { out.textContent = "open" };
        socket.onmessage = e => { out.textContent = e.data };
        socket.onclose = () => { out.textContent = "closed" };
      </script>
      """

    static func server() throws -> SmallServer {
      try SmallServer { request in
        switch request.path {
        case "/": .init(client)
        case "/style.css":
          .init(String(repeating: "p { color: red }\n", count: 100), header: ["Content-Type": "text/css"])
        case "/big": .init(String(repeating: "x", count: 200_000), header: ["Content-Type": "text/plain"])
        default: .init("", status: 404)
        }
      }
    }

    @Test func requestsAndTheirBytes() async throws {
      let server = try Self.server()
      defer { server.stop() }
      try await withPage { page in
        try await page.open(server.url)
        try await page.until("the style has come") {
          page.requests.contains { $0.kind == "Stylesheet" && $0.hasEnded }
        }
        let style = try #require(page.requests.first { $0.kind == "Stylesheet" })
        #expect(style.url == server.url + "/style.css")
        #expect(style.method == "GET")
        #expect(style.status == 200)
        #expect(style.mediaType == "text/css")
        #expect(style.bodyBytes == 1700)
        #expect((1701...2000).contains(style.transferredBytes))
        #expect(style.header["content-length"] == "1700")
        let document = try #require(page.requests.first { $0.kind == "Document" })
        #expect(page.transferredBytes == style.transferredBytes + document.transferredBytes)
        #expect(page.requests.contains { $0.kind == "WebSocket" })
        page.forgetTraffic()
        #expect(page.transferredBytes == 0)
        try await page.evaluate("fetch('/big').then(answer => answer.text())")
        try await page.until("all has come") {
          page.requests.contains { $0.url.hasSuffix("/big") && $0.hasEnded }
        }
        #expect(page.transferredBytes > 200_000)
      }
    }

    @Test func messagesOfWebSockets() async throws {
      let server = try Self.server()
      defer { server.stop() }
      try await withPage { page in
        try await page.open(server.url)
        try await page.find(css: "output").shows("open")
        try await page.awaitWebSockets(1)
        try await page.evaluate("socket.send('Grüße')")
        try await page.find(css: "output").shows("Grüße")
        try await page.evaluate("socket.send(new Uint8Array([1, 2, 3]))")
        let back = try await page.awaitFrame("binary") { $0.isBinary && $0.direction == .received }
        #expect(back.payloadBytes == 3)
        #expect(page.webSocketFrames.map(\.direction) == [.sent, .received, .sent, .received])
        #expect(page.webSocketFrames[0].payload == "Grüße")
        #expect(page.webSocketFrames[0].payloadBytes == 7)
        server.push(String(repeating: "x", count: 1000))
        #expect(try await page.awaitFrame("long") { $0.payloadBytes == 1000 }.payload.first == "x")
        try await page.evaluate("socket.close()")
        try await page.awaitWebSockets(0)
      }
    }

    @Test func offlineAndBack() async throws {
      let server = try Self.server()
      defer { server.stop() }
      try await withPage { page in
        try await page.open(server.url)
        try await page.find(css: "output").shows("open")
        try await page.setOffline(true)
        #expect(try await page.evaluate("navigator.onLine").boolean == false)
        #expect(
          try await page.evaluate("fetch('/big').then(() => 'came', () => 'failed')").string == "failed")
        server.push("while offline")
        let another = """
          new Promise(done => { new WebSocket("ws://" + location.host + "/socket").onclose = () => done("refused") })
          """
        #expect(try await page.evaluate(another).string == "refused")
        #expect(try await page.find(css: "output").text == "open")
        try await page.setOffline(false)
        try await page.find(css: "output").shows("while offline")
        #expect(try await page.evaluate("navigator.onLine").boolean == true)
        #expect(try await page.evaluate("fetch('/big').then(() => 'came', () => 'failed')").string == "came")
      }
    }

    @Test func aLineThatIsCutAndRestored() async throws {
      let server = try Self.server()
      defer { server.stop() }
      let line = try CuttableProxy(to: server.port)
      defer { line.close() }
      try await withPage { page in
        try await page.open(line.url)
        try await page.find(css: "output").shows("open")
        line.cut()
        try await page.find(css: "output").shows("closed")
        let error = await #expect(throws: BrowserError.self) { try await page.open(line.url) }
        #expect(error?.message.contains("ERR_CONNECTION_REFUSED") == true)
        #expect(line.traffic.openConnections == 0)
        try line.restore()
        try await page.open(line.url)
        try await page.find(css: "output").shows("open")
        line.dropConnections()
        try await page.find(css: "output").shows("closed")
        try await page.open(line.url)
        try await page.find(css: "output").shows("open")
      }
    }

    @Test func aLineThatIsSilentAndGoesOn() async throws {
      let server = try Self.server()
      defer { server.stop() }
      let line = try CuttableProxy(to: server.port)
      defer { line.close() }
      try await withPage { page in
        try await page.open(line.url)
        try await page.find(css: "output").shows("open")
        line.stall()
        let before = line.traffic
        server.push("late")
        try await page.evaluate("socket.send('answer')")
        // Another line through the same page passes meanwhile.
        let other = try CuttableProxy(to: server.port)
        defer { other.close() }
        let script = "fetch('\(other.url)/big', {mode: 'no-cors'}).then(() => 'came')"
        #expect(try await page.evaluate(script).string == "came")
        #expect(line.traffic == before)
        #expect(try await page.find(css: "output").text == "open")
        line.flow()
        try await page.awaitFrame("the answer") { $0.direction == .received && $0.payload == "answer" }
        #expect(
          page.webSocketFrames.filter { $0.direction == .received }.map(\.payload) == ["late", "answer"])
      }
    }

    @Test func aReaderThatDoesNotReadHoldsTheSenderUp() async throws {
      let server = try SmallServer { _ in
        .init(String(repeating: "x", count: 20_000_000), header: ["Content-Type": "text/plain"])
      }
      defer { server.stop() }
      let line = try CuttableProxy(to: server.port)
      defer { line.close() }
      try await withPage { page in
        line.stall([.toBrowser])
        try await page.evaluate(
          "window.asked = fetch('\(line.url)', {mode: 'no-cors'}).then(() => 'came'); 0")
        try await page.until("the request has come") { !server.requests.isEmpty }
        #expect(line.traffic.bytesToBrowser == 0)
        line.flow()
        #expect(try await page.evaluate("asked").string == "came")
      }
    }

    @Test func anotherServerInPlaceOfTheFirst() async throws {
      let first = try SmallServer { _ in .init("<p>first") }
      let second = try SmallServer { _ in .init("<p>second") }
      defer { second.stop() }
      let line = try CuttableProxy(to: first.port)
      defer { line.close() }
      try await withPage { page in
        try await page.open(line.url)
        #expect(try await page.text() == "first")
        first.stop()
        await #expect(throws: BrowserError.self) { try await page.open(line.url) }
        line.lead(to: second.port)
        line.slowDown(bytesPerSecond: 20_000, delay: .milliseconds(20))
        try await page.open(line.url)
        #expect(try await page.text() == "second")
        #expect(line.traffic.allConnections >= 2)
      }
    }
  }
}
