import Foundation
import Storage

/// The files that were moved aside: the attachments of a store whose file is missing, in a folder with the
/// date beside them.
///
/// They belong to messages that somebody may put back. When the file is there again, its attachments are brought back.
enum SetAside {
  private static let prefix = "set-aside-"

  /// Moves attachments aside where the file with the messages isn't there, so that a new store begins without them.
  /// Called under the store's lock, before the file is made.
  /// - Returns: where they are now; nil where there was nothing to move.
  static func moveAttachments(in folder: URL, at now: Date) throws -> URL? {
    let database = folder.appending(path: "chat.db").path
    let attachments = folder.appending(path: "attachments", directoryHint: .isDirectory)
    // A log without its file is a damaged store, not a new one.
    guard ["", "-wal"].allSatisfy({ access(database + $0, F_OK) != 0 }), try !isEmpty(attachments) else {
      return nil
    }
    let date = now.formatted(
      Date.ISO8601FormatStyle(dateTimeSeparator: .standard, timeZone: .gmt).year().month().day()
        .dateSeparator(.omitted).time(includingFractionalSeconds: false).timeSeparator(.omitted))
    var place = folder.appending(path: prefix + date, directoryHint: .isDirectory)
    var number = 2
    while access(place.path, F_OK) == 0 {
      place = folder.appending(path: "\(prefix)\(date)-\(number)", directoryHint: .isDirectory)
      number += 1
    }
    let target = place.appending(path: "attachments", directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(
        at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try FileManager.default.moveItem(at: attachments, to: target)
    } catch {
      throw UnicornChatError(
        .file,
        "\(database) is missing, and its attachments can't be moved aside to \(place.path): "
          + error.localizedDescription, underlying: error)
    }
    return target
  }

  /// Brings the files of attachments back that the store names, where they aren't there and were moved aside.
  static func bringBack(to files: AttachmentFiles, _ database: Database) throws {
    let folder = files.folder.deletingLastPathComponent()
    let places = try names(in: folder).filter { $0.hasPrefix(prefix) }.sorted()
      .map { folder.appending(path: $0).appending(path: "attachments", directoryHint: .isDirectory) }
    if places.isEmpty { return }
    let named = try database.read { connection in
      try connection.rows("SELECT file FROM attachments") { try $0.value(0, as: String.self) }
    }
    for name in named where access(files.url(name).path, F_OK) != 0 {
      // The first that has it; what can't be moved is missed when it is opened.
      _ = places.first { rename($0.appending(path: name).path, files.url(name).path) == 0 }
    }
    // Those that are empty now go.
    for place in places where rmdir(place.path) == 0 { rmdir(place.deletingLastPathComponent().path) }
  }

  private static func isEmpty(_ folder: URL) throws -> Bool {
    try access(folder.path, F_OK) != 0 || names(in: folder).isEmpty
  }

  private static func names(in folder: URL) throws -> [String] {
    do { return try FileManager.default.contentsOfDirectory(atPath: folder.path) } catch {
      throw UnicornChatError(
        .file, "The folder \(folder.path) can't be read: \(error.localizedDescription)", underlying: error)
    }
  }
}
