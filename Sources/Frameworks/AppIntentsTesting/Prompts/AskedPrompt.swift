import IntentRuntime

/// A question that an intent asked, as a person would see it. Not part of Apple's framework.
public struct AskedPrompt: Sendable {
  /// What was asked for.
  public enum Kind: Hashable, Sendable {
    /// A value for a parameter.
    case value
    /// One of several values for a parameter.
    case disambiguation
    /// Whether a value is the right one.
    case confirmation
    /// Whether to go on.
    case action
    /// One of several options.
    case choice
    /// Whether the app may come to the front.
    case foreground
  }

  /// What was asked for.
  public let kind: Kind
  /// The identifier of the intent that asked.
  public let intent: String
  /// The call that asked, as a developer knows it.
  public let call: String
  /// The name of the parameter that it was about.
  public let parameter: String?
  /// What was said.
  public let dialog: String?
  /// What there was to choose from: titles of values and options, the words on the buttons of a confirmation.
  public let options: [String]
  /// Why the answer before was not taken, where the question was asked again.
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
    // A parameter that has no value is asked for by the run, not by a call of the app.
    if call != "parameter" { text += " with \(call)" }
    text += dialog.map { ": \"\($0)\"" } ?? "."
    if !options.isEmpty { text += " It offers \(options.quoted)." }
    return text
  }
}
