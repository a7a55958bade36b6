import IntentRuntime

/// A request of an intent that is known by name, with values for its parameters.
///
/// A copy has values of its own. Running it changes nothing in it: it can run any number of times, and at the
/// same time.
@dynamicMemberLookup
public struct AnyAppIntent: Sendable {
  /// The name of the intent: the one by which it was asked for.
  public let identifier: String

  var values: NamedValues
  let app: AppUnderTest

  init(_ identifier: String, values: NamedValues, in app: AppUnderTest) {
    self.identifier = identifier
    self.values = values
    self.app = app
  }

  /// The request that an intent stands for.
  init(_ identifier: String, values: [String: any _IntentValue], in app: AppUnderTest) {
    var named = NamedValues()
    for (name, value) in values { named[name] = PlainExpression(value: value) }
    self.init(identifier, values: named, in: app)
  }

  /// The value that was given to a parameter, as one of a type.
  ///
  /// - Throws: `IntentTestingError` with `castingFailed` when it is of another type, `noValue` when there is
  ///   none and the type is not optional.
  public subscript<T>(dynamicMember identifier: String) -> T where T: IntentValueConvertible {
    get throws { try path(identifier).value(as: T.self) }
  }

  /// The value that was given to a parameter, as it is; nil takes it away again.
  public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
    get { values[identifier] }
    set { values[identifier] = newValue }
  }

  /// A way to what is in the value that was given to a parameter.
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

  /// Runs the intent where nobody answers.
  ///
  /// - Throws: What the intent throws; `IntentRunError`, which names the parameter, when a value does not fit;
  ///   `IntentTestingError` with `unscriptedPrompt`, which says what was asked, when it asks something.
  @discardableResult public func run() async throws -> ResolvedIntentResult {
    try await run(answering: [])
  }
}

/// A value that is handed on as it is.
struct PlainExpression: IntentValueExpressing {
  let value: any Sendable

  func makeExpression() -> IntentValueExpression {
    IntentValueExpression { [value] _ in IntentValueContainer(.value(value)) }
  }
}
