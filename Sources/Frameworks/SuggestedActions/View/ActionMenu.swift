import FoundationPlus
import SuggestionEngine
import SwiftUI

/// The menu of a suggested action: the words that it is based on, and switches.
struct ActionMenu: View {
  let action: SuggestedAction
  let shown: ShownActions

  var body: some View {
    Section {
      Button(Words.notThisKind, systemImage: "hand.thumbsdown") { turnOff(kind: action.kind) }
      if let conversation {
        Button(Words.notInThisConversation, systemImage: "bubble.left.and.exclamationmark.bubble.right") {
          turnOff(conversation: conversation)
        }
      }
      Button(Words.notInThisApp, systemImage: "bell.slash", role: .destructive) { turnOff() }
    } header: {
      Text(verbatim: Words.because(action.reason.words))
    }
  }

  private var conversation: String? {
    shown.message.keyed.flatMap { shown.service.store?.conversationName(of: $0.message) }
  }

  private func turnOff(kind: ActionKind? = nil, conversation: String? = nil) {
    let service = shown.service
    // Writing may wait for another process.
    Task {
      do {
        try await service.set(
          false, SuggestionSwitch(app: service.surroundings.app, conversation: conversation, kind: kind))
      } catch {
        service.surroundings.notice("\(error) The switch stays as it was.")
      }
    }
  }
}
