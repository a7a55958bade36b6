import SuggestionEngine
import SwiftUI
import SystemActions

/// The holder of the answer that a view shows, which requests it if there is none.
///
/// A holder lives as long as the view keeps its place; the work that it started is cancelled with it.
@MainActor
final class AnswerHolder {
  /// The content for the view.
  struct Shown {
    var actions: ShownActions?
    /// The names of the events that the message calls off.
    var calledOff: [String] = []
    /// A Boolean value that indicates whether the answer has been missing for a noticeable time.
    var isSlow = false
    /// A Boolean value that indicates whether the answer has to be requested.
    var begins = false
    static let nothing = Shown()
  }

  private(set) var question: Question?
  private var answer: Suggestions?
  private var phase = Phase.idle
  private var work: Task<Void, Never>?
  /// Draws again when the first of the shown actions is of no use any more.
  private var expiry: (date: Date, task: Task<Void, Never>)?
  /// The view's revision, without a reference back to this holder, which would be a retain cycle.
  private var revision: Binding<Int>?
  private var service: SuggestionService?
  private var window: ObjectIdentifier?
  /// A Boolean value that indicates whether actions wait for the view's turn.
  private var isHeldBack = false

  /// The phase of the request: not started, waiting, waiting for a noticeable time, or answered.
  private enum Phase { case idle, waiting, slow, ended }

  nonisolated init() {}

  deinit {
    work?.cancel()
    expiry?.task.cancel()
  }

  /// Returns the content for a message without waiting.
  ///
  /// A final answer (the message never suggests anything) costs a lookup in memory; others are read from the
  /// store, since switches and other messages affect them.
  func answer(
    to asked: Question, in window: ObjectIdentifier?, revision: @autoclosure () -> Binding<Int>
  ) -> Shown {
    let service = SuggestionService.current
    self.window = window
    if AnswerHolders.suggestsNothing(asked, service) { return .nothing }
    if asked != question || service !== self.service { take(asked, service) }
    if self.revision == nil { self.revision = revision() }
    // A pending answer appears in its turn, not with an unrelated update of the view.
    let waits = phase == .waiting || phase == .slow || isHeldBack
    if !waits { look(for: asked, service) }
    return Shown(
      actions: isHeldBack ? nil : actions, calledOff: calledOff, isSlow: phase == .slow && answer == nil,
      begins: phase == .idle)
  }

  private var place: WaitingSigns.Place {
    WaitingSigns.Place(service: service.map(ObjectIdentifier.init), window: window)
  }

  private func look(for asked: Question, _ service: SuggestionService) {
    if let found = service.cached(asked) {
      settle(found)
    } else if phase == .ended, let answer {
      // Another window, with a reader elsewhere, may have stored its own answer: this one's stays.
      self.answer = service.switched(answer, asked)
    }
  }

  private func take(_ asked: Question, _ service: SuggestionService) {
    work?.cancel()
    work = nil
    WaitingSigns.end(self, in: place)
    // The same message for another reader keeps its content until the new answer arrives.
    if question?.isSameMessage(as: asked) != true { answer = nil }
    phase = .idle
    isHeldBack = false
    question = asked
    self.service = service
    service.reader = asked.reader
  }

  private func settle(_ found: Suggestions) {
    answer = found
    phase = .ended
    work?.cancel()
    work = nil
    guard let question, let service else { return }
    if found.isFinal { AnswerHolders.keep(question, service) } else { AnswerHolders.follow(self) }
  }

  private var calledOff: [String] {
    guard answer?.settled?.contains(where: { $0.kind == .createEvent }) == true,
      let key = question?.message.key, let store = service?.store
    else { return [] }
    return store.calledOff(by: key).map { ActionIdentity.uid(of: $0.identity, in: $0.message) }
  }

  private var actions: ShownActions? {
    guard let answer, !answer.actions.isEmpty, let question, let service, let key = question.message.key
    else {
      return nil
    }
    let actions = stillOfUse(answer.actions, to: question, service.surroundings.clock)
    guard !actions.isEmpty else { return nil }
    return ShownActions(actions: actions, message: question.message, key: key, service: service)
  }

  /// The actions that are still of use; the view is drawn again when the next of them isn't any more.
  private func stillOfUse(
    _ actions: [SuggestedAction], to question: Question, _ clock: WallClock
  ) -> [SuggestedAction] {
    let now = clock.now()
    var next: Date?
    let left = actions.filter { action in
      let end = ActionLifetime.end(of: action, from: question.message.date, in: question.reader.timeZone)
      guard let end else { return true }
      if end > now { next = min(next ?? end, end) }
      return end > now
    }
    if expiry?.date != next {
      expiry?.task.cancel()
      expiry = next.map { date in
        let task = Task { [weak self] in
          do { try await clock.sleep(date) } catch { return }
          self?.draw()
        }
        return (date, task)
      }
    }
    return left
  }

  /// Requests the answer. Called after the update in which the view was drawn.
  func begin() {
    guard phase == .idle, let question, let service else { return }
    phase = .waiting
    WaitingSigns.begin(self, of: question.message.date, in: place)
    let clock = service.surroundings.clock
    work = Task { [weak self] in
      let sign = Task { [weak self] in
        do { try await clock.sleep(clock.now().addingTimeInterval(AnswerHolder.patience)) } catch { return }
        self?.grewSlow(question)
      }
      defer { sign.cancel() }
      let found: Suggestions?
      do {
        found = try await service.answer(question, isShown: true)
      } catch {
        // Cancelled: the view is gone, or asks for something else.
        return
      }
      self?.arrived(found, question)
    }
  }

  /// The time in seconds that a view waits before it shows that it does: most answers arrive sooner, and a
  /// flashing indicator is useless.
  static let patience = 0.15

  private func grewSlow(_ asked: Question) {
    guard phase == .waiting, asked == question, WaitingSigns.isLatest(asked.message.date, in: place) else {
      return
    }
    phase = .slow
    // The indicator takes no space, so it needs no turn.
    if answer == nil { draw() }
  }

  private func arrived(_ found: Suggestions?, _ asked: Question) {
    guard asked == question, let service else { return }
    let (hadActions, hadSign) = (answer?.actions.isEmpty == false, phase == .slow)
    work = nil
    WaitingSigns.end(self, in: place)
    if let found {
      settle(found)
      // Another message may show the same action, which only one does.
      if !found.isFinal { AnswerHolders.lookAgain(service, after: asked) }
    } else {
      phase = .ended
      answer = nil
    }
    if found?.actions.isEmpty == false, !hadActions {
      isHeldBack = true
      AnswerPacing.draw(self, of: asked.message.date, in: window, pace: service.surroundings.pace)
    } else if hadActions || hadSign || found?.settled != nil {
      draw()
    }
  }

  /// Draws again if the stored answer differs from the shown one.
  ///
  /// - Parameter forgets: a Boolean value that indicates whether answers were deleted, so that a missing one
  ///   is removed from the view.
  func lookAgain(_ service: SuggestionService, forgets: Bool) {
    guard phase == .ended, self.service === service, let question, let answer else { return }
    let found = service.cached(question) ?? (forgets ? nil : service.switched(answer, question))
    guard found != answer else { return }
    self.answer = found
    // Actions that wait are drawn in their turn, in their then current state.
    if !isHeldBack { draw() }
  }

  /// Draws the view.
  func draw() {
    isHeldBack = false
    withAnimation { revision?.wrappedValue += 1 }
  }
}

extension Suggestions {
  /// A Boolean value that indicates whether nothing can ever be suggested here, regardless of switches and
  /// other messages.
  var isFinal: Bool {
    // What it does concerns the message that asked for it.
    if settled != nil { return false }
    switch silence {
    case .switchedOff, .alreadyOffered, .superseded, .settled, nil: return false
    default: return true
    }
  }
}
