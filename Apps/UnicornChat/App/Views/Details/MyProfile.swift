import SwiftUI
import UnicornChatModel

/// The profile with which the person who uses the app appears to others.
struct MyProfile: View {
  @Environment(ModelManager.self) private var manager
  @Environment(\.dismiss) private var dismiss
  @State private var edited: Contact?
  @State private var failure: Failure?

  var body: some View {
    let contact = edited ?? manager.me
    Form {
      Section {
        AvatarView(contact: contact, size: 80).frame(maxWidth: .infinity)
        TextField("Name", text: binding(\.name))
        TextField("About", text: binding(\.about), axis: .vertical)
        TextField("Emblem", text: binding(\.emblem))
        Picker("Colour", selection: binding(\.hue)) {
          ForEach(Contact.Hue.allCases, id: \.self) { hue in
            Text(hue.title).tag(hue)
          }
        }
      }
      Section("Reached by") { LabeledContent("Address", value: contact.handle) }
    }
    .navigationTitle("My Profile")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") { save(contact) }
          .disabled(contact.name.allSatisfy(\.isWhitespace))
      }
    }
    .alert($failure)
  }

  private func binding<Value>(_ path: WritableKeyPath<Contact, Value>) -> Binding<Value> {
    Binding(
      get: { (edited ?? manager.me)[keyPath: path] },
      set: { value in
        var contact = edited ?? manager.me
        contact[keyPath: path] = value
        edited = contact
      })
  }

  private func save(_ contact: Contact) {
    var contact = contact
    contact.name = String(contact.name.trimmingCharacters(in: .whitespacesAndNewlines).prefix(80))
    contact.emblem = contact.emblem.first.map(String.init) ?? "🙂"
    do {
      try manager.save(contact)
      dismiss()
    } catch {
      failure = Failure("Profile Not Saved", error)
    }
  }
}
