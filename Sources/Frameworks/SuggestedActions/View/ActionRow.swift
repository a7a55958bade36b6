import AppIntents
import SuggestionEngine
import SwiftUI
import SystemActions

/// The suggested actions in as many rows as they need.
struct ActionRow: View {
  let shown: ShownActions

  /// An action with an identity that doesn't depend on its position, and how it stands to what is stored.
  private struct Entry: Identifiable {
    let id: String
    let action: SuggestedAction
    let source: ActionSource
    let standing: ActionStanding
  }

  @Environment(\.suggestionPlace) private var place

  private var entries: [Entry] {
    shown.actions.map { action in
      let source = shown.source(of: action)
      return Entry(
        id: action.identity, action: action, source: source,
        standing: DoneActions.shared.standing(of: action, from: source, in: place.reader.timeZone))
    }
  }

  var body: some View {
    let entries = entries
    if !entries.isEmpty {
      HStack(spacing: 8) {
        ForEach(entries) { entry in
          if entry.standing == .done {
            DoneSign(action: entry.action)
          } else {
            ActionButton(
              action: entry.action, source: entry.source, isChange: entry.standing != .open, shown: shown)
          }
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
  let source: ActionSource
  /// A Boolean value that indicates whether what the action changes is there to be changed.
  let isChange: Bool
  let shown: ShownActions

  private var title: String { isChange ? action.title : action.titleOfNew ?? action.title }

  var body: some View {
    button(ActionIntents.intent(for: action, from: source))
      .buttonStyle(.bordered)
      .contextMenu { ActionMenu(action: action, shown: shown) }
  }

  private func button(_ intent: some AppIntent) -> AnyView {
    AnyView(
      Button(intent: intent) {
        Label {
          Text(verbatim: title).multilineTextAlignment(.leading)
        } icon: {
          Image(systemName: ActionIntents.symbol(for: action.kind))
        }
      })
  }
}

/// A sign that a suggested action was done, in the place of its button.
struct DoneSign: View {
  let action: SuggestedAction

  /// What the action is about, without the verb of its title.
  private var name: String {
    guard case .text(let name)? = action.values.fields.first?.value else { return action.title }
    return name
  }

  var body: some View {
    Label {
      Text(verbatim: Words.added)
    } icon: {
      Image(systemName: "checkmark")
    }
    .foregroundStyle(.secondary)
    .padding(.horizontal, 12)
    .padding(.vertical, 6)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Words.added(name))
  }
}
