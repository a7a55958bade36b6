/// A definition of a type, with a type that represents its values.
public protocol AppIntentTypeDefinition: Sendable {
  /// The type that represents values.
  associatedtype Instance: IntentValueConvertible

  /// Checks that a value has this type.
  ///
  /// - Throws: `IntentTestingError` with `castingFailed`, which names both types.
  func isInstance(_ instance: Instance) throws
}

extension AppIntentTypeDefinition {
  /// Throws unless two type identifiers are equal.
  func check(_ given: String, is wanted: String) throws {
    guard given == wanted else {
      throw IntentTestingError(.castingFailed, "A \(wanted) is wanted, and this is a \(given).")
    }
  }
}
