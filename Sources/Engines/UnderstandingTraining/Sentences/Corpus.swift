import Embeddings
import Foundation
import LanguageData
import MessageUnderstanding

/// All sentences to learn from, and the record of where they come from.
package struct Corpus {
  package private(set) var sentences: [TrainingSentence] = []
  package private(set) var records: [TrainingSetRecord] = []
  /// Names of public sets that were not found.
  package private(set) var missing: [String] = []
  /// For each sentence the place of its set in `records`.
  package private(set) var origins: [Int] = []

  package init() {}

  /// Reads the project's own sentences and, where a folder is given, the public sets that are in it.
  ///
  /// - Parameters:
  ///   - own: a folder of JSON lines, one file after the other by name.
  ///   - publicSets: a folder with files as the description names them.
  /// - Throws: `TrainingError`.
  package init(own: URL, description: TrainingSets, publicSets: URL?) throws {
    let files: [URL]
    do {
      files = try FileManager.default.contentsOfDirectory(at: own, includingPropertiesForKeys: nil)
    } catch {
      throw TrainingError(.unreadable, "\(own.path): \(error.localizedDescription)")
    }
    for url in files.filter({ $0.pathExtension == "jsonl" }).sorted(by: {
      $0.lastPathComponent < $1.lastPathComponent
    }) {
      try add(
        own: url, licence: description.ownLicence, source: description.ownSource,
        weight: description.ownWeight,
        replyWeight: description.ownReplyWeight)
    }
    guard let publicSets else { return }
    for set in description.sets {
      let url = publicSets.appending(path: set.file)
      guard FileManager.default.fileExists(atPath: url.path) else {
        missing.append(set.name)
        continue
      }
      let file = try TrainingFile(url)
      append(try set.read(file), of: set.name, licence: set.licence, source: set.source, file)
    }
  }

  /// Adds a file of own sentences.
  package mutating func add(
    own url: URL, licence: String, source: String, weight: Double = 1, replyWeight: Double? = nil
  ) throws {
    let file = try TrainingFile(url)
    append(
      try OwnSentence.read(file, weight: weight, replyWeight: replyWeight ?? weight),
      of: url.deletingPathExtension().lastPathComponent,
      licence: licence, source: source, file)
  }

  private mutating func append(
    _ more: [TrainingSentence], of name: String, licence: String, source: String, _ file: TrainingFile
  ) {
    sentences += more
    origins += Array(repeating: records.count, count: more.count)
    records.append(
      TrainingSetRecord(
        name: name, licence: licence, source: source, sha256: SHA256.digest(file.bytes).hexadecimal,
        rows: more.count))
  }
}

extension Corpus {
  /// The word vectors that weights were learned with.
  package static func record(of vectors: WordVectors) -> TrainingSetRecord {
    TrainingSetRecord(
      name: "word vectors", licence: "MIT", source: "PyPI: wordllama",
      sha256: SHA256.digest(Array(vectors.provenance.utf8)).hexadecimal, rows: vectors.count)
  }
}
