import Foundation
import Storage

/// The answers that were begun and aren't saved as drafts, in a file of their own, so that they are there after the
/// program ended in whatever way.
package struct KeptAnswers: Sendable {
  /// An answer as it is kept.
  package struct Answer: Codable, Sendable, Hashable {
    /// The text.
    package var text: String
    /// The length and the tone that were chosen, by their names.
    package var length: String
    package var tone: String

    /// Creates an answer.
    package init(text: String, length: String, tone: String) {
      self.text = text
      self.length = length
      self.tone = tone
    }
  }

  private let file: URL

  /// Creates a place for answers.
  /// - Throws: `StorageError` where the folder can't be used.
  package init(_ locations: DataLocations = DataLocations(program: "unicornmail")) throws {
    file = try locations.prepare(\.data).appending(path: "answers.json")
  }

  /// Returns the answers by the identifiers of the mails that begin their threads; none where nothing was kept.
  /// - Throws: an error where the file is there and can't be read.
  package func read() throws -> [String: Answer] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
    return try JSONDecoder().decode([String: Answer].self, from: Data(contentsOf: file))
  }

  /// Writes the answers in the place of those before; the file is whole whenever the program ends.
  /// - Throws: `StorageError`.
  package func write(_ answers: [String: Answer]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    try WholeFile.write(encoder.encode(answers), to: file.path, replacing: true, permissions: 0o600)
  }
}
