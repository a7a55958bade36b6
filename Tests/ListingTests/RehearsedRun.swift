import AppIntents
import SwiftUI
import Synchronization
import Testing

/// A run of an intent whose questions are answered from a list.
final class RehearsedRun: IntentRunContext {
  let systemContext: IntentSystemContext
  let progress = Progress(totalUnitCount: 1)
  @MainActor let undoManager: UndoManager?
  private let answers: Mutex<[IntentPromptAnswer]>
  private let questions = Mutex<[IntentPrompt]>([])

  init(
    mode: IntentModes.Current = .background, undoManager: UndoManager? = nil,
    answers: [IntentPromptAnswer] = []
  ) {
    systemContext = IntentSystemContext(preciseTimestamp: nil, currentMode: mode)
    self.undoManager = undoManager
    self.answers = Mutex(answers)
  }

  /// What was asked so far.
  var asked: [IntentPrompt] { questions.withLock { $0 } }

  var dependedIntent: (any AppIntent)? { nil }
  var cancellationReason: IntentCancellationReason? { nil }

  func answer(to prompt: IntentPrompt) async throws -> IntentPromptAnswer {
    questions.withLock { $0.append(prompt) }
    return try #require(
      answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }, "\(prompt.call) was not expected")
  }

  func performLongRunning(
    _ options: LongRunningTaskOptions, _ operation: @escaping @Sendable () async throws -> Void
  ) async throws { try await operation() }

  /// Performs an intent, and takes what came of it apart.
  func perform(_ intent: some AppIntent) async throws -> Outcome {
    try await IntentRun.$context.withValue(self) { try await Outcome(intent.perform()) }
  }
}

/// What came of performing an intent.
struct Outcome {
  let value: (any _IntentValue)?
  let dialog: IntentDialog?
  let snippetIntent: (any AppIntent)?
  let view: _SnippetViewContainer?

  init(_ result: some IntentResult) throws {
    let parts = try #require(result as? any IntentResultParts)
    value = parts.anyValue
    dialog = parts.anyDialog
    snippetIntent = parts.anySnippetIntent
    view = parts.snippetView
  }

  /// The texts of the view, in their order.
  @MainActor var texts: [String] {
    get throws {
      let view = try #require(view).makeView()
      return ViewRenderer().texts(of: view)
    }
  }

  /// All that is said to those who only hear it.
  var spoken: String? { dialog.map { String(localized: $0.full) } }
  /// What is said beside a picture of the result.
  var supporting: String? { dialog?.supporting.map { String(localized: $0) } }
}

extension AppIntent {
  /// Performs the intent where nobody can be asked.
  func outcome() async throws -> Outcome { try await Outcome(perform()) }
}

extension ViewRenderer {
  /// All nodes of a view, outer before inner.
  func nodes(of view: some View) -> [ViewNode] { render(view).flatMap(\.all) }

  func texts(of view: some View) -> [String] {
    nodes(of: view).compactMap { node in
      if case .text(let text) = node.content { text.runs.map(\.text).joined() } else { nil }
    }
  }
}
