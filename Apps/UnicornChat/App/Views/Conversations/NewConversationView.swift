import SwiftUI
import UnicornChatModel

/// A view for choosing who a message is for, or who is in a new group.
struct NewConversationView: View {
  let isGroup: Bool
  @State private var words = ""
  @State private var name = ""
  @State private var chosen: [Contact] = []
  @State private var failure: Failure?
  @FocusState private var isSearching: Bool
  @Environment(ModelManager.self) private var manager
  @Environment(ChatNavigation.self) private var navigation
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      Section {
        if isGroup { TextField("Group Name", text: $name, prompt: Text("Group name (optional)")) }
        if !chosen.isEmpty {
          ContactTokens(contacts: chosen) { contact in chosen.removeAll { $0.id == contact.id } }
        }
        TextField("To", text: $words, prompt: Text("To: a name or an address"))
          .focused($isSearching)
          .onSubmit(chooseFirst)
      }
      Section("Contacts") {
        ForEach(found) { contact in
          let isChosen = chosen.contains { $0.id == contact.id }
          Button {
            toggle(contact)
          } label: {
            HStack {
              ContactLabel(contact: contact)
              Spacer()
              if isChosen { Image(systemName: "checkmark").foregroundStyle(.tint) }
            }
          }
          .buttonStyle(.plain)
          .accessibilityLabel("\(contact.name), \(contact.handle)")
          .accessibilityAddTraits(isChosen ? .isSelected : [])
        }
        if found.isEmpty { Text("Nobody is called that.").foregroundStyle(.secondary) }
      }
    }
    .navigationTitle(isGroup ? "New Group" : "New Message")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
      ToolbarItem(placement: .confirmationAction) {
        Button(isGroup ? "Create Group" : "Start") { start() }
          .disabled(chosen.count < (isGroup ? 2 : 1))
          .help(isGroup ? "A group has at least two others" : "Choose somebody")
      }
    }
    .alert($failure)
    .onAppear { isSearching = true }
  }

  private var found: [Contact] {
    let all = manager.contacts.values.sorted {
      $0.name.localizedStandardCompare($1.name) == .orderedAscending
    }
    let words = words.trimmingCharacters(in: .whitespaces)
    guard !words.isEmpty else { return all }
    return all.filter {
      $0.name.localizedStandardContains(words) || $0.handle.localizedStandardContains(words)
        || $0.phoneNumber?.contains(words) == true
    }
  }

  private func toggle(_ contact: Contact) {
    if chosen.contains(where: { $0.id == contact.id }) {
      chosen.removeAll { $0.id == contact.id }
    } else {
      chosen.append(contact)
      words = ""
    }
  }

  private func chooseFirst() {
    if words.allSatisfy(\.isWhitespace), !chosen.isEmpty, !isGroup { return start() }
    if let first = found.first(where: { contact in !chosen.contains { $0.id == contact.id } }) {
      toggle(first)
    }
  }

  private func start() {
    do {
      let name = name.trimmingCharacters(in: .whitespaces)
      let conversation =
        isGroup
        ? try manager.store.makeGroup(named: name.isEmpty ? nil : name, members: chosen.map(\.id))
        : try manager.store.conversation(with: chosen.map(\.id))
      manager.readConversations()
      dismiss()
      navigation.write(in: conversation.id)
    } catch {
      failure = Failure("Conversation Not Begun", error)
    }
  }
}

/// Somebody in a list: avatar, name and address.
struct ContactLabel: View {
  let contact: Contact

  var body: some View {
    HStack(spacing: 10) {
      AvatarView(contact: contact, size: 34)
      VStack(alignment: .leading) {
        Text(verbatim: contact.name)
        Text(verbatim: contact.handle).font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

/// Those who were chosen, each of whom can be left out again.
private struct ContactTokens: View {
  let contacts: [Contact]
  let remove: (Contact) -> Void

  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(contacts) { contact in
          Button {
            remove(contact)
          } label: {
            Label("\(contact.emblem) \(contact.name)", systemImage: "xmark")
          }
          .buttonStyle(.bordered)
          .buttonBorderShape(.capsule)
          .accessibilityLabel("Remove \(contact.name)")
        }
      }
    }
    .accessibilityLabel("Recipients")
  }
}
