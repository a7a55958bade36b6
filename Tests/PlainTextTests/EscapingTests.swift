import PlainText
import Testing

@Suite struct EscapingTests {
  @Test func whatMarkupReadsAsItsOwnIsEscaped() {
    let text = #"<a b="c" d='e'>&"#
    #expect(MarkupEscaping.escaped(text) == "&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;")
    #expect(MarkupEscaping.escaped(text, in: .doubleQuotes) == "&lt;a b=&quot;c&quot; d='e'&gt;&amp;")
    #expect(MarkupEscaping.escaped(text, in: .content) == #"&lt;a b="c" d='e'&gt;&amp;"#)
    #expect(MarkupEscaping.escaped("plain, é日😀") == "plain, é日😀")
  }

  /// A mark that combines with a sign makes one character of both; a parser still sees the sign.
  @Test func aCombiningMarkHidesNoSign() {
    #expect(MarkupEscaping.escaped("<\u{338}b>\"\u{301}") == "&lt;\u{338}b&gt;&quot;\u{301}")
  }

  @Test(arguments: ["", "a b", "ä/ö?&=#%", "日本", "\r\n\"<>", "unreserved-._~09AZaz"])
  func percentEncodingIsUndone(_ text: String) {
    #expect(PercentEncoding.decode(PercentEncoding.encode(text)) == text)
  }

  @Test func onlyUnreservedSignsAndThoseToKeepStay() {
    #expect(PercentEncoding.encode("ana@example.org?x=1") == "ana%40example.org%3Fx%3D1")
    #expect(PercentEncoding.encode("ana@example.org?x=1", keeping: "@") == "ana@example.org%3Fx%3D1")
    #expect(PercentEncoding.decode("%4") == nil)
    #expect(PercentEncoding.decode("%00") == nil)
    #expect(PercentEncoding.decode("a+b", plusIsBlank: true) == "a b")
  }
}
