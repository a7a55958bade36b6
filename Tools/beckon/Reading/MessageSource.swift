import CommandLineSurface
import Conversations
import Foundation
import Interchange
import TextAnalysis

/// A source that reads conversations from a file or from standard input.
enum MessageSource {
  /// The largest file that is read; what is larger is split first.
  static let limit = 512 << 20

  /// - Parameter path: "-" for standard input.
  /// - Throws: `CommandFailure` that names the file and what is wrong with it.
  static func conversations(
    at path: String, me: String?, context: AnalysisContext
  ) throws -> [Conversation] {
    let data = try data(at: path)
    let name = path == "-" ? nil : URL(filePath: path).lastPathComponent
    let reader = ConversationReader(me: me, timeZone: context.timeZone, locale: context.locale)
    do {
      return try reader.conversations(in: data, fileName: name)
    } catch let error as InterchangeError {
      if error.code == .unknownPerson { throw UsageError(.invalidValue, "--me: \(error)") }
      throw CommandFailure(.data, "\(name ?? "standard input"): \(error)")
    }
  }

  static func data(at path: String) throws -> Data {
    do {
      if path == "-" { return try stream(FileHandle.standardInput, "standard input") }
      var status = stat()
      guard stat(path, &status) == 0 else {
        throw CommandFailure(.noInput, "\(path): \(String(cString: strerror(errno)))")
      }
      guard status.st_mode & S_IFMT != S_IFDIR else {
        throw CommandFailure(.noInput, "\(path) is a folder, expected a file")
      }
      guard status.st_size <= limit else {
        throw CommandFailure(.data, "\(path) has more than \(limit >> 20) MB")
      }
      // A pipe such as <(command) has no size, and can be read only once.
      guard status.st_mode & S_IFMT == S_IFREG else {
        return try stream(FileHandle(forReadingFrom: URL(filePath: path)), path)
      }
      return try Data(contentsOf: URL(filePath: path))
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(.noInput, "\(path): \(error.localizedDescription)")
    }
  }

  private static func stream(_ file: FileHandle, _ name: String) throws -> Data {
    var data = Data()
    while let piece = try file.read(upToCount: 1 << 20), !piece.isEmpty {
      data += piece
      guard data.count <= limit else {
        throw CommandFailure(.data, "\(name) has more than \(limit >> 20) MB")
      }
    }
    return data
  }
}
