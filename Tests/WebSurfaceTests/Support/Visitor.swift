import Foundation
import FoundationNetworking
import HTTPServer
import PlainText
import Synchronization
import Testing

@testable import WebSurface

/// A browser without scripts: gets pages, fills in forms, follows what it is told, keeps cookies.
final class Visitor: @unchecked Sendable {
  // Used by one test at a time; the session itself is safe from any thread.
  let base: String
  /// Where it reads the address that lets it in, before its first request; nil doesn't read it.
  var doorway: Doorway?
  private let session: URLSession
  private(set) var html = ""
  private(set) var path = "/"
  private(set) var status = 0
  private(set) var headers: [String: String] = [:]
  var cookie: String?

  /// The last `Set-Cookie` field that came.
  private(set) var setCookie: String?

  init(_ base: String, _ doorway: Doorway? = nil) {
    self.doorway = doorway
    self.base = base.hasSuffix("/") ? String(base.dropLast()) : base
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    session = URLSession(configuration: configuration, delegate: NoRedirect(), delegateQueue: nil)
  }

  private final class NoRedirect: NSObject, URLSessionTaskDelegate {
    func urlSession(
      _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) { completionHandler(nil) }
  }

  /// Comes in by the address that the server said last, as a person who opens it does.
  func enter() async throws {
    guard let address = doorway?.address.flatMap({ URLComponents(string: $0) }) else { return }
    doorway = nil
    guard let query = address.percentEncodedQuery else { return }
    try await request("GET", address.path + "?" + query, follows: false)
  }

  @discardableResult
  func request(
    _ method: String, _ path: String, body: String? = nil, headers: [String: String] = [:],
    follows: Bool = true
  ) async throws -> Int {
    try await enter()
    var request = URLRequest(url: try #require(URL(string: base + path)))
    request.httpMethod = method
    if let body {
      request.httpBody = Data(body.utf8)
      request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
      request.setValue(base, forHTTPHeaderField: "Origin")
    }
    if let cookie { request.setValue(cookie, forHTTPHeaderField: "Cookie") }
    request.setValue("en", forHTTPHeaderField: "Accept-Language")
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let (data, response) = try await session.data(for: request)
    let answer = try #require(response as? HTTPURLResponse)
    status = answer.statusCode
    self.headers = [:]
    for (name, value) in answer.allHeaderFields { self.headers["\(name)".lowercased()] = "\(value)" }
    if let set = self.headers["set-cookie"] {
      setCookie = set
      cookie = String(set.prefix { $0 != ";" })
    }
    html = String(decoding: data, as: UTF8.self)
    self.path = path
    if status == 303, follows, let location = self.headers["location"] {
      return try await self.request("GET", location, headers: headers.filter { $0.key == "Host" })
    }
    return status
  }

  func open(_ path: String = "/") async throws { try await request("GET", path) }

  /// The attribute of the first tag that begins with some text.
  func attribute(_ name: String, of tag: String) -> String? {
    guard let start = html.range(of: tag) else { return nil }
    let rest = html[start.lowerBound...].prefix { $0 != ">" }
    guard let found = rest.range(of: " \(name)=") else { return nil }
    let value = rest[found.upperBound...]
    let isQuoted = value.first == "\"" || value.first == "'"
    let text = isQuoted ? value.dropFirst().prefix { $0 != value.first } : value.prefix { !$0.isWhitespace }
    return String(text).replacing("&amp;", with: "&")
  }

  /// All fields of the form as a browser would send them, some changed, then a button.
  func post(_ changes: [String: String] = [:], button: (String, String)? = nil, token: String? = nil)
    async throws
  {
    var fields: [(String, String)] = [
      ("token", token ?? attribute("value", of: "<input type=\"hidden\" name=\"token\"") ?? "")
    ]
    for (name, value) in changes.sorted(by: { $0.key < $1.key }) { fields.append((name, value)) }
    if let button { fields.append(button) }
    let body = fields.map { "\(PercentEncoding.encode($0.0))=\(PercentEncoding.encode($0.1))" }.joined(
      separator: "&")
    try await request("POST", attribute("action", of: "<form") ?? "/", body: body)
  }

  /// Presses the button with a text.
  func press(_ text: String, _ changes: [String: String] = [:]) async throws {
    let pattern = try Regex(
      "<button[^>]*value=\"?([0-9]+)\"?[^>]*>(?:(?!</button>).)*\(NSRegularExpression.escapedPattern(for: text))"
    ).dotMatchesNewlines()
    let found = try #require(html.firstMatch(of: pattern), "no button \(text)")
    let value = try #require(found.output[1].substring)
    try await post(changes, button: ("p", String(value)))
  }

  /// The name of the first field with a type.
  func field(_ tag: String) -> String? { attribute("name", of: tag) }
}

/// The addresses that a server says, of which the last lets the next browser in.
final class Doorway: Sendable {
  private let list = Mutex<[String]>([])
  var all: [String] { list.withLock { $0 } }
  var address: String? { list.withLock { $0.last } }
  func add(_ address: String) { list.withLock { $0.append(address) } }
}
