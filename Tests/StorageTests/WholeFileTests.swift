import Foundation
import Storage
import Testing

/// Files that are there whole or not at all.
@Suite struct WholeFileTests {
  private func mode(_ url: URL) -> mode_t {
    var status = stat()
    return lstat(url.path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  @Test func aNewFileIsThereWithItsPermissions() throws {
    let scratch = try Scratch()
    try WholeFile.write(Data("content".utf8), to: scratch.file.path, replacing: false, permissions: 0o600)
    #expect(try scratch.contents() == ["store.db": Data("content".utf8)])
    #expect(mode(scratch.file) == 0o600)
  }

  @Test func aFileIsReplacedOnlyWhenThatIsAskedFor() throws {
    let scratch = try Scratch()
    try Data("old".utf8).write(to: scratch.file)
    chmod(scratch.file.path, 0o640)
    let error = storageError {
      try WholeFile.write(Data("new".utf8), to: scratch.file.path, replacing: false)
    }
    #expect(error?.code == .alreadyThere && error?.message.contains(scratch.file.path) == true)
    #expect(try scratch.data() == Data("old".utf8))
    try WholeFile.write(Data("new".utf8), to: scratch.file.path, replacing: true)
    #expect(try scratch.contents() == ["store.db": Data("new".utf8)])
    #expect(mode(scratch.file) == 0o640)
  }

  @Test(arguments: [false, true])
  func nothingIsWrittenThroughALink(isReplacing: Bool) throws {
    let scratch = try Scratch()
    let other = scratch.folder.appending(path: "other")
    try Data("theirs".utf8).write(to: other)
    for target in [other.path, scratch.folder.appending(path: "missing").path] {
      try FileManager.default.createSymbolicLink(atPath: scratch.file.path, withDestinationPath: target)
      let error = storageError {
        try WholeFile.write(Data("mine".utf8), to: scratch.file.path, replacing: isReplacing)
      }
      #expect(error?.code == .notAFile && error?.message.contains("a link") == true)
      unlink(scratch.file.path)
    }
    #expect(try scratch.contents() == ["other": Data("theirs".utf8)])
  }

  /// Nobody writes into a FIFO or a device, nor waits for who would read.
  @Test func onlyFilesAreReplaced() throws {
    let scratch = try Scratch()
    #expect(mkfifo(scratch.file.path, 0o600) == 0)
    for (path, name) in [
      (scratch.file.path, "a FIFO"), ("/dev/null", "a device"), (scratch.folder.path, "a folder"),
    ] {
      let error = storageError { try WholeFile.write(Data("x".utf8), to: path, replacing: true) }
      #expect(error?.code == .notAFile && error?.message.contains(name) == true, "\(path)")
    }
  }

  @Test func whatIsNotCommittedLeavesNothing() throws {
    let scratch = try Scratch()
    try Data("old".utf8).write(to: scratch.file)
    do {
      let file = try WholeFile(at: scratch.file.path, replacing: true)
      try file.write(Data("half".utf8))
    }
    #expect(try scratch.contents() == ["store.db": Data("old".utf8)])
    // What came into the place in the meantime stays.
    let error = storageError {
      let file = try WholeFile(at: scratch.folder.path + "/new", replacing: false)
      try Data("theirs".utf8).write(to: scratch.folder.appending(path: "new"))
      try file.commit()
    }
    #expect(error?.code == .alreadyThere)
    #expect(try scratch.data("new") == Data("theirs".utf8))
    #expect(try scratch.contents().count == 2)
  }

  @Test func aMissingFolderIsNamed() throws {
    let scratch = try Scratch()
    let path = scratch.folder.path + "/no/such/file"
    let error = storageError { try WholeFile.write(Data(), to: path, replacing: true) }
    #expect(error?.code == .cannotOpen && error?.message.contains(path) == true)
  }

  /// Whatever a command writes goes this way: no other code of commands makes files.
  @Test func commandsWriteWholeFiles() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let places = ["Tools/beckon", "Sources/Surfaces/IntentCommands", "Sources/Surfaces/DataCommands"]
    let writers = #/\.write\(to: (URL|file|url)|O_CREAT|createFile\(|forWritingTo|forUpdating|fopen\(/#
    var count = 0
    for place in places {
      let folder = root.appending(path: place)
      let files = try #require(FileManager.default.enumerator(atPath: folder.path))
      for case let name as String in files where name.hasSuffix(".swift") {
        count += 1
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        #expect(!text.contains(writers), "\(place)/\(name) writes a file without WholeFile")
      }
    }
    #expect(count > 80)
  }
}
