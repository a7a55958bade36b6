import IntentRuntime

/// A request of an intent that is identified by name, with parameter values.
///
/// Copies have independent values. Running a request doesn't change it, so it can run repeatedly and
/// concurrently.
@dynamicMemberLookup
public struct AnyAppIntent: Sendable {
  /// The name with which the intent was requested.
  public let identifier: String

  var values: NamedValues
  let app: AppUnderTest

  init(_ identifier: String, values: NamedValues, in app: AppUnderTest) {
    self.identifier = identifier
    self.values = values
    self.app = app
  }

  /// Creates a request from the parameter values of an intent.
  init(_ identifier: String, values: [String: any _IntentValue], in app: AppUnderTest) {
    var named = NamedValues()
    for (name, value) in values { named[name] = PlainExpression(value: value) }
    self.init(identifier, values: named, in: app)
  }

  /// The value that was given to a parameter, as a type.
  ///
  /// - Throws: `IntentTestingError` with `castingFailed` if it has another type, or `noValue` if it is absent
  ///   and the type is not optional.
  public subscript<T>(dynamicMember identifier: String) -> T where T: IntentValueConvertible {
    get throws { try path(identifier).value(as: T.self) }
  }

  /// The value that was given to a parameter as it is; nil removes it.
  public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
    get { values[identifier] }
    set { values[identifier] = newValue }
  }

  /// The path to the value that was given to a parameter.
  public subscript(dynamicMember identifier: String) -> DynamicPropertyPath { path(identifier) }

  private func path(_ name: String) -> DynamicPropertyPath {
    let label = "\(identifier).\(name)"
    guard let value = values[name] else { return DynamicPropertyPath(nil, label: label, app: app) }
    do {
      return DynamicPropertyPath(try ValueResolution(app: app).value(of: value), label: label, app: app)
    } catch {
      return DynamicPropertyPath(failing: error, label: label, app: app)
    }
  }

  /// Runs the intent without answers.
  ///
  /// - Throws: The error of the intent; `IntentRunError`, which names the parameter, if a value does not fit;
  ///   `IntentTestingError` with `unscriptedPrompt`, which contains the question, if it asks one.
  @discardableResult public func run() async throws -> ResolvedIntentResult {
    try await run(answering: [])
  }
}

/// A value that is passed on as it is.
struct PlainExpression: IntentValueExpressing {
  let value: any Sendable

  func makeExpression() -> IntentValueExpression {
    IntentValueExpression { [value] _ in IntentValueContainer(.value(value)) }
  }
}
