import Foundation
import LanguageData
import MessageUnderstanding

/// The messages from which situations are learned: `Training/en/replies/*.jsonl`.
///
/// A line is a message of a situation, or what many messages are made of: a frame with names of lists in
/// braces, or a list of fillings.
///
///     {"situation": "plan.meal", "text": "fancy a curry on friday?"}
///     {"list": "chore", "items": ["feed the cat", "take the bins out"]}
///     {"situation": "req.chore", "frame": "can you {chore}?"}
package struct ReplyExamples {
  /// A message and the situation that it is.
  package struct Example {
    package var situation: String
    package var text: String
    /// Of the frame it was made of, else of its own.
    var group: UInt64
    /// How much it counts.
    var weight: Double
  }

  package private(set) var examples: [Example] = []
  package private(set) var records: [TrainingSetRecord] = []

  private struct Line: Decodable {
    var situation: String?
    var text: String?
    var frame: String?
    var list: String?
    var items: [String]?
  }

  /// The messages that one frame makes, at most.
  private static let perFrame = 16
  /// What the messages of a frame count together, in messages of their own.
  private static let frameWeight = 6.0

  /// Reads the files of a folder in the order of their names.
  /// - Parameter situations: those of the bank; another one is an error.
  /// - Throws: `TrainingError` with the file and the line.
  package init(_ folder: URL, description: ReplySets, situations: Set<String>) throws {
    let files: [URL]
    do {
      files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "jsonl" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    } catch {
      throw TrainingError(.unreadable, "\(folder.path): \(error.localizedDescription)")
    }
    var lists: [String: [String]] = [:]
    var frames: [(file: TrainingFile, line: Int, situation: String, frame: String)] = []
    var seen: [String: String] = [:]
    for url in files {
      let file = try TrainingFile(url)
      var rows = 0
      try file.forEachLine(as: Line.self) { number, line in
        rows += 1
        if let list = line.list {
          guard let items = line.items, !items.isEmpty else {
            throw file.fault(number, "the list \(list) has no \"items\"")
          }
          lists[list, default: []] += items
          return
        }
        guard let situation = line.situation, situations.contains(situation) else {
          throw file.fault(
            number, "\"situation\" is \(line.situation ?? "missing"), expected one of the bank")
        }
        if let frame = line.frame {
          frames.append((file, number, situation, frame))
        } else if let text = line.text, text.contains(where: { !$0.isWhitespace }) {
          if let other = seen.updateValue("\(url.lastPathComponent):\(number)", forKey: text) {
            throw file.fault(number, "the same text as in \(other)")
          }
          add(Example(situation: situation, text: text, group: SHA256.prefix(of: text), weight: 1))
        } else {
          throw file.fault(number, "expected a \"text\", a \"frame\", or a \"list\" with \"items\"")
        }
      }
      records.append(
        TrainingSetRecord(
          name: url.deletingPathExtension().lastPathComponent, licence: description.ownLicence,
          source: description.ownSource, sha256: SHA256.digest(file.bytes).hexadecimal, rows: rows))
    }
    try addSentences(beside: folder, description, &seen)
    for frame in frames { try fill(frame.frame, of: frame.situation, lists, frame.file, frame.line) }
  }

  /// Adds the labelled sentences of the folder above, which tell what any request or question is like.
  private mutating func addSentences(
    beside folder: URL, _ description: ReplySets, _ seen: inout [String: String]
  ) throws {
    let above = folder.deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(at: above, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "jsonl" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    for url in files {
      let file = try TrainingFile(url)
      var rows = 0
      try file.forEachLine(as: OwnSentence.self) { _, sentence in
        guard let situation = description.sentences.situation(of: sentence),
          seen.updateValue(url.lastPathComponent, forKey: sentence.text) == nil
        else { return }
        rows += 1
        add(
          Example(
            situation: situation, text: sentence.text, group: SHA256.prefix(of: sentence.text),
            weight: description.sentences.weight))
      }
      records.append(
        TrainingSetRecord(
          name: url.deletingPathExtension().lastPathComponent, licence: description.ownLicence,
          source: above.lastPathComponent, sha256: SHA256.digest(file.bytes).hexadecimal, rows: rows))
    }
  }

  private mutating func add(_ example: Example) { examples.append(example) }

  /// Adds the messages of a frame: each gets other fillings, in a fixed order that depends on the frame alone.
  private mutating func fill(
    _ frame: String, of situation: String, _ lists: [String: [String]], _ file: TrainingFile, _ line: Int
  ) throws {
    let parts = frame.split(separator: "{", omittingEmptySubsequences: false)
    var pieces: [(items: [String], rest: String)] = []
    for part in parts.dropFirst() {
      let name = String(part.prefix { $0 != "}" })
      guard part.contains("}"), let items = lists[name] else {
        throw file.fault(line, "there is no list {\(name)}")
      }
      pieces.append((items, String(part.dropFirst(name.count + 1))))
    }
    guard !pieces.isEmpty else { throw file.fault(line, "\"frame\" has no list in braces") }
    let group = SHA256.prefix(of: frame)
    var generator = SplitMix64(seed: group)
    let count = min(ReplyExamples.perFrame, pieces.map(\.items.count).reduce(1) { min(1_000, $0 * $1) })
    // Each list is gone through in an order of its own, so that all fillings are used.
    let orders = pieces.map { generator.permutation(of: $0.items.count) }
    var texts: Set<String> = []
    for index in 0..<count {
      var text = String(parts[0])
      for (piece, order) in zip(pieces, orders) {
        text += piece.items[order[index % order.count]] + piece.rest
      }
      guard texts.insert(text).inserted else { continue }
      add(
        Example(
          situation: situation, text: text, group: group,
          weight: min(1, ReplyExamples.frameWeight / Double(count))))
    }
  }
}

extension ReplyExamples.Example {
  /// The part of a cross-validation that it belongs to; the messages of a frame stay together.
  func fold(of count: Int) -> Int { Int(group % UInt64(count)) }
}

extension SHA256 {
  /// The first eight bytes of the digest of a text.
  fileprivate static func prefix(of text: String) -> UInt64 {
    digest(Array(text.utf8)).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
