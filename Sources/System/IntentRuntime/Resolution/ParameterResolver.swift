import AppIntents
import IntentValues
import JSONValues
import PlainText

/// A resolver that gives the parameters of an intent the values it runs with.
struct ParameterResolver {
  let context: RunContext

  private var runtime: IntentRuntime { context.runtime }

  /// Sets values: those that were given, else those the intent has, else defaults; and asks for what is left.
  ///
  /// - Throws: ``ParameterError`` around an `IntentRunError` or what a query or a resolver of the app throws.
  func resolve(_ arguments: [String: RunArgument]) async throws {
    try checkNames(of: arguments)
    let parameters = context.parameters
    let order = ParameterOrder.of(context.intent, parameters)
    var missing: [Int] = []
    for place in order.places {
      let named = parameters[place]
      do {
        if let argument = arguments[named.name] {
          // What it is may depend on what has to be asked for.
          let first = order.needs[place].filter { missing.contains($0) }
          if !first.isEmpty, canAsk {
            try await ask(for: first.map { parameters[$0] })
            missing.removeAll { first.contains($0) }
          }
          try named.parameter.set(try await value(of: argument, for: named.parameter))
        } else if try await !hasValue(named.parameter) {
          missing.append(place)
        }
      } catch {
        throw ParameterError.wrapping(error, named.name)
      }
    }
    try await ask(for: missing.map { parameters[$0] })
  }

  private var canAsk: Bool {
    context.session.surface.abilities.contains(.asks) || context.session.recorded != nil
  }

  private func checkNames(of arguments: [String: RunArgument]) throws {
    let known = context.parameters.map(\.name)
    for name in arguments.keys.sorted() where !known.contains(name) {
      let list =
        known.isEmpty ? "It has none." : "It has \(known.map { "'\($0)'" }.joined(separator: ", "))."
      throw ParameterError(
        parameter: name,
        underlyingError: IntentRunError(
          .unknownParameter,
          "\(context.intentType.persistentIdentifier) has no parameter '\(name)'."
            + NamedAlternatives(known).proposal(for: name) + " " + list))
    }
  }

  /// Returns whether the intent can run without a value for a parameter; sets the one that its options
  /// propose.
  private func hasValue(_ parameter: any AnyIntentParameter) async throws -> Bool {
    if parameter.isSet { return true }
    if parameter.definition.defaultValue != nil { return true }
    if let empty = parameter.emptyList(of: context.intentType) {
      try parameter.set(empty)
      return true
    }
    if let provider = parameter.definition.optionsProvider {
      let reading = ParameterOptionsReading(context: context)
      if let proposed = try await reading.defaultValue(of: provider) {
        try parameter.set(proposed)
        return true
      }
    }
    return parameter.isOptional
  }

  private func ask(for missing: [ParameterNames.Named]) async throws {
    guard !missing.isEmpty else { return }
    guard canAsk else {
      let names = missing.map { "'\($0.name)'" }.joined(separator: ", ")
      throw ParameterError(
        parameter: missing[0].name,
        underlyingError: IntentRunError(
          .missingValue,
          missing.count == 1
            ? "The parameter \(names) needs a value of type \(missing[0].parameter.valueType)."
            : "The parameters \(names) need values."))
    }
    for named in missing {
      do {
        let prompt = IntentPrompt(
          call: "parameter", kind: .value(named.parameter),
          dialog: named.parameter.definition.requestValueDialog)
        try await set(named.parameter, to: try await context.answer(to: prompt), prompt)
      } catch {
        throw ParameterError.wrapping(error, named.name)
      }
    }
  }

  /// Sets a parameter to the answer to a prompt about it.
  func set(
    _ parameter: any AnyIntentParameter, to answer: IntentPromptAnswer, _ prompt: IntentPrompt
  ) async throws {
    switch (answer, prompt.kind) {
    case (.value(let value), _): try parameter.set(value)
    case (.index(let index), .disambiguation(_, let items)) where items.indices.contains(index):
      try parameter.set(try await value(of: .value(items[index]), for: parameter))
    default:
      throw IntentRunError(
        .unexpectedAnswer, "The question about the parameter \(parameter.label) takes a value.")
    }
  }

  // MARK: One value

  /// A value of the type of a parameter, within its limits.
  ///
  /// - Throws: `IntentRunError` that names the parameter and what it takes; what the app's queries throw.
  func value(
    of argument: RunArgument, for parameter: any AnyIntentParameter
  ) async throws -> any _IntentValue {
    let given: any Sendable
    switch argument {
    case .text(let texts): given = texts.count == 1 ? texts[0] : texts.map { $0 as any Sendable }
    case .json(let json): given = try await plain(json, for: parameter)
    case .value(let value): given = value
    }
    let finder = EntityFinder(context: context)
    let conversion = ParameterConversion(
      locale: runtime.locale, timeZone: TimeZonePreference.timeZone ?? runtime.timeZone,
      now: context.session.date,
      allowsPaths: context.session.surface.abilities.contains(.localFiles),
      findEntity: { value, type, parameter in
        try await finder.entity(value, type, parameter)
      })
    return try await conversion.convert(try await finder.foundTogether(given, for: parameter), for: parameter)
  }

  /// JSON as values that conversions take: strings stay texts, which a person may have written; what has a
  /// form of its own is read exactly.
  private func plain(
    _ json: JSONValue, for parameter: any AnyIntentParameter
  ) async throws -> any Sendable {
    switch json {
    case .string(let text): return text
    case .boolean(let value): return value
    case .null: return NSNull()
    case .array(let values) where values.allSatisfy({ $0.string != nil }):
      return values.compactMap { $0.string.map { $0 as any Sendable } }
    case .number(let digits):
      if let whole = Int(digits) { return whole }
      guard let number = Double(digits), number.isFinite else {
        throw IntentRunError(
          .conversionFailed,
          "The parameter \(parameter.label) takes no number as large as \(digits.prefix(40)).")
      }
      return number
    case .array, .object:
      let isLocal = context.session.surface.abilities.contains(.localFiles)
      let coding = IntentValueCoding(files: isLocal ? .onThisMachine() : .elsewhere(), locale: runtime.locale)
      let read = try await IntentRun.$context.withValue(context) {
        try await coding.finding(for: parameter).value(
          from: json, as: parameter.valueType, at: parameter.label)
      }
      return read
    }
  }
}

extension ParameterError {
  /// An error with the parameter it is about; errors that end the run stay what they are.
  static func wrapping(_ error: any Error, _ name: String) -> any Error {
    switch error {
    case is ParameterError, is CancellationError: error
    case let error as IntentRunError where error.code == .cancelled: error
    default: ParameterError(parameter: name, underlyingError: error)
    }
  }
}
