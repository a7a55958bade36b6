/// The results of an import, part by part.
package struct ImportReport: Sendable {
  /// A part that wasn't taken over, or not wholly.
  package struct Remark: Sendable, Hashable, CustomStringConvertible {
    /// The line at which it begins in the file, from 1.
    package let line: Int
    /// The title, where it has one.
    package let title: String
    /// The reason, and what was expected.
    package let reason: String

    package var description: String {
      "line \(line): " + (title.isEmpty ? "" : "\"\(title.prefix(80))\": ") + reason
    }
  }

  package internal(set) var created: [ItemKind: Int] = [:]
  package internal(set) var updated: [ItemKind: Int] = [:]
  /// The number of items that are here as they are in the file.
  package internal(set) var unchanged = 0
  /// The items that weren't taken over; the first 200 with their reasons.
  package internal(set) var skipped: [Remark] = []
  package internal(set) var skippedCount = 0
  /// The parts of items that were left out; the first 200.
  package internal(set) var remarks: [Remark] = []
  package internal(set) var remarkCount = 0
  /// With what the import can be undone.
  package internal(set) var change: ChangeRecord?

  static let kept = 200

  mutating func skip(_ line: Int, _ title: String, _ reason: String) {
    skippedCount += 1
    if skipped.count < ImportReport.kept {
      skipped.append(Remark(line: line, title: title, reason: reason))
    }
  }

  mutating func remark(_ line: Int, _ reason: String) {
    remarkCount += 1
    if remarks.count < ImportReport.kept { remarks.append(Remark(line: line, title: "", reason: reason)) }
  }
}
