import AppIntents
import JSONValues

/// A prompter that answers a prompt of a run: from what was recorded, else by a question to the surface,
/// until an answer fits.
struct RunPrompter {
  let context: RunContext

  private var session: RunSession { context.session }

  /// The answer to a prompt, which is recorded.
  ///
  /// - Throws: `IntentRunError` with `cancelled`, `nobodyToAsk` or `limitReached`; what the surface throws.
  func answer(to prompt: IntentPrompt) async throws -> IntentPromptAnswer {
    let key = session.key(
      intent: context.intentType.persistentIdentifier, call: prompt.call, subject: subject(of: prompt))
    let answer: IntentPromptAnswer
    if let recorded = try await session.recorded?.answer(for: key, to: prompt) {
      answer = recorded
      _ = session.takeQuestionNumber()
    } else {
      answer = try await ask(prompt, key)
    }
    session.record(AnsweredPrompt(key: key, prompt: prompt, answer: answer))
    if case .choice(let options) = prompt.kind, case .index(let index) = answer,
      options.indices.contains(index), options[index].style == .cancel
    {
      throw calledOff()
    }
    return answer
  }

  /// Returns the text that distinguishes the questions of one call.
  private func subject(of prompt: IntentPrompt) -> String {
    switch prompt.kind {
    case .value(let parameter), .disambiguation(let parameter, _), .confirmation(let parameter, _):
      context.name(of: parameter) ?? parameter.label
    case .choice(let options): options.map(\.name).joined(separator: "\u{1F}")
    case .action(let name, _): "\(name)"
    case .foreground: ""
    }
  }

  private func ask(_ prompt: IntentPrompt, _ key: PromptKey) async throws -> IntentPromptAnswer {
    guard session.surface.abilities.contains(.asks) else { throw nobodyToAsk(prompt) }
    var question = try await question(prompt, key)
    for _ in 0..<max(1, context.runtime.limits.attempts) {
      let surface = session.surface
      let asked = question
      let answer = try await session.waiting { try await surface.answer(to: asked) }
      if case .cancelled = answer { throw calledOff() }
      do {
        return try await AnswerReading(context: context).read(answer, to: question, prompt)
      } catch let error as IntentRunError where error.isAboutAnswer {
        question.problem = error
      }
    }
    throw IntentRunError(
      .limitReached,
      "The question \(prompt.call) got no answer that fits. The last one: \(question.problem?.message ?? "")")
  }

  /// Calls the whole run off, which stays so even if the app catches the error.
  private func calledOff() -> IntentRunError {
    session.cancel(.userCancelled)
    return IntentRunError(.cancelled, "The person called it off.")
  }

  private func nobodyToAsk(_ prompt: IntentPrompt) -> IntentRunError {
    let dialog = prompt.dialog.map { " It would ask: \(String(localized: $0.full))" } ?? ""
    let subject =
      switch prompt.kind {
      case .value(let parameter), .disambiguation(let parameter, _):
        "The parameter '\(context.name(of: parameter) ?? parameter.label)' needs a value"
      case .confirmation(let parameter, _):
        "The value of '\(context.name(of: parameter) ?? parameter.label)' needs a confirmation"
      case .action: "The action needs a confirmation"
      case .choice: "The action needs a choice"
      case .foreground: "The action needs leave to bring the app to the front"
      }
    return IntentRunError(.nobodyToAsk, "\(subject), and nobody can be asked here.\(dialog)")
  }

  private func question(_ prompt: IntentPrompt, _ key: PromptKey) async throws -> RunQuestion {
    let kind: RunQuestion.Kind
    switch prompt.kind {
    case .value(let parameter):
      let options = try await ParameterOptionsReading(context: context).options(of: parameter)
      kind = .value(described(parameter), options?.list, isClosed: options?.isClosed ?? false)
    case .disambiguation(let parameter, let items):
      kind = .disambiguation(described(parameter), OptionList(showing: items))
    case .confirmation(let parameter, let value):
      kind = .confirmation(described(parameter), value: DisplayRepresentation(showing: value))
    case .action(let name, _): kind = .action(name)
    case .choice(let options): kind = .choice(options)
    case .foreground: kind = .foreground
    }
    return RunQuestion(
      kind: kind, key: key, intentType: context.intentType, call: prompt.call,
      number: session.takeQuestionNumber(),
      dialog: prompt.dialog, showsDialog: prompt.showsDialog, view: prompt.view,
      snippet: prompt.snippetIntent.map { context.runtime.snippets.snippet($0, for: session) })
  }

  private func described(_ parameter: any AnyIntentParameter) -> RunQuestionParameter {
    RunQuestionParameter(
      name: context.name(of: parameter), title: parameter.title, parameter: parameter)
  }
}

extension IntentRunError {
  /// A Boolean value that indicates whether another answer may do better.
  var isAboutAnswer: Bool {
    [.conversionFailed, .valueOutOfRange, .unexpectedAnswer, .missingValue, .unknownEntity, .ambiguous]
      .contains(code)
  }
}
