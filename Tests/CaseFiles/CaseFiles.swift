import Foundation

/// The files of a folder in `Tests/Fixtures`: cases as data, and texts that are compared with recorded ones.
package struct CaseFiles: Sendable {
  /// The folder of the repository.
  package static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  /// The folder that holds the files.
  package let folder: URL

  /// Creates the files of a test target, whose folder has the name of the module that it tests.
  package init(_ name: String) {
    folder = CaseFiles.repository.appending(path: "Tests/Fixtures/\(name)")
  }

  /// Returns the content of a file.
  package func data(_ file: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: file))
  }

  /// Returns the value that a JSON file holds.
  /// - Throws: An error that names the file.
  package func json<Value: Decodable>(_ file: String, as type: Value.Type = Value.self) throws -> Value {
    do {
      return try JSONDecoder().decode(type, from: data(file))
    } catch {
      throw CaseFileError(description: "\(folder.appending(path: file).path): \(error)")
    }
  }

  /// Returns the text of a file, for comparison with the text that a test found. Where `BECKON_RECORD` is set,
  /// the file is written first.
  package func recorded(_ file: String, _ found: String) throws -> String {
    let url = folder.appending(path: file)
    if ProcessInfo.processInfo.environment["BECKON_RECORD"] != nil {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(found.utf8).write(to: url)
    }
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }
}

/// An error that names the file of cases which can't be read.
package struct CaseFileError: Error, CustomStringConvertible {
  package var description: String
}
