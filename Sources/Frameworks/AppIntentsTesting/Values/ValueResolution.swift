import IntentRuntime

/// A placeholder for an unreadable value where nothing can be thrown.
struct FailedExpression: IntentValueExpressing {
  let error: any Error

  func makeExpression() -> IntentValueExpression {
    IntentValueExpression { _ in IntentValueContainer(.nothing) }
  }
}

/// The conversion of a test's values to the app's own types.
struct ValueResolution {
  let app: AppUnderTest

  /// Returns the value of an expression.
  ///
  /// Representations of enums and transient entities become values of their types; that of an entity becomes
  /// the entity if it is available, else its identifier.
  /// - Throws: `IntentTestingError` with `unknownDefinition` or `castingFailed`.
  func value(of expression: any IntentValueExpressing) throws -> any Sendable {
    if let failed = expression as? FailedExpression { throw failed.error }
    let context = IntentValueContainer.ConversionContext(locale: app.circumstances.locale)
    return try value(of: expression.makeExpression().container(in: context))
  }

  private func value(of container: IntentValueContainer) throws -> any Sendable {
    switch container.element {
    case .nothing: String?.none
    case .list(let elements), .set(let elements): try elements.map { try value(of: $0) }
    case .value(let value):
      switch value {
      case let value as AnyAppEnum: try value.value(in: app)
      case let value as AnyTransientAppEntity: try value.entity()
      case let value as AnyAppEntity: try entity(value)
      case let value as IntentValueContainer: try self.value(of: value)
      default: value
      }
    }
  }

  private func entity(_ value: AnyAppEntity) throws -> any Sendable {
    if let entity = value.entity { return entity }
    let type = try app.entity(value.identifier.entityType.persistentIdentifier)
    return EntityIdentifier(
      typeIdentifier: type.persistentIdentifier, identifier: value.identifier.instanceIdentifier)
  }

  /// Returns a container of a value of any type.
  static func container(of value: any Sendable) -> IntentValueContainer {
    switch value {
    case let value as any OptionalIntentValue:
      value.wrapped.map { container(of: $0) } ?? IntentValueContainer(.nothing)
    case let value as any CollectionIntentValue:
      IntentValueContainer(.list(value.elements.map { container(of: $0) }))
    default: IntentValueContainer(.value(value))
    }
  }
}
