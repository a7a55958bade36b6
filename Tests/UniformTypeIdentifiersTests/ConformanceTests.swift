import Testing
import UniformTypeIdentifiers

struct ConformanceTests {
  static let subtypes: [(UTType, UTType)] = [
    (.png, .image), (.png, .data), (.png, .content), (.png, .item), (.jpeg, .image), (.heic, .image),
    (.svg, .xml), (.svg, .image), (.json, .text), (.geoJSON, .json), (.swiftSource, .plainText),
    (.utf8PlainText, .plainText), (.markdown, .utf8PlainText), (.html, .text), (.pdf, .compositeContent),
    (.mpeg4Audio, .audio), (.mpeg4Audio, .movie), (.mp3, .audiovisualContent), (.quickTimeMovie, .movie),
    (.zip, .archive), (.fileURL, .url), (.vCard, .contact), (.vCard, .text), (.folder, .directory),
    (.applicationBundle, .package), (.applicationBundle, .executable), (.epub, .data), (.aiff, .audio),
    (.xmlPropertyList, .propertyList), (.xmlPropertyList, .xml), (.javaScript, .executable),
  ]

  @Test(arguments: subtypes)
  func knowsSubtypes(type: UTType, parent: UTType) {
    #expect(type.conforms(to: parent))
    #expect(type.isSubtype(of: parent))
    #expect(parent.isSupertype(of: type))
    #expect(type.supertypes.contains(parent))
    #expect(!parent.conforms(to: type))
  }

  @Test(arguments: [
    (UTType.png, UTType.jpeg), (.json, .plainText), (.folder, .data), (.data, .content), (.audio, .movie),
    (.database, .data), (.rtf, .plainText),
  ])
  func knowsWhatIsUnrelated(type: UTType, other: UTType) {
    #expect(!type.conforms(to: other))
    #expect(!other.isSupertype(of: type))
  }

  @Test func aTypeConformsToItselfButIsNoSubtypeOfItself() {
    #expect(UTType.png.conforms(to: .png))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(!UTType.png.isSupertype(of: .png))
    #expect(!UTType.png.supertypes.contains(.png))
  }

  @Test func supertypesAreAllOfThem() {
    #expect(UTType.png.supertypes == [.image, .data, .content, .item])
    #expect(UTType.item.supertypes.isEmpty)
  }

  @Test func everyParentInTheTableIsDeclared() {
    for (type, _) in SystemTypeTests.items + SystemTypeTests.text + SystemTypeTests.media
      + SystemTypeTests.documents
    {
      let undeclared = type.supertypes.filter { !$0.isDeclared }
      #expect(undeclared.isEmpty, "\(type)")
    }
  }
}
