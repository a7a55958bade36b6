import SwiftUI
import UnicornChatModel

/// Somebody: what they say of themselves, how they are reached, and what can be done.
struct ContactProfile: View {
  let id: Contact.ID
  @Environment(ModelManager.self) private var manager
  @Environment(ChatNavigation.self) private var navigation
  @Environment(\.dismiss) private var dismiss
  @State private var failure: Failure?

  var body: some View {
    let contact = manager.contact(id)
    Form {
      Section {
        VStack(spacing: 6) {
          AvatarView(contact: contact, size: 80)
          Text(verbatim: contact.name).font(.title2).bold()
          Text(verbatim: contact.about).foregroundStyle(.secondary).multilineTextAlignment(.center)
        }
        .frame(maxWidth: .infinity)
        Button("Message", systemImage: "message") { message(contact) }
      }
      Section("Reached by") {
        LabeledContent("Address", value: contact.handle)
        if let number = contact.phoneNumber { LabeledContent("Phone", value: number) }
      }
      let groups = (manager.conversations.value ?? []).filter { conversation in
        conversation.isGroup && conversation.members.contains { $0.id == id }
      }
      if !groups.isEmpty {
        Section("Groups in common") {
          ForEach(groups) { group in
            Button(group.title) { open(group.id) }
          }
        }
      }
    }
    .navigationTitle(contact.name)
    .alert($failure)
  }

  private func message(_ contact: Contact) {
    do {
      let conversation = try manager.store.conversation(with: [contact.id])
      manager.readConversations()
      open(conversation.id)
    } catch {
      failure = Failure("Conversation Not Begun", error)
    }
  }

  private func open(_ conversation: Conversation.ID) {
    dismiss()
    navigation.open(conversation)
  }
}
