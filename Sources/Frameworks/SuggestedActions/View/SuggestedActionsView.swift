import SuggestionEngine
import SwiftUI

/// The suggested actions of a message, as buttons.
///
/// Place one beside each message of a conversation. If nothing is suggested the view is absent: it has no
/// size, leaves no gap in a stack, and can't be focused. A stored answer is shown with the first drawing and
/// not analysed again; otherwise the view waits for one, and then reveals the actions. After a short time, the view
/// of the latest message that waits in a window shows a small indicator that takes no space.
///
/// The buttons have the tint, foreground style, font and border shape (`buttonBorderShape(_:)`) of the
/// environment. A completed action says so in place of its button, unless it is undone; one that is past
/// leaves. The menu of a button (secondary button, menu key, long press) shows the words that the action is
/// based on and turns such suggestions off.
///
/// Drawing reads at most: nothing is analysed or written on the main actor. The app needs the entitlement
/// `com.apple.developer.suggested-actions`.
@MainActor
public struct SuggestedActionsView: View {
  // The types are comparable by content, so that the same conversation isn't evaluated again.
  let message: MessageContent
  let previous: [MessageContent]
  @Environment(\.suggestionPlace) private var place

  /// Creates the view for a message.
  ///
  /// - Parameters:
  ///   - message: The message. An earlier answer for its id is used, unless the message was edited since.
  ///   - previousMessages: The messages before it, oldest first; the latest
  ///     ``SuggestedActionsMessage/previousMessagesLimit`` are considered. Actions that one of them shows
  ///     aren't repeated.
  public init(message: SuggestedActionsMessage, previousMessages: [SuggestedActionsMessage] = []) {
    self.message = message.content
    previous = previousMessages.suffix(SuggestedActionsMessage.previousMessagesLimit).map(\.content)
  }

  /// The buttons, or nothing.
  public var body: some View {
    // Most messages suggest nothing and keep no state, so a page of them costs next to nothing.
    if let question = AnswerHolders.question(message, after: previous, for: place.reader) {
      AnswerView(question: question, window: place.window)
    }
  }

  /// Generates the answer for a message in advance, so that a view shows it immediately, even after a
  /// restart.
  ///
  /// Concurrent calls and views for the same message share one analysis; a stored answer is kept. A cancelled
  /// task gives up its place in the queue; an analysis in progress is finished and stored. The order of
  /// requests doesn't matter: an action is shown with the earliest message that offers it.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - previousMessages: The messages before it, oldest first, as for the view.
  nonisolated public static func generate(
    message: SuggestedActionsMessage, previousMessages: [SuggestedActionsMessage] = []
  ) async {
    let service = SuggestionService.current
    let question = Question(message, after: previousMessages, reader: service.reader)
    do {
      let found = try await service.answer(question, isShown: false)
      // Views that aren't waiting may have to give an action to this message, or get one from it.
      if found?.isFinal == false { await AnswerHolders.lookAgain(service, after: question) }
    } catch {
      // Only cancellation gets here, and then nobody waits for the answer.
    }
  }
}

extension SuggestedActionsView: Sendable {}

/// The view of an answer, or of waiting for it.
struct AnswerView: View {
  let question: Question
  let window: ObjectIdentifier?
  @State private var holder = AnswerHolder()
  /// A number that changes when the holder has new content.
  @State private var revision = 0

  var body: some View {
    let answer = holder.answer(to: question, in: window, revision: $revision)
    if answer.begins { EmptyView().afterUpdate { holder.begin() } }
    if let actions = answer.actions { ActionRow(shown: actions) } else if answer.isSlow { WaitingSign() }
    if !answer.calledOff.isEmpty { CalledOffRow(uids: answer.calledOff) }
  }
}

extension EnvironmentValues {
  /// The place of a view of suggested actions.
  var suggestionPlace: SuggestionPlace {
    SuggestionPlace(
      reader: Reader(locale: locale, timeZone: timeZone), window: sceneValues.map(ObjectIdentifier.init))
  }
}

/// The reader of a view, according to its locale and time zone, and its window.
struct SuggestionPlace: Sendable {
  let reader: Reader
  let window: ObjectIdentifier?
}
