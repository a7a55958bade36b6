import AppIntents
import SwiftUI
import SystemActions

/// The offer to take out of the calendar what a message calls off; nothing where it was never added.
struct CalledOffRow: View {
  /// The names of the events of the plan, in all forms that it had.
  let uids: [String]

  var body: some View {
    if let event = DoneActions.shared.event(named: uids), let removal = removal(of: event.uid) {
      HStack { button(removal, event.title) }
        .stackFlow(.wraps)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Words.suggestedActions)
        .transition(.opacity)
    }
  }

  /// A calendar that can't be read has nothing to take out of it.
  private func removal(of uid: String) -> (any AppIntent)? {
    do { return try ActionIntents.removal(ofEvent: uid) } catch { return nil }
  }

  private func button(_ intent: some AppIntent, _ title: String) -> AnyView {
    AnyView(
      Button(intent: intent) {
        Label {
          Text(verbatim: Words.takeOut(title)).multilineTextAlignment(.leading)
        } icon: {
          Image(systemName: "trash")
        }
      }
      .buttonStyle(.bordered))
  }
}
