/// A provider of the values that a person can choose for a parameter, called anew each time.
///
/// The options may depend on the intent's other parameters: see `@IntentParameterDependency`.
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
  /// The type of the list of options.
  associatedtype Result: ResultsCollection
  /// The type of the default value.
  associatedtype DefaultValue: _IntentValue = Result.Result

  /// Returns the options.
  func results() async throws -> Result

  /// Returns the value to use if the person chooses none.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// The property wrapper behind `@ParameterDependency`.
  public typealias ParameterDependency = IntentParameterDependency
  /// A list of options in sections.
  public typealias ItemCollection = IntentItemCollection
  /// A section of options.
  public typealias ItemSection = IntentItemSection
  /// An option with its display representation.
  public typealias Item = IntentItem

  /// Returns nil: there is no default.
  public func defaultResult() async -> DefaultValue? { nil }
}

extension DynamicOptionsProvider {
  /// Returns the options with their types erased.
  package func options() async throws -> OptionList { try await results().optionList }

  /// Returns the default value with its type erased.
  package func anyDefaultResult() async -> (any _IntentValue)? { await defaultResult()?.presentValue }
}
