import SwiftUI

/// Fields for words, numbers, secrets and long text.
struct WritingScreen: View {
  private enum Field: Hashable { case name, secret }

  @State private var name = ""
  @State private var pots: Int? = 3
  @State private var secret = ""
  @State private var mail = ""
  @State private var note = "Water in the morning."
  @State private var sent: [String] = []
  @FocusState private var field: Field?

  var body: some View {
    Form {
      Section("Words") {
        TextField("Name", text: $name, prompt: Text("Basil"))
          .focused($field, equals: .name)
          .submitLabel(.next)
          .onSubmit { field = .secret }
        SecureField("Secret", text: $secret)
          .focused($field, equals: .secret)
          .textContentType(.password)
        TextField("Mail", text: $mail)
          .textContentType(.emailAddress)
          .autocorrectionDisabled()
          #if !os(macOS)
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
          #endif
        TextField("Pots", value: $pots, format: .number)
          .textFieldStyle(.roundedBorder)
        Text(pots.map { "\($0) pots" } ?? "No number")
      }
      Section("Styles") {
        TextField("Automatic", text: $name).textFieldStyle(.automatic)
        TextField("Plain", text: $name).textFieldStyle(.plain)
      }
      Section("Long text") {
        TextField("Growing", text: $note, axis: .vertical).lineLimit(1...4)
        TextEditor(text: $note)
          .textEditorStyle(.plain)
          .frame(minHeight: 88)
          .accessibilityLabel("Note")
        TextEditor(text: $note)
          .textEditorStyle(.automatic)
          .frame(minHeight: 60)
          .accessibilityLabel("The same note")
        Text("\(note.count) letters")
        Button("Clear note") { note = "" }
      }
      Section("Sending") {
        TextField("Message", text: $mail)
          .onSubmit(of: .text) {
            sent.append(mail)
            mail = ""
          }
          .submitScope()
        ForEach(sent, id: \.self) { Text($0) }
      }
    }
    .onSubmit { sent.append("The form") }
    .defaultFocus($field, .name)
  }
}
