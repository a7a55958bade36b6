import AppIntents
import IntentRuntime

/// The wording of a dialog.
struct PromptWording {
  let message: String

  init(_ question: RunQuestion, _ texts: ShellTexts) {
    let hasView = question.view != nil || question.snippet != nil
    if let dialog = question.dialog, !hasView || question.showsDialog {
      message = ForeignText.lines(hasView ? dialog.supporting ?? dialog.full : dialog.full)
    } else if hasView {
      message = ""
    } else {
      message = Self.usual(question, texts)
    }
  }

  /// Returns the text of a question for which the app has no words.
  private static func usual(_ question: RunQuestion, _ texts: ShellTexts) -> String {
    switch question.kind {
    case .value(let parameter, _, _), .disambiguation(let parameter, _):
      texts(.askValue, ["name": title(of: parameter, texts)])
    case .confirmation(let parameter, let value):
      texts(
        .isThisRight, ["name": title(of: parameter, texts), "value": ForeignText.line(value.title)])
    case .action(let name): texts(.askGoOn, ["name": texts.word(name.acceptLabel)])
    case .choice: texts[.choose]
    case .foreground: texts[.askForeground]
    }
  }

  /// Returns the title of a parameter.
  static func title(of parameter: RunQuestionParameter, _ texts: ShellTexts) -> String {
    let title = ForeignText.line(parameter.title)
    return title.isEmpty ? parameter.name.map(ForeignText.line) ?? texts[.value] : title
  }
}
