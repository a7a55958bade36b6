import CommandLineSurface
import Foundation
import FoundationNetworking
import HTTPServer
import Synchronization
import Testing

@testable import WebSurface

/// Who is let in on this machine, and by what.
@Suite("Access on this machine", .serialized)
struct AccessTests {
  private static let fromElsewhere = [
    "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document",
  ]

  @Test("A bare address says what to do, and shows nothing of the app")
  func bareAddress() async throws {
    try await withServedApp { server, visitor, _ in
      let stranger = Visitor(visitor.base)
      try await stranger.open()
      #expect(stranger.status == 403)
      #expect(stranger.html.contains("Open the address that the program printed"))
      #expect(!stranger.html.contains("messages") && stranger.cookie == nil)
      #expect(await server.windowCount == 0)
      try await stranger.open("/-/metrics")
      #expect(stranger.status == 403)
      #expect(server.metrics[.missingToken] == 2)
    }
  }

  @Test("The address with the token lets one browser in; the next is told then")
  func token() async throws {
    try await withServedApp { server, visitor, doorway in
      try await visitor.open()
      #expect(visitor.status == 200 && visitor.html.contains("3 messages"))
      #expect(doorway.all.count == 2)
      // Used already.
      let late = Visitor(visitor.base)
      try await late.open("/?" + (URLComponents(string: doorway.all[0])?.percentEncodedQuery ?? ""))
      #expect(late.status == 403)
      #expect(server.metrics[.wrongToken] == 1)
      // Who is known already doesn't use up the next, and doesn't keep it in the address.
      try await visitor.open(
        "/settings?" + (URLComponents(string: doorway.all[1])?.percentEncodedQuery ?? ""))
      #expect(visitor.status == 200 && visitor.path == "/settings")
      let next = Visitor(visitor.base, doorway)
      try await next.open()
      #expect(next.status == 200)
    }
  }

  @Test("Who opens the printed address as any program does, with cookies and redirections, is at the page")
  func plainClient() async throws {
    try await withServedApp { server, _, _ in
      let url = try #require(URL(string: server.url))
      let (data, _) = try await URLSession(configuration: .ephemeral).data(from: url)
      #expect(String(decoding: data, as: UTF8.self).contains("3 messages"))
    }
  }

  @Test("The address leads where the app is to open something, with the token")
  func openedAddress() async throws {
    var options = WebOptions()
    options.opened = "sample://links/7"
    try await withServedApp(options) { server, visitor, _ in
      let stranger = Visitor(visitor.base)
      try await stranger.open(String(server.url.dropFirst(visitor.base.count)))
      #expect(stranger.html.contains("opened sample://links/7"))
      #expect(!stranger.path.contains("token"))
    }
  }

  @Test("The address without the token is the one that was asked for, with what is open in it")
  func askedAddress() async throws {
    try await withServedApp { server, visitor, _ in
      let stranger = Visitor(visitor.base)
      let token = try #require(URLComponents(string: server.url)?.percentEncodedQuery)
      try await stranger.open("/settings?content=sample%3A%2F%2Flinks%2F7&w=1&\(token)")
      #expect(stranger.status == 200)
      #expect(stranger.path == "/settings?content=sample%3A%2F%2Flinks%2F7&w=1")
    }
  }

  @Test("Who asks for the header only, or looks ahead, leaves the token to the person")
  func lookingAhead() async throws {
    try await withServedApp { server, visitor, doorway in
      let path = String(server.url.dropFirst(visitor.base.count))
      let preview = Visitor(visitor.base)
      #expect(try await preview.request("HEAD", path) == 403)
      #expect(try await preview.request("GET", path, headers: ["Sec-Purpose": "prefetch"]) == 403)
      #expect(preview.cookie == nil && doorway.all.count == 1)
      try await preview.open(path)
      #expect(preview.status == 200)
    }
  }

  @Test("With --open-to-all-local-users everybody is let in, and known again by a cookie")
  func everyone() async throws {
    var options = WebOptions()
    options.isOpenToAllLocalUsers = true
    try await withServedApp(options) { server, visitor, _ in
      #expect(!server.url.contains("token"))
      try await visitor.open()
      #expect(visitor.status == 200)
      let address = visitor.path
      try await visitor.press("Taps")
      #expect(visitor.html.contains("Taps: 1"))
      try await visitor.open(address)
      #expect(await server.windowCount <= 2)
    }
  }

  @Test("A browser stays known when the program is started again, on this port and by this rule alone")
  func startedAgain() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "access-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { _ = Result { try FileManager.default.removeItem(at: folder) } }
    var context = WebServer.Context()
    context.stateFolder = folder
    let port = Mutex(0)
    let cookie = Mutex<String?>(nil)
    try await withServedApp(context: context) { server, visitor, _ in
      try await visitor.open()
      port.withLock { $0 = server.port }
      cookie.withLock { $0 = visitor.cookie }
      let file = folder.appending(path: "browsers-own-\(server.port).json")
      let kept = try String(contentsOf: file, encoding: .utf8)
      #expect(!kept.contains(try #require(visitor.cookie?.split(separator: "=").last)))
      #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o600)
    }
    func status(_ change: (inout WebOptions) -> Void) async throws -> (Int, isNew: Bool) {
      var options = WebOptions()
      options.port = port.withLock { $0 }
      change(&options)
      let result = Mutex((0, isNew: false))
      try await withServedApp(options, context: context) { server, visitor, _ in
        visitor.doorway = nil
        // A browser sends the cookie under the name that it has.
        visitor.cookie = cookie.withLock { $0 }?.replacing(
          "beckon-\(port.withLock { $0 })", with: "beckon-\(server.port)")
        try await visitor.open()
        let answer = (visitor.status, isNew: visitor.setCookie != nil)
        result.withLock { $0 = answer }
      }
      return result.withLock { $0 }
    }
    #expect(try await status { _ in } == (200, false))
    #expect(try await status { $0.port = 0 } == (403, false))
    #expect(try await status { $0.isOpenToAllLocalUsers = true } == (200, true))
    #expect(try await status { $0.host = "0.0.0.0" } == (403, false))
    #expect(try await status { _ in } == (200, false))
  }

  @Test(
    "Nothing that leads on repeats another server's address",
    arguments: ["//evil.example", "/%2Fevil.example"])
  func openRedirect(_ path: String) async throws {
    try await withServedApp { server, visitor, _ in
      let token = URLComponents(string: server.url)?.percentEncodedQuery ?? ""
      let stranger = Visitor(visitor.base)
      for (query, headers) in [("", Self.fromElsewhere), ("?from=x", [:]), ("?" + token, [:])] {
        try await stranger.request("GET", path + query, headers: headers, follows: false)
        #expect(stranger.headers["refresh"]?.contains("evil") != true)
        #expect(stranger.headers["location"]?.contains("evil") != true)
        #expect(!stranger.html.contains("href=\"//"))
      }
    }
  }

  @Test("The page of a stranger has the look of the windows and says its language")
  func stranger() async throws {
    try await withServedApp { _, visitor, _ in
      try await visitor.open()
      let style = try #require(visitor.html.firstMatch(of: /href="(\/-\/beckon[^"]+css)"/)?.1)
      let stranger = Visitor(visitor.base)
      try await stranger.request("GET", "/", headers: ["Accept-Language": "de"])
      #expect(stranger.status == 403)
      #expect(stranger.html.contains("<html lang=\"de\">") && stranger.html.contains("Dieser Browser wird"))
      #expect(stranger.html.contains("href=\"\(style)\""))
      #expect(stranger.headers["content-security-policy"]?.contains("style-src 'self'") == true)
      #expect(try await stranger.request("GET", String(style)) == 200)
    }
  }

  @Test("A link from another site leads on where a cookie may have been kept back, also on the network")
  func linkFromElsewhere() async throws {
    var options = WebOptions()
    options.host = "0.0.0.0"
    try await withServedApp(options) { _, visitor, _ in
      try await visitor.open()
      let stranger = Visitor(visitor.base)
      try await stranger.request("GET", "/settings", headers: Self.fromElsewhere)
      #expect(stranger.status == 200)
      #expect(stranger.headers["refresh"] == "0; url=/settings?from=link")
      // A browser on a network without TLS doesn't say where a request comes from.
      try await stranger.open("/settings")
      #expect(stranger.status == 403 && stranger.headers["refresh"] == "0; url=/settings?from=link")
      try await stranger.open("/settings?from=link")
      #expect(stranger.status == 403 && stranger.headers["refresh"] == nil)
      try await visitor.open("/settings?from=link")
      #expect(visitor.status == 200 && visitor.path == "/settings")
    }
  }

  @Test("A page whose session is over is told so on its channel: a handshake that fails it would try again")
  func channelWithoutSession() throws {
    let gate = SessionGate(
      mode: .own, policy: OriginPolicy(), sessions: SessionStore(folder: nil, mode: .own),
      notices: NoticePage(style: "/style", icon: "/icon"), token: try SecureToken(), elapsed: { 0 },
      addressPlace: { nil }, onNewToken: { _ in })
    let request = HTTPRequest(
      method: .get, path: "/-/live", headers: ["Upgrade": "websocket", "Cookie": "beckon-80=gone"])
    guard case .refused(let response, .session) = gate.session(of: request),
      case .webSocket = response.body
    else {
      Issue.record("not refused on the channel")
      return
    }
    #expect(response.status == .switchingProtocols)
  }

  @Test("Wrong tokens are slowed down; the right one comes in after a while")
  func wrongTokens() async throws {
    let seconds = TestSeconds()
    var context = WebServer.Context()
    context.elapsed = { seconds.now }
    try await withServedApp(context: context) { server, visitor, _ in
      let stranger = Visitor(visitor.base)
      for _ in 0..<Int(TokenAttempts.burst) {
        try await stranger.open("/?token=wrong")
        #expect(stranger.status == 403)
      }
      let right = String(server.url.dropFirst(visitor.base.count))
      try await stranger.open(right)
      #expect(stranger.status == 429 && stranger.headers["retry-after"] == "10")
      #expect(server.metrics[.tooManyTokens] == 1)
      seconds.advance(by: TokenAttempts.secondsForOne)
      try await stranger.open(right)
      #expect(stranger.status == 200)
    }
  }

  @Test("Of many addresses that try tokens, a bounded number is remembered")
  func attempts() {
    let attempts = TokenAttempts()
    for number in 0..<5000 {
      attempts.noteFailure(of: [10, 0, UInt8(number >> 8), UInt8(number & 255)], now: Double(number))
    }
    #expect(attempts.count == TokenAttempts.addresses)
    #expect(attempts.waitingTime(of: [10, 0, 19, 135], now: 5000) == nil)
    for _ in 0..<5 { attempts.noteFailure(of: [1, 2, 3, 4], now: 5000) }
    #expect(attempts.waitingTime(of: [1, 2, 3, 4], now: 5000) == TokenAttempts.secondsForOne)
  }

  @Test(
    "Options that don't fit are named with what was expected",
    arguments: [
      (["--name", "http://box.lan"], "--name"), (["--name", "box.lan/"], "--name"),
      (["--name", "a b"], "--name"), (["--name", "a..b"], "--name"), (["--name", ".box"], "--name"),
      (["--name", "-"], "--name"), (["--name", "box-.lan"], "--name"),
      (["--name", "box.lan:80"], "--name"), (["--name", ""], "--name"),
      (["--behind-proxy", "http://box.lan"], "--behind-proxy"),
      (["--behind-proxy", "https://box.lan/path"], "--behind-proxy"),
      (["--behind-proxy", "https://a", "--proxy-address", "box"], "--proxy-address"),
      (["--proxy-address", "10.0.0.2"], "--proxy-address"),
      (["--open-to-all-local-users", "--bind", "0.0.0.0"], "--open-to-all-local-users"),
    ])
  func wrongOptions(_ words: [String], _ named: String) throws {
    let error = #expect(throws: WebSurfaceError.self) { try Self.options(words) }
    #expect(error?.code == .badOption && error?.message.hasPrefix(named) == true)
  }

  @Test func optionsThatFit() throws {
    #expect(
      try Self.options(["--name", "box.lan", "--name", "192.168.1.5", "--name", "::1"]).names.count == 3)
    #expect(try Self.options(["--name", "bücher.lan"]).names == ["xn--bcher-kva.lan"])
    #expect(try Self.options([]).mode == .own)
    #expect(try Self.options(["--open-to-all-local-users"]).mode == .everyone)
    #expect(try Self.options(["--bind", "0.0.0.0"]).mode == .network)
    let proxied = try Self.options(["--behind-proxy", "https://Box.lan:443/"])
    #expect(proxied.mode == .proxied && proxied.url(port: 8427, token: "t") == "https://box.lan/?token=t")
  }

  private static func options(_ words: [String]) throws -> WebOptions {
    let program = try SingleCommandProgram(WebOptions.description(program: "app"), version: "1")
    guard case .run(let arguments) = program.read(words, terminal: Terminal()) else {
      throw WebSurfaceError(.badOption, "can't be read")
    }
    return try WebOptions(arguments, environment: [:])
  }
}
