import Testing

@testable import WebSurface

/// The names under which uploads are kept.
struct FileNameTests {
  /// File systems take 255 bytes, whatever the letters are made of.
  @Test(
    "A name fits file systems, and keeps its extension", arguments: ["a", "ä", "字", "🦄", "e\u{301}\u{302}"])
  func long(letter: String) {
    let name = WebSite.plainName("photos/" + String(repeating: letter, count: 300) + ".jpeg")
    #expect(name.utf8.count <= 255 && name.utf8.count > 200)
    #expect(name.hasPrefix(letter) && name.hasSuffix(".jpeg"))
  }

  @Test("A letter that is longer than a name leaves the extension")
  func longLetter() {
    let name = WebSite.plainName("e" + String(repeating: "\u{301}", count: 400) + ".png")
    #expect(name == "Item.png")
  }
}
