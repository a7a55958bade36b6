import Testing

@testable import AppIntents

private enum Size: Int, AppEnum {
  case small = 1
  case large = 2
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
    .small: DisplayRepresentation(title: "Klein", synonyms: ["Little", "Piccolo"]),
    .large: DisplayRepresentation(title: "Größe L", synonyms: ["Little"]),
  ]
}

@Suite("Cases by what they are called")
struct AppEnumTests {
  @Test(
    "raw values, titles and other names",
    arguments: [
      ("1", Size.small), ("klein", .small), (" PICCOLO ", .small), ("grosse l", .large), ("größe L", .large),
      ("little", nil), ("", nil), ("3", nil),
    ])
  fileprivate func names(text: String, size: Size?) {
    #expect(Size.matching(text) == size)
    #expect(Size.anyCase(matching: text) as? Size == size)
  }

  @Test("raw texts go back and forth")
  func rawTexts() {
    #expect(Size.large.rawText == "2" && Size(rawText: "2") == .large && Size(rawText: "two") == nil)
    #expect(Language.italian.rawText == "italian" && Language.matching("deutsch") == .german)
    #expect(Size.options.options.map { $0.value as? Size } == [.small, .large])
    #expect(Size.options(of: [.large]).options[0].display.title == "Größe L")
    #expect(Size.small.localizedStringResource == "Klein")
  }
}
