/// Makes the values that a person can choose for a parameter, each time anew.
///
/// It may depend on what the other parameters of the intent hold: `@IntentParameterDependency`.
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
  /// The type of the list of values.
  associatedtype Result: ResultsCollection
  /// The type of the value that is taken when the person chooses none.
  associatedtype DefaultValue: _IntentValue = Result.Result

  /// The values to choose from.
  func results() async throws -> Result

  /// The value that is taken when the person chooses none.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public typealias ParameterDependency = IntentParameterDependency
  public typealias ItemCollection = IntentItemCollection
  public typealias ItemSection = IntentItemSection
  public typealias Item = IntentItem

  public func defaultResult() async -> DefaultValue? { nil }
}

extension DynamicOptionsProvider {
  /// The values to choose from, without their types.
  package func options() async throws -> OptionList { try await results().optionList }

  /// The value that is taken when the person chooses none, without its type.
  package func anyDefaultResult() async -> (any _IntentValue)? { await defaultResult()?.presentValue }
}
