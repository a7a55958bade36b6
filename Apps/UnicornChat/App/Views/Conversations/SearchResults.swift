import SwiftUI
import UnicornChatModel

/// The people, groups and messages that words are found in.
struct SearchResults: View {
  /// How many messages are shown at most.
  private static let limit = 50

  let words: String
  @Environment(ModelManager.self) private var manager
  @Environment(ChatNavigation.self) private var navigation
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    switch found {
    case .loading: ProgressView()
    case .failed(let reason):
      ContentUnavailableView(
        "Search Didn’t Work", systemImage: "exclamationmark.triangle", description: Text(verbatim: reason))
    case .loaded(let found):
      if found.conversations.isEmpty && found.contacts.isEmpty && found.messages.isEmpty {
        ContentUnavailableView.search(text: words)
      } else {
        list(found)
      }
    }
  }

  private struct Found {
    var conversations: [Conversation]
    var contacts: [Contact]
    var messages: [Message]
  }

  private var found: LoadState<Found> {
    do {
      let all = manager.conversations.value ?? []
      let conversations = all.filter { conversation in
        conversation.title.localizedStandardContains(words)
          || conversation.members.contains { $0.name.localizedStandardContains(words) }
      }
      let known = Set(all.filter { !$0.isGroup }.flatMap { $0.members.map(\.id) })
      let contacts = manager.contacts.values
        .filter { !known.contains($0.id) && $0.name.localizedStandardContains(words) }
        .sorted { $0.name < $1.name }
      let shown = Set(all.map(\.id))
      let messages = try manager.store.search(words, limit: Self.limit).filter {
        shown.contains($0.conversation)
      }
      return .loaded(Found(conversations: conversations, contacts: contacts, messages: messages))
    } catch {
      return .failed(error.localizedDescription)
    }
  }

  private func list(_ found: Found) -> some View {
    List {
      if !found.conversations.isEmpty {
        Section("Conversations") {
          ForEach(found.conversations) { conversation in
            Button {
              navigation.open(conversation.id)
            } label: {
              HStack {
                ConversationAvatar(members: conversation.members, size: 32)
                Text(verbatim: conversation.title)
              }
            }
            .buttonStyle(.plain)
          }
        }
      }
      if !found.contacts.isEmpty {
        Section("Contacts") {
          ForEach(found.contacts) { contact in
            Button {
              navigation.sheet = .contact(contact.id)
            } label: {
              HStack {
                AvatarView(contact: contact, size: 32)
                Text(verbatim: contact.name)
              }
            }
            .buttonStyle(.plain)
          }
        }
      }
      if !found.messages.isEmpty {
        Section("Messages") {
          ForEach(found.messages) { message in
            Button {
              navigation.open(message.conversation, at: message.id)
            } label: {
              FoundMessage(
                message: message, title: manager.conversation(message.conversation)?.title ?? "",
                author: manager.contact(message.author), words: words, time: dates.inList(message.date))
            }
            .buttonStyle(.plain)
          }
        }
      }
    }
    .listStyle(.sidebar)
    .accessibilityLabel("Search results")
  }

  private var dates: ChatDates {
    ChatDates(now: manager.now, calendar: calendar, timeZone: timeZone, locale: locale)
  }
}

/// A message that was found, with the words in it marked.
private struct FoundMessage: View {
  let message: Message
  let title: String
  let author: Contact
  let words: String
  let time: String
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(alignment: .top) {
      AvatarView(contact: author, size: 32)
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Text(verbatim: title).font(.headline).lineLimit(1)
          Spacer()
          Text(verbatim: time).font(.caption).foregroundStyle(.secondary)
        }
        Text(found.marked)
          .font(.subheadline).foregroundStyle(.secondary).lineLimit(2).multilineTextAlignment(.leading)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(
      "\(author.isMe ? locale.text("You") : author.name) in \(title): \(ConversationPreview.line(message.text)), \(time)"
    )
  }

  private var found: FoundWords { FoundWords(ConversationPreview.line(message.text), searched: words) }
}
