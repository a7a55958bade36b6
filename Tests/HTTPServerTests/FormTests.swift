import Foundation
import HTTPServer
import Testing

@Suite struct FormTests {
  private static let describe: HTTPServer.Handler = { request in
    do throws(HTTPServerError) {
      let form = try request.form()
      var lines = form.fields.map { "\($0.name)=\($0.value)" }
      for file in form.files {
        let kind: String
        switch file.content {
        case .bytes(let bytes): kind = "memory \(String(decoding: bytes.prefix(20), as: UTF8.self))"
        case .file(let file):
          let content = FileManager.default.contents(atPath: file.path) ?? Data()
          kind = "disk \(content.reduce(0) { $0 &+ Int($1) })"
        }
        lines.append("\(file.name):\(file.filename):\(file.contentType):\(file.count):\(kind)")
      }
      return HTTPResponse(text: lines.joined(separator: "\n"))
    } catch {
      return .refusal(error.status, error.message)
    }
  }

  private static func send(
    _ body: [UInt8], type: String, maximum: Int = 10 << 20, folder: String = "/tmp", piece: Int? = nil
  ) async throws -> (status: Int, text: String) {
    try await withServer {
      $0.bodyPolicy = { _ in .form(maximumBytes: maximum, otherBytes: 1_000) }
      $0.temporaryFolder = folder
    } handler: {
      await FormTests.describe($0)
    } client: { port in
      let client = try RawClient(port: port)
      client.send(
        "POST / HTTP/1.1\r\nHost: a\r\nContent-Type: \(type)\r\nContent-Length: \(body.count)\r\n\r\n")
      var rest = body[...]
      while !rest.isEmpty {
        client.send(Array(rest.prefix(piece ?? body.count)))
        rest = rest.dropFirst(piece ?? body.count)
      }
      let response = try client.response()
      return (response.status, response.text)
    }
  }

  @Test func encodedFieldsAreRead() async throws {
    let result = try await FormTests.send(
      Array("name=J%C3%BCrgen+M&note=a%26b%3Dc&empty=&note=2".utf8),
      type: "application/x-www-form-urlencoded; charset=UTF-8")
    #expect(result == (200, "name=Jürgen M\nnote=a&b=c\nempty=\nnote=2"))
  }

  @Test(arguments: ["a=%", "a=%4", "a=%zz", "a=%00", "a=%ff", "%C3=1"])
  func brokenEncodingIsRefused(body: String) async throws {
    let result = try await FormTests.send(Array(body.utf8), type: "application/x-www-form-urlencoded")
    #expect(result.status == 400)
  }

  private static let simple = """
    preamble that is dropped\r
    --x-y'z\r
    Content-Disposition: form-data; name="title"\r
    \r
    Grüße\r
    --x-y'z\r
    content-disposition: form-data; name="empty"\r
    \r
    \r
    --x-y'z  \r
    Content-Type: Text/Plain\r
    Content-Disposition: form-data; name="up%22load"; filename="C:\\fakepath\\..\\na\\"me.txt"\r
    \r
    line\r
    --x-y'\r
    --not a boundary\r
    --x-y'z--\r
    epilogue
    """

  private static let simpleResult =
    "title=Grüße\nempty=\nup\"load:na\"me.txt:text/plain:30:memory line\r\n--x-y'\r\n--not "

  @Test(arguments: [nil, 1, 7, 64] as [Int?])
  func partsAreReadHoweverTheyArrive(piece: Int?) async throws {
    let result = try await FormTests.send(
      Array(FormTests.simple.utf8), type: "multipart/form-data; boundary=\"x-y'z\"", piece: piece)
    #expect(result == (200, FormTests.simpleResult))
  }

  @Test func bigFileGoesToDiskAndIsDeleted() async throws {
    let folder = NSTemporaryDirectory() + "beckon-forms-\(ProcessInfo.processInfo.globallyUniqueString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let content = [UInt8](repeating: 5, count: 3_000_000)
    let head =
      "--b\r\nContent-Disposition: form-data; name=f; filename=../../etc/passwd\r\n\r\n"
    let result = try await FormTests.send(
      Array(head.utf8) + content + Array("\r\n--b--\r\n".utf8), type: "multipart/form-data; boundary=b",
      folder: folder)
    #expect(result == (200, "f:passwd:application/octet-stream:3000000:disk 15000000"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }

  @Test(arguments: [
    ("multipart/form-data", "--b--", 400), ("multipart/form-data; boundary=", "--b--", 400),
    ("multipart/form-data; boundary=\(String(repeating: "b", count: 71))", "--b--", 400),
    ("multipart/form-data; boundary=b", "", 200), ("multipart/form-data; boundary=b", "nothing", 400),
    ("multipart/form-data; boundary=b", "--b\r\n\r\nno name\r\n--b--\r\n", 400),
    ("multipart/form-data; boundary=b", "--bX\r\nContent-Disposition: form-data; name=a\r\n\r\n", 400),
    (
      "multipart/form-data; boundary=b", "--b\r\nContent-Disposition: form-data; name=a\r\n\r\nvalue\r\n--b",
      400
    ),
    ("multipart/form-data; boundary=b", "--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--", 400),
    ("multipart/form-data; boundary=b", "--b\r\nno colon\r\n\r\nx\r\n--b--", 400),
    (
      "multipart/form-data; boundary=b",
      "--b\r\nContent-Disposition: form-data; name=a\r\n\r\n\u{FFFD}ok\r\n--b--", 200
    ),
    ("text/plain", "a=1", 415),
  ])
  func brokenFormsAreRefused(type: String, body: String, status: Int) async throws {
    // Without a body there is no form to be broken.
    let expected = body.isEmpty ? 415 : status
    #expect(try await FormTests.send(Array(body.utf8), type: type).status == expected)
  }

  @Test func formBeyondItsLimitsIsRefused() async throws {
    let part = "--b\r\nContent-Disposition: form-data; name=a\r\n\r\n"
    let big = Array(part.utf8) + [UInt8](repeating: 65, count: 2 << 20) + Array("\r\n--b--".utf8)
    #expect(try await FormTests.send(big, type: "multipart/form-data; boundary=b").status == 413)
    #expect(
      try await FormTests.send(big, type: "multipart/form-data; boundary=b", maximum: 1 << 20).status == 413)
    let header = Array("--b\r\nX: \(String(repeating: "y", count: 9_000))\r\n\r\n".utf8)
    #expect(try await FormTests.send(header, type: "multipart/form-data; boundary=b").status == 413)
  }

  @Test func formOfHostileBytesEnds() async throws {
    var random = SplitMix(seed: 7)
    let alphabet: [UInt8] = Array("\r\n--b:; =\"%Content-Disposition: form-data; name=a".utf8)
    for _ in 0..<50 {
      let body = (0..<2_000).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] }
      let result = try await FormTests.send(body, type: "multipart/form-data; boundary=b")
      #expect([200, 400, 413].contains(result.status))
    }
  }
}

/// Random numbers that are the same each time.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
