import FoundationPlus
import SwiftUICore

nonisolated extension View {
  /// Gives a `TextField` or `TextEditor` the conversation to which what is written in it belongs. An addition of
  /// Beckon.
  ///
  /// When the field gets the focus, a row of replies to the conversation's last message comes above it, for
  /// which there is room from the beginning. They leave while something is written, and with Escape. A digit in
  /// the empty field chooses one. A context with other content, or another context, is a change of the
  /// conversation.
  ///
  /// - Parameters:
  ///   - context: The context, or nil for none.
  ///   - text: The field's text.
  ///   - insert: Inserts a reply that a person has chosen; nil sets it as the text.
  public func conversationContext(
    _ context: UIConversationContext?, text: Binding<String>,
    insert: (@MainActor (UIInputSuggestion) -> Void)? = nil
  ) -> some View {
    modifier(ContextAttachment(context: context, text: text, insert: insert))
  }
}

/// The session of a field of SwiftUI.
private struct ContextAttachment: ViewModifier {
  /// Only read where views are evaluated, on the main actor.
  nonisolated(unsafe) let context: UIConversationContext?
  let text: Binding<String>
  let insert: (@MainActor (UIInputSuggestion) -> Void)?
  @State private var session = ReplySession()
  @State private var hasFocus = false
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  nonisolated init(
    context: UIConversationContext?, text: Binding<String>, insert: (@MainActor (UIInputSuggestion) -> Void)?
  ) {
    self.context = context
    self.text = text
    self.insert = insert
  }

  func body(content: Content) -> some View {
    let shown = session.shown
    let isEmpty = text.wrappedValue.isEmpty
    VStack(alignment: .leading, spacing: 4) {
      if context != nil { SmartReplyRow(shown, insert: choose) }
      content
        .modifier(EditingNote(note: { hasFocus = $0 }))
        .onKeyPress(keys: SmartReplyKeys.keys(shown), action: press)
    }
    .onChange(of: hasFocus) { _, hasFocus in
      if hasFocus {
        session.begin(
          reading, isEmpty: isEmpty, reader: ReplyReader(locale: locale, timeZone: timeZone))
      } else {
        session.end()
      }
    }
    .onChange(of: isEmpty) { _, isEmpty in session.set(isEmpty: isEmpty) }
    .afterUpdate { if hasFocus { session.change(reading) } }
    .onDisappear { session.end() }
  }

  private var reading: ConversationReading? { context.map { ConversationReading($0) } }

  private func choose(_ suggestion: UISmartReplySuggestion) {
    if let insert { insert(suggestion) } else { text.wrappedValue = suggestion.smartReply }
  }

  private func press(_ press: KeyPress) -> KeyPress.Result {
    if press.key == .escape {
      session.dismiss()
    } else if let suggestion = SmartReplyKeys.suggestion(press.key, among: session.shown) {
      choose(suggestion)
    } else {
      // The key was taken from the field when replies were there; it writes after all.
      text.wrappedValue += press.characters
    }
    return .handled
  }
}

/// A note of when a person begins and ends to write, beside whatever else moves the focus.
private struct EditingNote {
  let note: @MainActor (Bool) -> Void
}

extension EditingNote: PrimitiveModifier {
  typealias Body = Never
  func apply(to context: inout ModifierContext) { context.add(.handler(.editing(note))) }
}
