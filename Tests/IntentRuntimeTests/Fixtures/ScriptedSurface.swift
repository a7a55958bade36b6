import AppIntents
import FoundationPlus
import IntentDiscovery
import IntentRuntime
import Synchronization

/// A surface that answers from a list and keeps what it was asked.
final class ScriptedSurface: RunSurface {
  private struct State {
    var answers: [RunAnswer]
    var questions: [RunQuestion] = []
    var fronts: [any AppIntent] = []
    var authentications = 0
  }

  /// Opened when it is asked something that it does not answer at once.
  let waits = Latch()
  /// When it answers what it was asked then; nil where it never does.
  private let answersLate: Latch?

  private let state: Mutex<State>
  let abilities: RunSurfaceAbilities
  let isInFront: Bool
  let lastActivity: Date?
  private let comesToFront: Bool
  private let authentication: RunAuthentication

  init(
    _ answers: [RunAnswer] = [], abilities: RunSurfaceAbilities = [.asks, .foreground],
    isInFront: Bool = false,
    comesToFront: Bool = true, lastActivity: Date? = nil, authentication: RunAuthentication = .nobody,
    answeringAfter latch: Latch? = nil
  ) {
    answersLate = latch
    state = Mutex(State(answers: answers))
    self.abilities = abilities
    self.isInFront = isInFront
    self.comesToFront = comesToFront
    self.lastActivity = lastActivity
    self.authentication = authentication
  }

  var questions: [RunQuestion] { state.withLock { $0.questions } }
  /// How often it was asked to bring the app to the front.
  var fronts: Int { state.withLock { $0.fronts.count } }
  /// For which intents it was.
  var shown: [any AppIntent] { state.withLock { $0.fronts } }
  /// How often it was asked who is there.
  var authentications: Int { state.withLock { $0.authentications } }

  func answer(to question: RunQuestion) async throws -> RunAnswer {
    let answer = state.withLock { state -> RunAnswer? in
      state.questions.append(question)
      return state.answers.isEmpty ? nil : state.answers.removeFirst()
    }
    if let answersLate {
      waits.open()
      await answersLate.wait()
    }
    if let answer { return answer }
    waits.open()
    // Nobody answers any more: it waits until the run gives up.
    try await Task.sleep(for: .seconds(3600))
    return .cancelled
  }

  func bringToFront(for intent: any AppIntent) async -> Bool {
    state.withLock { $0.fronts.append(intent) }
    return comesToFront
  }

  func authenticate(for policy: IntentAuthenticationPolicy) async -> RunAuthentication {
    state.withLock { $0.authentications += 1 }
    return authentication
  }
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
