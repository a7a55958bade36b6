import SwiftUI
import UnicornChatModel

/// The members of a group whose names begin as what is written behind an `@` does; one press completes it.
struct MentionBar: View {
  let composer: ComposerModel
  let members: [Contact]

  var body: some View {
    if let begun = composer.mention {
      let found = members.filter { Mention.begins($0.name, begun) }.prefix(6)
      if !found.isEmpty {
        ScrollView(.horizontal) {
          HStack(spacing: 6) {
            ForEach(Array(found)) { contact in
              Button {
                composer.complete(contact.name)
              } label: {
                HStack(spacing: 6) {
                  AvatarView(contact: contact, size: 22)
                  Text(verbatim: contact.name)
                }
              }
              .buttonStyle(.bordered)
              .buttonBorderShape(.capsule)
              .accessibilityLabel("Mention \(contact.name)")
            }
          }
        }
        .accessibilityLabel("People to mention")
      }
    }
  }
}
