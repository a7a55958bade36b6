import Foundation
import UnicornChatModel

/// The part of a conversation that the bars and the rows need, and that changes seldom.
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
