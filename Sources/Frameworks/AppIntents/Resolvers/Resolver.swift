/// A converter from values of one type to values of another, for parameters.
public protocol Resolver: Hashable, Sendable {
  /// The type of the values to convert.
  associatedtype Input: _IntentValue
  /// The type of the converted values.
  associatedtype Output: _IntentValue

  /// Returns the value that `input` represents, or nil if it represents none.
  ///
  /// - Parameters:
  ///   - input: The value to convert.
  ///   - context: The parameter that the value is for.
  /// - Throws: An error if the value is understood but invalid, such as one that is too large.
  func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

extension Resolver {
  /// The parameter that a value is for.
  public typealias Context<Value> = IntentParameterContext<Value> where Value: _IntentValue
}
