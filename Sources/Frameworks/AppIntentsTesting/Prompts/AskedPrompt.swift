import IntentRuntime

/// A question of an intent, as a person would see it. Not part of Apple's framework.
public struct AskedPrompt: Sendable {
  /// The kind of a question.
  public enum Kind: Hashable, Sendable {
    /// A request for a parameter's value.
    case value
    /// A request for one of several values of a parameter.
    case disambiguation
    /// The confirmation of a value.
    case confirmation
    /// The confirmation of an action.
    case action
    /// A choice between options.
    case choice
    /// Permission for the app to come to the foreground.
    case foreground
  }

  /// The kind of the question.
  public let kind: Kind
  /// The identifier of the intent that asked.
  public let intent: String
  /// The call that asked, in the form that developers know.
  public let call: String
  /// The name of the parameter in question.
  public let parameter: String?
  /// The dialog.
  public let dialog: String?
  /// The options: titles of values and options, or the labels of a confirmation's buttons.
  public let options: [String]
  /// The problem with the previous answer, if the question was repeated.
  public let problem: String?
  /// The view beside the question.
  public let view: ShownView?

  init(_ question: RunQuestion, in app: AppUnderTest) {
    intent = question.intentType.persistentIdentifier
    call = question.call
    dialog = question.dialog.map { app.text($0.full) }
    problem = question.problem?.message
    if let snippet = question.snippet {
      view = ShownView(snippet, in: app)
    } else {
      view = question.view.map { ShownView($0, in: app) }
    }
    func titles(_ list: OptionList?) -> [String] {
      (list?.options ?? []).map { app.text($0.display.title) }
    }
    switch question.kind {
    case .value(let asked, let list, _):
      (kind, parameter, options) = (.value, asked.name, titles(list))
    case .disambiguation(let asked, let list):
      (kind, parameter, options) = (.disambiguation, asked.name, titles(list))
    case .confirmation(let asked, let value):
      (kind, parameter, options) = (.confirmation, asked.name, [app.text(value.title)])
    case .action(let name):
      (kind, parameter, options) = (.action, nil, [app.text(name.acceptLabel), app.text(name.denyLabel)])
    case .choice(let choices):
      (kind, parameter, options) = (.choice, nil, choices.map { app.text($0.title) })
    case .foreground: (kind, parameter, options) = (.foreground, nil, [])
    }
  }
}

extension AskedPrompt: CustomStringConvertible {
  public var description: String {
    let subject =
      switch kind {
      case .value: "a value"
      case .disambiguation: "one of several values"
      case .confirmation: "whether a value is right"
      case .action: "whether to go on"
      case .choice: "a choice"
      case .foreground: "whether the app may come to the front"
      }
    var text = "\(intent) asks for \(subject)"
    if kind == .confirmation || kind == .action || kind == .foreground { text = "\(intent) asks \(subject)" }
    if let parameter { text += " of '\(parameter)'" }
    // A missing parameter value is requested by the run, not by a call of the app.
    if call != "parameter" { text += " with \(call)" }
    text += dialog.map { ": \"\($0)\"" } ?? "."
    if !options.isEmpty { text += " It offers \(options.quoted)." }
    return text
  }
}
