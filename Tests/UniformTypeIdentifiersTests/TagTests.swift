import Foundation
import Testing
import UniformTypeIdentifiers

struct TagTests {
  @Test(arguments: [
    ("png", UTType.png), ("PNG", .png), ("jpg", .jpeg), ("jpeg", .jpeg), ("txt", .plainText), ("htm", .html),
    ("md", .markdown), ("yml", .yaml), ("mov", .quickTimeMovie), ("mp4", .mpeg4Movie), ("zip", .zip),
    ("ics", UTType("com.apple.ical.ics")!), ("vcf", .vCard), ("m4a", UTType("com.apple.m4a-audio")!),
    ("tar", .tarArchive), ("swift", .swiftSource), ("url", .internetShortcut),
  ])
  func findsTheTypeOfAnExtension(tag: String, type: UTType) {
    let found = UTType(filenameExtension: tag)
    #expect(found == type || tag == "zip" && found?.conforms(to: .archive) == true)
    #expect(UTType(tag: tag, tagClass: .filenameExtension, conformingTo: nil) == found)
  }

  @Test(arguments: [
    ("image/png", UTType.png), ("IMAGE/PNG", .png), ("text/html; charset=utf-8", .html),
    ("text/plain", .plainText), ("text/plain; charset=UTF-8", .utf8PlainText), ("audio/mpeg", .mp3),
    ("application/json", .json), ("text/calendar", UTType("com.apple.ical.ics")!),
    ("application/octet-stream", .data), ("image/svg+xml", .svg),
  ])
  func findsTheTypeOfAMIMEType(tag: String, type: UTType) {
    #expect(UTType(mimeType: tag) == type)
  }

  @Test func preferredTagsComeFirst() {
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType.jpeg.tags[.filenameExtension]?.contains("jpg") == true)
    #expect(UTType.image.preferredFilenameExtension == nil)
    #expect(UTType.image.preferredMIMEType == nil)
    #expect(UTType.image.tags.isEmpty)
  }

  @Test func onlyTypesThatConformAreFound() {
    let audio = UTType(filenameExtension: "mp4", conformingTo: .audio)
    #expect(audio == .mpeg4Audio)
    #expect(
      UTType.types(tag: "mp4", tagClass: .filenameExtension, conformingTo: nil).prefix(2)
        == [.mpeg4Movie, .mpeg4Audio])
    // Nobody knows a PNG that is audio: a dynamic type that conforms to what was asked for.
    let strange = UTType(filenameExtension: "png", conformingTo: .audio)
    #expect(strange?.isDynamic == true)
    #expect(strange?.conforms(to: .audio) == true)
    #expect(strange?.preferredFilenameExtension == "png")
    #expect(UTType(filenameExtension: "app", conformingTo: .package) == .applicationBundle)
  }

  @Test(arguments: ["", ".png", "a/b", "with space"])
  func whatIsNoExtensionHasNoType(tag: String) {
    #expect(UTType(filenameExtension: tag) == nil)
    #expect(UTType.types(tag: tag, tagClass: .filenameExtension, conformingTo: nil).isEmpty)
  }

  @Test(arguments: ["", "image", "image/", "/png", "a/b/c", ";charset=utf-8"])
  func whatIsNoMIMETypeHasNoType(tag: String) {
    #expect(UTType(mimeType: tag) == nil)
  }

  @Test func otherTagClassesHaveNoTypes() {
    #expect(UTType(tag: "PNGf", tagClass: UTTagClass(rawValue: "com.apple.ostype"), conformingTo: nil) == nil)
    #expect(UTTagClass.filenameExtension.rawValue == "public.filename-extension")
    #expect(UTTagClass.mimeType.description == "public.mime-type")
    #expect(UTTagClass.mimeType.debugDescription.contains("public.mime-type"))
  }

  @Test func hostileTagsEnd() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(UTType(filenameExtension: long) == nil)
    #expect(UTType(mimeType: long + "/" + long) == nil)
    #expect(UTType(long) == nil)
    #expect(UTType("dyn.a" + long) == nil)
    #expect(UTType(identifier: "not an identifier", allowUndeclared: true) == nil)
  }
}
