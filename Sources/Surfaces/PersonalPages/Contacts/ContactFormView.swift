import AppShell
import SwiftUICore

/// The values of a contact, as a form.
struct ContactFormView: View {
  let page: CalendarPage
  let form: ContactForm

  private var texts: PageTexts { page.texts }

  var body: some View {
    @Bindable var form = form
    FormFrame(page: page, title: texts[form.isNew ? .newContact : .edit], problem: form.problem) {
      TextField(texts[.name], text: $form.name)
      TextField(texts[.organization], text: $form.organization)
      TextField(texts[.phone], text: $form.phone)
      TextField(texts[.mail], text: $form.mail)
      TextField(texts[.address], text: $form.address)
      TextField(texts[.notes], text: $form.notes, axis: .vertical)
    }
  }
}
