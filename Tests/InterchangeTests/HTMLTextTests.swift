import CaseFiles
import Foundation
import Testing

@testable import Interchange

/// HTML as text: cases in `Fixtures/Interchange/html.json`.
struct HTMLTextTests {
  struct Case: Decodable, CustomTestStringConvertible {
    var name: String
    var html: String
    var text: String
    var testDescription: String { name }
  }

  @Test(arguments: try CaseFiles("Interchange").json("html.json") as [Case])
  func text(_ example: Case) throws { #expect(HTMLText(example.html).text == example.text) }

  @Test func structuredDataIsKept() throws {
    let html = HTMLText("<script type='application/ld+json'> {\"a\":1} </script><script>x</script>Hi")
    #expect(html.structuredData == [StructuredData(json: "{\"a\":1}")])
    #expect(html.text == "Hi")
  }

  /// Linear, and no stack: each would fail its limit, or crash, otherwise.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "<", "<a ", "<div>", "<!--", "<script>", "&", "&#", "<blockquote>x", "</b>", "<ol><li>", "<a href='",
      "<p hidden>", "<b a=1 ", "<pre>\n",
    ])
  func hostileHTML(_ piece: String) throws {
    let html = String(repeating: piece, count: 300_000 / piece.utf8.count)
    #expect(HTMLText(html).text.utf8.count <= html.utf8.count * 12)
  }
}
