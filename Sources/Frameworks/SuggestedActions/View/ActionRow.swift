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
          ActionButton(action: entry.action, source: entry.source, standing: entry.standing, shown: shown)
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

/// A button that runs the intent of a suggested action; once it is done, a sign that it was.
///
/// The sign is the button itself, so that nothing comes or goes under a finger.
struct ActionButton: View {
  let action: SuggestedAction
  let source: ActionSource
  let standing: ActionStanding
  let shown: ShownActions

  private var isDone: Bool { standing == .done }

  private var title: String {
    switch standing {
    case .done: Words.added
    case .changes: action.titleOfChange ?? action.title
    case .open: action.titleOfNew ?? action.title
    }
  }

  /// What the action is about, without the verb of its title.
  private var name: String {
    guard case .text(let name)? = action.values.fields.first?.value else { return action.title }
    return name
  }

  var body: some View {
    button(ActionIntents.intent(for: action, from: source))
      .buttonStyle(.bordered)
      .disabled(isDone)
      .accessibilityLabel(isDone ? Words.added(name) : title)
      .contextMenu { ActionMenu(action: action, shown: shown) }
  }

  private func button(_ intent: some AppIntent) -> AnyView {
    AnyView(
      Button(intent: intent) {
        Label {
          Text(verbatim: title).multilineTextAlignment(.leading)
        } icon: {
          Image(systemName: isDone ? "checkmark" : ActionIntents.symbol(for: action.kind))
        }
      })
  }
}
