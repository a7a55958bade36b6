import SwiftUI
import UnicornChatModel

/// The details of a conversation: who is in it, what was shared there, and how it behaves.
struct ConversationDetails: View {
  let id: Conversation.ID
  @Environment(ModelManager.self) private var manager
  @Environment(ChatNavigation.self) private var navigation
  @Environment(\.dismiss) private var dismiss
  @State private var isRenaming = false
  @State private var isAdding = false
  @State private var isDeleting = false
  @State private var name = ""
  @State private var failure: Failure?

  var body: some View {
    Group {
      if let conversation = manager.conversation(id) {
        form(conversation)
      } else {
        ContentUnavailableView("Conversation Deleted", systemImage: "trash")
      }
    }
    .navigationTitle("Details")
    .toolbar {
      ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
    }
    .alert($failure)
  }

  private func form(_ conversation: Conversation) -> some View {
    Form {
      Section {
        VStack(spacing: 6) {
          ConversationAvatar(members: conversation.members, size: 72)
          Text(verbatim: conversation.title).font(.title2).bold().accessibilityHeading(.h2)
          if !conversation.isGroup, let about = conversation.members.first?.about, !about.isEmpty {
            Text(verbatim: about).foregroundStyle(.secondary).multilineTextAlignment(.center)
          }
        }
        .frame(maxWidth: .infinity)
        if conversation.isGroup {
          Button("Rename Group", systemImage: "pencil") {
            name = conversation.name ?? ""
            isRenaming = true
          }
          .alert("Name of the Group", isPresented: $isRenaming) {
            TextField("Group Name", text: $name)
            Button("Save") { attempt { try manager.store.rename(id, to: name.isEmpty ? nil : name) } }
            Button("Cancel", role: .cancel) {}
          }
        }
      }
      members(conversation)
      Section {
        Toggle("Hide Alerts", isOn: binding(conversation.isMuted) { try manager.setMuted($0, id) })
        Toggle("Pin to the Top", isOn: binding(conversation.isPinned) { try manager.setPinned($0, id) })
        Toggle(
          "Archive", isOn: binding(conversation.isArchived) { try manager.store.setArchived($0, id) })
        ConversationSuggestionsToggle(conversation: conversation)
        #if os(Linux)
          RepliesToggle(scope: .conversation(conversation.id.uuidString))
        #endif
      }
      SharedContent(conversation: id)
      Section {
        ExportButton(conversation: conversation)
        Button("Delete Conversation", systemImage: "trash", role: .destructive) { isDeleting = true }
          .confirmationDialog(
            "Delete this conversation?", isPresented: $isDeleting, titleVisibility: .visible
          ) {
            Button("Delete", role: .destructive) {
              dismiss()
              if navigation.selection == id { navigation.selection = nil }
              manager.delete(conversation)
            }
            Button("Cancel", role: .cancel) {}
          }
      }
    }
  }

  private func members(_ conversation: Conversation) -> some View {
    Section(conversation.isGroup ? "Members" : "Contact") {
      ForEach(conversation.members) { contact in
        if conversation.isGroup && conversation.members.count > 1 {
          HStack {
            profile(of: contact)
            Spacer()
            Button("Remove \(contact.name)", systemImage: "minus.circle", role: .destructive) {
              attempt {
                try manager.store.setMembers(
                  conversation.members.map(\.id).filter { $0 != contact.id }, of: id)
              }
            }
            .labelStyle(.iconOnly)
            .buttonStyle(.borderless)
          }
        } else {
          profile(of: contact)
        }
      }
      if conversation.isGroup {
        Button("Add Member", systemImage: "person.badge.plus") { isAdding = true }
          .sheet(isPresented: $isAdding) { AddMemberView(conversation: conversation) }
      }
    }
  }

  private func profile(of contact: Contact) -> some View {
    NavigationLink {
      ContactProfile(id: contact.id)
    } label: {
      ContactLabel(contact: contact)
    }
  }

  private func binding(_ value: Bool, _ set: @escaping (Bool) throws -> Void) -> Binding<Bool> {
    Binding(get: { value }, set: { new in attempt { try set(new) } })
  }

  private func attempt(_ work: () throws -> Void) {
    do { try work() } catch { failure = Failure("That Didn’t Work", error) }
  }
}

/// A view for choosing somebody who isn't in a group yet.
private struct AddMemberView: View {
  let conversation: Conversation
  @Environment(ModelManager.self) private var manager
  @Environment(\.dismiss) private var dismiss
  @State private var failure: Failure?

  var body: some View {
    NavigationStack {
      List(others) { contact in
        Button {
          add(contact)
        } label: {
          ContactLabel(contact: contact)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Add \(contact.name)")
      }
      .overlay {
        if others.isEmpty { ContentUnavailableView("Everybody Is Here", systemImage: "person.3") }
      }
      .navigationTitle("Add Member")
      .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } } }
      .alert($failure)
    }
    .presentationSizing(.form)
  }

  private var others: [Contact] {
    let members = Set(conversation.members.map(\.id))
    return manager.contacts.values.filter { !members.contains($0.id) }.sorted { $0.name < $1.name }
  }

  private func add(_ contact: Contact) {
    do {
      try manager.store.setMembers(conversation.members.map(\.id) + [contact.id], of: conversation.id)
      dismiss()
    } catch {
      failure = Failure("Not Added", error)
    }
  }
}
