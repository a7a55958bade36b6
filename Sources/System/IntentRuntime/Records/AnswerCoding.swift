import AppIntents
import IntentValues
import JSONValues

/// The coding of a run's answers, so that another process can give them to the same questions.
///
/// A choice is kept by what was chosen and not by its place: what there is to choose from may have changed.
struct AnswerCoding {
  let coding: IntentValueCoding

  /// - Throws: `IntentRunError` when a value can't be written.
  func form(of answered: AnsweredPrompt) throws -> JSONValue {
    switch (answered.answer, answered.prompt.kind) {
    case (.value(let value), .value(let parameter)):
      guard let value = value as? any _IntentValue else {
        throw IntentRunError(.badRecord, "The answer about \(parameter.label) can't be kept.")
      }
      let isElement = ObjectIdentifier(type(of: value)) != ObjectIdentifier(parameter.valueType)
      return .object([
        .init(name: "value", value: try coding.json(of: value)),
        .init(name: "element", value: .boolean(isElement)),
      ])
    case (.index(let index), .disambiguation(_, let items)) where items.indices.contains(index):
      return .object([.init(name: "item", value: try json(of: items[index]))])
    case (.index(let index), .choice(let options)) where options.indices.contains(index):
      return .object([.init(name: "option", value: .string(options[index].name))])
    case (.confirmed(let yes), .confirmation(_, let value)):
      return .object([
        .init(name: "confirmed", value: .boolean(yes)), .init(name: "of", value: try json(of: value)),
      ])
    case (.confirmed(let yes), _):
      return .object([
        .init(name: "confirmed", value: .boolean(yes)),
        .init(name: "dialog", value: .string(dialog(answered.prompt))),
      ])
    default:
      throw IntentRunError(.badRecord, "An answer to \(answered.prompt.call) can't be kept.")
    }
  }

  /// The answer to a question, or nil when the question is not the one that was answered: then it has to be
  /// asked again.
  ///
  /// - Throws: `IntentRunError` with `badRecord` when what was chosen is gone; what queries throw.
  func answer(_ form: JSONValue, to prompt: IntentPrompt) async throws -> IntentPromptAnswer? {
    switch prompt.kind {
    case .value(let parameter):
      guard let json = form["value"] else { throw unfit(prompt) }
      let isElement = form["element"]?.boolean ?? false
      let type = isElement ? parameter.elementType : parameter.valueType
      return .value(
        try await coding.finding(for: parameter).value(from: json, as: type, at: parameter.label))
    case .disambiguation(let parameter, let items):
      guard let wanted = form["item"] else { throw unfit(prompt) }
      for (index, item) in items.enumerated() where try json(of: item) == wanted { return .index(index) }
      throw IntentRunError(
        .badRecord, "What was chosen for \(parameter.label) is not among its \(items.count) values any more.")
    case .choice(let options):
      guard let name = form["option"]?.string else { throw unfit(prompt) }
      guard let index = options.firstIndex(where: { $0.name == name }) else {
        throw IntentRunError(.badRecord, "The option '\(name)' that was chosen is gone.")
      }
      return .index(index)
    case .confirmation(_, let value):
      guard let yes = form["confirmed"]?.boolean else { throw unfit(prompt) }
      // What was agreed to is not what is asked now.
      return try form["of"] == json(of: value) ? .confirmed(yes) : nil
    case .action, .foreground:
      guard let yes = form["confirmed"]?.boolean else { throw unfit(prompt) }
      return form["dialog"]?.string == dialog(prompt) ? .confirmed(yes) : nil
    }
  }

  private func json(of value: any Sendable) throws -> JSONValue {
    guard let value = value as? any _IntentValue else { return .string(String(describing: value)) }
    return try coding.json(of: value)
  }

  private func dialog(_ prompt: IntentPrompt) -> String {
    prompt.dialog.map { String(localized: $0.full) } ?? ""
  }

  private func unfit(_ prompt: IntentPrompt) -> IntentRunError {
    IntentRunError(.badRecord, "The recorded answer does not fit the question \(prompt.call).")
  }
}

/// The answers of a record.
struct ReplayedAnswers: RecordedAnswers {
  private let forms: [PromptKey: JSONValue]
  private let coding: AnswerCoding

  init(_ record: RunRecord, _ coding: AnswerCoding) {
    forms = Dictionary(record.answers.map { ($0.key, $0.form) }) { first, _ in first }
    self.coding = coding
  }

  func answer(for key: PromptKey, to prompt: IntentPrompt) async throws -> IntentPromptAnswer? {
    guard let form = forms[key] else { return nil }
    return try await coding.answer(form, to: prompt)
  }
}
