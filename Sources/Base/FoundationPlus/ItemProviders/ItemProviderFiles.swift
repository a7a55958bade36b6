import CodedErrors
import Foundation

/// Operations on files in transit: copies, and private folders.
package enum ItemProviderFiles {
  /// The size of the pieces in which files are read and copied, between which cancellation is checked.
  private static let piece = 4 << 20

  /// Creates and returns a folder that only the user can access, and that goes with the process at the latest.
  package static func temporaryFolder() throws -> URL { try TransientFiles.makeFolder() }

  /// Removes a file that was created here, if it still exists. A failure is logged.
  package static func remove(_ url: URL) {
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      ErrorReport.write("\(url.path) can't be removed: \(error)")
    }
  }

  /// Returns a name for a file: a single path component that all file systems accept, with an extension.
  ///
  /// - Parameters:
  ///   - suggestion: The suggested name, which may have been a path or come from a message.
  ///   - complete: A closure that adds a missing extension.
  package static func name(_ suggestion: String, complete: (String) -> String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in suggestion.unicodeScalars.prefix(1024) {
      scalars.append(scalar == "/" || scalar == "\\" || scalar.value < 0x20 ? "-" : scalar)
    }
    var name = String(scalars)
    while name.hasPrefix(".") { name.removeFirst() }
    return shortened(complete(name.isEmpty ? "Item" : name))
  }

  /// Returns a name that fits the limit of file systems, 255 bytes, with room for a number. It keeps its
  /// extension.
  package static func shortened(_ name: String) -> String {
    let limit = 240
    guard name.utf8.count > limit else { return name }
    let suffix = (name as NSString).pathExtension
    let ending = suffix.isEmpty || suffix.utf8.count > 32 ? "" : ".\(suffix)"
    var stem = name.dropLast(ending.count)
    while stem.utf8.count + ending.utf8.count > limit { stem.removeLast() }
    return (stem.isEmpty ? "Item" : stem) + ending
  }

  /// Returns the URL of a free name: `name.ext`, `name 2.ext` and so on.
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

  /// Returns the contents of a file.
  ///
  /// - Throws: `CancellationError` if `isCancelled` returns true between two pieces.
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

  /// Copies a file piece by piece, or a folder as a whole. After a failure nothing is left behind.
  ///
  /// - Throws: `CancellationError` if `isCancelled` returns true between two pieces.
  package static func copy(_ source: URL, to target: URL, isCancelled: () -> Bool) throws {
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: source.path, isDirectory: &isDirectory)
    // A missing file produces its error here as well.
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
