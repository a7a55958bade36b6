import AppShell
import PersonalStore
import SwiftUICore
import SystemActions

/// The form for an account, in two steps: who and where, then what to take.
struct AccountFormView: View {
  let page: AccountsPage
  let form: AccountForm

  private var texts: PageTexts { page.texts }

  var body: some View {
    @Bindable var form = form
    VStack(alignment: .leading, spacing: 12) {
      Text(verbatim: title).font(.headline).accessibilityAddTraits(.isHeader)
      Form {
        if let found = form.found {
          ForEach(found.collections) { collection in
            Toggle(
              ActionText.line(collection.name, limit: 100),
              isOn: Binding {
                form.chosen.contains(collection.id)
              } set: { isOn in
                if isOn { form.chosen.insert(collection.id) } else { form.chosen.remove(collection.id) }
              })
          }
          Toggle(texts[.defaultHere], isOn: $form.isDefault)
        } else {
          TextField(
            texts[.serverAddress], text: $form.address,
            prompt: Text(verbatim: "\(texts[.serverAddress]): ana@example.org"))
          TextField(
            texts[.userName], text: $form.user,
            prompt: Text(verbatim: "\(texts[.userName]): \(texts[.sameAsAddress])"))
          SecureField(texts[.password], text: $form.password)
        }
      }
      .onSubmit { page.goOn() }
      if form.found == nil {
        Text(verbatim: texts[.passwordNote]).font(.footnote).foregroundStyle(.secondary)
      } else if form.found?.collections.isEmpty == true {
        EmptyNote(text: texts[.noCollections])
      }
      if let problem = form.problem { Text(verbatim: problem).shellPart(.problem) }
      if form.isChecking { ProgressView(texts[.checking]) }
      HStack {
        Button(texts[.cancel], role: .cancel) { page.form = nil }
        Button(texts[form.found == nil ? .continue : .add]) { page.goOn() }
          .buttonStyle(.borderedProminent).disabled(form.isChecking)
      }
      .pageRole(PageRole("cal-buttons"))
    }
    .pageRole(PageRole("acc-form"))
  }

  private var title: String {
    guard let found = form.found else { return texts[.addAccount] }
    return texts(.chooseCollections, ["host": ActionText.line(found.host, limit: 100)])
  }
}
