import SwiftUI
import UnicornChatModel

/// The members of a group whose names begin as what is written behind an `@` does; a press completes one, and Return
/// or Tab the marked one, which arrows change.
struct MentionBar: View {
  let composer: ComposerModel
  @Environment(ModelManager.self) private var manager

  var body: some View {
    if !composer.mentioned.isEmpty {
      ScrollView(.horizontal) {
        HStack(spacing: 6) {
          ForEach(composer.mentioned, id: \.self) { name in
            MentionButton(
              contact: manager.contacts.values.first { $0.name == name }, name: name,
              isMarked: composer.markedMention == name
            ) {
              composer.complete(name)
            }
          }
        }
      }
      .accessibilityLabel("People to mention")
    }
  }
}

/// One of them.
private struct MentionButton: View {
  let contact: Contact?
  let name: String
  let isMarked: Bool
  let take: () -> Void

  var body: some View {
    Button(action: take) {
      HStack(spacing: 6) {
        if let contact { AvatarView(contact: contact, size: 22) }
        Text(verbatim: name)
      }
      .padding(.horizontal, 4)
      .background(isMarked ? AnyShapeStyle(.tint.opacity(0.2)) : AnyShapeStyle(.clear), in: Capsule())
    }
    .buttonStyle(.bordered)
    .buttonBorderShape(.capsule)
    .accessibilityAddTraits(isMarked ? .isSelected : [])
    .accessibilityLabel("Mention \(name)")
  }
}
