import Foundation
import Testing

@testable import UniformTypeIdentifiers

struct DynamicTypeTests {
  /// Written by Apple's systems for files whose extension nobody declares.
  @Test(arguments: [
    ("dyn.ah62d4rv4ge8024pxsa", "lisp"), ("dyn.ah62d4rv4ge80c6dp", "apk"),
  ])
  func readsIdentifiersOfOtherSystems(identifier: String, tag: String) throws {
    let parts = try #require(DynamicIdentifier(identifier))
    #expect(parts.extensions == [tag])
    #expect(parts.parents == ["public.data"])
    #expect(parts.identifier == identifier)
  }

  @Test func aTagThatNobodyKnowsMakesTheSameTypeEachTime() throws {
    let type = try #require(UTType(filenameExtension: "qqzzy"))
    #expect(type.isDynamic && !type.isDeclared && !type.isPublic)
    #expect(type.identifier.hasPrefix("dyn.a"))
    #expect(type == UTType(filenameExtension: "QQZZY"))
    #expect(type == UTType(type.identifier))
    #expect(type.preferredFilenameExtension == "qqzzy")
    #expect(type.conforms(to: .data) && type.conforms(to: .item))
    #expect(type.debugDescription.contains("dynamic"))
    #expect(type != UTType(filenameExtension: "qqzzz"))
  }

  @Test func aMIMETypeThatNobodyKnowsSaysWhatItIsByItsForm() throws {
    let type = try #require(UTType(mimeType: "application/vnd.beckon-test+json"))
    #expect(type.isDynamic)
    #expect(type.conforms(to: .json))
    #expect(type.preferredMIMEType == "application/vnd.beckon-test+json")
    #expect(UTType(mimeType: "image/vnd.beckon-test")?.conforms(to: .image) == true)
    #expect(UTType(mimeType: "text/vnd.beckon-test")?.conforms(to: .plainText) == true)
  }

  @Test(arguments: ["a:b", "a,b", "a=b", "a\\b", "a?b", "ö", "7", "a.b", "x+y"])
  func identifiersRoundTrip(tag: String) throws {
    let parts = DynamicIdentifier(
      parents: ["public.data", "com.example.x"], extensions: [tag], mimeTypes: ["a/b"])
    #expect(DynamicIdentifier(parts.identifier) == parts)
    let type = try #require(UTType(filenameExtension: tag, conformingTo: .text))
    #expect(UTType(type.identifier)?.preferredFilenameExtension == type.preferredFilenameExtension)
  }

  @Test(arguments: ["dyn.", "dyn.a", "dyn.b", "dyn.a!", "dyn.aaaaa", "dyn.ah62d4rv4ge8l", "dyn.x6"])
  func brokenIdentifiersAreUnknown(identifier: String) {
    #expect(UTType(identifier) == nil)
  }
}
