import Testing

@testable import AppIntents

@Suite struct DisplayRepresentationTests {
  @Test func aLiteralIsATitle() {
    let plain: DisplayRepresentation = "Salt"
    #expect(String(localized: plain.title) == "Salt")
    #expect(plain.subtitle == nil)
    let counted: DisplayRepresentation = "\(3) pinches"
    #expect(String(localized: counted.title) == "3 pinches")
    #expect(plain == DisplayRepresentation(stringLiteral: "Salt"))
  }

  @Test func itHoldsWhatItIsGiven() {
    let all = DisplayRepresentation(
      title: "Salt", subtitle: "From the sea", image: .init(systemName: "drop"),
      synonyms: ["Sodium chloride"],
      descriptionText: "What makes soup taste.")
    #expect(all.subtitle.map { String(localized: $0) } == "From the sea")
    #expect(all.image == DisplayRepresentation.Image(systemName: "drop"))
    #expect(all.synonyms.map { String(localized: $0) } == ["Sodium chloride"])
    #expect(all.descriptionText.map { String(localized: $0) } == "What makes soup taste.")
    #expect(all != DisplayRepresentation(title: "Salt"))
  }

  @Test func picturesComeFromManyPlaces() throws {
    let url = try #require(URL(string: "https://example.org/salt.png"))
    typealias Image = DisplayRepresentation.Image
    let images = [
      Image(named: "salt"), Image(named: "salt", isTemplate: true),
      Image(named: "salt", isTemplate: false, displayStyle: .circular),
      Image(systemName: "drop", isTemplate: true), Image(data: Data([1, 2])),
      Image(data: Data([1, 2]), isTemplate: false, displayStyle: .circular), Image(url: url),
      Image(url: url, isTemplate: true, displayStyle: .circular), Image(url: url, width: 20, height: 10),
      Image(url: url, width: 20, height: 10, isTemplate: true, displayStyle: .circular),
    ]
    #expect(Set(images).count == images.count)
    #expect(images[8].source == .url(url, width: 20, height: 10))
    #expect(images[0].displayStyle == .default)
    #expect(images[2].displayStyle == .circular)
  }

  @Test func typesHaveNamesAndNumbers() {
    let type = TypeDisplayRepresentation(
      name: "Egg", numericFormat: "\(placeholder: .int) eggs", synonyms: ["Ovum"])
    #expect(String(localized: type.name) == "Egg")
    #expect(type.numericFormat != nil)
    #expect(type.synonyms.count == 1)
    let literal: TypeDisplayRepresentation = "Egg"
    #expect(String(localized: literal.name) == "Egg")
    #expect(literal.numericFormat == nil)
  }
}
