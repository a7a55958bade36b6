import AppIntents
import CommandLineSurface
import IntentRuntime

/// A question of a run in words for a terminal.
struct QuestionText {
  private let question: RunQuestion
  private let width: Int
  private let styles: Styles

  init(_ question: RunQuestion, width: Int, styles: Styles) {
    self.question = question
    self.width = width
    self.styles = styles
  }

  /// Whether yes or no is asked for.
  var isConfirmation: Bool {
    switch question.kind {
    case .confirmation, .action, .foreground: true
    case .value, .disambiguation, .choice: false
    }
  }

  /// What is said before the question.
  var dialog: [String] {
    guard let dialog = question.dialog else { return [] }
    let hasView = question.view != nil || question.snippet != nil
    if hasView, !question.showsDialog { return [] }
    let text = hasView ? dialog.supporting ?? dialog.full : dialog.full
    return TerminalText.escaped(String(localized: text), keepingLines: true)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Why the last answer was not taken.
  var problem: [String] {
    guard let problem = question.problem else { return [] }
    return [styles.apply(.warning, to: OneLine.of(problem.message))]
  }

  /// The line on which the answer is given, without a line's end.
  var prompt: String {
    switch question.kind {
    case .value(let parameter, let list, _):
      return valuePrompt(parameter, hasList: list != nil)
    case .disambiguation(let parameter, _):
      return styles.apply(.heading, to: title(parameter)) + " (number or name): "
    case .confirmation(let parameter, let value):
      let shown = "\(title(parameter)): \(OneLine.of(value.title))?"
      return styles.apply(.heading, to: shown) + " [y/N] "
    case .action(let name):
      let verb = OneLine.of(name.acceptLabel) + "?"
      let warning = name.isDestructive ? styles.apply(.warning, to: " (can't be taken back)") : ""
      return styles.apply(.heading, to: verb) + warning + " [y/N] "
    case .choice: return styles.apply(.heading, to: "Choose") + " (number or name): "
    case .foreground: return styles.apply(.heading, to: "Bring the app to the front?") + " [y/N] "
    }
  }

  private func valuePrompt(_ parameter: RunQuestionParameter, hasList: Bool) -> String {
    let option = ParameterOption(
      name: parameter.name ?? "value", parameterName: parameter.name ?? "", parameter: parameter.parameter)
    var hints = hasList ? ["number or name"] : [option.isToggle ? "y/n" : option.words.expectation]
    switch parameter.parameter.definition.traits {
    case .int, .double, .currency: if !option.isCollection { hints = [option.limits] }
    default: break
    }
    if option.isCollection { hints.append("several with commas") }
    if let text = option.defaultText {
      hints.append("Enter for \(text)")
    } else if parameter.parameter.isOptional {
      hints.append("Enter for none")
    }
    return styles.apply(.heading, to: title(parameter)) + " (\(hints.joined(separator: "; "))): "
  }

  private func title(_ parameter: RunQuestionParameter) -> String {
    let title = OneLine.of(parameter.title)
    return title.isEmpty ? parameter.name.map { OneLine.of($0) } ?? "Value" : title
  }

  /// What a question is about, as the end of "the action asks".
  static func subject(of question: RunQuestion) -> String {
    switch question.kind {
    case .value(let parameter, _, _): "for a value of '\(OneLine.of(parameter.title))'"
    case .disambiguation(let parameter, _): "which value of '\(OneLine.of(parameter.title))' is meant"
    case .confirmation(let parameter, _): "whether the value of '\(OneLine.of(parameter.title))' is right"
    case .action(let name): "for a confirmation: \(OneLine.of(name.acceptLabel))?"
    case .choice(let options):
      "to choose one of \(options.map { OneLine.of($0.title) }.joined(separator: ", "))"
    case .foreground: "for leave to bring the app to the front"
    }
  }
}
