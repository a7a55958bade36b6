import AppIntents
import IntentDiscovery

/// A value that a parameter of a phrase can have.
package struct PhraseOption: Sendable {
  package let value: any _IntentValue
  package let display: DisplayRepresentation
  /// The title of the value.
  package let title: String
  /// The other names of the value.
  package let synonyms: [String]

  init(_ option: OptionList.Option) {
    value = option.value
    display = option.display
    title = String(localized: option.display.title)
    synonyms = option.display.synonyms.map { String(localized: $0) }
  }
}

/// The values that a parameter can have, or why there are none.
struct PhraseOptions: Sendable {
  var options: [PhraseOption] = []
  var diagnostics: [PhraseDiagnostic] = []
}

/// A source of the values of parameters, which it requests from the app.
struct PhraseOptionsSource: Sendable {
  let limit: TimeLimit
  /// The most values that are used.
  let maximumCount: Int

  /// The values that a parameter of a shortcut can have: those that the parameter names, those of its options
  /// provider, the cases of its enumeration, the suggestions of its query.
  ///
  /// It never throws: what the app's code throws, and that it takes too long, is reported.
  func options(of name: String, in intent: any AppIntent, shortcut: Int) async -> PhraseOptions {
    guard let parameter = intent.parameter(name) else {
      let names = ParameterNames.of(intent).map(\.name)
      return failed(
        .unknownParameter,
        "\(type(of: intent)) has no parameter '\(name)', which a phrase names. It has "
          + (names.isEmpty ? "none." : names.map { "'\($0)'" }.joined(separator: ", ") + "."),
        shortcut, name)
    }
    var type = parameter.valueType
    if let optional = type as? any OptionalIntentValue.Type { type = optional.wrappedType }
    let definition = parameter.definition
    let label = "The parameter '\(name)' of \(Swift.type(of: intent))"
    if case .values(let values) = definition.traits, !values.isEmpty {
      return checked(OptionList(showing: values).options, parameter, label, shortcut, name)
    }
    if let provider = definition.options {
      return await asked(label, parameter, shortcut, name, for: intent) {
        try await Dependencies.load(of: provider.provider)
        return try await provider.provider.options()
      }
    }
    if let cases = type as? any AppEnum.Type {
      return checked(cases.options.options, parameter, label, shortcut, name)
    }
    guard let query = definition.query ?? (type as? any AppEntity.Type).map(EntityQueries.defaultQuery(of:))
    else {
      return failed(
        .unsupportedParameter,
        "\(label) stands in a phrase, but its values, of type \(parameter.valueType), can't be listed: only "
          + "those of an AppEntity or an AppEnum can.", shortcut, name)
    }
    return await asked(label, parameter, shortcut, name, for: intent) {
      try await Dependencies.load(of: query)
      return try await query.options()
    }
  }

  /// The values of one group of a presentation.
  func options(
    ofGroup place: Int, in presentation: ShortcutParameterPresentation, of intent: any AppIntent,
    shortcut: Int
  ) async -> PhraseOptions {
    let name = presentation.parameter
    guard let parameter = intent.parameter(name) else {
      return failed(
        .unknownParameter, "\(type(of: intent)) has no parameter '\(name)', which a presentation names.",
        shortcut, name)
    }
    let title = String(localized: presentation.collections[place].title)
    return await asked("The group '\(title)'", parameter, shortcut, name, for: intent) {
      let provider: any DynamicOptionsProvider = presentation.collections[place].dynamicOptionsProvider
      try await Dependencies.load(of: provider)
      return try await provider.options()
    }
  }

  private func asked(
    _ label: String, _ parameter: any AnyIntentParameter, _ shortcut: Int, _ name: String,
    for intent: any AppIntent, _ make: @escaping @Sendable () async throws -> OptionList
  ) async -> PhraseOptions {
    do {
      let list = try await IntentRun.$context.withValue(OptionsRun(for: intent)) {
        try await limit.run("Making the values to choose from", make)
      }
      return checked(list.options, parameter, label, shortcut, name)
    } catch let error as IntentRunError where error.code == TimeLimit.exceeded {
      return failed(.optionsTimedOut, "\(label) has no values: \(error.message)", shortcut, name)
    } catch {
      return failed(
        .optionsFailed, "\(label) has no values: what makes them failed with \(error)", shortcut, name)
    }
  }

  /// Returns the values that fit the parameter and can be said.
  private func checked(
    _ values: [OptionList.Option], _ parameter: any AnyIntentParameter, _ label: String, _ shortcut: Int,
    _ name: String
  ) -> PhraseOptions {
    var made = PhraseOptions()
    func report(_ code: PhraseDiagnostic.Code, _ message: String) {
      made.diagnostics.append(PhraseDiagnostic(code, message, shortcut: shortcut, parameter: name))
    }
    for value in values.prefix(maximumCount) {
      let option = PhraseOption(value)
      if SpokenText(option.title, in: .none, limit: 1).words.isEmpty {
        report(.unusableOption, "\(label) has a value without a title that can be said: '\(option.title)'.")
      } else if !parameter.takes(option.value) {
        report(
          .unusableOption,
          "\(label) takes values of type \(parameter.valueType), and '\(option.title)' is of type "
            + "\(Swift.type(of: option.value)).")
      } else {
        made.options.append(option)
      }
    }
    // One is enough to find the place.
    made.diagnostics = Array(made.diagnostics.prefix(1))
    if values.count > maximumCount {
      report(
        .tooManyOptions,
        "\(label) has \(values.count) values. The first \(maximumCount) are used: an app has at most "
          + "\(maximumCount) phrases.")
    }
    if values.isEmpty { report(.noOptions, "\(label) has no values at present.") }
    return made
  }

  private func failed(
    _ code: PhraseDiagnostic.Code, _ message: String, _ shortcut: Int, _ parameter: String
  ) -> PhraseOptions {
    PhraseOptions(
      diagnostics: [PhraseDiagnostic(code, message, shortcut: shortcut, parameter: parameter)])
  }
}

extension AnyIntentParameter {
  /// Returns whether a value is of the type of the parameter.
  fileprivate func takes(_ value: any _IntentValue) -> Bool {
    func isValue<T>(_ type: T.Type) -> Bool { value is T }
    if isValue(valueType) { return true }
    guard let optional = valueType as? any OptionalIntentValue.Type else { return false }
    return optional.wrapping(value) != nil
  }
}
