/// Makes values of the app from a value of the system: from a person, from a picture, from a text.
@_alwaysEmitConformanceMetadata
public protocol IntentValueQuery: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  /// What it is given.
  associatedtype Input: _IntentValue
  /// The type of one value that it makes.
  associatedtype ResultValue = Result.Result.ValueType
  /// The type of the list of values.
  associatedtype Result: ResultsCollection = [ResultValue]

  /// Makes a query.
  init()

  /// The processes in which the query may run.
  static var allowedExecutionTargets: IntentExecutionTargets { get }

  /// The values that `input` may mean, the likeliest first.
  func values(for input: Input) async throws -> Result
}

extension IntentValueQuery {
  public static var allowedExecutionTargets: IntentExecutionTargets { .default }

  /// The type of what it is given, for who knows the query only by its protocol.
  package static var inputType: any _IntentValue.Type { Input.self }

  /// The type of one value that it makes.
  package static var resultType: any _IntentValue.Type { Result.Result.self }

  /// The values that `input` may mean.
  ///
  /// - Throws: `IntentRunError` with `conversionFailed` when the query takes values of another type.
  package func options(for input: any Sendable) async throws -> OptionList {
    guard let input = convertedIntentValue(input, to: Input.self) else {
      throw IntentRunError(
        .conversionFailed,
        "\(Self.self) takes a value of type \(Input.self), and not '\(input)' of type \(type(of: input)).")
    }
    return try await values(for: input).optionList
  }
}
