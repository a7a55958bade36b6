import SuggestionEngine
import SwiftUI

/// The actions that a message suggests, as buttons.
///
/// Place one beside each message of a conversation. Where nothing is suggested the view isn't there: it has no
/// size, makes no gap in a stack, and can't be focused. A stored answer is shown with the first drawing, and
/// isn't analysed again; else the view waits for one, shows a small sign that takes no room once it has waited a
/// little, and lets the actions come in.
///
/// The buttons have the tint, the foreground style, the font and the border shape (`buttonBorderShape(_:)`) of
/// the views around. What was done isn't offered any more, and is again once it is undone. The menu of a button
/// (secondary button, menu key, long press) says what the action rests on and switches such suggestions off.
///
/// Drawing reads at most: nothing is analysed or written on the main actor. The app needs the entitlement
/// `com.apple.developer.suggested-actions`.
@MainActor
public struct SuggestedActionsView: View {
  // Of types that are compared by what is in them, so that the same conversation isn't evaluated again.
  let message: MessageContent
  let previous: [MessageContent]
  @Environment(\.suggestionPlace) private var place

  /// Makes the view for a message.
  ///
  /// - Parameters:
  ///   - message: The message to suggest actions for. An answer that was made before under its id is used,
  ///     unless the message was edited since.
  ///   - previousMessages: The messages before it, oldest first; the latest
  ///     ``SuggestedActionsMessage/previousMessagesLimit`` count. What one of them shows isn't shown again.
  public init(message: SuggestedActionsMessage, previousMessages: [SuggestedActionsMessage] = []) {
    self.message = message.content
    previous = previousMessages.suffix(SuggestedActionsMessage.previousMessagesLimit).map(\.content)
  }

  /// The buttons, or nothing.
  public var body: some View {
    // Most messages suggest nothing, for which no state is kept: a page of them costs next to nothing.
    if let question = AnswerHolders.question(message, after: previous, for: place.reader) {
      AnswerView(question: question, window: place.window)
    }
  }

  /// Makes the answer to a message ahead, so that a view shows it at once, also after the program was started
  /// again.
  ///
  /// Several calls for a message, and views that wait for it, share one analysis; a stored answer is left as it
  /// is. A cancelled task gives up its place; what is under way is finished and kept. The order in which messages
  /// are asked for doesn't matter: an action stands under the earliest message that offers it.
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
      // Views that wait for nothing may have to give an action to this message, or have one from it.
      if found?.isFinal == false { await AnswerHolders.lookAgain(service, after: question) }
    } catch {
      // Only cancellation gets here, and nobody waits for the answer then.
    }
  }
}

extension SuggestedActionsView: Sendable {}

/// The answer to a question, or that it is waited for.
struct AnswerView: View {
  let question: Question
  let window: ObjectIdentifier?
  @State private var holder = AnswerHolder()
  /// Changes when the holder has something else to show.
  @State private var revision = 0

  var body: some View {
    let answer = holder.answer(to: question, in: window, revision: $revision)
    if answer.begins { EmptyView().afterUpdate { holder.begin() } }
    if let actions = answer.actions { ActionRow(shown: actions) } else if answer.isSlow { WaitingSign() }
  }
}

extension EnvironmentValues {
  /// Where a view of suggested actions is.
  var suggestionPlace: SuggestionPlace {
    SuggestionPlace(
      reader: Reader(locale: locale, timeZone: timeZone), window: sceneValues.map(ObjectIdentifier.init))
  }
}

/// Who reads a view, by the locale and the time zone around it, and in which window.
struct SuggestionPlace: Sendable {
  let reader: Reader
  let window: ObjectIdentifier?
}
