import CivilTime
import Conversations
import Foundation
import Storage
import Synchronization
import TextAnalysis

@testable import SuggestionEngine

/// A folder with a store of its own for one test, gone when the test is over.
final class StoreScratch {
  let folder: URL
  let engine = ScriptedEngine()
  let notices = Notes()

  static let context = AnalysisContext(
    referenceDate: Date(timeIntervalSince1970: 1_773_133_200), timeZone: .gmt)

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "answers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    chmod(folder.path, 0o700)
    try? FileManager.default.removeItem(at: folder)
  }

  func settings() -> SuggestionSettings {
    SuggestionSettings(folder: folder) { [notices] text in notices.add(text) }
  }

  func store(
    app: String = "test", engine version: String = "1", bounds: AnswerStore.Bounds = .init(),
    limit: Int = AnswerStore.previousLimit, settings: SuggestionSettings? = nil
  ) throws -> AnswerStore {
    try AnswerStore(
      app: app, folder: folder, settings: settings ?? self.settings(), bounds: bounds, engine: version,
      limit: limit, notice: { [notices] text in notices.add(text) },
      analysis: engine.analysis)
  }

  /// All bytes of all files in the folder.
  func bytes() throws -> Data {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().reduce(into: Data()) {
      $0 += try Data(contentsOf: folder.appending(path: $1))
    }
  }
}

/// What a person was told.
final class Notes: Sendable {
  private let texts = Mutex<[String]>([])
  var all: [String] { texts.withLock { $0 } }
  func add(_ text: String) { texts.withLock { $0.append(text) } }
}

/// An engine whose answers a test reads off the text: "link:a call:5 event:7/m1" offers a link, a call and an
/// event that changes the one of message m1, "event:8/m1/7" its one at seven, "yes:7/m1" only confirms it, and
/// "off:m1" calls it off. It counts how often it is asked.
final class ScriptedEngine: Sendable {
  private let asked = Mutex<[String]>([])
  /// Called inside each analysis.
  private let gate = Mutex<(@Sendable () -> Void)?>(nil)

  var questions: [String] { asked.withLock { $0 } }
  func onAnalysis(_ body: @escaping @Sendable () -> Void) { gate.withLock { $0 = body } }

  struct Failure: Error, Equatable {}

  var analysis: AnswerStore.Analysis {
    { [self] message, previous, _ in
      asked.withLock { $0.append(message.id + ":" + previous.map(\.id).joined(separator: ",")) }
      gate.withLock { $0 }?()
      if message.body == "fail" { throw Failure() }
      return ScriptedEngine.suggestions(message.body)
    }
  }

  static func suggestions(_ body: String) -> Suggestions {
    let actions = body.split(separator: " ").compactMap { word -> SuggestedAction? in
      let parts = word.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let value = parts[1].split(separator: "/")
      let values: SuggestedAction.Values
      switch parts[0] {
      case "link": values = .openLink("https://example.com/\(value[0])")
      case "call": values = .call(CallValues(phone: nil, name: String(value[0])))
      case "reply": values = .reply(text: String(value[0]))
      case "event", "yes": values = event(at: value[0])
      case "file": values = .sendFile(SharedItemValues(what: nil, person: String(value[0])))
      case "day": values = .viewCalendar(CivilDate(dayNumber: Int(value[0]) ?? 0))
      default: return nil
      }
      var action = SuggestedAction(
        values: values, title: String(word), confidence: 0.9, range: 0..<word.count,
        reason: .init(rule: "scripted", evidence: [.init(String(word))]),
        supersedes: value.count > 1 ? String(value[1]) : nil)
      action.confirms = parts[0] == "yes"
      if value.count > 2 { action.replaces = event(at: value[2]).conversationIdentity }
      return action
    }
    var suggestions = Suggestions(actions: actions, silence: actions.isEmpty ? .nothingFound : nil)
    suggestions.settle(
      body.split(separator: " ").compactMap { word in
        let parts = word.split(separator: ":")
        let kind: ActionKind? = ["sent": .sendFile, "off": .createEvent][parts[0]]
        return kind.map { Suggestions.Settled(message: String(parts[1]), kind: $0) }
      })
    return suggestions
  }

  private static func event(at hour: Substring) -> SuggestedAction.Values {
    let start = LocalDateTime(
      date: CivilDate(year: 2026, month: 3, day: 13), time: ClockTime(hour: Int(hour) ?? 0))
    return .createEvent(EventValues(title: "dinner", start: start))
  }
}

extension KeyedMessage {
  static let ana = Participant(name: "Ana", handle: "ana@example.com")
  static let me = Participant(name: "Sam", handle: "sam@example.com", isUser: true)

  /// A message from Ana to Sam; minute 0 is a moment in March 2026, none no date.
  static func text(
    _ id: String, _ body: String, minute: Double? = nil, subject: String? = nil, sender: Participant? = ana,
    recipients: [Participant] = [me]
  ) throws -> KeyedMessage {
    try KeyedMessage(
      Message(
        id: id, date: minute.map { Date(timeIntervalSince1970: 1_773_133_200 + $0 * 60) }, subject: subject,
        body: body, sender: sender, recipients: recipients))
  }
}

extension AnswerStore {
  func titles(_ message: KeyedMessage, _ previous: [KeyedMessage] = []) async throws -> [String] {
    try await answer(for: message, previous: previous, context: StoreScratch.context).actions.map(\.title)
  }

  func answer(_ message: KeyedMessage, _ previous: [KeyedMessage] = []) async throws -> Suggestions {
    try await answer(for: message, previous: previous, context: StoreScratch.context)
  }

  func cached(_ message: KeyedMessage, _ previous: [KeyedMessage] = []) -> Suggestions? {
    cached(for: message, previous: previous, context: StoreScratch.context)
  }
}

/// Numbers that look random and are the same in each run (SplitMix64).
struct FixedGenerator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A process of answer-probe, which is built beside the tests.
func answerProbe(_ arguments: String..., output: Pipe? = nil) throws -> Process {
  let process = Process()
  let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
  let here = CommandLine.arguments[0].hasSuffix(".xctest") ? URL(filePath: CommandLine.arguments[0]) : tests
  process.executableURL = here.deletingLastPathComponent().appending(path: "answer-probe")
  process.arguments = arguments
  if let output { process.standardOutput = output }
  try process.run()
  return process
}
