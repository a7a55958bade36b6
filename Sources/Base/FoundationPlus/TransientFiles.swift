import Foundation
import Storage
import Synchronization

/// Files of the running program that nobody needs after it has ended: uploads, drops, content on its way from
/// one app to another.
///
/// They lie in the program's data folder, for its owner alone; a test run has its own place. They go with the
/// process, at the latest when the program is started again. Safe from any thread.
package enum TransientFiles {
  private static let made = Mutex<TransientFolder?>(nil)

  /// Makes the process's folder, and removes what processes left that have ended.
  /// - Throws: `StorageError`.
  package static func begin() throws { _ = try folder() }

  /// Makes and returns a folder that only the user can access.
  /// - Throws: `StorageError`.
  package static func makeFolder() throws -> URL { try folder().folder() }

  /// Returns a Boolean value that indicates whether a file is one of these.
  package static func contains(_ url: URL) -> Bool {
    made.withLock { folder in folder.map { url.path.hasPrefix($0.url.path) } ?? false }
  }

  /// Takes the rights of others from a file that was copied here.
  package static func makePrivate(_ file: URL) {
    var status = stat()
    guard lstat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    chmod(file.path, 0o600)
  }

  private static func folder() throws -> TransientFolder {
    try made.withLock { made in
      if let made { return made }
      let folder = try TransientFolder(in: place)
      made = folder
      atexit { _ = TransientFiles.made.withLock { $0?.remove() } }
      return folder
    }
  }

  private static var place: URL {
    RunningProgram.isTestRunner
      ? FileManager.default.temporaryDirectory.appending(
        path: "beckon-tests-\(geteuid())", directoryHint: .isDirectory)
      : DataLocations(program: RunningProgram.identifier).transient
  }
}
