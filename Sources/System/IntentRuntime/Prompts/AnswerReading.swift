import AppIntents
import JSONValues
import PlainText

/// The reading of what a surface gives as the answer that a question takes.
struct AnswerReading {
  let context: RunContext

  /// - Throws: `IntentRunError` that says what would be right, when the answer does not fit.
  func read(
    _ answer: RunAnswer, to question: RunQuestion, _ prompt: IntentPrompt
  ) async throws -> IntentPromptAnswer {
    switch question.kind {
    case .value(let parameter, let options, _):
      if let index = try index(answer, in: options) {
        // An option may be one of several values that the parameter takes, or be made into one.
        let option = RunArgument.value(try option(index, of: options))
        return .value(
          try await ParameterResolver(context: context).value(of: option, for: parameter.parameter))
      }
      return .value(try await value(answer, for: parameter.parameter))
    case .disambiguation(_, let options):
      if let index = try index(answer, in: options) ?? number(answer, upTo: options.options.count) {
        return .index(index)
      }
      throw wrong(options.options.map { String(localized: $0.display.title) }, answer)
    case .confirmation, .action, .foreground: return .confirmed(try yesOrNo(answer))
    case .choice(let options):
      if case .value(let option as IntentChoiceOption) = answer, let index = options.firstIndex(of: option) {
        return .index(index)
      }
      let titles = options.map { String(localized: $0.title) }
      if let index = try index(answer, among: titles.map { [$0] }) ?? number(answer, upTo: options.count) {
        return .index(index)
      }
      throw wrong(titles, answer)
    }
  }

  // MARK: Values

  private func value(
    _ answer: RunAnswer, for parameter: any AnyIntentParameter
  ) async throws -> any _IntentValue {
    let argument: RunArgument
    switch answer {
    case .text(let text): argument = .text(text)
    case .json(let json): argument = .json(json)
    case .value(let value): argument = .value(value)
    case .confirmed(let yes): argument = .value(yes)
    case .index, .cancelled: throw wrong("a value", answer)
    }
    return try await ParameterResolver(context: context).value(of: argument, for: parameter)
  }

  private func option(_ index: Int, of options: OptionList?) throws -> any _IntentValue {
    guard let options = options?.options, options.indices.contains(index) else {
      throw IntentRunError(.unexpectedAnswer, "There is no value \(index + 1) to choose.")
    }
    return options[index].value
  }

  // MARK: Choices

  /// The place of the option that an answer names, or nil when it names none by its place or its title.
  private func index(_ answer: RunAnswer, in list: OptionList?) throws -> Int? {
    guard let list else { return nil }
    let options = list.options
    if case .value(let value) = answer, let wanted = value as? any _IntentValue {
      return options.firstIndex { Self.isSame($0.value, wanted) }
    }
    return try index(
      answer,
      among: options.lazy.map { ([$0.display.title] + $0.display.synonyms).map { String(localized: $0) } })
  }

  private func index(_ answer: RunAnswer, among names: some Collection<[String]>) throws -> Int? {
    switch answer {
    case .index(let index), .value(let index as Int):
      guard (0..<names.count).contains(index) else {
        throw IntentRunError(
          .unexpectedAnswer, "There are \(names.count) to choose from, and no number \(index + 1).")
      }
      return index
    case .text(let text), .json(.string(let text)), .value(let text as String):
      let wanted = text.foldedForMatching()
      let found = names.enumerated().filter { $0.element.contains { $0.foldedForMatching() == wanted } }
      guard found.count < 2 else {
        throw IntentRunError(
          .ambiguous, "\(found.count) of the values are called '\(text)'. Choose one by its number.")
      }
      return found.first?.offset
    case .json(.number(let digits)):
      guard let index = Int(digits) else { return nil }
      return try self.index(.index(index), among: names)
    default: return nil
    }
  }

  /// The place of the option that a person names by its number, which begins at 1.
  private func number(_ answer: RunAnswer, upTo count: Int) -> Int? {
    guard case .text(let text) = answer,
      let number = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)), number >= 1, number <= count
    else { return nil }
    return number - 1
  }

  /// Returns whether two values are one: the same entity, or equal.
  static func isSame(_ a: any _IntentValue, _ b: any _IntentValue) -> Bool {
    if let a = a as? any AppEntity, let b = b as? any AppEntity {
      return EntityIdentifier(for: a) == EntityIdentifier(for: b)
    }
    func equal<T: Equatable>(_ a: T) -> Bool { b as? T == a }
    return (a as? any Equatable).map { equal($0) } ?? false
  }

  // MARK: Yes and no

  private func yesOrNo(_ answer: RunAnswer) throws -> Bool {
    switch answer {
    case .confirmed(let yes), .value(let yes as Bool), .json(.boolean(let yes)): return yes
    case .text(let text), .json(.string(let text)), .value(let text as String):
      let word = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      if let yes = TruthWords.value(of: word, in: context.runtime.locale) { return yes }
    default: break
    }
    throw wrong("yes or no", answer)
  }

  /// The error for an answer that is none of the names.
  private func wrong(_ names: [String], _ answer: RunAnswer) -> IntentRunError {
    let names = NamedAlternatives(names)
    let proposal =
      switch answer {
      case .text(let text), .json(.string(let text)), .value(let text as String): names.proposal(for: text)
      default: ""
      }
    return wrong("one of \(names.list())", answer, proposal)
  }

  private func wrong(_ expected: String, _ answer: RunAnswer, _ proposal: String = "") -> IntentRunError {
    let given =
      switch answer {
      case .text(let text): "'\(text.prefix(100))'"
      case .json(let json): json.kindName
      case .value(let value): "a value of type \(type(of: value))"
      case .index(let index): "number \(index + 1)"
      case .confirmed(let yes): yes ? "yes" : "no"
      case .cancelled: "nothing"
      }
    return IntentRunError(.unexpectedAnswer, "The question takes \(expected), and not \(given).\(proposal)")
  }
}
