import Foundation
import UniformTypeIdentifiers

/// File operations of transfers, with errors that describe the attempt.
enum TransferFiles {
  static func temporaryFolder() throws -> URL {
    try failing("A temporary folder can't be made") { try ItemProviderFiles.temporaryFolder() }
  }

  static func remove(_ url: URL) { ItemProviderFiles.remove(url) }

  /// Returns a name for a file of a type: a single path component that all file systems accept, with the
  /// type's extension.
  static func name(_ suggestion: String, for type: UTType) -> String {
    ItemProviderFiles.name(suggestion) { name in
      URL(fileURLWithPath: "/\(name)").appendingPathExtension(for: type).lastPathComponent
    }
  }

  /// Returns the type of a file or folder, from its extension.
  static func contentType(of file: URL) -> UTType? {
    var isDirectory: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory)
    guard isDirectory.boolValue else { return UTType(filenameExtension: file.pathExtension) }
    let type = UTType(filenameExtension: file.pathExtension, conformingTo: .directory)
    return type.flatMap { $0.isDynamic ? nil : $0 } ?? .folder
  }

  static func contents(of file: URL) throws -> Data {
    try failing("\(file.path) can't be read", isFile: file.isFileURL) {
      try ItemProviderFiles.contents(of: file, isCancelled: { Task.isCancelled })
    }
  }

  static func write(_ data: Data, to file: URL) throws {
    try failing("\(file.path) can't be written") { try data.write(to: file, options: .withoutOverwriting) }
  }

  static func copy(_ source: URL, to target: URL) throws {
    try failing("\(source.path) can't be copied to \(target.path)", isFile: source.isFileURL) {
      try ItemProviderFiles.copy(source, to: target, isCancelled: { Task.isCancelled })
    }
  }

  /// Converts the error of a file operation into one that describes the attempt.
  private static func failing<Result>(
    _ what: String, isFile: Bool = true, _ body: () throws -> Result
  ) throws -> Result {
    guard isFile else { throw TransferError(.file, "\(what): it isn't a file URL.") }
    do {
      return try body()
    } catch let error as CancellationError {
      throw error
    } catch {
      throw TransferError(.file, "\(what): \(error.localizedDescription)", underlying: error)
    }
  }
}
