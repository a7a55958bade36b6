import FoundationPlus
import SwiftUICore

/// The keyboard of a field of UIKit: begins a session with the focus, and shows the replies above the field.
struct KeyboardAttachment: ViewModifier {
  let input: any UITextInput
  let view: UIView
  @State private var session = KeyboardSession()
  @FocusState private var hasFocus: Bool
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  func body(content: Content) -> some View {
    let shown = session.replies.shown
    let isFirst = view.isFirstResponder
    VStack(alignment: .leading, spacing: 4) {
      if input.conversationContext != nil { SmartReplyRow(shown, insert: choose) }
      content
        .focused($hasFocus)
        .onKeyPress(keys: SmartReplyKeys.keys(shown), action: press)
    }
    .onChange(of: hasFocus) { _, hasFocus in
      if hasFocus {
        if view.becomeFirstResponder() { begin() } else { self.hasFocus = false }
      } else if view.resignFirstResponder() {
        session.end()
      } else {
        self.hasFocus = true
      }
    }
    // The app may make the field the first responder, or let it go.
    .onChange(of: isFirst, initial: true) { _, isFirst in
      if isFirst { begin() } else { session.end() }
      if hasFocus != isFirst { hasFocus = isFirst }
    }
    .onDisappear {
      _ = view.resignFirstResponder()
      session.end()
    }
  }

  private func begin() {
    guard input.inputDelegate !== session else { return }
    session.begin(input, reader: ReplyReader(locale: locale, timeZone: timeZone))
  }

  private func choose(_ suggestion: UISmartReplySuggestion) {
    (input as? __TextEntryView)?.choose(suggestion) ?? input.insert(suggestion)
  }

  private func press(_ press: KeyPress) -> KeyPress.Result {
    let shown = session.replies.shown
    if press.key == .escape {
      session.replies.dismiss()
    } else if let suggestion = SmartReplyKeys.suggestion(press.key, among: shown) {
      choose(suggestion)
    } else {
      // The key was taken from the field when replies were there; it writes after all.
      input.insertText(press.characters)
    }
    return .handled
  }
}
