/// A definition of a type, and what stands for values of it.
public protocol AppIntentTypeDefinition: Sendable {
  /// What stands for values of the type.
  associatedtype Instance: IntentValueConvertible

  /// Makes sure that a value is of the type.
  ///
  /// - Throws: `IntentTestingError` with `castingFailed` that names both types.
  func isInstance(_ instance: Instance) throws
}

extension AppIntentTypeDefinition {
  /// Throws unless two identifiers of types are the same.
  func check(_ given: String, is wanted: String) throws {
    guard given == wanted else {
      throw IntentTestingError(.castingFailed, "A \(wanted) is wanted, and this is a \(given).")
    }
  }
}
