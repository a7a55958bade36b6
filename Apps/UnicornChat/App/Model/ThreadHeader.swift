import Foundation
import UnicornChatModel

/// What the bars and the rows need of a conversation, and changes seldom.
struct ThreadHeader: Equatable {
  let title: String
  let isGroup: Bool
  let members: [Contact]

  init(_ conversation: Conversation) {
    title = conversation.title
    isGroup = conversation.isGroup
    members = conversation.members
  }

  func subtitle(in locale: Locale) -> String {
    isGroup ? locale.text("\(members.count + 1) people") : members.first?.about ?? ""
  }
}
