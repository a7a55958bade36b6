import AppIntents
import Synchronization

enum Roast: String, AppEnum {
  case light, medium, veryDark
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Roast"
  static let caseDisplayRepresentations: [Roast: DisplayRepresentation] = [
    .light: "Light", .medium: "Medium",
    .veryDark: DisplayRepresentation(title: "Very Dark", synonyms: ["French"]),
  ]
}

struct Cellar: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cellar"
  static let defaultQuery = CellarQuery()
  var id: Int
  var displayRepresentation: DisplayRepresentation { "Cellar \(id)" }
}

struct CellarQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Cellar] {
    identifiers.filter { $0 < 10 }.map { Cellar(id: $0) }
  }
}

struct UpperCellarQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Cellar] { identifiers.map { Cellar(id: $0 + 100) } }
}

struct MugNames: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Blue", "Chipped"] }
}

/// Answers the questions of a run from a list, and keeps them.
final class ScriptedRun: IntentRunContext {
  private let script: Mutex<(answers: [IntentPromptAnswer], prompts: [IntentPrompt])>

  init(_ answers: IntentPromptAnswer...) { script = Mutex((answers, [])) }

  var prompts: [IntentPrompt] { script.withLock { $0.prompts } }

  func answer(to prompt: IntentPrompt) async throws -> IntentPromptAnswer {
    script.withLock {
      $0.prompts.append(prompt)
      return $0.answers.removeFirst()
    }
  }

  var systemContext: IntentSystemContext { .outsideOfRun }
  @MainActor var undoManager: UndoManager? { nil }
  var progress: Progress { Progress(totalUnitCount: 1) }
  var dependedIntent: (any AppIntent)? { nil }
  var cancellationReason: IntentCancellationReason? { nil }
  func performLongRunning(
    _ options: LongRunningTaskOptions, _ operation: @escaping @Sendable () async throws -> Void
  ) async throws { try await operation() }
}
