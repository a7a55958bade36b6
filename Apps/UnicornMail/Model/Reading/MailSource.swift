import Foundation
import Interchange

/// A file of mail: mapped already, or where it lies.
package enum MailSource: Sendable {
  /// The content of a file that may go away, and its name.
  case data(Data, name: String)
  case file(URL)
  /// A folder in which no mail was found.
  case emptyFolder(URL)

  /// The name for messages.
  package var name: String {
    switch self {
    case .data(_, let name): name
    case .file(let url), .emptyFolder(let url): url.lastPathComponent
    }
  }

  /// The files that a folder is looked through for.
  static let most = 50_000

  func content() throws -> Data {
    switch self {
    case .data(let data, _): data
    case .file(let url): try Data(contentsOf: url, options: .mappedIfSafe)
    case .emptyFolder:
      throw InterchangeError(
        .empty, "no mail in this folder: expected files that end in .eml, .mbox or .mbx, or a maildir")
    }
  }

  /// Returns the files of mail at some paths; in folders those whose name or place says that they are mail, with
  /// the folders in them, by path. A path at which nothing is stays, so that reading it says so.
  package static func files(at paths: [String]) -> [MailSource] {
    paths.flatMap { path -> [MailSource] in
      let url = URL(filePath: path)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
        return [.file(url)]
      }
      let found = FileManager.default.enumerator(
        at: url, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
      var files: [URL] = []
      while files.count < most, let next = found?.nextObject() as? URL {
        if isMail(next) { files.append(next) }
      }
      if files.isEmpty { return [.emptyFolder(url)] }
      return files.sorted { $0.path < $1.path }.map { .file($0) }
    }
  }

  private static func isMail(_ url: URL) -> Bool {
    guard (try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) ?? false else { return false }
    // The folders of a maildir.
    let folder = url.deletingLastPathComponent().lastPathComponent
    return ["eml", "mbox", "mbx"].contains(url.pathExtension.lowercased()) || ["cur", "new"].contains(folder)
  }
}
