import SwiftUI
import UIKit
import UnicornChatModel

/// The replies that are suggested to what was said last, above the field. Pressing one puts it into the field, where
/// it is looked at and sent.
struct ReplyBar: View {
  let screen: ThreadScreen
  let composer: ComposerModel
  let insert: @MainActor (UISmartReplySuggestion) -> Void
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  #if os(Linux)
    /// The height that it takes, with the space below it.
    static let room = SmartReplyRow.height + 6
  #else
    static let room: CGFloat = 0
  #endif

  var body: some View {
    #if os(Linux)
      // There is room for them from the beginning, so that nothing moves when they come.
      if screen.replies.isOn {
        let question = screen.replies.question(locale, timeZone)
        SmartReplyRow(
          composer.takesReply ? screen.replies.suggestions(for: question) : [], insert: insert
        )
        .task(id: question) { await screen.replies.look(question) }
      }
    #endif
  }
}
