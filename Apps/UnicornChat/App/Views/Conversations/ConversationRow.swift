import SwiftUI
import UnicornChatModel

/// A conversation in the list: who it is with, what was said last and when, and what waits to be read.
struct ConversationRow: View {
  let conversation: Conversation
  let typing: [Contact]
  let me: Contact.ID
  /// Changes at midnight, with what the times are said by.
  let today: Date
  @Environment(ModelManager.self) private var manager
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    let time = dates.inList(conversation.lastActive)
    let preview = ConversationPreview(conversation, typing: typing, me: me, locale: locale)
    HStack(spacing: 10) {
      ConversationAvatar(members: conversation.members)
      VStack(alignment: .leading, spacing: 2) {
        HStack(spacing: 4) {
          Text(verbatim: conversation.title).font(.headline).lineLimit(1)
          if conversation.isMuted {
            Image(systemName: "bell.slash.fill").font(.caption2).foregroundStyle(.secondary)
          }
          Spacer(minLength: 4)
          Text(verbatim: time).font(.subheadline).foregroundStyle(.secondary).lineLimit(1).fixedSize()
        }
        HStack(spacing: 6) {
          Text(preview.text)
            .font(.subheadline)
            .foregroundStyle(.secondary)
            .lineLimit(1)
            .frame(maxWidth: .infinity, alignment: .leading)
          if conversation.isPinned {
            Image(systemName: "pin.fill").font(.caption2).foregroundStyle(.secondary)
          }
          if conversation.unreadCount > 0 {
            Text(conversation.unreadCount > 99 ? "99+" : "\(conversation.unreadCount)")
              .font(.caption).bold().monospacedDigit()
              .padding(.horizontal, 6).padding(.vertical, 1)
              .foregroundStyle(.white)
              .background(conversation.isMuted ? Color.gray : .accentColor, in: Capsule())
          }
        }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(sentence(preview, time))
  }

  private var dates: ChatDates {
    ChatDates(now: manager.now, calendar: calendar, timeZone: timeZone, locale: locale)
  }

  private func sentence(_ preview: ConversationPreview, _ time: String) -> String {
    var parts = [conversation.title]
    if conversation.unreadCount > 0 { parts.append(locale.text("\(conversation.unreadCount) unread")) }
    if conversation.isPinned { parts.append(locale.text("pinned")) }
    if conversation.isMuted { parts.append(locale.text("muted")) }
    parts += [preview.plain, time]
    return parts.joined(separator: ", ")
  }
}
