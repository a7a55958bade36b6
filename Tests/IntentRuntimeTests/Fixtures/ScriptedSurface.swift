import AppIntents
import FoundationPlus
import IntentRuntime
import Synchronization

/// A surface that answers from a list and keeps what it was asked.
final class ScriptedSurface: RunSurface {
  private struct State {
    var answers: [RunAnswer]
    var questions: [RunQuestion] = []
    var fronts = 0
  }

  private let state: Mutex<State>
  let abilities: RunSurfaceAbilities
  let isInFront: Bool
  let lastActivity: Date?
  private let comesToFront: Bool
  private let authentication: RunAuthentication

  init(
    _ answers: [RunAnswer] = [], abilities: RunSurfaceAbilities = [.asks, .foreground],
    isInFront: Bool = false,
    comesToFront: Bool = true, lastActivity: Date? = nil, authentication: RunAuthentication = .nobody
  ) {
    state = Mutex(State(answers: answers))
    self.abilities = abilities
    self.isInFront = isInFront
    self.comesToFront = comesToFront
    self.lastActivity = lastActivity
    self.authentication = authentication
  }

  var questions: [RunQuestion] { state.withLock { $0.questions } }
  /// How often it was asked to bring the app to the front.
  var fronts: Int { state.withLock { $0.fronts } }

  func answer(to question: RunQuestion) async throws -> RunAnswer {
    let answer = state.withLock { state -> RunAnswer? in
      state.questions.append(question)
      return state.answers.isEmpty ? nil : state.answers.removeFirst()
    }
    if let answer { return answer }
    // Nobody answers any more: it waits until the run gives up.
    try await Task.sleep(for: .seconds(3600))
    return .cancelled
  }

  func bringToFront(for intent: any AppIntent) async -> Bool {
    state.withLock { $0.fronts += 1 }
    return comesToFront
  }

  func authenticate(for policy: IntentAuthenticationPolicy) async -> RunAuthentication { authentication }
}

extension IntentRuntime {
  /// A runtime whose circumstances are fixed.
  static func fixed(clock: WallClock? = nil, limits: RunLimits = RunLimits()) -> IntentRuntime {
    IntentRuntime(
      catalog: IntentCatalog(),
      clock: clock
        ?? WallClock(now: { Date(timeIntervalSince1970: 1_790_000_000) }) { _ in
          try await Task.sleep(for: .seconds(3600))
        }, locale: Locale(identifier: "en_US"), timeZone: TimeZone(identifier: "UTC") ?? .gmt, limits: limits)
  }
}
