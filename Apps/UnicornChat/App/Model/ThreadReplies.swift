import Foundation
import Observation
import UIKit
import UnicornChatModel

/// The replies that are suggested to the conversation of one window.
@MainActor @Observable
final class ThreadReplies {
  /// The state of a conversation for which replies are suggested, and who reads them.
  struct Question: Hashable {
    let message: Message.ID
    let revision: Int
    let locale: String
    let timeZone: String
  }

  /// The replies that were suggested last, and the question they answer.
  struct Answer {
    let question: Question
    let suggestions: [UISmartReplySuggestion]
  }

  /// How many messages before the last are looked at.
  private static let earlier = 20

  private var answer: Answer?
  /// The question whose replies the person let go.
  private var dismissed: Question?

  @ObservationIgnored private let thread: ThreadModel
  @ObservationIgnored private unowned let manager: ModelManager

  init(_ thread: ThreadModel, manager: ModelManager) {
    self.thread = thread
    self.manager = manager
    // A window that comes back to a conversation has them with its first drawing.
    answer = manager.suggestedReplies[thread.conversationID]
  }

  /// Whether replies are suggested in this conversation.
  var isOn: Bool {
    manager.replySwitches >= 0 && SmartReplies.isOn(.conversation(thread.conversationID.uuidString))
  }

  /// What is asked now; nil where the last message isn't shown, or is the person's own.
  func question(_ locale: Locale, _ timeZone: TimeZone) -> Question? {
    guard let last = thread.newest(limit: 1).last, last.author != manager.me.id else { return nil }
    return Question(
      message: last.id, revision: last.revision, locale: locale.identifier, timeZone: timeZone.identifier)
  }

  /// The replies to what is asked, as far as they are known.
  func suggestions(for question: Question?) -> [UISmartReplySuggestion] {
    guard let question, let answer, answer.question == question, dismissed != question else { return [] }
    return answer.suggestions
  }

  /// Lets the replies go until something new is said.
  func dismiss() { dismissed = answer?.question }

  /// Works the replies out.
  func look(_ question: Question?) async {
    guard let question, answer?.question != question, let header = manager.headers[thread.conversationID]
    else { return }
    let context = manager.conversationContext(
      thread.conversationID, of: thread.newest(limit: Self.earlier + 1), among: header.members)
    let found = await SmartReplies.answer(
      to: context, now: manager.now, locale: Locale(identifier: question.locale),
      timeZone: TimeZone(identifier: question.timeZone) ?? .current)
    if Task.isCancelled { return }
    let answer = Answer(question: question, suggestions: found.suggestions)
    manager.suggestedReplies[thread.conversationID] = answer
    self.answer = answer
  }
}
