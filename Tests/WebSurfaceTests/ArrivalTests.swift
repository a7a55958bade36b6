import Foundation
import Testing
import UniformTypeIdentifiers
import ViewCore

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

  @Test func wordsAreNotAFileAndAFileWithTextIs() {
    let words = TakenFile(name: "", mediaType: "text/plain", content: .data(Data("hi".utf8))).item
    #expect(words.contentType == UTType.utf8PlainText.identifier && words.name == nil)
    let file = TakenFile(name: "notes.txt", mediaType: "text/plain", content: .data(Data("hi".utf8))).item
    #expect(file.contentType == UTType.plainText.identifier && file.name == "notes.txt")
  }
}
