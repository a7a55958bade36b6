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
          if form.account != nil { TextField(texts[.name], text: $form.name) }
          TextField(
            texts[.serverAddress], text: $form.address,
            prompt: Text(verbatim: "\(texts[.serverAddress]): ana@example.org"))
          TextField(
            texts[.userName], text: $form.user,
            prompt: Text(verbatim: "\(texts[.userName]): \(texts[.sameAsAddress])"))
          if form.account == nil {
            SecureField(texts[.password], text: $form.password)
          } else {
            SecureField(
              texts[.password], text: $form.password,
              prompt: Text(verbatim: "\(texts[.password]): \(texts[.samePassword])"))
          }
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
        // Not disabled while the server is asked: without scripts, pressing again shows what came of it. Two buttons,
        // so that what is pressed for the one step never does the next.
        if form.found == nil {
          Button(texts[form.account == nil ? .continue : .save]) { page.goOn() }
            .buttonStyle(.borderedProminent)
        } else {
          Button(texts[.add]) { page.goOn() }.buttonStyle(.borderedProminent)
        }
      }
      .pageRole(PageRole("cal-buttons"))
    }
    .pageRole(PageRole("acc-form"))
  }

  private var title: String {
    if let account = form.account {
      return texts(.changeName, ["title": ActionText.line(account.name, limit: 100)])
    }
    guard let found = form.found else { return texts[.addAccount] }
    return texts(.chooseCollections, ["host": ActionText.line(found.host, limit: 100)])
  }
}
