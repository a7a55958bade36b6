import Foundation
import Storage

/// The files that the store has named and that may be there without an attachment: those that are being taken in, and
/// those whose attachment was removed. A sweep removes these files, when an hour has passed, and no other.
enum LooseFiles {
  /// Notes a file by the part of its name before the first dot, before it is made or with the removal of its
  /// attachment.
  static func note(_ stem: String, since: Date, _ connection: borrowing Connection) throws {
    try connection.execute(
      "INSERT OR REPLACE INTO loose_files VALUES (?, ?)", stem, StoredValue.instant(since))
  }

  /// Forgets a file that an attachment has, or that isn't there any more.
  static func forget(_ stem: String, _ connection: borrowing Connection) throws {
    try connection.execute("DELETE FROM loose_files WHERE stem = ?", stem)
  }

  /// The files that were noted before a date, without those that an attachment has.
  static func due(before date: Date, _ connection: borrowing Connection) throws -> [String] {
    try connection.rows(
      """
      SELECT stem FROM loose_files WHERE since < ?
        AND NOT EXISTS (SELECT 1 FROM attachments WHERE substr(file, 1, length(stem) + 1) = stem || '.')
      """, StoredValue.instant(date)
    ) { try $0.value(0) }
  }
}
