import CaseFiles
import Foundation
import LanguageData
import ReplyEngine
import Testing

@testable import UnderstandingTraining

@Suite struct ReplyTrainingTests {
  /// A folder as `beckon train-replies` reads it, with chats of a few words.
  private func folder(_ lines: [String]) throws -> URL {
    let root = URL(filePath: NSTemporaryDirectory()).appending(path: "replies-\(UUID().uuidString)")
    let messages = root.appending(path: "en/replies")
    try FileManager.default.createDirectory(at: messages, withIntermediateDirectories: true)
    try lines.joined(separator: "\n").write(
      to: messages.appending(path: "a.jsonl"), atomically: true, encoding: .utf8)
    let description = CaseFiles.repository.appending(path: "Training/replies.json")
    try FileManager.default.copyItem(at: description, to: root.appending(path: "replies.json"))
    let chats = [("tea?", "yes please"), ("how was rome?", "it was great"), ("hi", "hello you")]
    try chats.enumerated().map { index, chat in
      #"{"context":[{"speaker":"A","text":"\#(chat.0)"}],"response":"\#(chat.1)","response_speaker":"B","batch":\#(index / 2)}"#
    }.joined(separator: "\n").write(
      to: root.appending(path: "smart_reply_chitchat.dev.jsonl"), atomically: true, encoding: .utf8)
    return root
  }

  private func trainer(_ lines: [String]) throws -> ReplyTrainer {
    let root = try folder(lines)
    defer { try? FileManager.default.removeItem(at: root) }
    return try ReplyTrainer(
      root.appending(path: "en/replies"),
      description: ReplySets(contentsOf: root.appending(path: "replies.json")), publicSets: root, vectors: nil
    )
  }

  private static let lines = [
    #"{"situation": "n.hi", "text": "hey you"}"#,
    #"{"list": "meal", "items": ["lunch", "dinner", "tea"]}"#,
    #"{"situation": "plan.meal", "frame": "{meal} on Friday, or {meal} on Monday?"}"#,
  ]

  @Test func sameMessagesGiveTheSameBytes() throws {
    let first = try trainer(Self.lines).bytes { _ in }
    #expect(try first == trainer(Self.lines).bytes { _ in })
    #expect(try first != trainer(Array(Self.lines.dropLast())).bytes { _ in })
    let weights = try ReplyWeights(first)
    #expect(weights.record.sets.map(\.name) == ["a", "smart_reply_chitchat"])
    #expect(weights.record.situations.contains("plan.meal"))
  }

  @Test func framesAreFilled() throws {
    #expect(try trainer(Self.lines).counts.messages > 3)
    #expect(try trainer(Self.lines).counts.chats == 3)
  }

  @Test(arguments: [
    (
      #"{"situation": "n.nothing", "text": "hey"}"#,
      "a.jsonl:1: \"situation\" is n.nothing, expected one of the bank"
    ),
    (#"{"situation": "n.hi"}"#, "a.jsonl:1: expected a \"text\", a \"frame\", or a \"list\" with \"items\""),
    (#"{"situation": "n.hi", "frame": "hi {nobody}"}"#, "a.jsonl:1: there is no list {nobody}"),
    (#"{"situation": "n.hi", "frame": "hi"}"#, "a.jsonl:1: \"frame\" has no list in braces"),
    (#"{"list": "meal"}"#, "a.jsonl:1: the list meal has no \"items\""),
    ("{", "a.jsonl:1: is not a JSON object"),
  ])
  func wrongLinesAreNamed(line: String, expected: String) throws {
    let error = #expect(throws: TrainingError.self) { try trainer([line]) }
    #expect(error?.message.hasSuffix(expected) ?? false, "\(error?.message ?? "")")
  }

  @Test func damagedWeightsAreRefused() throws {
    var bytes = try trainer(Self.lines).bytes { _ in }
    for (place, code) in [(0, ReplyEngineError.Code.damaged), (8, .wrongVersion), (200, .damaged)] {
      var changed = bytes
      changed[place] ^= 0xFF
      let error = #expect(throws: ReplyEngineError.self) { try ReplyWeights(changed) }
      #expect(error?.code == code)
    }
    bytes.removeLast()
    #expect(throws: ReplyEngineError.self) { try ReplyWeights(bytes) }
    #expect(throws: ReplyEngineError.self) { try ReplyWeights(Array(bytes.prefix(7))) }
  }

  /// The file in the package was learned from the messages beside it.
  @Test func theBundledWeightsAreOfTheseMessages() throws {
    let weights = try ReplyWeights(contentsOf: ReplyEngine.bundledWeights())
    let folder = CaseFiles.repository.appending(path: "Training/en/replies")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "jsonl" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    for (file, record) in zip(files, weights.record.sets) {
      #expect(record.name == file.deletingPathExtension().lastPathComponent)
      #expect(
        record.sha256 == SHA256.digest(Array(try Data(contentsOf: file))).hexadecimal,
        "\(record.name) changed; run beckon train-replies")
    }
  }
}
