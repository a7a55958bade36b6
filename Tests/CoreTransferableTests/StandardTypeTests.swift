import CoreTransferable
import Foundation
import Testing

struct StandardTypeTests {
  @Test func stringsAreText() async throws {
    #expect(try await "Grüße".exported(as: .text) == Data("Grüße".utf8))
    #expect(try await String(importing: Data("Grüße".utf8), contentType: .utf8PlainText) == "Grüße")
    #expect(try await String(importing: Data("Grüße".utf8), contentType: .plainText) == "Grüße")
    #expect(try await String(importing: Data([0x47, 0x72, 0xfc]), contentType: .plainText) == "Grü")
    let utf16 = try #require("Grüße".data(using: .utf16))
    #expect(try await String(importing: utf16, contentType: .utf16PlainText) == "Grüße")
    #expect(try await String(importing: utf16, contentType: .utf16ExternalPlainText) == "Grüße")
    #expect(try await String(importing: utf16, contentType: .plainText) == "Grüße")
    let error = await #expect(throws: TransferError.self) {
      try await String(importing: Data([0xff, 0xfe, 0xfd]), contentType: .utf8PlainText)
    }
    #expect(error?.code == .notRecognized)
  }

  @Test func dataIsData() async throws {
    #expect(try await Data([1, 2]).exported(as: .data) == Data([1, 2]))
    #expect(try await Data(importing: Data([1]), contentType: .png) == Data([1]))
    #expect(Data.exportedContentTypes() == [.data])
  }

  @Test func addressesAreURLs() async throws {
    let url = try #require(URL(string: "https://example.org/a"))
    #expect(url.exportedContentTypes() == [.url, .utf8PlainText])
    #expect(try await url.exported(as: .url) == Data("https://example.org/a".utf8))
    #expect(try await url.exported(as: .plainText) == Data("https://example.org/a".utf8))
    #expect(try await URL(importing: Data(" https://example.org/a\n".utf8), contentType: .url) == url)
    let file = URL(fileURLWithPath: "/tmp/a")
    #expect(file.exportedContentTypes().prefix(2) == [.fileURL, .url])
    #expect(try await URL(importing: file.exported(as: .fileURL), contentType: .fileURL) == file)
    await #expect(throws: TransferError.self) { try await URL(importing: Data("no".utf8), contentType: .url) }
  }

  @Test func attributedTextKeepsItsLinks() async throws {
    var text = AttributedString("see <this> & ")
    var link = AttributedString("that")
    link.link = URL(string: "https://example.org/?a=1&b=2")
    text += link
    var hostile = AttributedString("!")
    hostile.link = URL(string: "javascript:alert(1)")
    text += hostile
    let html = String(decoding: try await text.exported(as: .html), as: UTF8.self)
    #expect(html == #"see &lt;this&gt; &amp; <a href="https://example.org/?a=1&amp;b=2">that</a>!"#)
    #expect(try await text.exported(as: .plainText) == Data("see <this> & that!".utf8))
    #expect(try await AttributedString(importing: Data("x".utf8), contentType: .utf8PlainText) == "x")
  }
}
