import SwiftUICore

/// The fields of a draft, as a form.
struct FieldsEditor: View {
  let draft: FieldsDraft

  var body: some View {
    @Bindable var draft = draft
    Form {
      if let warning = draft.warning {
        Label {
          Text(verbatim: warning)
        } icon: {
          Image(systemName: "exclamationmark.triangle")
        }
      }
      ForEach($draft.fields) { $field in
        TextField(
          field.label, text: $field.value, axis: field.kind == .lines ? .vertical : .horizontal)
      }
      if let note = draft.note { Text(verbatim: note).font(.footnote).foregroundStyle(.secondary) }
    }
  }
}
