import Foundation

/// Files on their way from one place to another: copies, and folders that nobody else sees.
package enum ItemProviderFiles {
  /// Files are read and copied in pieces of this size, so that cancellation is noticed.
  private static let piece = 4 << 20

  /// A new folder that only the user may enter.
  package static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "transfer-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    return folder
  }

  /// Removes what was made here; somebody may have moved it away. A failure is said in the log.
  package static func remove(_ url: URL) {
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      FileHandle.standardError.write(Data("beckon: \(url.path) can't be removed: \(error)\n".utf8))
    }
  }

  /// A name for a file: one path component that every file system takes, with an extension.
  ///
  /// - Parameters:
  ///   - suggestion: What the file would like to be called. It may have been a path, or come from a message.
  ///   - complete: Adds an extension where it is missing.
  package static func name(_ suggestion: String, complete: (String) -> String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in suggestion.unicodeScalars.prefix(1024) {
      scalars.append(scalar == "/" || scalar == "\\" || scalar.value < 0x20 ? "-" : scalar)
    }
    var name = String(scalars)
    while name.hasPrefix(".") { name.removeFirst() }
    return shortened(complete(name.isEmpty ? "Item" : name))
  }

  /// File systems take 255 bytes; some room is left for a number.
  private static func shortened(_ name: String) -> String {
    let limit = 240
    guard name.utf8.count > limit else { return name }
    let suffix = (name as NSString).pathExtension
    let ending = suffix.isEmpty || suffix.utf8.count > 32 ? "" : ".\(suffix)"
    var stem = name.dropLast(ending.count)
    while stem.utf8.count + ending.utf8.count > limit { stem.removeLast() }
    return stem + ending
  }

  /// A name that isn't taken yet: `name.ext`, `name 2.ext` and so on.
  package static func vacant(_ name: String, in folder: URL, isDirectory: Bool) -> URL {
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

  /// All of a file.
  ///
  /// - Throws: `CancellationError` if `isCancelled` says so between two pieces.
  package static func contents(of file: URL, isCancelled: () -> Bool) throws -> Data {
    let handle = try FileHandle(forReadingFrom: file)
    defer { handle.closeFile() }
    var data = Data()
    while let next = try handle.read(upToCount: piece), !next.isEmpty {
      if isCancelled() { throw CancellationError() }
      data.append(next)
    }
    return data
  }

  /// Copies a file piece by piece, or a folder as a whole. Nothing stays where it fails.
  ///
  /// - Throws: `CancellationError` if `isCancelled` says so between two pieces.
  package static func copy(_ source: URL, to target: URL, isCancelled: () -> Bool) throws {
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: source.path, isDirectory: &isDirectory)
    // A missing file gets its error from here as well.
    guard exists, !isDirectory.boolValue else {
      return try FileManager.default.copyItem(at: source, to: target)
    }
    let input = try FileHandle(forReadingFrom: source)
    defer { input.closeFile() }
    try Data().write(to: target, options: .withoutOverwriting)
    do {
      let output = try FileHandle(forWritingTo: target)
      defer { output.closeFile() }
      while let next = try input.read(upToCount: piece), !next.isEmpty {
        if isCancelled() { throw CancellationError() }
        try output.write(contentsOf: next)
      }
    } catch {
      remove(target)
      throw error
    }
  }
}
