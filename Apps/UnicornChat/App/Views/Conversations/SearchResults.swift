import SwiftUI
import UnicornChatModel

/// The people, groups and messages that words are found in, and messages that mean something near to them.
struct SearchResults: View {
  /// How many messages are shown at most.
  private static let limit = 50

  let words: String
  /// What was found by its meaning, and for which words.
  @State private var near: (words: String, messages: [MessageMatch])?
  @Environment(ModelManager.self) private var manager
  @Environment(ChatNavigation.self) private var navigation
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    let found = found
    Group {
      switch found {
      case .loading: ProgressView()
      case .failed(let reason):
        ContentUnavailableView(
          "Search Didn’t Work", systemImage: "exclamationmark.triangle", description: Text(verbatim: reason))
      case .loaded(let found):
        if !found.isEmpty {
          list(found)
        } else if near?.words == words {
          ContentUnavailableView.search(text: words)
        } else {
          ProgressView("Searching").frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
    }
    .task(id: words) { await findNear() }
  }

  /// Finds by meaning, once for the words; what holds them stays above it.
  private func findNear() async {
    // What is found puts the list in the place of the sign that it searches, with a task of its own.
    guard near?.words != words else { return }
    do {
      let held = try manager.messages(holding: words, limit: Self.limit)
      let found = try await manager.messages(near: words, besides: Set(held.map(\.id)))
      if !Task.isCancelled { near = (words, found) }
    } catch {
      // The index may not be made yet: what holds the words is there all the same.
      if !Task.isCancelled { near = (words, []) }
    }
  }

  private struct Found {
    var conversations: [Conversation]
    var contacts: [Contact]
    var messages: [MessageMatch]

    var isEmpty: Bool { conversations.isEmpty && contacts.isEmpty && messages.isEmpty }
  }

  private var found: LoadState<Found> {
    do {
      let all = manager.conversations.value ?? []
      let conversations = all.called(words)
      let known = Set(all.filter { !$0.isGroup }.flatMap { $0.members.map(\.id) })
      let contacts = manager.contacts.values
        .filter { !known.contains($0.id) && $0.name.localizedStandardContains(words) }
        .sorted { $0.name < $1.name }
      let shown = Set(all.map(\.id))
      var messages = try manager.messages(holding: words, limit: Self.limit)
      if let near, near.words == words {
        let held = Set(messages.map(\.id))
        messages += near.messages.filter { !held.contains($0.id) }
      }
      messages.removeAll { !shown.contains($0.message.conversation) }
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
          ForEach(found.messages) { match in
            let message = match.message
            Button {
              navigation.open(message.conversation, at: message.id)
            } label: {
              FoundMessage(
                match: match, conversation: manager.conversation(message.conversation),
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

/// A message that was found, with the words in it marked, and why where it holds others.
private struct FoundMessage: View {
  let match: MessageMatch
  let conversation: Conversation?
  let author: Contact
  let words: String
  let time: String
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(alignment: .top) {
      ConversationAvatar(members: conversation?.members ?? [author], size: 32)
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Text(verbatim: title).font(.headline).lineLimit(1)
          Spacer()
          Text(verbatim: time).font(.caption).foregroundStyle(.secondary)
        }
        Text(AttributedString(speaker) + found.marked)
          .font(.subheadline).foregroundStyle(.secondary).lineLimit(2).multilineTextAlignment(.leading)
        if let reason {
          Label(reason, systemImage: "sparkles").font(.caption).foregroundStyle(.secondary)
            .lineLimit(1)
        }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(
      "\(author.isMe ? locale.text("You") : author.name) in \(title): \(ConversationPreview.line(message.text)), \(time)"
    )
    .accessibilityHint(reason ?? "")
  }

  private var message: Message { match.message }
  private var title: String { conversation?.title ?? "" }

  /// Who said it, where the conversation doesn't tell.
  private var speaker: String {
    author.isMe ? locale.text("You: \("")") : conversation?.isGroup == true ? author.name + ": " : ""
  }

  private var found: FoundWords {
    let searched = match.related.map { $0.joined(separator: " ") } ?? words
    return FoundWords(ConversationPreview.line(message.text), searched: searched)
  }

  /// Why it was found, where it doesn't hold all that was searched for.
  private var reason: String? {
    guard let related = match.related else { return nil }
    if related.isEmpty { return locale.text("Says something similar") }
    let words = locale.list(related.prefix(3).map { "“\($0)”" })
    return locale.text("Similar in meaning: \(words)")
  }
}
