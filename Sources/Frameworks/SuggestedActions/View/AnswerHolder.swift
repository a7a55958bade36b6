import SuggestionEngine
import SwiftUI

/// Holds the answer that one view shows, and has it made where there is none.
///
/// It lives as long as the view has its place; the work it has begun is cancelled with it.
@MainActor
final class AnswerHolder {
  /// What the view is to show.
  struct Shown {
    var actions: ShownActions?
    /// Whether there is nothing yet, for longer than a moment.
    var isSlow = false
    /// Whether the answer has to be made.
    var begins = false
    static let nothing = Shown()
  }

  private(set) var question: Question?
  private var answer: Suggestions?
  private var phase = Phase.idle
  private var work: Task<Void, Never>?
  /// The view's number, of which it doesn't keep this holder: who held each other would never go.
  private var revision: Binding<Int>?
  private var service: SuggestionService?
  private var window: ObjectIdentifier?
  /// Whether actions are there that the view's turn hasn't come to show.
  private var isHeldBack = false

  /// Whether the answer to the question hasn't been asked for, is waited for, for long, or was given.
  private enum Phase { case idle, waiting, slow, ended }

  nonisolated init() {}

  deinit { work?.cancel() }

  /// What to show for a message, known without waiting.
  ///
  /// An answer that nothing can change any more (the message suggests nothing by itself) costs a look into
  /// memory; others are read from the store, as switches and other messages have a say in them.
  func answer(
    to asked: Question, in window: ObjectIdentifier?, revision: @autoclosure () -> Binding<Int>
  ) -> Shown {
    let service = SuggestionService.current
    self.window = window
    if AnswerHolders.suggestsNothing(asked, service) { return .nothing }
    if asked != question || service !== self.service { take(asked, service) }
    if self.revision == nil { self.revision = revision() }
    // What is waited for comes in its turn, not with whatever else has the view drawn.
    let waits = phase == .waiting || phase == .slow || isHeldBack
    if !waits { look(for: asked, service) }
    return Shown(
      actions: isHeldBack ? nil : actions, isSlow: phase == .slow && answer == nil, begins: phase == .idle)
  }

  private func look(for asked: Question, _ service: SuggestionService) {
    if let found = service.cached(asked) {
      settle(found)
    } else if phase == .ended, let answer {
      // Another window, whose reader is elsewhere, had an answer of its own stored: this one's stands.
      self.answer = service.switched(answer, asked)
    }
  }

  private func take(_ asked: Question, _ service: SuggestionService) {
    work?.cancel()
    work = nil
    // The same message for another reader keeps what it shows until the new answer is there.
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

  private var actions: ShownActions? {
    guard let answer, !answer.actions.isEmpty, let question, let service, let key = question.message.key
    else {
      return nil
    }
    return ShownActions(actions: answer.actions, message: question.message, key: key, service: service)
  }

  /// Has the answer made. Called when the update is over in which the view was drawn.
  func begin() {
    guard phase == .idle, let question, let service else { return }
    phase = .waiting
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

  /// How long a view waits before it says that it does: most answers come sooner, and a sign that flashes tells
  /// nobody anything.
  static let patience = 0.15

  private func grewSlow(_ asked: Question) {
    guard phase == .waiting, asked == question else { return }
    phase = .slow
    // The sign takes no room, and so waits for no turn.
    if answer == nil { draw() }
  }

  private func arrived(_ found: Suggestions?, _ asked: Question) {
    guard asked == question, let service else { return }
    let (hadActions, hadSign) = (answer?.actions.isEmpty == false, phase == .slow)
    work = nil
    if let found {
      settle(found)
      // Elsewhere the same action may stand, which only one message shows.
      if !found.isFinal { AnswerHolders.lookAgain(service, after: asked) }
    } else {
      phase = .ended
      answer = nil
    }
    if found?.actions.isEmpty == false, !hadActions {
      isHeldBack = true
      AnswerPacing.draw(self, of: asked.message.date, in: window, pace: service.surroundings.pace)
    } else if hadActions || hadSign {
      draw()
    }
  }

  /// Draws again where the stored answer is another one than the one that is shown.
  ///
  /// - Parameter forgets: whether answers were deleted; one that isn't there any more then isn't shown either.
  func lookAgain(_ service: SuggestionService, forgets: Bool) {
    guard phase == .ended, self.service === service, let question, let answer else { return }
    let found = service.cached(question) ?? (forgets ? nil : service.switched(answer, question))
    guard found != answer else { return }
    self.answer = found
    // What is held back is drawn in its turn, as it is then.
    if !isHeldBack { draw() }
  }

  /// Has the view drawn.
  func draw() {
    isHeldBack = false
    withAnimation { revision?.wrappedValue += 1 }
  }
}

extension Suggestions {
  /// Whether nothing can be suggested here whatever is switched on and whatever other messages offer.
  var isFinal: Bool {
    switch silence {
    case .switchedOff, .alreadyOffered, .superseded, nil: false
    default: true
    }
  }
}
