import Foundation

/// The person who uses the app with one contact, or with several in a group.
package struct Conversation: Identifiable, Hashable, Sendable {
  package let id: UUID
  /// The name that somebody gave to a group.
  package var name: String?
  /// Everybody but the person who uses the app, in the order in which they joined. One, but for groups.
  package var members: [Contact]
  package var isGroup: Bool
  package var isPinned: Bool
  package var isMuted: Bool
  /// Whether it is out of the list until somebody writes in it.
  package var isArchived: Bool
  /// The time at which somebody last wrote; that at which the conversation was begun, where nobody has.
  package var lastActive: Date
  /// The number that lists are sorted by, the greatest first: it goes up whenever somebody writes anywhere,
  /// whatever clocks say.
  package var activity: Int64
  /// The number of messages of others that haven't been read.
  package var unreadCount: Int
  /// The latest message; nil where nobody has written.
  package var lastMessage: Message?
  /// The draft that was written and not sent.
  package var draft: Draft?

  package init(
    id: UUID, name: String? = nil, members: [Contact], isGroup: Bool, isPinned: Bool = false,
    isMuted: Bool = false, isArchived: Bool = false, lastActive: Date, activity: Int64 = 0,
    unreadCount: Int = 0,
    lastMessage: Message? = nil, draft: Draft? = nil
  ) {
    self.id = id
    self.name = name
    self.members = members
    self.isGroup = isGroup
    self.isPinned = isPinned
    self.isMuted = isMuted
    self.isArchived = isArchived
    self.lastActive = lastActive
    self.activity = activity
    self.unreadCount = unreadCount
    self.lastMessage = lastMessage
    self.draft = draft
  }

  /// Whether it stands before another in lists: pinned ones first, then those in which somebody wrote last.
  package func comesBefore(_ other: Conversation) -> Bool {
    isPinned == other.isPinned ? activity > other.activity : isPinned
  }

  /// The name of the group, else those who are in it.
  package var title: String {
    if let name, !name.isEmpty { return name }
    return members.map(\.name).formatted(.list(type: .and, width: .narrow))
  }
}
