import AppIntents
import SwiftUICore

/// A question of a run as a dialog.
struct PromptDialog: View {
  let prompt: ShellPrompt
  let model: ShellModel

  private var texts: ShellTexts { model.texts }

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: prompt.title).font(.headline).accessibilityAddTraits(.isHeader)
      if !prompt.message.isEmpty { Text(verbatim: prompt.message) }
      if let view = prompt.view { MadeView(container: view) }
      if let snippet = prompt.snippet { SnippetView(snippet: snippet, texts: texts) }
      PromptFormView(prompt: prompt, texts: texts)
      if let problem = prompt.problem { Text(verbatim: problem).shellPart(.problem) }
    }
    .shellPart(
      .dialog(id: prompt.id, label: prompt.title, isModal: true, isUrgent: prompt.isUrgent))
  }
}

/// The form that answers a question.
struct PromptFormView: View {
  let prompt: ShellPrompt
  let texts: ShellTexts

  var body: some View {
    switch prompt.form {
    case .field(let field):
      FieldView(field: field).onSubmit { if !field.takeActive() { prompt.submit() } }
      HStack {
        cancel
        Button(texts[.continue], role: .confirm) { prompt.submit() }.keyboardShortcut(.defaultAction)
      }
    case .values(let choice):
      ChoiceView(choice: choice) { prompt.choose($0) }
      HStack { cancel }
    case .buttons(let options):
      VStack {
        ForEach(options) { option in
          if option.role == .cancel {
            Button(option.title, role: option.role) { prompt.choose(option.id) }.keyboardShortcut(
              .cancelAction)
          } else {
            Button(option.title, role: option.role) { prompt.choose(option.id) }
          }
        }
        if !options.contains(where: { $0.role == .cancel }) { cancel }
      }
    case .decision(let accept, let deny, let isDestructive, let cancels):
      HStack {
        if cancels { cancel }
        if cancels {
          Button(deny) { prompt.decide(false) }
        } else {
          Button(deny, role: .cancel) { prompt.decide(false) }.keyboardShortcut(.cancelAction)
        }
        if isDestructive {
          Button(accept, role: .destructive) { prompt.decide(true) }
        } else {
          // Without a shortcut: nobody is to confirm with a Return that was meant for something else.
          Button(accept, role: .confirm) { prompt.decide(true) }
        }
      }
    }
  }

  private var cancel: some View {
    Button(texts[.cancel], role: .cancel) { prompt.cancel() }.keyboardShortcut(.cancelAction)
  }
}

extension ShellPrompt {
  /// A Boolean value that indicates whether the prompt is about something that does not come back by
  /// itself.
  var isUrgent: Bool {
    switch form {
    case .decision(_, _, let isDestructive, _): isDestructive
    case .buttons(let options): options.contains { $0.role == .destructive }
    case .field, .values: false
    }
  }
}
