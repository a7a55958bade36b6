import HTTPServer
import Testing

@Suite struct OriginPolicyTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var method = HTTPMethod.get
    let host: String?
    var headers: [String: String] = [:]
    let status: Int?
    var testDescription: String { "\(method.rawValue) \(host ?? "-") \(headers) \(status ?? 200)" }

    init(_ method: HTTPMethod, _ host: String?, _ status: Int?) { self.init(method, host, [:], status) }
    init(_ method: HTTPMethod, _ host: String?, _ headers: [String: String], _ status: Int?) {
      self.method = method
      self.host = host
      self.headers = headers
      self.status = status
    }
  }

  private static func status(_ policy: OriginPolicy, _ test: Case) -> Int? {
    var headers = HTTPHeaderFields()
    if let host = test.host { headers.add("Host", host) }
    for (name, value) in test.headers { headers.add(name, value) }
    let request = HTTPRequest(method: test.method, path: "/", headers: headers, localPort: 8080)
    return policy.refusal(of: request)?.status.rawValue
  }

  private static let socket = ["Upgrade": "websocket", "Connection": "Upgrade"]
  private static func socket(_ origin: String) -> [String: String] {
    socket.merging(["Origin": origin]) { $1 }
  }

  @Test(arguments: [
    Case(.get, "localhost:8080", nil), Case(.get, "LOCALHOST.:8080", nil), Case(.get, "127.0.0.1:8080", nil),
    Case(.get, "127.9.8.7:8080", nil), Case(.get, "[::1]:8080", nil), Case(.get, "app.localhost:8080", nil),
    // Another port, or none, is another server.
    Case(.get, "localhost:8081", 421), Case(.get, "localhost", 421), Case(.get, "127.0.0.1", 421),
    // DNS rebinding: the name of an attacker's points here.
    Case(.get, "evil.example:8080", 421), Case(.get, "localhost.evil.example:8080", 421),
    Case(.get, "127.0.0.1.evil.example:8080", 421), Case(.get, "notlocalhost:8080", 421),
    Case(.get, "0.0.0.0:8080", 421), Case(.get, "[::]:8080", 421), Case(.get, "192.168.1.5:8080", 421),
    Case(.get, "2130706433:8080", 421), Case(.get, "127.1:8080", 421),
    Case(.get, nil, 400), Case(.get, "", 400), Case(.get, "localhost:80800", 400),
    Case(.get, "localhost:8080:1", 400), Case(.get, "local host:8080", 400),
    Case(.get, "a@localhost:8080", 400),
    Case(.get, "[::1:8080", 400), Case(.get, "localhost:", 400),
  ])
  func hosts(test: Case) {
    #expect(OriginPolicyTests.status(OriginPolicy(), test) == test.status)
  }

  @Test(arguments: [
    Case(.post, "localhost:8080", ["Origin": "http://localhost:8080"], nil),
    Case(.post, "[::1]:8080", ["Origin": "http://[::1]:8080"], nil),
    Case(.post, "localhost:8080", ["Origin": "http://127.0.0.1:8080"], 403),
    Case(.post, "localhost:8080", ["Origin": "http://localhost:3000"], 403),
    Case(.post, "localhost:8080", ["Origin": "http://localhost"], 403),
    Case(.post, "localhost:8080", ["Origin": "https://evil.example"], 403),
    Case(.post, "localhost:8080", ["Origin": "http://localhost:8080.evil.example"], 403),
    Case(.post, "localhost:8080", ["Origin": "http://localhost:8080@evil.example"], 403),
    Case(.post, "localhost:8080", ["Origin": "null"], 403),
    Case(.post, "localhost:8080", ["Origin": ""], 403),
    Case(.post, "localhost:8080", ["Origin": "file://localhost:8080"], 403),
    Case(.post, "localhost:8080", 403),
    Case(.post, "localhost:8080", ["Sec-Fetch-Site": "same-origin"], nil),
    Case(.delete, "localhost:8080", ["Origin": "http://evil.example"], 403),
    Case(HTTPMethod(rawValue: "PROPFIND"), "localhost:8080", 403),
    Case(.get, "localhost:8080", socket("http://localhost:8080"), nil),
    Case(.get, "localhost:8080", socket("http://evil.example"), 403),
    Case(.get, "localhost:8080", socket, 403),
    // A page of another origin may lead here, and only as a whole page.
    Case(.get, "localhost:8080", ["Sec-Fetch-Site": "none", "Sec-Fetch-Mode": "navigate"], nil),
    Case(
      .get, "localhost:8080",
      ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"], nil),
    Case(
      .get, "localhost:8080",
      ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe"], 403),
    Case(.get, "localhost:8080", ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"], 403),
    Case(.get, "localhost:8080", ["Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "cors"], 403),
    Case(
      .post, "localhost:8080",
      ["Origin": "http://localhost:8080", "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"], 403),
  ])
  func origins(test: Case) {
    #expect(OriginPolicyTests.status(OriginPolicy(), test) == test.status)
  }

  @Test func configuredHostsAreServed() {
    let policy = OriginPolicy(allowedHosts: ["Desk.Example", "other.example:9000", "not a host"])
    func status(_ host: String) -> Int? { OriginPolicyTests.status(policy, Case(.get, host, nil)) }
    #expect(status("desk.example") == nil)
    #expect(status("desk.example:443") == nil)
    #expect(status("other.example:9000") == nil)
    #expect(status("other.example") == 421)
    #expect(status("a.desk.example") == 421)
    #expect(status("localhost:8080") == nil)
    // Behind a proxy with TLS the browser's scheme is https.
    for host in ["desk.example", "desk.example:443"] {
      let proxied = Case(.post, host, ["Origin": "https://desk.example"], nil)
      #expect(OriginPolicyTests.status(policy, proxied) == nil)
    }
    let otherPort = Case(.post, "desk.example", ["Origin": "https://desk.example:8443"], 403)
    #expect(OriginPolicyTests.status(policy, otherPort) == 403)
  }

  @Test func programsMayBeAllowed() {
    let policy = OriginPolicy(allowsMissingOrigin: true)
    #expect(OriginPolicyTests.status(policy, Case(.post, "localhost:8080", nil)) == nil)
    let foreign = Case(.post, "localhost:8080", ["Origin": "http://evil.example"], 403)
    #expect(OriginPolicyTests.status(policy, foreign) == 403)
  }

  @Test func severalHostsAreRefused() {
    var headers: HTTPHeaderFields = ["Host": "localhost:8080"]
    headers.add("host", "evil.example")
    let request = HTTPRequest(method: .get, path: "/", headers: headers, localPort: 8080)
    #expect(
      OriginPolicy().check(request)
        == .refused(.badRequest, reason: "The request has to name its host, once."))
  }
}
