import Testing
import ViewHTML

@testable import WebSurface

@MainActor
@Suite("Bytes on the wire")
struct WireTests {
  @Test("A changed text takes at most 64 bytes, a new row at most 400")
  func sizes() throws {
    let model = SampleModel(50)
    let browser = try Browser(model)
    browser.connect()
    _ = browser.socket.take()
    browser.window.receive(.event(ClientEvent(sequence: 1, node: browser.button("Taps"), action: .press)))
    #expect(browser.socket.lastBytes <= 64)
    _ = browser.socket.take()
    browser.window.receive(
      .event(
        ClientEvent(
          sequence: 2, node: browser.field, action: .text("A message of a usual length, say", revision: 1))))
    _ = browser.socket.take()
    browser.window.receive(.event(ClientEvent(sequence: 3, node: browser.button("Send"), action: .press)))
    let row = browser.socket.allBytes
    #expect(row <= 400 + 3 * 64, "\(row)")
  }

  @Test(
    "The client script is at most 14 KB, what few pages need 19 KB, the style sheets 39 KB and 8 KB",
    arguments: [
      ("beckon.js", 14 * 1024), ("beckon-more.js", 19 * 1024), ("beckon.css", 39 * 1024),
      ("dialogs.css", 8 * 1024),
    ])
  func assets(_ name: String, _ most: Int) throws {
    #expect(try Self.served(name).utf8.count <= most)
  }

  @Test("Nothing that is for readers is served: no comments, no ends of lines, no long names")
  func readersOnly() throws {
    for name in ["beckon.js", "beckon-more.js", "beckon.css", "dialogs.css"] {
      let text = try Self.served(name)
      #expect(!text.contains("\n"), "\(name)")
      #expect(!text.contains("/*"), "\(name)")
    }
    #expect(try !Self.served("beckon.js").contains("acknowledged"))
    #expect(try !Self.served("beckon.css").contains("navigation-page"))
  }

  @Test("Each class that elements may have stands in a style sheet", arguments: StyleClass.allCases)
  func classes(_ item: StyleClass) throws {
    let sheets = try ["beckon.css", "dialogs.css"].map(Self.served).joined()
    let isNamed = sheets.ranges(of: "." + item.rawValue).contains { range in
      guard let next = sheets[range.upperBound...].first else { return true }
      return !next.isLetter && !next.isNumber && next != "-" && next != "_"
    }
    #expect(isNamed, "\(item)")
  }

  /// A file that all windows load.
  private static func served(_ name: String) throws -> String {
    let response = try #require(
      WebAssets().files.response(to: .init(method: .get, path: "/-/" + name), prefix: "/-/"))
    guard case .bytes(let bytes) = response.body else {
      Issue.record("there is no \(name)")
      return ""
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
