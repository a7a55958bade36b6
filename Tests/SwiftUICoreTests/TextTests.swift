import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct TextTests {
  @Test func textKeepsTheLookOfItsParts() {
    let text = (Text("a").bold() + Text(verbatim: "b")).foregroundColor(.red).italic()
    #expect(outline(text) == "text \"a\"{bold italic red} + \"b\"{italic red}")
  }

  @Test func theInnermostLookCounts() {
    #expect(outline(Text("a").font(.title).font(.body)) == "text \"a\"{font title}")
  }

  @Test func valuesStandInTheirPlaces() {
    #expect(
      outline(Text("\(1234) of \("x") and \(Text("bold").bold())!"))
        == "text \"1,234 of x and \" + \"bold\"{bold} + \"!\"")
  }

  @Test func valuesWithMarksAreNoMarksThemselves() {
    #expect(outline(Text("For \("*Ada*")")) == "text \"For *Ada*\"")
    #expect(outline(Text("*For* \("*Ada*")")) == "text \"For\"{italic} + \" *Ada*\"")
  }

  /// However a text was put together, the same runs make the same text.
  @Test func runsWithoutALookAreOneText() {
    let plain = TextAttributes()
    var bold = TextAttributes()
    bold.isBold = true
    var text = ResolvedText("a")
    text.append(.init(text: "b", attributes: plain))
    #expect(text == ResolvedText("ab") && text.isPlain && text.string == "ab")
    #expect(ResolvedText(runs: [.init(text: "ab", attributes: plain)]) == text)
    #expect(ResolvedText(runs: []) == ResolvedText("") && ResolvedText("").runs.isEmpty)
    text.append(.init(text: "c", attributes: bold))
    text.append(.init(text: "d", attributes: bold))
    #expect(!text.isPlain && text.string == "abcd" && text.runs.map(\.text) == ["ab", "cd"])
    var begun = ResolvedText("")
    begun.append(.init(text: "c", attributes: bold))
    #expect(begun == ResolvedText(runs: [.init(text: "c", attributes: bold)]))
  }

  @Test func aTextOfManyPartsStaysFlat() {
    var text = Text(verbatim: "")
    for _ in 0..<5_000 { text = text + Text(verbatim: "x") }
    #expect(text.string().count == 5_000)
  }

  @Test func keysAreLookedUpInTheBundle() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "views-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (language, text) in [("en", "Good day, %@"), ("de", "Guten Tag, %@")] {
      let place = folder.appending(path: "\(language).lproj")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data("\"Hello, %@\" = \"\(text)\";\n".utf8).write(to: place.appending(path: "Localizable.strings"))
    }
    let bundle = try #require(Bundle(url: folder))
    let view = Text("Hello, \("Ada")", bundle: bundle)
    #expect(outline(view) == "text \"Good day, Ada\"")
    #expect(
      outline(view.environment(\.locale, Locale(identifier: "de_DE")))
        == "text \"Guten Tag, Ada\" .language(de-DE)")
  }

  @Test func marksInKeysAreTheirLook() {
    let name = "*x*"
    #expect(
      outline(Text("**Now** [there](https://example.org) \(name) \(Text("a*b").italic())"))
        == "text \"Now\"{bold} + \" \" + \"there\" -> https://example.org + \" *x* \" + \"a*b\"{italic}")
    #expect(outline(Text(verbatim: "**Now**")) == "text \"**Now**\"")
  }

  @Test func datesAreWrittenByTheEnvironment() {
    #expect(outline(Text(noon, style: .time)) == "text \"12:00\u{202F}PM\"")
    #expect(outline(Text(noon, style: .date)) == "text \"June 1, 2026\"")
    #expect(outline(Text(noon.addingTimeInterval(-90), style: .timer)) == "text \"1:30\"")
    #expect(
      outline(Text(timerInterval: noon.addingTimeInterval(-60)...noon.addingTimeInterval(3_600)))
        == "text \"1:00:00\"")
    #expect(outline(Text(.distantFuture, style: .relative)).hasPrefix("text"))
  }

  @Test func attributedTextKeepsLinksAndLook() {
    var text = AttributedString("go there")
    text[text.range(of: "there") ?? text.startIndex..<text.endIndex].link = URL(string: "https://example.org")
    text.font = .caption
    #expect(
      outline(Text(text)) == "text \"go \"{font caption} + \"there\"{font caption} -> https://example.org")
  }

  @Test func valuesWithAStyleAreWrittenInTheLocale() {
    let view = Text(0.5, format: .percent).environment(\.locale, Locale(identifier: "de_DE"))
    #expect(outline(view) == "text \"50\u{A0}%\" .language(de-DE)")
  }

  @Test func aResourceIsShown() { #expect(outline(Text(LocalizedStringResource("Port"))) == "text \"Port\"") }
}
