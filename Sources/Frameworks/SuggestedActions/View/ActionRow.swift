import AppIntents
import SuggestionEngine
import SwiftUI
import SystemActions

/// The suggested actions in as many rows as they need.
struct ActionRow: View {
  let shown: ShownActions

  /// An action with an identity that doesn't depend on its position.
  private struct Entry: Identifiable {
    let id: String
    let action: SuggestedAction
  }

  private var entries: [Entry] {
    let source = shown.source
    return shown.actions.filter { !DoneActions.shared.isDone($0, from: source) }
      .map { Entry(id: $0.identity, action: $0) }
  }

  var body: some View {
    let entries = entries
    if !entries.isEmpty {
      HStack(spacing: 8) {
        ForEach(entries) { entry in
          ActionButton(action: entry.action, shown: shown)
        }
      }
      .stackFlow(.wraps)
      .accessibilityElement(children: .contain)
      .accessibilityLabel(Words.suggestedActions)
      .nodeAttribute(LateArrivalKey.self, true)
      .transition(.opacity)
    }
  }
}

/// A button that runs the intent of a suggested action.
struct ActionButton: View {
  let action: SuggestedAction
  let shown: ShownActions

  var body: some View {
    button(ActionIntents.intent(for: action, from: shown.source))
      .buttonStyle(.bordered)
      .contextMenu { ActionMenu(action: action, shown: shown) }
  }

  private func button(_ intent: some AppIntent) -> AnyView {
    AnyView(
      Button(intent: intent) {
        Label {
          Text(verbatim: action.title).multilineTextAlignment(.leading)
        } icon: {
          Image(systemName: ActionIntents.symbol(for: action.kind))
        }
      })
  }
}
