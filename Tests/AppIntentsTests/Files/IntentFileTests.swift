import AppIntents
import Testing

struct IntentFileTests {
  /// A folder that is there while the closure runs.
  private func withFolder<R>(_ body: (URL) async throws -> R) async throws -> R {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
  }

  @Test func aFileInMemoryHasItsBytesAndType() {
    let file = IntentFile(data: Data("tea".utf8), filename: "menu.txt")
    #expect(file.data == Data("tea".utf8))
    #expect(file.fileURL == nil)
    #expect(file.type == .plainText)
    #expect(file.availableContentTypes == [.plainText])
    #expect(String(localized: file.displayRepresentation.title) == "menu.txt")
    #expect(String(localized: IntentFile.typeDisplayRepresentation.name) == "File")
    #expect(IntentFile(data: Data(), filename: "menu", type: .pdf).type == .pdf)
    #expect(!file.removedOnCompletion)
  }

  @Test func aFileOnDiskIsReadWhenItsContentIsAskedFor() async throws {
    try await withFolder { folder async throws in
      let url = folder.appendingPathComponent("menu.txt")
      let file = IntentFile(fileURL: url)
      #expect(file.filename == "menu.txt")
      #expect(file.data.isEmpty)
      let error = await #expect(throws: IntentRunError.self) { try await file.data(contentType: .plainText) }
      #expect(error?.code == .fileUnavailable)
      #expect(error?.message.contains(url.path) == true)
      try Data("tea".utf8).write(to: url)
      #expect(file.data == Data("tea".utf8))
      #expect(try await file.data(contentType: .text) == Data("tea".utf8))
      let other = await #expect(throws: IntentRunError.self) { try await file.data(contentType: .png) }
      #expect(other?.message.contains("public.png") == true)
    }
  }

  @Test func copiesStayInTheirFolder() async throws {
    try await withFolder { folder async throws in
      let file = IntentFile(data: Data("tea".utf8), filename: "../../menu.txt", type: .plainText)
      let (first, inPlace) = try await file.file(contentType: .plainText, destinationDirectory: folder)
      let (second, _) = try await file.file(contentType: .plainText, destinationDirectory: folder)
      #expect(!inPlace)
      #expect(first.path == folder.appendingPathComponent("menu.txt").path)
      #expect(second.lastPathComponent == "menu 2.txt")
      #expect(try Data(contentsOf: second) == Data("tea".utf8))
      let original = try await IntentFile(fileURL: first).file(contentType: .plainText)
      #expect(original.openedInPlace && original.fileURL == first)
      let temporary = try await file.file(contentType: .plainText)
      defer { try? FileManager.default.removeItem(at: temporary.fileURL.deletingLastPathComponent()) }
      #expect(!temporary.openedInPlace && temporary.fileURL.lastPathComponent == "menu.txt")
    }
  }

  @Test func aLentCopyIsRemoved() async throws {
    try await withFolder { folder async throws in
      let url = folder.appendingPathComponent("menu.txt")
      try Data("tea".utf8).write(to: url)
      let file = IntentFile(fileURL: url)
      let copy = try await file.withFile(contentType: .plainText) { copy, inPlace async throws in
        #expect(!inPlace)
        let bytes = try Data(contentsOf: copy)
        #expect(bytes == Data("tea".utf8))
        return copy
      }
      #expect(copy != url)
      #expect(!FileManager.default.fileExists(atPath: copy.path))
      let lent = try await file.withFile(contentType: .plainText, allowOpenInPlace: true) { ($0, $1) }
      #expect(lent == (url, true))
      #expect(FileManager.default.fileExists(atPath: url.path))
    }
  }

  @Test func filesAreKept() throws {
    var file = IntentFile(data: Data([1, 2]), filename: "a.png", type: .png)
    file.removedOnCompletion = true
    let other = IntentFile(fileURL: URL(fileURLWithPath: "/tmp/b.pdf"), filename: "Bill.pdf")
    let kept = try JSONDecoder().decode([IntentFile].self, from: JSONEncoder().encode([file, other]))
    #expect(kept == [file, other])
    #expect(Set(kept).count == 2)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(IntentFile.self, from: Data(#"{"filename":"a"}"#.utf8))
    }
  }
}
