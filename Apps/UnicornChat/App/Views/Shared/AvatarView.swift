import Foundation
import SwiftUI
import UnicornChatModel

/// The avatar of somebody beside the name: a portrait, or an emblem on a round of their colour. Screen
/// readers skip it.
struct AvatarView: View {
  let contact: Contact
  var size: CGFloat = 40

  var body: some View {
    if let portrait = Portraits.name(of: contact) {
      Image(decorative: portrait, bundle: .module)
        .resizable()
        .frame(width: size, height: size)
        .clipShape(Circle())
    } else {
      Text(verbatim: contact.emblem)
        .font(.system(size: size * 0.55))
        .frame(width: size, height: size)
        .background(contact.hue.color.opacity(0.25), in: Circle())
        .accessibilityHidden(true)
    }
  }
}

/// The drawings of `script/make-portraits`, one for each unicorn.
private enum Portraits {
  /// What they are called: the first parts of addresses.
  private static let names = Set(
    (Bundle.module.urls(forResourcesWithExtension: "svg", subdirectory: "Resources") ?? [])
      .map { ($0 as URL).deletingPathExtension().lastPathComponent })

  static func name(of contact: Contact) -> String? {
    let name = String(contact.handle.prefix { $0 != "@" })
    return names.contains(name) ? name : nil
  }
}

/// The avatar of a conversation: who it is with, or the first two of a group.
struct ConversationAvatar: View {
  let members: [Contact]
  var size: CGFloat = 44

  var body: some View {
    if members.count > 1 {
      ZStack {
        AvatarView(contact: members[1], size: size * 0.66)
          .frame(width: size, height: size, alignment: .topTrailing)
        AvatarView(contact: members[0], size: size * 0.66)
          .background(.background, in: Circle())
          .frame(width: size, height: size, alignment: .bottomLeading)
      }
      .frame(width: size, height: size)
      .accessibilityHidden(true)
    } else if let only = members.first {
      AvatarView(contact: only, size: size)
    } else {
      Image(systemName: "person.crop.circle")
        .font(.system(size: size * 0.8))
        .frame(width: size, height: size)
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
    }
  }
}
