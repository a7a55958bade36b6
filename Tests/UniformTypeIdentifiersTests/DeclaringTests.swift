import Foundation
import Testing

@testable import UniformTypeIdentifiers

struct DeclaringTests {
  @Test func anExportedTypeIsDeclaredFromThenOn() {
    #expect(UTType("org.beckon.test.recipe") == nil)
    let recipe = UTType(exportedAs: "org.beckon.test.recipe", conformingTo: .json)
    #expect(recipe.isDeclared && !recipe.isDynamic)
    #expect(recipe.conforms(to: .json) && recipe.conforms(to: .text) && !recipe.conforms(to: .image))
    #expect(UTType("org.beckon.test.recipe") == recipe)
    #expect(UTType("org.beckon.test.RECIPE") == recipe)
    #expect(recipe.version == nil && recipe.referenceURL == nil)
  }

  @Test func withoutAParentATypeIsData() {
    #expect(UTType(exportedAs: "org.beckon.test.blob").conforms(to: .data))
    #expect(UTType(importedAs: "org.beckon.test.other").conforms(to: .data))
  }

  @Test func aSecondDeclarationAddsItsParent() {
    let first = UTType(exportedAs: "org.beckon.test.both", conformingTo: .text)
    #expect(!first.conforms(to: .audio))
    let second = UTType(importedAs: "org.beckon.test.both", conformingTo: .audio)
    #expect(second.conforms(to: .text) && second.conforms(to: .audio))
    #expect(first == second)
    #expect(first.conforms(to: .audio))
  }

  @Test func aSystemTypeStaysAsItIs() {
    let png = UTType(importedAs: "public.png", conformingTo: .audio)
    #expect(png == .png && !png.conforms(to: .audio))
  }

  @Test func typesThatDeclareEachOtherEnd() {
    let one = UTType(
      exportedAs: "org.beckon.test.one", conformingTo: UTType(exportedAs: "org.beckon.test.two"))
    let two = UTType(exportedAs: "org.beckon.test.two", conformingTo: one)
    #expect(one.conforms(to: two) && two.conforms(to: one))
    #expect(!one.supertypes.contains(one))
  }

  @Test func anUndeclaredIdentifierCanBeKept() throws {
    #expect(UTType(identifier: "org.beckon.test.unknown", allowUndeclared: false) == nil)
    let type = try #require(UTType(identifier: "org.beckon.test.unknown", allowUndeclared: true))
    #expect(!type.isDeclared && !type.isDynamic)
    #expect(type.supertypes.isEmpty && type.conforms(to: type) && !type.conforms(to: .data))
  }

  @Test func theInfoPlistDeclaresTypes() throws {
    let types = ProgramTypes.declared(by: [
      "UTExportedTypeDeclarations": [
        [
          "UTTypeIdentifier": "org.beckon.test.plist", "UTTypeConformsTo": ["public.text"],
          "UTTypeDescription": "Plist type", "UTTypeVersion": "3",
          "UTTypeReferenceURL": "https://example.org/type",
          "UTTypeTagSpecification": [
            "public.filename-extension": ["plst"], "public.mime-type": "text/x-plst",
          ],
        ],
        ["UTTypeConformsTo": "public.text"],
      ],
      "UTImportedTypeDeclarations": [["UTTypeIdentifier": "org.beckon.test.bare", "UTTypeVersion": 2]],
    ])
    #expect(types.map(\.identifier) == ["org.beckon.test.plist", "org.beckon.test.bare"])
    let registry = TypeRegistry(database: .init(dataFolders: []), program: types)
    let found = try #require(registry.declarations(tag: "plst", tagClass: .filenameExtension).first)
    #expect(found.mimeTypes == ["text/x-plst"] && found.summary == "Plist type" && found.version == 3)
    #expect(found.referenceURL?.absoluteString == "https://example.org/type")
    #expect(registry.declarations(tag: "text/x-plst", tagClass: .mimeType).first === found)
    #expect(registry.ancestors(of: found).contains("public.text"))
    #expect(registry.declare("org.beckon.test.plist", parent: nil).extensions == ["plst"])
    #expect(registry.declaration(of: "org.beckon.test.bare")?.parents == ["public.data"])
  }

  @Test func encodesAsItsIdentifier() throws {
    let data = try JSONEncoder().encode([UTType.png])
    #expect(String(decoding: data, as: UTF8.self) == #"["public.png"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
    let unknown = try JSONDecoder().decode([UTType].self, from: Data(#"["org.beckon.elsewhere"]"#.utf8))
    #expect(unknown.first?.identifier == "org.beckon.elsewhere")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([UTType].self, from: Data(#"["no identifier"]"#.utf8))
    }
  }

  @Test func identifiersAreEqualWhateverTheirCase() {
    #expect(UTType("PUBLIC.PNG") == .png)
    #expect(Set([UTType.png, UTType("Public.Png")!]).count == 1)
    #expect(UTType("public.nothing-of-the-kind") == nil)
  }
}
