import CoreTransferable
import Foundation
import Testing

/// A folder for one test.
final class Folder {
  let url: URL
  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }
  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String, _ text: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}

private func text(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

/// A film on disk, which is copied when it travels.
private struct Film: Transferable {
  let url: URL
  var text = ""
  var receivedOriginal: Bool?

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .mpeg4Movie) { film in
      SentTransferredFile(film.url)
    } importing: { received in
      Film(
        url: received.file, text: try String(contentsOf: received.file, encoding: .utf8),
        receivedOriginal: received.isOriginalFile)
    }
  }
}

/// One that others may use where it lies.
private struct SharedFilm: Transferable {
  let url: URL
  var receivedOriginal: Bool?

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(exportedContentType: .mpeg4Movie, shouldAllowToOpenInPlace: true) {
      SentTransferredFile($0.url, allowAccessingOriginalFile: true)
    }
    FileRepresentation(importedContentType: .movie, shouldAttemptToOpenInPlace: true) { received in
      SharedFilm(url: received.file, receivedOriginal: received.isOriginalFile)
    }
  }
}

struct FileTests {
  private let folder: Folder
  init() throws { folder = try Folder() }

  @Test func exportingAFileCopiesIt() async throws {
    let film = Film(url: try folder.file("holiday.mp4", "frames"))
    let target = try Folder()
    let file = try await film.export(to: target.url, contentType: .movie)
    #expect(file.lastPathComponent == "holiday.mp4")
    #expect(try text(file) == "frames")
    let second = try await film.export(to: target.url, contentType: nil)
    #expect(second.lastPathComponent == "holiday 2.mp4")
    #expect(try folder.names == ["holiday.mp4"])
    #expect(try await film.exported(as: .mpeg4Movie) == Data("frames".utf8))
  }

  @Test func aLentFileIsACopyThatGoesAway() async throws {
    let film = Film(url: try folder.file("a.mp4", "frames"))
    let lent = try await film.withExportedFile(contentType: .movie) { file in
      let contents = try text(file)
      #expect(contents == "frames")
      #expect(file != film.url)
      return file
    }
    #expect(!FileManager.default.fileExists(atPath: lent.deletingLastPathComponent().path))
    #expect(FileManager.default.fileExists(atPath: film.url.path))
    await #expect(throws: Refusal()) {
      try await film.withExportedFile(contentType: nil) { _ in throw Refusal() }
    }
  }

  @Test func theOriginalIsLentWhereItIsAllowed() async throws {
    let film = SharedFilm(url: try folder.file("a.mp4", "frames"))
    let lent = try await film.withExportedFile(contentType: .movie) { $0 }
    #expect(lent == film.url)
    #expect(FileManager.default.fileExists(atPath: film.url.path))
  }

  @Test @MainActor func theHandlerRunsOnTheCallersActor() async throws {
    let counter = Counter()
    try await Recipe.soup.withExportedFile(contentType: .html) { _ in counter.count += 1 }
    #expect(counter.count == 1)
  }

  @MainActor private final class Counter { var count = 0 }

  @Test func dataBecomesAFileWithAName() async throws {
    let target = try Folder()
    let file = try await Recipe.soup.export(to: target.url, contentType: .html)
    #expect(file.lastPathComponent == "Recipe.html")
    let plain = try await Recipe.soup.export(to: target.url, contentType: .plainText)
    #expect(plain.lastPathComponent == "Soup recipe.txt")
    #expect(try text(plain) == "Soup")
  }

  @Test(arguments: [
    ("../../etc/passwd", "-..-etc-passwd.txt"), (".hidden", "hidden.txt"), ("", "Item.txt"),
    ("a\nb", "a-b.txt"),
    ("report.txt", "report.txt"),
  ])
  func namesStayInTheFolder(title: String, expected: String) async throws {
    struct Named: Transferable {
      let name: String
      static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .plainText) { _ in Data() }.suggestedFileName(\.name)
      }
    }
    let target = try Folder()
    let file = try await Named(name: title).export(to: target.url, contentType: nil)
    #expect(file.lastPathComponent == expected)
    #expect(try target.names == [expected])
    let long = try await Named(name: String(repeating: "ä", count: 5000)).export(
      to: target.url, contentType: nil)
    #expect(long.lastPathComponent.utf8.count <= 255 && long.pathExtension == "txt")
  }

  @Test func importingReceivesACopy() async throws {
    let file = try folder.file("a.mp4", "frames")
    let film = try await Film(importing: file, contentType: nil)
    #expect(film.text == "frames" && film.receivedOriginal == false)
    #expect(film.url != file && film.url.lastPathComponent == "a.mp4")
    #expect(!FileManager.default.fileExists(atPath: film.url.path))
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func importingReceivesTheOriginalIfItAsksForIt() async throws {
    let file = try folder.file("a.mp4", "frames")
    let film = try await SharedFilm(importing: file, contentType: .mpeg4Movie)
    #expect(film.url == file && film.receivedOriginal == true)
  }

  @Test func dataIsImportedByWayOfAFile() async throws {
    let film = try await Film(importing: Data("frames".utf8), contentType: .mpeg4Movie)
    #expect(film.text == "frames" && film.url.pathExtension == "mp4" && film.receivedOriginal == false)
    #expect(!FileManager.default.fileExists(atPath: film.url.path))
  }

  @Test func aFileIsImportedAsData() async throws {
    let file = try folder.file("soup.recipe", #"{"title":"Soup","steps":["Boil","Eat"]}"#)
    #expect(try await Recipe(importing: file, contentType: .recipe) == .soup)
    // Nobody knows the extension: every representation is asked.
    #expect(try await Recipe(importing: file, contentType: nil) == .soup)
  }

  @Test func failuresSayWhatAndLeaveNothing() async throws {
    let gone = Film(url: folder.url.appendingPathComponent("gone.mp4"))
    let target = try Folder()
    let error = await #expect(throws: TransferError.self) {
      try await gone.export(to: target.url, contentType: nil)
    }
    #expect(
      error?.code == .file && error?.message.contains("gone.mp4") == true && error?.underlying != nil)
    #expect(try target.names.isEmpty)
    await #expect(throws: TransferError.self) { try await gone.exported(as: nil) }
    let remote = Film(url: try #require(URL(string: "https://example.org/a.mp4")))
    let other = await #expect(throws: TransferError.self) { try await remote.exported(as: nil) }
    #expect(other?.message.contains("file URL") == true)
    await #expect(throws: TransferError.self) {
      try await Recipe.soup.export(to: folder.url.appendingPathComponent("missing"), contentType: nil)
    }
  }

  @Test func largeFilesAreCopiedWhole() async throws {
    let file = folder.url.appendingPathComponent("big.mp4")
    let data = Data((0..<9_000_001).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    try data.write(to: file)
    let target = try Folder()
    let copy = try await Film(url: file).export(to: target.url, contentType: .movie)
    #expect(try Data(contentsOf: copy) == data)
  }

  @Test func foldersTravelAsFiles() async throws {
    struct Project: Transferable {
      let url: URL
      static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(exportedContentType: .package) { SentTransferredFile($0.url) }
      }
    }
    let source = try Folder()
    _ = try source.file("inside.txt", "text")
    let target = try Folder()
    let copy = try await Project(url: source.url).export(to: target.url, contentType: .directory)
    #expect(try text(copy.appendingPathComponent("inside.txt")) == "text")
    await #expect(throws: TransferError.self) { try await Project(url: source.url).exported(as: nil) }
  }

  @Test func sentFilesSayWhatIsAllowed() {
    let sent = SentTransferredFile(folder.url)
    #expect(sent.file == folder.url && !sent.allowAccessingOriginalFile)
    #expect(SentTransferredFile(folder.url, allowAccessingOriginalFile: true).allowAccessingOriginalFile)
  }
}
