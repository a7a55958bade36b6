import CivilTime
import Conversations
import FoundationPlus
import StoppedClock
import SuggestionEngine
import SwiftUI
import Synchronization
import TextAnalysis

@testable import SuggestedActions

/// A service with files and a clock of its own, gone with the test. Its engine reads answers off the texts:
/// "link:a call:Ana event:7" offers a link, a call and an event at seven, "change:8" one at eight in the place of
/// that of the message before, "yes:7" confirms that, "code:12" a code; other words offer nothing.
final class Scratch: Sendable {
  let folder: URL
  let clock = StoppedClock(Scratch.noon)
  private let record = Record()

  /// What happens in services, which outlive no test.
  private final class Record: Sendable {
    let notices = Mutex<[String]>([])
    let analyses = Mutex<[String]>([])
    let gates = Mutex<[DispatchSemaphore]>([])

    func analyse(_ message: Message, _ previous: [Message]) -> Suggestions {
      analyses.withLock { $0.append("\(message.body.prefix(40)) after \(previous.count)") }
      if let gate = gates.withLock({ $0.first }) {
        gate.wait()
        gate.signal()
      }
      return Scratch.suggestions(message.body, after: previous)
    }
  }

  /// 10 March 2026, 12:00 UTC.
  static let noon = Date(timeIntervalSince1970: 1_773_144_000)

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "suggested-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(at: folder) } catch { print("left behind: \(folder.path)") }
  }

  /// What was said in the log.
  var notices: [String] { record.notices.withLock { $0 } }
  /// What was analysed: the text, and how many messages before it were seen.
  var analyses: [String] { record.analyses.withLock { $0 } }

  /// Lets no analysis end until the result is signalled.
  func hold() -> DispatchSemaphore {
    let gate = DispatchSemaphore(value: 0)
    record.gates.withLock { $0 = [gate] }
    return gate
  }

  /// A service; each is a program that was started anew.
  func service(isEntitled: Bool = true, width: Int = 2) -> SuggestionService {
    let record = record
    return SuggestionService(
      .init(
        app: "chat", folder: folder, isEntitled: { isEntitled },
        analysis: { { message, previous, _ in record.analyse(message, previous) } }, engine: { "1" },
        clock: clock.clock, width: width, pace: .zero,
        notice: { text in record.notices.withLock { $0.append(text) } }))
  }

  static func suggestions(_ body: String, after previous: [Message] = []) -> Suggestions {
    let actions = body.prefix(200).split(separator: " ").compactMap { word -> SuggestedAction? in
      let parts = word.split(separator: ":")
      guard parts.count == 2 else { return nil }
      let values: SuggestedAction.Values
      switch parts[0] {
      case "link": values = .openLink("https://example.com/\(parts[1])")
      case "call": values = .call(CallValues(phone: nil, name: String(parts[1])))
      case "code": values = .copyCode(OneTimeCodeValue(code: String(parts[1])))
      case "event", "change", "yes":
        let start = LocalDateTime(
          date: CivilDate(year: 2026, month: 3, day: 13), time: ClockTime(hour: Int(parts[1]) ?? 0))
        values = .createEvent(EventValues(title: "dinner", start: start))
      default: return nil
      }
      var action = SuggestedAction(
        values: values, title: String(word), confidence: 0.9, range: 0..<word.count,
        reason: .init(rule: "scripted", evidence: [.init(String(word))]))
      if parts[0] == "change" {
        action.supersedes = previous.last?.id
        action.titleOfNew = "new:\(parts[1])"
      } else if parts[0] == "yes" {
        action.supersedes = previous.last?.id
        action.confirms = true
      }
      return action
    }
    return Suggestions(actions: actions, silence: actions.isEmpty ? .nothingFound : nil)
  }

  static let ana = SuggestedActionsMessage.Participant(name: "Ana", handle: "ana@example.com", isUser: false)
  static let me = SuggestedActionsMessage.Participant(name: "Sam", handle: "sam@example.com", isUser: true)

  /// A message from Ana to Sam, so many minutes after noon.
  static func message(
    _ id: some Hashable, _ body: String, minute: Double = 0,
    sender: SuggestedActionsMessage.Participant = ana,
    recipients: [SuggestedActionsMessage.Participant] = [me]
  ) -> SuggestedActionsMessage {
    SuggestedActionsMessage(
      id: id, date: noon.addingTimeInterval(minute * 60), subject: nil, body: AttributedString(body),
      sender: sender, recipients: recipients)
  }
}

/// A window that shows a view, and waits for what changes it.
@MainActor
final class Stage {
  let tree: ViewTree
  private let changes: AsyncStream<Void>

  init(_ view: some View, zone: String = "UTC") {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    changes = stream
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_GB")
    environment.timeZone = TimeZone(identifier: zone) ?? .gmt
    tree = ViewTree(environment: environment) { continuation.yield() }
    tree.show(view)
  }

  /// The next drawing that something asks for.
  func redraws() async {
    while !tree.needsUpdate, !Task.isCancelled {
      for await _ in changes { break }
    }
    _ = tree.update()
  }

  /// Draws until something holds.
  func draws(until holds: @MainActor () -> Bool) async {
    // A test that reached its limit of time is cancelled; what didn't come about is said by what follows.
    while !holds(), !Task.isCancelled { await redraws() }
  }

  var nodes: [ViewNode] { tree.snapshot().flatMap(\.all) }

  /// What the buttons say.
  var buttons: [String] {
    inside(tree.snapshot()).compactMap { node in
      guard case .button = node.content else { return nil }
      return inside(node.children).compactMap { node -> String? in
        if case .text(let text) = node.content { text.runs.map(\.text).joined() } else { nil }
      }.joined()
    }
  }

  /// Nodes and those inside, without their layers, such as menus.
  private func inside(_ nodes: [ViewNode]) -> [ViewNode] { nodes.flatMap { [$0] + inside($0.children) } }

  /// The number of indicators.
  var signs: Int { nodes.count { if case .progress = $0.content { true } else { false } } }

  var hasSign: Bool { signs > 0 }
}

extension SuggestionService {
  /// Does something as the program of this service.
  @MainActor func run(_ body: @MainActor () async throws -> Void) async rethrows {
    try await SuggestionService.$override.withValue(self) { try await body() }
  }
}
