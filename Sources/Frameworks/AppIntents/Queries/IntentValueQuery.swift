/// A query that finds values of the app for a system value such as a person, an image or a text.
@_alwaysEmitConformanceMetadata
public protocol IntentValueQuery: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  /// The type of the system value.
  associatedtype Input: _IntentValue
  /// The type of one result.
  associatedtype ResultValue = Result.Result.ValueType
  /// The type of the list of results.
  associatedtype Result: ResultsCollection = [ResultValue]

  /// Creates a query.
  init()

  /// The processes in which the query may run.
  static var allowedExecutionTargets: IntentExecutionTargets { get }

  /// Returns the values that `input` may refer to, most likely first.
  func values(for input: Input) async throws -> Result
}

extension IntentValueQuery {
  /// The processes in which the query may run; by default the system decides.
  public static var allowedExecutionTargets: IntentExecutionTargets { .default }

  /// The type of the system value, as a static member for callers that only know the protocol.
  package static var inputType: any _IntentValue.Type { Input.self }

  /// The type of one result.
  package static var resultType: any _IntentValue.Type { Result.Result.self }

  /// Returns the values that `input` may refer to.
  ///
  /// - Throws: `IntentRunError` with `conversionFailed` when the query takes another input type.
  package func options(for input: any Sendable) async throws -> OptionList {
    guard let input = convertedIntentValue(input, to: Input.self) else {
      throw IntentRunError(
        .conversionFailed,
        "\(Self.self) takes a value of type \(Input.self), and not '\(input)' of type \(type(of: input)).")
    }
    return try await values(for: input).optionList
  }
}
