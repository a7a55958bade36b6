import Foundation
import Storage
import Testing

/// Files that end with their process, however it ends.
@Suite struct TransientFolderTests {
  private func probe(_ scratch: Scratch, _ place: URL) throws -> (process: Process, file: String) {
    let output = Pipe()
    let process = try scratch.probe("transient", in: place, output: output)
    var text = ""
    while !text.hasSuffix("\n") {
      let data = output.fileHandleForReading.availableData
      try #require(!data.isEmpty, "the process ended by itself")
      text += String(decoding: data, as: UTF8.self)
    }
    return (process, String(text.dropLast()))
  }

  @Test func whatAKilledProcessLeftIsSweptByTheNext() throws {
    let scratch = try Scratch()
    let place = scratch.folder.appending(path: "transient", directoryHint: .isDirectory)
    let (killed, left) = try probe(scratch, place)
    let (alive, kept) = try probe(scratch, place)
    defer { kill(alive.processIdentifier, SIGKILL) }
    kill(killed.processIdentifier, SIGKILL)
    killed.waitUntilExit()
    #expect(FileManager.default.fileExists(atPath: left))
    let mine = try TransientFolder(in: place)
    #expect(!FileManager.default.fileExists(atPath: left))
    #expect(FileManager.default.fileExists(atPath: kept))
    #expect(TransientFolder.others(in: place) == [alive.processIdentifier])
    var status = stat()
    for folder in [place, mine.url, try mine.folder()] {
      #expect(stat(folder.path, &status) == 0 && status.st_mode & 0o777 == 0o700)
    }
    mine.remove()
    #expect(!FileManager.default.fileExists(atPath: mine.url.path))
  }
}
