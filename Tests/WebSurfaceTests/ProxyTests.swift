import Foundation
import HTTPServer
import Testing

@testable import WebSurface

/// A server behind a proxy with TLS.
@Suite("Behind a proxy", .serialized) struct ProxyTests {
  private static func options(_ addresses: [String] = []) -> WebOptions {
    var options = WebOptions()
    options.publicOrigin = PublicOrigin("https://box.example")
    options.proxyAddresses = addresses
    return options
  }

  @Test(
    "Cookies are secure, the address is the proxy's, and its pages are ours whatever host the proxy asks for")
  func secure() async throws {
    try await withServedApp(Self.options()) { server, visitor, _ in
      #expect(server.url.hasPrefix("https://box.example/?token="))
      try await visitor.open()
      #expect(visitor.status == 200)
      let cookie = try #require(visitor.setCookie)
      #expect(cookie.hasPrefix("__Host-beckon-\(server.port)=") && cookie.contains("; Secure"))
      #expect(cookie.contains("Path=/;") && !cookie.contains("Domain"))
      let action = try #require(visitor.attribute("action", of: "<form"))
      let token = try #require(visitor.attribute("value", of: "<input type=\"hidden\" name=\"token\""))
      for (origin, status) in [
        ("https://box.example", 200), ("https://evil.example", 403), (visitor.base, 403),
      ] {
        try await visitor.request("POST", action, body: "token=\(token)", headers: ["Origin": origin])
        #expect(visitor.status == status, "\(origin)")
      }
    }
  }

  @Test("What doesn't come from the proxy is refused")
  func untrusted() async throws {
    try await withServedApp(Self.options(["192.0.2.7"])) { server, visitor, _ in
      try await visitor.open()
      #expect(visitor.status == 403 && visitor.html.contains("https://box.example"))
      #expect(server.metrics[.notByProxy] == 2)
    }
  }

  @Test(
    "The client is the last address that isn't the proxy's; what a client wrote itself doesn't count",
    arguments: [
      ("127.0.0.1", [], "203.0.113.5", "203.0.113.5"),
      ("127.0.0.1", [], "1.1.1.1, 203.0.113.5", "203.0.113.5"),
      ("10.0.0.2", ["10.0.0.2", "10.0.0.3"], "1.1.1.1, 203.0.113.5, 10.0.0.3", "203.0.113.5"),
      ("10.0.0.2", ["10.0.0.2"], "1.1.1.1, rubbish", "10.0.0.2"), ("10.0.0.2", ["10.0.0.2"], "", "10.0.0.2"),
      // Not the proxy: nothing that it says is believed.
      ("198.51.100.9", ["10.0.0.2"], "203.0.113.5", "198.51.100.9"),
    ])
  func client(_ peer: String, _ proxies: [String], _ field: String, _ client: String) throws {
    let proxy = try #require(Self.options(proxies).proxy)
    let request = HTTPRequest(
      method: .get, path: "/", headers: ["X-Forwarded-For": field],
      remoteAddress: try #require(RemoteAddress(peer)))
    #expect(proxy.client(of: request).description == client)
  }

  @Test("A stranger who tries tokens through the proxy doesn't keep others from coming in")
  func attemptsByClient() async throws {
    try await withServedApp(Self.options()) { server, visitor, _ in
      let stranger = Visitor(visitor.base)
      for _ in 0...Int(TokenAttempts.burst) {
        try await stranger.request("GET", "/?token=wrong", headers: ["X-Forwarded-For": "203.0.113.5"])
      }
      #expect(stranger.status == 429)
      let path = try #require(URLComponents(string: server.url)?.percentEncodedQuery)
      try await stranger.request(
        "GET", "/?" + path, headers: ["X-Forwarded-For": "203.0.113.6"], follows: false)
      #expect(stranger.status == 303)
    }
  }
}
