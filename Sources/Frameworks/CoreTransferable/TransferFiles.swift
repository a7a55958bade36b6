import Foundation
import UniformTypeIdentifiers

/// Files on their way: names, copies, and folders that nobody else sees.
enum TransferFiles {
  /// Larger files are copied and read in pieces of this size, so that cancellation is noticed.
  private static let piece = 4 << 20

  /// A new folder that only the user may enter.
  static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "transfer-\(UUID().uuidString)", isDirectory: true)
    try failing("A temporary folder can't be made") {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }
    return folder
  }

  /// Removes what this module made. The closure that used it may have moved it away.
  static func remove(_ url: URL) {
    do {
      try FileManager.default.removeItem(at: url)
    } catch CocoaError.fileNoSuchFile {
      return
    } catch {
      FileHandle.standardError.write(Data("beckon: \(url.path) can't be removed: \(error)\n".utf8))
    }
  }

  // MARK: Names

  /// A name for a file of a type: one path component that every file system takes, with an extension of the type.
  static func name(_ suggestion: String, for type: UTType) -> String {
    // A name from a closure may have been a path, or come from a message.
    var name = String(
      String.UnicodeScalarView(
        suggestion.unicodeScalars.map { $0 == "/" || $0 == "\\" || $0.value < 0x20 ? "-" : $0 }))
    while name.hasPrefix(".") { name.removeFirst() }
    if name.isEmpty { name = "Item" }
    let complete = URL(fileURLWithPath: "/\(name)").appendingPathExtension(for: type).lastPathComponent
    let suffix = (complete as NSString).pathExtension
    return shortened(complete, keeping: suffix)
  }

  /// File systems take 255 bytes; some room is left for a number.
  private static func shortened(_ name: String, keeping suffix: String) -> String {
    let limit = 240
    guard name.utf8.count > limit else { return name }
    let ending = suffix.isEmpty || suffix.utf8.count > 32 ? "" : ".\(suffix)"
    var stem = name.dropLast(ending.count)
    while stem.utf8.count + ending.utf8.count > limit { stem.removeLast() }
    return stem + ending
  }

  /// A name that isn't taken yet: `name.ext`, `name 2.ext` and so on.
  static func vacant(_ name: String, in folder: URL, isDirectory: Bool) -> URL {
    let path = name as NSString
    let suffix = path.pathExtension.isEmpty ? "" : ".\(path.pathExtension)"
    var candidate = folder.appendingPathComponent(name, isDirectory: isDirectory)
    var number = 2
    while FileManager.default.fileExists(atPath: candidate.path) {
      let next = "\(path.deletingPathExtension) \(number)\(suffix)"
      candidate = folder.appendingPathComponent(next, isDirectory: isDirectory)
      number += 1
    }
    return candidate
  }

  /// The type of a file by its extension; that of a folder is one of folders.
  static func contentType(of file: URL) -> UTType? {
    let isDirectory = (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
    let suffix = file.pathExtension
    if isDirectory {
      return UTType(filenameExtension: suffix, conformingTo: .directory).flatMap { $0.isDynamic ? nil : $0 } ?? .folder
    }
    return UTType(filenameExtension: suffix)
  }

  // MARK: Contents

  static func contents(of file: URL) throws -> Data {
    try failing("\(file.path) can't be read", contentsOf: file) {
      let handle = try FileHandle(forReadingFrom: file)
      defer { handle.closeFile() }
      var data = Data()
      while let next = try handle.read(upToCount: piece), !next.isEmpty {
        try Task.checkCancellation()
        data.append(next)
      }
      return data
    }
  }

  static func write(_ data: Data, to file: URL) throws {
    try failing("\(file.path) can't be written") { try data.write(to: file, options: .withoutOverwriting) }
  }

  /// Copies a file piece by piece, or a folder as a whole. Nothing stays where it fails.
  static func copy(_ source: URL, to target: URL) throws {
    do {
      try failing("\(source.path) can't be copied to \(target.path)", contentsOf: source) {
        var isDirectory: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: source.path, isDirectory: &isDirectory)
        // A missing file gets its error from here as well.
        guard exists, !isDirectory.boolValue else {
          return try FileManager.default.copyItem(at: source, to: target)
        }
        let input = try FileHandle(forReadingFrom: source)
        defer { input.closeFile() }
        try Data().write(to: target, options: .withoutOverwriting)
        let output = try FileHandle(forWritingTo: target)
        defer { output.closeFile() }
        while let next = try input.read(upToCount: piece), !next.isEmpty {
          try Task.checkCancellation()
          try output.write(contentsOf: next)
        }
      }
    } catch {
      if FileManager.default.fileExists(atPath: target.path) { remove(target) }
      throw error
    }
  }

  /// Turns what a file operation throws into an error that says what was tried.
  private static func failing<Result>(
    _ what: String, contentsOf source: URL? = nil, _ body: () throws -> Result
  ) throws -> Result {
    if let source, !source.isFileURL {
      throw TransferError(.file, "\(what): it isn't a file URL.")
    }
    do {
      return try body()
    } catch let error as CancellationError {
      throw error
    } catch {
      throw TransferError(.file, "\(what): \(error.localizedDescription)", underlying: error)
    }
  }
}
