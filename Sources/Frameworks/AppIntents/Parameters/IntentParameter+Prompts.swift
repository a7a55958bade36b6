import SwiftUICore

extension IntentParameter {
  private var prompts: ParameterPrompts<Value.ValueType> { .init(parameter: self) }

  /// Asks the person for a value and returns it. The parameter's own value does not change.
  ///
  /// - Parameter dialog: The dialog; nil uses that of the parameter.
  /// - Throws: `IntentRunError` when the person cancels or nobody can be asked.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    try await prompts.requestValue(dialog)
  }

  /// Asks the person to choose one of some values and returns it.
  ///
  /// - Throws: `IntentRunError` when the person cancels or nobody can be asked.
  public func requestDisambiguation(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    try await prompts.requestDisambiguation(among: itemsToDisambiguate, dialog)
  }

  /// Asks the person to confirm a value and returns the answer.
  ///
  /// - Throws: `IntentRunError` when the person cancels or nobody can be asked.
  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    try await prompts.requestConfirmation(for: itemToConfirm, dialog, nil)
  }

  /// Asks the person to confirm a value, showing a view of it, and returns the answer.
  public func requestConfirmation<ViewType: View>(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil, view: ViewType
  ) async throws -> Bool {
    try await prompts.requestConfirmation(for: itemToConfirm, dialog, _SnippetViewContainer(holding: view))
  }

  /// Asks the person to confirm a value, showing a view of it, and returns the answer.
  public func requestConfirmation<ViewType: View>(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil, @ViewBuilder view: () -> ViewType
  ) async throws -> Bool {
    try await requestConfirmation(for: itemToConfirm, dialog: dialog, view: view())
  }

  /// Returns an error to throw when the run can't continue without a value: the person is asked, and the
  /// intent runs again with the answer.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    prompts.needsValueError("needsValueError(_:)", dialog)
  }

  /// Returns an error to throw when the run can't continue without a value; see ``needsValueError(_:)``.
  public func requestValue(_ dialog: IntentDialog? = nil) -> any Error {
    prompts.needsValueError("requestValue(_:)", dialog)
  }

  /// Returns an error to throw when the run can't continue without one of some values: the person chooses,
  /// and the intent runs again with the choice.
  public func needsDisambiguationError(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> any Error {
    prompts.needsDisambiguationError(among: itemsToDisambiguate, dialog)
  }
}

/// An error of an intent that can't continue without an answer about a parameter. The code that runs the
/// intent asks, sets the parameter, and runs the intent again.
package struct ParameterPromptError: Error, CustomStringConvertible {
  /// The question.
  package let prompt: IntentPrompt

  package var description: String {
    switch prompt.kind {
    case .disambiguation(let parameter, let items):
      "The parameter \(parameter.label) needs one of \(items.count) values. Give it one of them, or start "
        + "the intent with what can ask a person."
    case .value(let parameter):
      "The parameter \(parameter.label) needs a value. Give it one, or start the intent with what can ask a "
        + "person."
    default: prompt.call
    }
  }
}

/// The questions about one parameter whose answers are of type `Answer`.
struct ParameterPrompts<Answer: Sendable>: Sendable {
  let parameter: any AnyIntentParameter

  func requestValue(_ dialog: IntentDialog?) async throws -> Answer {
    let prompt = IntentPrompt(
      call: "requestValue(_:)", kind: .value(parameter),
      dialog: dialog ?? parameter.definition.requestValueDialog)
    switch try await IntentRun.answer(to: prompt) {
    case .value(let value): return try await typed(value)
    default: throw unexpected("a value of type \(Answer.self)")
    }
  }

  func requestDisambiguation(among items: [Answer], _ dialog: IntentDialog?) async throws -> Answer {
    let prompt = IntentPrompt(
      call: "requestDisambiguation(among:dialog:)", kind: .disambiguation(parameter, among: items),
      dialog: dialog ?? parameter.definition.requestDisambiguationDialog)
    switch try await IntentRun.answer(to: prompt) {
    case .index(let index) where items.indices.contains(index): return items[index]
    case .value(let value): return try await typed(value)
    default: throw unexpected("one of \(items.count) values")
    }
  }

  func requestConfirmation(
    for item: Answer, _ dialog: IntentDialog?, _ view: _SnippetViewContainer?
  ) async throws -> Bool {
    let prompt = IntentPrompt(
      call: "requestConfirmation(for:dialog:)", kind: .confirmation(parameter, of: item), dialog: dialog,
      view: view)
    guard case .confirmed(let answer) = try await IntentRun.answer(to: prompt) else {
      throw unexpected("yes or no")
    }
    return answer
  }

  func needsValueError(_ call: String, _ dialog: IntentDialog?) -> any Error {
    ParameterPromptError(
      prompt: IntentPrompt(
        call: call, kind: .value(parameter),
        dialog: dialog ?? parameter.definition.requestValueDialog))
  }

  func needsDisambiguationError(among items: [Answer], _ dialog: IntentDialog?) -> any Error {
    ParameterPromptError(
      prompt: IntentPrompt(
        call: "needsDisambiguationError(among:dialog:)", kind: .disambiguation(parameter, among: items),
        dialog: dialog ?? parameter.definition.requestDisambiguationDialog))
  }

  /// Returns an answer as the expected type: as it is, unwrapped, as the first of several, or converted.
  private func typed(_ value: any Sendable) async throws -> Answer {
    if let value = value as? Answer { return value }
    if let optional = value as? any OptionalIntentValue, let wrapped = optional.wrapped {
      return try await typed(wrapped)
    }
    if let collection = value as? any CollectionIntentValue, let first = collection.elements.first {
      return try await typed(first)
    }
    throw unexpected("a value of type \(Answer.self)")
  }

  private func unexpected(_ expected: String) -> IntentRunError {
    IntentRunError(
      .unexpectedAnswer,
      "The question about the parameter \(parameter.label) was not answered with \(expected).")
  }
}
