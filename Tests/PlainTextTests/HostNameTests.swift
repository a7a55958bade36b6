import PlainText
import Testing

struct HostNameTests {
  /// Examples of RFC 3492, section 7.1, and a well-known name.
  @Test(arguments: [
    ("bücher.example", "xn--bcher-kva.example"), ("ليهمابتكلموشعربي؟", "xn--egbpdaj6bu4bxfgehfvwxn"),
    ("他们为什么不说中文", "xn--ihqwcrb4cv8a8dqg056pqjye"), ("EXAMPLE.com", "example.com"),
  ])
  func namesInASCII(_ name: String, _ ascii: String) {
    #expect(Punycode.ascii(host: name) == ascii)
  }

  @Test(arguments: [
    "example.org", "bücher.example", "пример.рф", "日本語.jp", "例えabc.jp", "한국.kr", "παράδειγμα.ελ",
    "ایران.ir", "उदाहरण.भारत", "ไทย.com", "a-b.example", "123.example",
  ])
  func namesOfOneScriptKeepTheirLetters(_ name: String) {
    #expect(HostName.shown(name) == name)
  }

  @Test(arguments: [
    // Whole parts in Cyrillic, Greek and Armenian under a Latin top-level name, and under a subdomain.
    "аррӏе.com", "ѕсоре.org", "αβγ.com", "օո.com", "аррӏе.example.com", "www.аррӏе.com",
    // Mixed.
    "gооgle.com", "аpple.com", "ωhat.example", "аպ.рф", "ᴀpple.com", "ɑpple.com",
    // An invisible letter, and a mark on a Latin one.
    "pay\u{200B}pal.com", "pay\u{200D}pal.com", "pa\u{338}ypal.com", "bank⁄login.example",
  ])
  func namesThatPassForOthersAreASCII(_ name: String) {
    let shown = HostName.shown(name)
    #expect(shown.utf8.allSatisfy { $0 < 0x80 } && shown.contains("xn--"), "\(shown)")
  }

  @Test func longPartsAreNeverShown() {
    #expect(Punycode.ascii(host: String(repeating: "\u{430}", count: 100_000)) == nil)
    #expect(HostName.shown(String(repeating: "\u{430}", count: 64) + ".com").hasSuffix("\u{FFFD}.com"))
  }
}
