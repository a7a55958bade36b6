import SwiftUI
import UnicornChatModel

/// A view for choosing who a message is passed on to. It is put into the field there, so that a person sees
/// it before it goes.
struct ForwardView: View {
  let message: Message.ID
  @State private var words = ""
  @State private var failure: Failure?
  @FocusState private var isSearching: Bool
  @Environment(ModelManager.self) private var manager
  @Environment(ChatNavigation.self) private var navigation
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let conversations = conversations
    let contacts = contacts
    List {
      Section {
        TextField("To", text: $words, prompt: Text("To: a name"))
          .focused($isSearching)
          .onSubmit {
            if let first = conversations.first {
              forward(to: first.id)
            } else if let first = contacts.first {
              forward(to: first)
            }
          }
      }
      if !conversations.isEmpty {
        Section("Conversations") {
          ForEach(conversations) { conversation in
            Button {
              forward(to: conversation.id)
            } label: {
              HStack(spacing: 10) {
                ConversationAvatar(members: conversation.members, size: 34)
                Text(verbatim: conversation.title)
              }
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Forward to \(conversation.title)")
          }
        }
      }
      if !contacts.isEmpty {
        Section("Contacts") {
          ForEach(contacts) { contact in
            Button {
              forward(to: contact)
            } label: {
              ContactLabel(contact: contact)
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Forward to \(contact.name)")
          }
        }
      }
      if conversations.isEmpty && contacts.isEmpty {
        Text("Nobody is called that.").foregroundStyle(.secondary)
      }
    }
    .navigationTitle("Forward")
    .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } } }
    .alert($failure)
    .onAppear { isSearching = true }
  }

  private var conversations: [Conversation] {
    (manager.conversations.value ?? []).called(words)
  }

  /// Those with whom there is no conversation yet.
  private var contacts: [Contact] {
    let known = Set(
      (manager.conversations.value ?? []).filter { !$0.isGroup }.flatMap { $0.members.map(\.id) })
    return manager.contacts.values.filter { !known.contains($0.id) && isMeant($0.name) }
      .sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
  }

  private func isMeant(_ name: String) -> Bool {
    words.allSatisfy(\.isWhitespace)
      || name.localizedStandardContains(words.trimmingCharacters(in: .whitespaces))
  }

  private func forward(to contact: Contact) {
    attempt {
      let conversation = try manager.store.conversation(with: [contact.id])
      manager.readConversations()
      try put(into: conversation.id)
    }
  }

  private func forward(to conversation: Conversation.ID) { attempt { try put(into: conversation) } }

  private func put(into conversation: Conversation.ID) throws {
    let message = try manager.message(message)
    try manager.addToDraft(text: message.text, message.attachments, scheduledFor: nil, in: conversation)
    dismiss()
    navigation.write(in: conversation)
  }

  private func attempt(_ work: () throws -> Void) {
    do { try work() } catch { failure = Failure("Not Forwarded", error) }
  }
}
