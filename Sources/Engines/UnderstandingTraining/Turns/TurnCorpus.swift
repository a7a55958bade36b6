import Foundation
import LanguageData
import MessageUnderstanding

/// The marked conversations of a folder.
package struct TurnCorpus {
  package private(set) var conversations: [TurnConversation] = []
  /// The records of the files: their names, licences, checksums.
  package private(set) var records: [TrainingSetRecord] = []

  /// Reads the `.jsonl` files of a folder in the order of their names.
  ///
  /// - Parameters:
  ///   - description: what says under which licence they are.
  ///   - without: the name of a file that is left out.
  /// - Throws: `TrainingError`.
  package init(_ folder: URL, description: TrainingSets, without: String? = nil) throws {
    for url in try TurnCorpus.files(of: folder) where url.lastPathComponent != without {
      let found = try TurnConversation.read(url)
      conversations += found
      records.append(
        TrainingSetRecord(
          name: "turns/\(url.lastPathComponent)", licence: description.ownLicence,
          source: description.ownSource,
          sha256: SHA256.digest(try TrainingFile(url).bytes).hexadecimal, rows: found.count))
    }
  }

  /// The `.jsonl` files of a folder, in the order of their names.
  package static func files(of folder: URL) throws -> [URL] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".jsonl") }.sorted()
    } catch {
      throw TrainingError(.unreadable, "\(folder.path): \(error.localizedDescription)")
    }
    guard !names.isEmpty else {
      throw TrainingError(.unreadable, "\(folder.path): has no .jsonl file to learn from")
    }
    return names.map { folder.appending(path: $0) }
  }

  /// Whether a conversation is in the fifth that is answered by what was learned from the others.
  package static func isInFifth(_ conversation: String) -> Bool {
    conversation.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } >> 33 % 5
      == 0
  }
}
