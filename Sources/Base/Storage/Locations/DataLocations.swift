import Foundation

/// The folders of one program for one person, according to the XDG Base Directory Specification 0.8
/// (specifications.freedesktop.org/basedir-spec).
///
/// `BECKON_HOME`, if it is an absolute path, puts all of them below one folder: for tests, experiments or a
/// second profile. Empty or relative variables are ignored, as the specification requires.
package struct DataLocations: Sendable, Hashable {
  /// The folder for data that a person would miss: conversations, shortcuts.
  package let data: URL
  /// The folder for files that a person edits.
  package let config: URL
  /// The folder for data that can be regenerated: indexes.
  package let cache: URL
  /// The folder for data that is only worth keeping across restarts: logs, histories.
  package let state: URL
  /// The folder for sockets and locks of this login.
  package let runtime: URL

  /// Determines the folders.
  /// - Parameters:
  ///   - environment: the environment variables.
  ///   - home: the home folder if `HOME` is not set.
  ///   - program: the name of the program's folder in each location.
  package init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    home: URL = FileManager.default.homeDirectoryForCurrentUser, program: String = "beckon"
  ) {
    func folder(_ variable: String) -> URL? {
      guard let path = environment[variable], path.hasPrefix("/") else { return nil }
      return URL(filePath: path, directoryHint: .isDirectory)
    }
    if let root = folder("BECKON_HOME") {
      data = root.appending(path: "data", directoryHint: .isDirectory)
      config = root.appending(path: "config", directoryHint: .isDirectory)
      cache = root.appending(path: "cache", directoryHint: .isDirectory)
      state = root.appending(path: "state", directoryHint: .isDirectory)
      runtime = root.appending(path: "runtime", directoryHint: .isDirectory)
      return
    }
    let home = folder("HOME") ?? home
    func place(_ variable: String, _ fallback: String) -> URL {
      (folder(variable) ?? home.appending(path: fallback, directoryHint: .isDirectory))
        .appending(path: program, directoryHint: .isDirectory)
    }
    data = place("XDG_DATA_HOME", ".local/share")
    config = place("XDG_CONFIG_HOME", ".config")
    cache = place("XDG_CACHE_HOME", ".cache")
    state = place("XDG_STATE_HOME", ".local/state")
    // Without a login session there is no runtime folder; the state folder is as private, and its path is
    // short enough for a socket (108 bytes).
    runtime =
      folder("XDG_RUNTIME_DIR")?.appending(path: program, directoryHint: .isDirectory)
      ?? state.appending(path: "run", directoryHint: .isDirectory)
  }

  /// Creates a folder and its parents where they are missing, for the owner only (mode 0700), and checks that
  /// it belongs to the current user.
  /// - Returns: the folder, for chaining: `try locations.prepare(\.data).appending(path: "store.db")`.
  /// - Throws: `cannotOpen`; `unsafeLocation` if it belongs to another user or is no folder.
  package func prepare(_ place: KeyPath<DataLocations, URL>) throws -> URL {
    try Self.prepare(self[keyPath: place])
  }

  /// The place for files that nobody needs after the process has ended; see `TransientFolder`.
  package var transient: URL { data.appending(path: "transient", directoryHint: .isDirectory) }

  /// Creates a folder as `prepare(_:)` does, wherever it is.
  static func prepare(_ folder: URL) throws -> URL {
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw StorageError(
        .cannotOpen, "The folder \(folder.path) could not be made: \(error.localizedDescription)",
        underlying: error)
    }
    var status = stat()
    guard stat(folder.path, &status) == 0 else {
      throw StorageError(
        .cannotOpen, "The folder \(folder.path) cannot be looked at: \(String(cString: strerror(errno))).")
    }
    guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid() else {
      throw StorageError(
        .unsafeLocation,
        "\(folder.path) belongs to another person or is no folder. Name another place with BECKON_HOME.")
    }
    return folder
  }
}
