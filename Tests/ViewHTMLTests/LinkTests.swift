import Foundation
import SwiftUICore
import Testing

@testable import ViewHTML

struct LinkTests {
  @Test(arguments: [
    ("https://example.com/a?b=c", true), ("http://example.com", true), ("mailto:a@example.com", true),
    ("tel:+4930123", true),
    ("sms:+4930123", true), ("geo:52.5,13.4", true), ("/path?x=1", true), ("HTTPS://example.com/", true),
    ("javascript:alert(1)", false), ("JaVaScRiPt:alert(1)", false), ("data:text/html,x", false),
    ("vbscript:x", false), ("https://bank.example@evil.example/", false), ("https://@evil.example/", false),
    ("http://user:secret@evil.example/", false), ("https://bank.example%40evil.example/", false),
    ("https://example.com/@user", true), ("mailto:user@example.com", true),
    ("file:///etc/passwd", false), ("blob:https://example.com/1", false), ("//evil.example/x", false),
    ("https:", false),
    ("https:///x", false), ("myapp://open", false), ("relative/path", false),
  ])
  func onlyHarmlessAddressesAreLinks(_ address: String, _ isLink: Bool) throws {
    guard let url = URL(string: address) else {
      #expect(!isLink)
      return
    }
    #expect((SafeURL(url) != nil) == isLink, "\(address)")
  }

  @Test(
    arguments: [
      // What it says, where it leads, and what is shown for it.
      ("Guide", "example.com", nil), ("example.com", "example.com", nil),
      ("www.example.com", "example.com", nil),
      ("https://example.com/login", "www.example.com", nil), ("Example.COM.", "example.com", nil),
      ("bank.example", "evil.example", "evil.example"),
      ("https://bank.example/login", "evil.example", "evil.example"),
      ("see bank.example now", "evil.example", "evil.example"),
      ("bank.example@evil.example", "other.example", nil),
      ("https://bank.example@evil.example/", "evil.example", nil),
      ("https://bank.example@x.example/", "evil.example", "evil.example"),
      // A Cyrillic а, and the Punycode that a browser would go to.
      ("аpple.com", "apple.com", "apple.com"), ("apple.com", "xn--pple-43d.com", "xn--pple-43d.com"),
      // The same host, in letters that pass for others.
      ("аpple.com", "xn--pple-43d.com", "xn--pple-43d.com"),
      ("https://аррӏе.com/a", "xn--80ak6aa92e.com", "xn--80ak6aa92e.com"),
      ("bücher.example", "xn--bcher-kva.example", nil), ("пример.рф", "xn--e1afmkfd.xn--p1ai", nil),
      ("bank。example", "evil.example", "evil.example"),
      ("3.14", "evil.example", nil), ("version 2.0", "evil.example", nil), ("e.g. this", "evil.example", nil),
      ("bank.example:443", "evil.example", "evil.example"),
      ("(bank.example)", "evil.example", "evil.example"),
    ] as [(String, String, String?)])
  func otherHostIsShown(_ text: String, _ host: String, _ shown: String?) {
    #expect(LinkText.warning(for: text, leadingTo: host) == shown)
  }

  @Test(.timeLimit(.minutes(1)))
  func anyTextEnds() {
    let long = String(repeating: "a.\u{430}", count: 200_000)
    #expect(LinkText.warning(for: long, leadingTo: "example.com") == "example.com")
  }

  @MainActor @Test
  func linksInTextsAndViews() throws {
    let tree = ViewTree()
    tree.show(
      VStack {
        Link("bank.example", destination: URL(string: "https://evil.example/x")!)
        Link("Run", destination: URL(string: "javascript:alert(1)")!)
        Link("\u{202E}moc.knab", destination: URL(string: "https://evil.example/")!)
        Link("Open in app", destination: URL(string: "beckon-notes://12")!)
      })
    let document = try DOMDocument(WindowHTML(tree: tree).html())
    let links = document.root.all("a")
    #expect(links.map { $0.attributes["href"] } == ["https://evil.example/x", "https://evil.example/"])
    #expect(links[0].text == "bank.example (evil.example)")
    #expect(!links[1].text.unicodeScalars.contains("\u{202E}"))
    #expect(links.allSatisfy { $0.attributes["rel"] == "noopener noreferrer" })
    #expect(
      !document.root.all.contains { ($0.attributes["href"] ?? "").lowercased().hasPrefix("javascript") })
    // An address of the app's own is pressed, and the app decides.
    let button = try #require(document.root.all("button").first)
    #expect(button.text == "Open in app")
    #expect(document.root.all("button").count == 1)
  }
}
