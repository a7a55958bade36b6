/// The parameters of the intent that options or a query depend on, accessible without optionals.
@dynamicMemberLookup
public final class IntentProjection<Intent: AppIntent>: Sendable {
  private let intent: Intent

  package init(_ intent: Intent) { self.intent = intent }

  /// Returns the value of a parameter.
  ///
  /// A parameter that the `@IntentParameterDependency` does not list may have no value: reading it then is a
  /// programming error and traps with a message that says so.
  public subscript<Value: _IntentValue>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value.UnwrappedType
  {
    let value = intent[keyPath: keyPath]
    if let value = value as? Value.UnwrappedType { return value }
    guard let present = value.presentValue as? Value.UnwrappedType else {
      preconditionFailure(
        "A parameter of type \(Value.self) of \(Intent.self) was read that has no value. Name it in "
          + "@IntentParameterDependency<\(Intent.self)>(...), so that it is nil until the parameter has one.")
    }
    return present
  }
}
