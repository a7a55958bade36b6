import Foundation
import HTTPServer
import PlainText
import Testing

@Suite struct StaticFilesTests {
  private static let script = Array(String(repeating: "let answer = 42;\n", count: 200).utf8)
  private static let files = StaticFiles([
    "app.js": script, "css/site.css": Array("body{}".utf8), "data": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    "Grüße.html": Array("<p>".utf8),
  ])

  private static func ask(
    _ path: String, of files: StaticFiles = files, method: HTTPMethod = .get, headers: HTTPHeaderFields = [:],
    prefix: String = "/"
  ) -> HTTPResponse? {
    files.response(
      to: HTTPRequest(method: method, path: path, headers: headers), prefix: prefix)
  }

  private static func bytes(_ response: HTTPResponse?) -> [UInt8]? {
    if case .bytes(let bytes) = response?.body { bytes } else { nil }
  }

  @Test func filesHaveTheirTypeAndTag() {
    let css = StaticFilesTests.ask("/css/site.css")
    #expect(css?.status == .ok)
    #expect(css?.headers["Content-Type"] == "text/css; charset=utf-8")
    #expect(css?.headers["X-Content-Type-Options"] == "nosniff")
    #expect(css?.headers["Cache-Control"] == "no-cache")
    #expect(StaticFilesTests.bytes(css) == Array("body{}".utf8))
    // The beginning of the SHA-256 of "body{}".
    #expect(css?.headers["ETag"] == "\"7c98040a541657584690ae2a1cc3b42a\"")
    #expect(StaticFilesTests.ask("/data")?.headers["Content-Type"] == "application/octet-stream")
    #expect(StaticFilesTests.ask("/Grüße.html")?.headers["Content-Type"] == "text/html; charset=utf-8")
    #expect(StaticFilesTests.ask("/none.css") == nil)
    #expect(StaticFilesTests.ask("/static/app.js", prefix: "/static/")?.status == .ok)
    #expect(StaticFilesTests.ask("/app.js", prefix: "/static/") == nil)
  }

  @Test func unchangedFilesAreNotSentAgain() throws {
    let tag = try #require(StaticFilesTests.ask("/data")?.headers["ETag"])
    for condition in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
      let response = StaticFilesTests.ask("/data", headers: ["If-None-Match": condition])
      #expect(response?.status == .notModified)
      #expect(response?.headers["ETag"] == tag)
      if case .none? = response?.body {} else { Issue.record("a 304 has no body") }
    }
    #expect(StaticFilesTests.ask("/data", headers: ["If-None-Match": "\"other\""])?.status == .ok)
  }

  @Test func fingerprintedNamesAreKeptForEver() throws {
    let name = try #require(StaticFilesTests.files.fingerprintedName("css/site.css"))
    #expect(name == "css/site.7c98040a54165758.css")
    let response = StaticFilesTests.ask("/" + name)
    #expect(response?.headers["Cache-Control"] == "public, max-age=31536000, immutable")
    #expect(StaticFilesTests.bytes(response) == Array("body{}".utf8))
    #expect(StaticFilesTests.ask("/css/site.0000000000000000.css") == nil)
    #expect(StaticFilesTests.files.fingerprintedName("none.css") == nil)
    let plain = try #require(StaticFilesTests.files.fingerprintedName("data"))
    #expect(StaticFilesTests.ask("/" + plain)?.status == .ok)
  }

  @Test func onlyReadingIsAllowed() {
    let response = StaticFilesTests.ask("/data", method: .post)
    #expect(response?.status == .methodNotAllowed)
    #expect(response?.headers["Allow"] == "GET, HEAD")
  }

  @Test(
    arguments: [
      ("bytes=0-3", 206, "bytes 0-3/10", [0, 1, 2, 3]), ("bytes=8-", 206, "bytes 8-9/10", [8, 9]),
      ("bytes=-3", 206, "bytes 7-9/10", [7, 8, 9]), ("bytes=5-500", 206, "bytes 5-9/10", [5, 6, 7, 8, 9]),
      ("bytes=-500", 206, "bytes 0-9/10", Array(0...9)), ("bytes=10-", 416, "bytes */10", nil),
      ("bytes=-0", 416, "bytes */10", nil), ("bytes=5-2", 200, nil, Array(0...9)),
      ("bytes=0-1,4-5", 200, nil, Array(0...9)), ("items=0-1", 200, nil, Array(0...9)),
      ("bytes=a-b", 200, nil, Array(0...9)), ("bytes=99999999999999999999-", 200, nil, Array(0...9)),
    ] as [(String, Int, String?, [UInt8]?)])
  func ranges(field: String, status: Int, contentRange: String?, bytes: [UInt8]?) {
    let response = StaticFilesTests.ask("/data", headers: ["Range": field])
    #expect(response?.status.rawValue == status)
    #expect(response?.headers["Content-Range"] == contentRange)
    if let bytes { #expect(StaticFilesTests.bytes(response) == bytes) }
  }

  @Test func rangeOfAnotherVersionIsWhole() throws {
    let tag = try #require(StaticFilesTests.ask("/data")?.headers["ETag"])
    let same = StaticFilesTests.ask("/data", headers: ["Range": "bytes=0-1", "If-Range": tag])
    let other = StaticFilesTests.ask("/data", headers: ["Range": "bytes=0-1", "If-Range": "\"old\""])
    #expect(same?.status == .partialContent)
    #expect(other?.status == .ok)
  }

  @Test func textIsCompressedWhereTheClientTakesIt() throws {
    let plain = StaticFilesTests.ask("/app.js")
    let response = StaticFilesTests.ask("/app.js", headers: ["Accept-Encoding": "br, gzip;q=0.8"])
    let bytes = try #require(StaticFilesTests.bytes(response))
    #expect(response?.headers["Content-Encoding"] == "gzip")
    #expect(response?.headers["Vary"] == "Accept-Encoding")
    #expect(plain?.headers["Vary"] == "Accept-Encoding")
    #expect(response?.headers["ETag"] != plain?.headers["ETag"])
    #expect(bytes.starts(with: [0x1F, 0x8B]))
    #expect(bytes.count < 200)
    // The last four bytes are the length of the original (RFC 1952).
    #expect(bytes.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) } == StaticFilesTests.script.count)
    for refused in ["identity", "gzip;q=0", "gzip;q=0.000", "br"] {
      let response = StaticFilesTests.ask("/app.js", headers: ["Accept-Encoding": refused])
      #expect(response?.headers["Content-Encoding"] == nil)
    }
    let small = StaticFilesTests.ask("/css/site.css", headers: ["Accept-Encoding": "gzip"])
    #expect(small?.headers["Content-Encoding"] == nil)
  }

  @Test func responsesCanBeCompressed() {
    let request = HTTPRequest(method: .get, path: "/", headers: ["Accept-Encoding": "gzip"])
    let long = HTTPResponse(text: String(repeating: "<p>hello</p>", count: 500), contentType: "text/html")
    #expect(long.compressed(for: request).headers["Content-Encoding"] == "gzip")
    #expect(long.compressed(for: HTTPRequest(method: .get, path: "/")).headers["Content-Encoding"] == nil)
    #expect(HTTPResponse(text: "short").compressed(for: request).headers["Content-Encoding"] == nil)
    let image = HTTPResponse(bytes: [UInt8](repeating: 0, count: 5_000), contentType: "image/png")
    #expect(image.compressed(for: request).headers["Content-Encoding"] == nil)
  }

  // MARK: A folder

  private static func withFolder(_ body: (String) async throws -> Void) async throws {
    let root = NSTemporaryDirectory() + "beckon-static-\(ProcessInfo.processInfo.globallyUniqueString)"
    let folder = root + "/public"
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder + "/sub", withIntermediateDirectories: true)
    defer { try? manager.removeItem(atPath: root) }
    try Data("secret".utf8).write(to: URL(fileURLWithPath: root + "/secret.txt"))
    try Data("page".utf8).write(to: URL(fileURLWithPath: folder + "/index.html"))
    try Data("0123456789".utf8).write(to: URL(fileURLWithPath: folder + "/sub/a b.txt"))
    try Data("hidden".utf8).write(to: URL(fileURLWithPath: folder + "/.hidden"))
    try manager.createSymbolicLink(atPath: folder + "/link.txt", withDestinationPath: root + "/secret.txt")
    try manager.createSymbolicLink(atPath: folder + "/out", withDestinationPath: root)
    try await body(folder)
  }

  @Test(arguments: [
    "/../secret.txt", "/%2e%2e/secret.txt", "/sub/../../secret.txt", "/..%2fsecret.txt",
    "/%2e%2e%2fsecret.txt",
    "/..%5csecret.txt", "/sub/%2e%2e/%2E%2E/secret.txt", "/%00secret.txt", "/index.html%00", "/link.txt",
    "/out/secret.txt", "/out/public/index.html", "/.hidden", "/%2ehidden", "/sub", "/sub/", "/",
    "//index.html",
    "/./index.html", "/etc/passwd", "//etc/passwd", "/index.html/", "/index.html/x",
    "/%c0%ae%c0%ae/secret.txt",
  ])
  func nothingOutsideIsServed(path: String) async throws {
    try await StaticFilesTests.withFolder { folder in
      let files = StaticFiles(folder: folder)
      let text = try await withServer { request in
        files.response(to: request) ?? .refusal(.notFound, "There is no such file.")
      } client: { port in
        let client = try RawClient(port: port)
        client.send("GET \(path) HTTP/1.1\r\nHost: a\r\n\r\n")
        let response = try client.response()
        return "\(response.status) \(response.text)"
      }
      #expect(text == "404 There is no such file.\n" || text.hasPrefix("400 "))
    }
  }

  @Test func folderIsServedOverTheWire() async throws {
    try await StaticFilesTests.withFolder { folder in
      let files = StaticFiles(folder: folder)
      let fingerprinted = try #require(files.fingerprintedName("sub/a b.txt"))
      let lines = try await withServer { request in
        files.response(to: request) ?? .refusal(.notFound, "none")
      } client: { port in
        let client = try RawClient(port: port)
        let whole = try client.get("/sub/a%20b.txt")
        let part = try client.get("/sub/a%20b.txt", headers: ["Range: bytes=2-4"])
        let tag = whole["ETag"] ?? ""
        let same = try client.get("/sub/a%20b.txt", headers: ["If-None-Match: \(tag)"])
        let head = try client.get("/index.html", method: "HEAD")
        let old = try client.get("/" + PercentEncoding.encodePath(fingerprinted))
        return [
          whole.text, whole["Content-Type"] ?? "", part.text, part["Content-Range"] ?? "", "\(same.status)",
          head["Content-Length"] ?? "", old["Cache-Control"] ?? "", try client.get("/none").text,
        ]
      }
      #expect(
        lines == [
          "0123456789", "text/plain; charset=utf-8", "234", "bytes 2-4/10", "304", "4",
          "public, max-age=31536000, immutable", "none\n",
        ])
    }
  }

  @Test func changedFileHasAnotherTag() async throws {
    try await StaticFilesTests.withFolder { folder in
      let files = StaticFiles(folder: folder)
      let before = StaticFilesTests.ask("/index.html", of: files)?.headers["ETag"]
      try Data("another page".utf8).write(to: URL(fileURLWithPath: folder + "/index.html"))
      let after = StaticFilesTests.ask("/index.html", of: files)?.headers["ETag"]
      #expect(before != nil && after != nil && before != after)
    }
  }
}
