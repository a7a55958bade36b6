import FoundationPlus

/// The session in which a person writes into one field: from the focus on until it leaves.
///
/// The field's context is read when the session begins; later it is read again only when the app says through
/// the field's input delegate, which the session is, that it has changed.
@MainActor
final class KeyboardSession: UITextInputDelegate {
  let replies = ReplySession()
  private weak var input: (any UITextInput)?

  /// Begins the session of a field.
  func begin(_ input: any UITextInput, reader: ReplyReader) {
    self.input = input
    input.inputDelegate = self
    replies.begin(
      input.conversationContext.map { ConversationReading($0) }, isEmpty: !input.hasText, reader: reader)
  }

  /// Ends the session.
  func end() {
    if input?.inputDelegate === self { input?.inputDelegate = nil }
    input = nil
    replies.end()
  }

  func selectionWillChange(_ textInput: (any UITextInput)?) {}
  func selectionDidChange(_ textInput: (any UITextInput)?) {}
  func textWillChange(_ textInput: (any UITextInput)?) {}

  func textDidChange(_ textInput: (any UITextInput)?) {
    guard let input, textInput === input else { return }
    replies.set(isEmpty: !input.hasText)
  }

  func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?) {
    guard let input, textInput === input else { return }
    replies.change(context.map { ConversationReading($0) })
  }
}
