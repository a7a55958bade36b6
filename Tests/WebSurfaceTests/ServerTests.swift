import Foundation
import Testing

@testable import WebSurface

@Suite("A server over real sockets", .serialized)
struct ServerTests {
  private func withServer(
    _ options: WebOptions? = nil, limits: WebLimits = WebLimits(),
    _ work: (WebServer, Visitor) async throws -> Void
  ) async throws {
    try await withServedApp(options ?? WebOptions(), limits: limits) { server, visitor, _ in
      try await work(server, visitor)
    }
  }

  @Test("Without scripts: a page, fields and buttons in order, and the page again")
  func journey() async throws {
    try await withServer { server, visitor in
      try await visitor.open()
      #expect(visitor.status == 200)
      #expect(visitor.html.contains("3 messages"))
      #expect(visitor.html.contains("<title>Chat 0</title>"))
      let field = try #require(visitor.field("<input id=n") ?? visitor.field("<input"))
      let text = try #require(
        visitor.html.firstMatch(of: try Regex("name=\"?(n[0-9]+)\"?[^>]*placeholder"))
          ?? visitor.html.firstMatch(of: try Regex("type=\"?text\"?[^>]*name=\"?(n[0-9]+)")))
      let name = String(try #require(text.output[1].substring))
      try await visitor.press("Send", [name: "Grüße <b>\"& mehr"])
      #expect(visitor.html.contains("4 messages"))
      #expect(visitor.html.contains("Grüße &lt;b&gt;"))
      #expect(!visitor.html.contains("Grüße <b>"))
      try await visitor.press("Taps")
      try await visitor.press("Taps")
      #expect(visitor.html.contains("Taps: 2"))
      // The page's address leads to the same window.
      let address = visitor.path
      try await visitor.open(address)
      #expect(visitor.html.contains("Taps: 2"))
      #expect(await server.windowCount == 1)
      _ = field
    }
  }

  @Test("An address to open goes to the scene that takes it, once")
  func opening() async throws {
    try await withServer { server, visitor in
      try await visitor.open("/?open=sample%3A%2F%2Flinks%2F7")
      #expect(visitor.status == 200)
      #expect(visitor.html.contains("opened sample://links/7"))
      #expect(visitor.path.hasPrefix("/scene/links?w="))
      #expect(!visitor.path.contains("open"))
      #expect(await server.windowCount == 1)
      try await visitor.open("/?open=nothing")
      #expect(visitor.status == 404)
    }
  }

  @Test("Pages have the header fields that keep them from harm, and no script or style of the markup")
  func headers() async throws {
    try await withServer { _, visitor in
      try await visitor.open()
      let policy = try #require(visitor.headers["content-security-policy"])
      for part in [
        "default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'",
        "form-action 'self'", "connect-src 'self'", "require-trusted-types-for 'script'",
      ] {
        #expect(policy.contains(part))
      }
      #expect(!policy.contains("unsafe"))
      #expect(visitor.headers["x-content-type-options"] == "nosniff")
      #expect(visitor.headers["referrer-policy"] == "same-origin")
      #expect(visitor.headers["cross-origin-opener-policy"] == "same-origin")
      #expect(visitor.headers["cross-origin-resource-policy"] == "same-origin")
      #expect(visitor.headers["permissions-policy"]?.contains("camera=()") == true)
      #expect(visitor.headers["cache-control"] == "no-store")
      let cookie = try #require(visitor.setCookie)
      #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict") && cookie.contains("Path=/"))
      #expect(!cookie.contains("Domain"))
      #expect(visitor.html.contains("<html lang=\"en\" dir=\"ltr\">"))
      #expect(visitor.html.firstMatch(of: try Regex("\\sstyle=")) == nil)
      #expect(visitor.html.firstMatch(of: try Regex("\\son[a-z]+=")) == nil)
      #expect(visitor.html.firstMatch(of: try Regex("<script(?! src=)")) == nil)
    }
  }

  @Test("Parts of a page are sent without what concerns documents")
  func headersOfParts() async throws {
    try await withServer { _, visitor in
      try await visitor.open()
      let sheet = try #require(visitor.html.firstMatch(of: try Regex("/-/beckon\\.[0-9a-f]+\\.css")))
      try await visitor.open(String(try #require(sheet.output[0].substring)))
      #expect(visitor.status == 200)
      #expect(visitor.headers["x-content-type-options"] == "nosniff")
      #expect(visitor.headers["cross-origin-resource-policy"] == "same-origin")
      #expect(visitor.headers["permissions-policy"] == nil && visitor.headers["x-frame-options"] == nil)
    }
  }

  @Test("A page says its language by a tag, for people who name none too")
  func language() async throws {
    try await withServer { _, visitor in
      try await visitor.open()
      #expect(visitor.headers["content-language"] == "en")
      // Then it is that of the program's own settings.
      try await visitor.request("GET", "/", headers: ["Accept-Language": "*"])
      let tag = try #require(visitor.html.firstMatch(of: /<html lang="([^"]*)"/)?.1)
      #expect(tag.wholeMatch(of: /[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*/) != nil, "\(tag)")
      #expect(visitor.headers["content-language"] == String(tag))
    }
  }

  @Test("The page with its script and style is small")
  func firstPage() async throws {
    try await withServer { _, visitor in
      try await visitor.open()
      var bytes = visitor.html.utf8.count
      let script = try #require(visitor.attribute("src", of: "<script"))
      let style = try #require(visitor.attribute("href", of: "<link rel=\"stylesheet\""))
      for path in [script, style] {
        try await visitor.request("GET", path)
        #expect(visitor.status == 200)
        #expect(visitor.headers["cache-control"]?.contains("immutable") == true)
        bytes += visitor.html.utf8.count
      }
      #expect(bytes < 200 * 1024)
    }
  }

  @Test(
    "Another host, another origin and another site are refused",
    arguments: [
      ["Host": "evil.example"], ["Origin": "http://evil.example"], ["Sec-Fetch-Site": "cross-site"],
    ])
  func foreignRequests(_ headers: [String: String]) async throws {
    try await withServer { server, visitor in
      try await visitor.open()
      let action = try #require(visitor.attribute("action", of: "<form"))
      let token = try #require(visitor.attribute("value", of: "<input type=\"hidden\" name=\"token\""))
      try await visitor.request("POST", action, body: "token=\(token)&p=1", headers: headers)
      #expect(visitor.status == 403 || visitor.status == 421)
      #expect(server.metrics[.refusedOrigin] == 1)
      #expect(server.metrics[.events] == 0)
    }
  }

  @Test("A form without the window's token, or of a browser without session, does nothing")
  func foreignForms() async throws {
    try await withServer { server, visitor in
      try await visitor.open()
      try await visitor.post(button: ("p", "1"), token: "guessed")
      #expect(visitor.status == 403)
      let other = Visitor(visitor.base)
      try await other.request("POST", "/?w=1", body: "token=x&p=1")
      #expect(other.status == 403)
      #expect(server.metrics[.events] == 0)
    }
  }

  @Test("A window is its session's alone: another browser gets one of its own")
  func sessions() async throws {
    try await withServedApp { server, visitor, doorway in
      try await visitor.open()
      try await visitor.press("Taps")
      let address = visitor.path
      let other = Visitor(visitor.base, doorway)
      try await other.open(address)
      #expect(other.html.contains("Taps: 0"))
      #expect(await server.windowCount == 2)
    }
  }

  @Test("Settings, named windows and windows of values have addresses; others lead nowhere")
  func scenes() async throws {
    try await withServer { _, visitor in
      try await visitor.open("/scene/figures")
      #expect(visitor.html.contains("<title>Figures</title>"))
      try await visitor.open("/settings")
      #expect(visitor.status == 200)
      try await visitor.open("/scene/message?value=Nw")
      #expect(visitor.html.contains("Message number 7"))
      for path in ["/nothing", "/scene/unknown", "/scene/message?value=e30", "/../etc/passwd"] {
        try await visitor.open(path)
        #expect(visitor.status == 404, "\(path)")
      }
    }
  }

  @Test("Bound to all addresses, a token lets one browser in, once")
  func token() async throws {
    var options = WebOptions()
    options.host = "0.0.0.0"
    let addresses = Doorway()
    options.port = 0
    var context = WebServer.Context()
    context.onNewAddress = { addresses.add($0) }
    let server = try await WebServer.start(SampleApp(), options: options, context: context)
    let base = "http://127.0.0.1:\(server.port)"
    let token = try #require(
      URLComponents(string: server.url)?.queryItems?.first { $0.name == "token" }?.value)
    #expect(token.utf8.count * 6 >= 128)
    let stranger = Visitor(base)
    try await stranger.open()
    #expect(stranger.status == 403)
    try await stranger.open("/?token=wrong")
    #expect(stranger.status == 403)
    let visitor = Visitor(base)
    try await visitor.open("/?token=\(token)")
    #expect(visitor.status == 200)
    #expect(visitor.path == "/")
    try await stranger.open("/?token=\(token)")
    #expect(stranger.status == 403)
    #expect(addresses.all.count == 1)
    await server.stop(graceful: .zero)
  }

  @Test("Figures are text, for this machine")
  func metrics() async throws {
    try await withServer { _, visitor in
      try await visitor.open()
      try await visitor.press("Taps")
      try await visitor.open("/-/metrics")
      #expect(visitor.html.contains("beckon_windows 1"))
      #expect(visitor.html.contains("beckon_events_total 1"))
      #expect(visitor.html.hasSuffix("# EOF\n"))
    }
  }

  @Test("From a link in another page a browser is asked to come by itself, so that its cookie comes along")
  func crossSiteLink() async throws {
    try await withServer { server, visitor in
      try await visitor.open()
      let cookie = visitor.cookie
      visitor.cookie = nil
      let headers = [
        "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document",
      ]
      try await visitor.request("GET", "/", headers: headers)
      #expect(visitor.headers["refresh"] == "0; url=/?from=link")
      #expect(visitor.headers["set-cookie"] == nil)
      #expect(await server.windowCount == 1)
      visitor.cookie = cookie
      try await visitor.open("/?from=link")
      #expect(visitor.headers["set-cookie"] == nil)
    }
  }

  private static let isForm = ["Content-Type": "multipart/form-data; boundary=b"]

  /// A form with one file.
  private static func form(_ name: String, _ content: String) -> String {
    "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(name)\"\r\n\r\n\(content)\r\n--b--\r\n"
  }

  @Test("An upload is one file for a node that is there")
  func uploads() async throws {
    try await withServer { _, visitor in
      try await visitor.open()
      try await visitor.request(
        "POST", "/-/upload?w=1&node=1", body: Self.form("a.txt", "abc"), headers: Self.isForm)
      #expect(visitor.status == 200 && visitor.html.count > 20)
      try await visitor.request(
        "POST", "/-/upload?w=1&node=99999", body: Self.form("a.txt", "abc"), headers: Self.isForm)
      #expect(visitor.status == 404)
      try await visitor.request("POST", "/-/upload?w=1&node=1", body: "--b--\r\n", headers: Self.isForm)
      #expect(visitor.status == 400 && visitor.html.contains("0 files came; one was expected."))
    }
  }

  @Test("Uploads and forms that are too large are refused")
  func large() async throws {
    var limits = WebLimits()
    limits.uploadBytes = 1000
    limits.formBytes = 1000
    try await withServer(limits: limits) { _, visitor in
      try await visitor.open()
      try await visitor.request(
        "POST", "/-/upload?w=1&node=1", body: String(repeating: "x", count: 2000))
      #expect(visitor.status == 413)
      try await visitor.request(
        "POST", "/-/upload?w=1&node=1", body: Self.form("file.txt", String(repeating: "x", count: 6000)),
        headers: Self.isForm)
      #expect(visitor.status == 413)
      try await visitor.request("POST", "/?w=1", body: "token=" + String(repeating: "x", count: 2000))
      #expect(visitor.status == 413)
    }
  }

  @Test("A port that is taken is said so")
  func takenPort() async throws {
    try await withServer { server, _ in
      var options = WebOptions()
      options.port = server.port
      let error = await #expect(throws: WebSurfaceError.self) {
        _ = try await WebServer.start(SampleApp(), options: options)
      }
      #expect(error?.code == .cannotListen)
    }
  }
}
