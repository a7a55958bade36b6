import Foundation
import SwiftUICore
import Testing
import UniformTypeIdentifiers

@testable import HTTPServer
@testable import WebSurface

/// What files are, by what they hold and how they came.
@MainActor
struct ArrivalTests {
  @Test(
    arguments: [
      (Array("RIFF....WAVEfmt ".utf8), "audio/wav"), (Array("ID3\u{3}....".utf8), "audio/mpeg"),
      ([0xFF, 0xFB, 0x90, 0x64], "audio/mpeg"), ([0xFF, 0xF1, 0x50, 0x80], "audio/aac"),
      (Array("fLaC....".utf8), "audio/flac"), (Array("OggS....".utf8), "audio/ogg"),
      (Array("....ftypM4A ....".utf8), "audio/mp4"), (Array("....ftypisom....".utf8), "video/mp4"),
      ([0x1A, 0x45, 0xDF, 0xA3], "video/webm"),
    ] as [([UInt8], String)])
  func aRecordingIsKnownByItsBytes(_ bytes: [UInt8], _ type: String) {
    #expect(MediaFiles.type(of: Data(bytes)) == type)
  }

  @Test(
    arguments: [
      [], [0xFF], Array("<html><audio src=x>".utf8), Array("RIFF....WEBP".utf8), [0xFF, 0xD8, 0xFF, 0xE0],
      Array("%PDF-1.7".utf8),
    ] as [[UInt8]])
  func whatIsNoneIsNotPlayed(_ bytes: [UInt8]) {
    #expect(MediaFiles.type(of: Data(bytes)) == nil)
  }

  @Test func aLargeFileLiesUnderItsNameWhileThereIsRoom() throws {
    var limits = WebLimits()
    limits.uploadedBytes = 1000
    let files = UploadedFiles(limits)
    let first = try arrive("../../film.mp4", 600, in: files)
    #expect(first.lastPathComponent == "film.mp4")
    let second = try arrive("second.mp4", 300, in: files)
    #expect(try Data(contentsOf: first).count == 600 && Data(contentsOf: second).count == 300)
    // What was taken longest ago makes room; what is larger than all the room is refused.
    let third = try arrive("third.mp4", 500, in: files)
    #expect(throws: CocoaError.self) { try Data(contentsOf: first) }
    #expect(try Data(contentsOf: second).count == 300 && Data(contentsOf: third).count == 500)
    #expect(throws: WebSurfaceError.self) { try arrive("fourth.mp4", 1001, in: files) }
    #expect(try Data(contentsOf: third).count == 500)
  }

  @Test func filesGoWithTheirWindow() throws {
    var files: UploadedFiles? = UploadedFiles(WebLimits())
    let file = try arrive("film.mp4", 10, in: #require(files))
    #expect(try Data(contentsOf: file).count == 10)
    files = nil
    #expect(throws: CocoaError.self) { try Data(contentsOf: file) }
  }

  /// A file comes, waits, and is taken by what it is for, once.
  private func arrive(_ name: String, _ count: Int, in files: UploadedFiles) throws -> URL {
    let temporary = try TemporaryFile(in: NSTemporaryDirectory())
    try temporary.append(repeatElement(7, count: count))
    temporary.finish()
    let file = HTTPForm.File(
      name: "file", filename: name, contentType: "video/mp4; codecs=vp9", content: .file(temporary))
    let reference = try files.add(file, for: 3)
    #expect(files.take(reference, for: 4) == nil)
    let taken = try #require(files.take(reference, for: 3))
    #expect(taken.mediaType == "video/mp4")
    #expect(files.take(reference, for: 3) == nil)
    return try files.onDisk(taken)
  }

  @Test func wordsAreNotAFileAndAFileWithTextIs() {
    let words = TakenFile(name: "", mediaType: "text/plain", content: .data(Data("hi".utf8))).item
    #expect(words.contentType == UTType.utf8PlainText.identifier && words.name == nil)
    let file = TakenFile(name: "notes.txt", mediaType: "text/plain", content: .data(Data("hi".utf8))).item
    #expect(file.contentType == UTType.plainText.identifier && file.name == "notes.txt")
  }
}
