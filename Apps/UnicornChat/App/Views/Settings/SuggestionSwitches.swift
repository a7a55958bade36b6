import SuggestedActions
import SwiftUI
import UIKit
import UnicornChatModel

// All that switches suggestions off is in this file: it is Beckon's own, beside the platform's interface. On
// Apple's platforms the system's settings have these switches, and the views here show nothing.

/// The switches for the suggestions of the app and of each kind.
struct SuggestionSettings: View {
  @State private var revision = 0
  @State private var failure: Failure?

  var body: some View {
    #if os(Linux)
      Section {
        Toggle("Suggest Actions", isOn: binding(.app))
        RepliesToggle(scope: .app)
      } footer: {
        Text("Suggestions are worked out on this machine. Nothing leaves it.")
      }
      Section("Kinds of Suggestions") {
        ForEach(SuggestedActionsKind.allCases, id: \.self) { kind in
          Toggle(Self.title(kind), isOn: binding(.kind(kind)))
        }
      }
      .alert($failure)
    #endif
  }

  #if os(Linux)
    private func binding(_ scope: SuggestedActionsStore.Scope) -> Binding<Bool> {
      let shown = revision
      return Binding(
        get: { shown >= 0 && SuggestedActionsStore.isOn(scope) },
        set: { isOn in
          Task {
            do {
              try await SuggestedActionsStore.set(isOn, scope)
            } catch {
              failure = Failure("Not Switched", error)
            }
            revision += 1
          }
        })
    }

    private static func title(_ kind: SuggestedActionsKind) -> LocalizedStringKey {
      let words = "\(kind)".replacing("_", with: " ")
      return LocalizedStringKey(words.prefix(1).uppercased() + words.dropFirst())
    }
  #endif
}

/// The switch for the suggestions of one conversation.
struct ConversationSuggestionsToggle: View {
  let conversation: Conversation
  @Environment(ModelManager.self) private var manager
  @State private var revision = 0
  @State private var failure: Failure?

  var body: some View {
    #if os(Linux)
      if let message = example {
        let scope = SuggestedActionsStore.Scope.conversation(of: message)
        let shown = revision
        Toggle(
          "Suggest Actions",
          isOn: Binding(
            get: { shown >= 0 && SuggestedActionsStore.isOn(scope) },
            set: { isOn in
              Task {
                do {
                  try await SuggestedActionsStore.set(isOn, scope)
                } catch {
                  failure = Failure("Not Switched", error)
                }
                revision += 1
              }
            })
        )
        .alert($failure)
      }
    #endif
  }

  #if os(Linux)
    /// Any message names the people by whom the conversation is told from others.
    private var example: SuggestedActionsMessage? {
      conversation.lastMessage.map { manager.suggestedActionsMessage($0, among: conversation.members) }
    }
  #endif
}

#if os(Linux)
  /// The switch for the replies that are suggested in the app, or in one conversation.
  struct RepliesToggle: View {
    let scope: SmartReplies.Scope
    @Environment(ModelManager.self) private var manager
    @State private var failure: Failure?

    var body: some View {
      let shown = manager.replySwitches
      Toggle(
        "Suggest Replies",
        isOn: Binding(
          get: { shown >= 0 && SmartReplies.isOn(scope) },
          set: { isOn in
            Task {
              do {
                try await SmartReplies.set(isOn, scope)
              } catch {
                failure = Failure("Not Switched", error)
              }
              manager.noteReplySwitch()
            }
          })
      )
      .alert($failure)
    }
  }
#endif
