import AppIntents
import IntentRuntime
import Synchronization

/// A window as the surface of one run: asks in its dialogs, and brings it to the front.
///
/// It does not keep the window: of one that is closed nobody asks any more.
final class WindowRunSurface: RunSurface {
  private weak let model: ShellModel?
  private let run: RunIdentifier
  private let presence: WindowPresence

  init(_ model: ShellModel, run: RunIdentifier, presence: WindowPresence) {
    self.model = model
    self.run = run
    self.presence = presence
  }

  var abilities: RunSurfaceAbilities { [.asks, .foreground] }
  var isInFront: Bool { presence.isInFront }
  var lastActivity: Date? { presence.lastActivity }

  func answer(to question: RunQuestion) async throws -> RunAnswer {
    let ticket = PromptTicket()
    return await withTaskCancellationHandler {
      await ask(question, ticket)
      return await ticket.answer
    } onCancel: {
      ticket.give(.cancelled)
      Task { await self.withdraw(ticket) }
    }
  }

  @MainActor private func ask(_ question: RunQuestion, _ ticket: PromptTicket) {
    guard let model else { return ticket.give(.cancelled) }
    model.ask(question, of: run, ticket)
  }

  @MainActor private func withdraw(_ ticket: PromptTicket) { model?.withdraw(ticket) }

  func bringToFront(for intent: any AppIntent) async -> Bool {
    guard let model = model else { return false }
    return await model.bringToFront(for: intent)
  }

  func authenticate(for policy: IntentAuthenticationPolicy) async -> RunAuthentication {
    guard let model = model else { return .nobody }
    return await model.authenticate(for: policy)
  }
}

/// The state of a window that runs read without waiting for the main actor.
final class WindowPresence: Sendable {
  private let state = Mutex<(isInFront: Bool, lastActivity: Date?)>((true, nil))

  var isInFront: Bool {
    get { state.withLock { $0.isInFront } }
    set { state.withLock { $0.isInFront = newValue } }
  }

  var lastActivity: Date? {
    get { state.withLock { $0.lastActivity } }
    set { state.withLock { $0.lastActivity = newValue } }
  }
}

/// An answer that is given once and waited for once.
final class PromptTicket: Sendable {
  private enum State {
    case open
    case waiting(CheckedContinuation<RunAnswer, Never>)
    case given(RunAnswer)
  }

  private let state = Mutex(State.open)

  /// A Boolean value that indicates whether no answer was given yet.
  var isOpen: Bool {
    state.withLock { state in
      if case .given = state { false } else { true }
    }
  }

  /// Gives the answer of the question; the first counts.
  func give(_ answer: RunAnswer) {
    let waiting = state.withLock { state -> CheckedContinuation<RunAnswer, Never>? in
      switch state {
      case .given: return nil
      case .open:
        state = .given(answer)
        return nil
      case .waiting(let continuation):
        state = .given(answer)
        return continuation
      }
    }
    waiting?.resume(returning: answer)
  }

  var answer: RunAnswer {
    get async {
      await withCheckedContinuation { continuation in
        let known = state.withLock { state -> RunAnswer? in
          if case .given(let answer) = state { return answer }
          state = .waiting(continuation)
          return nil
        }
        if let known { continuation.resume(returning: known) }
      }
    }
  }
}
