/// Makes a value of one type of a value of another, for a parameter.
public protocol Resolver: Hashable, Sendable {
  /// What is converted.
  associatedtype Input: _IntentValue
  /// What it becomes.
  associatedtype Output: _IntentValue

  /// The value that `input` stands for, or nil when it stands for none.
  ///
  /// - Parameters:
  ///   - input: A value as it was given.
  ///   - context: The parameter that the value is for.
  /// - Throws: What is wrong with a value that is understood, such as one that is too large.
  func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

extension Resolver {
  public typealias Context<Value> = IntentParameterContext<Value> where Value: _IntentValue
}
