import AppIntents
import FoundationPlus
import SwiftUICore

/// A view of UIKit in the tree of the runtime, with what it says of itself.
struct HostedView: View, Identifiable {
  let view: UIView
  nonisolated let id: ObjectIdentifier

  init(_ view: UIView) {
    self.view = view
    id = ObjectIdentifier(view)
  }

  var body: some View {
    // Observed, so that a change in the view has it drawn anew.
    let changes = view.display.changes
    if changes >= 0, !view.isHidden {
      content
        .appEntityIdentifier(view.appEntityIdentifier)
        .modifier(Declarations(view: view))
    }
  }

  private var content: AnyView {
    if !(view is __TextEntryView), let input = view as? any UITextInput {
      return AnyView(
        TextEditor(text: Binding(get: { input.wholeText }, set: { input.write($0) }))
          .accessibilityLabel(view.accessibilityLabel ?? "")
          .modifier(KeyboardAttachment(input: input, view: view)))
    }
    return view.content(self)
  }

  /// The declarations of a view: the entities that it draws, and the activity that a person pursues there.
  private struct Declarations: ViewModifier {
    let view: UIView

    func body(content: Content) -> some View {
      if let provider = view.appEntityUIElementProvider {
        activity(content.appEntityUIElements(provider))
      } else {
        activity(content)
      }
    }

    @ViewBuilder private func activity(_ content: some View) -> some View {
      if let activity = view.userActivity {
        content.userActivity(activity.activityType) { shown in
          view.updateUserActivityState(activity)
          shown.title = activity.title
          shown.webpageURL = activity.webpageURL
          shown.addUserInfoEntries(from: activity.userInfo ?? [:])
          if let entity = activity.appEntityIdentifier { shown.appEntityIdentifier = entity }
        }
      } else {
        content
      }
    }
  }
}
