import IntentRuntime

/// The common part of test surfaces, which follows the circumstances.
protocol TestSurface: RunSurface {
  var app: AppUnderTest { get }
}

extension TestSurface {
  var abilities: RunSurfaceAbilities {
    var abilities: RunSurfaceAbilities = [.localFiles]
    if app.circumstances.canAsk { abilities.insert(.asks) }
    if app.circumstances.comesToFront { abilities.insert(.foreground) }
    return abilities
  }

  var isInFront: Bool { app.circumstances.isInFront }
  var lastActivity: Date? { app.circumstances.lastActivity }
  func bringToFront(for intent: any AppIntent) async -> Bool { app.circumstances.comesToFront }
  func authenticate(for policy: IntentAuthenticationPolicy) async -> RunAuthentication {
    RunAuthentication(app.circumstances.presenceAfterUnlocking)
  }
}

extension RunAuthentication {
  init(_ presence: TestCircumstances.Presence) {
    self =
      switch presence {
      case .nobody: .nobody
      case .remote: .remote
      case .local: .local
      }
  }
}

/// The conversion of a test's answers to those of a run.
struct AnswerMaking {
  let app: AppUnderTest

  /// Returns the answer for a run.
  ///
  /// - Throws: `IntentTestingError` with `unfitAnswer`, which names the question and its options.
  func answer(_ answer: PromptAnswer, to prompt: AskedPrompt, _ question: RunQuestion) throws -> RunAnswer {
    switch answer.content {
    case .text(let text): return .text(text)
    case .confirmed(let yes): return .confirmed(yes)
    case .cancelled: return .cancelled
    case .title(let title):
      let places = prompt.options.indices.filter { prompt.options[$0] == title }
      guard places.count == 1 else {
        throw unfit(answer, prompt, places.isEmpty ? "is none of them" : "is the title of \(places.count)")
      }
      return try chosen(places[0], prompt)
    case .index(let index):
      guard prompt.options.indices.contains(index) else {
        throw unfit(answer, prompt, "is not there: it offers \(prompt.options.count)")
      }
      return try chosen(index, prompt)
    case .value(let value):
      let value = try ValueResolution(app: app).value(of: value)
      if let name = value as? EntityIdentifier, let index = place(of: name, in: question) {
        return .index(index)
      }
      return .value(value)
    case .about(let parameter, let inner):
      guard prompt.parameter == parameter else {
        throw unfit(answer, prompt, "answers another question")
      }
      return try self.answer(inner, to: prompt, question)
    case .refused(let inner): return try self.answer(inner, to: prompt, question)
    }
  }

  /// Returns the answer for an option's index; the first button of a confirmation confirms.
  private func chosen(_ index: Int, _ prompt: AskedPrompt) throws -> RunAnswer {
    prompt.kind == .action ? .confirmed(index == 0) : .index(index)
  }

  private func place(of name: EntityIdentifier, in question: RunQuestion) -> Int? {
    let list: OptionList? =
      switch question.kind {
      case .value(_, let list, _): list
      case .disambiguation(_, let list): list
      default: nil
      }
    func identifier(_ entity: some AppEntity) -> EntityIdentifier { EntityIdentifier(for: entity) }
    return list?.options.firstIndex { ($0.value as? any AppEntity).map { identifier($0) } == name }
  }

  private func unfit(_ answer: PromptAnswer, _ prompt: AskedPrompt, _ why: String) -> IntentTestingError {
    IntentTestingError(.unfitAnswer, "\(prompt.description) The answer \(answer) \(why).")
  }
}
