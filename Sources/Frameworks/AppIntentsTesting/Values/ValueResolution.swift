import IntentRuntime

/// Stands for a value that could not be read where nothing can be thrown.
struct FailedExpression: IntentValueExpressing {
  let error: any Error

  func makeExpression() -> IntentValueExpression {
    IntentValueExpression { _ in IntentValueContainer(.nothing) }
  }
}

/// Makes values of the app's own types of what a test gives.
struct ValueResolution {
  let app: AppUnderTest

  /// The value that an expression stands for.
  ///
  /// What stands for an enum or a transient entity becomes one; what stands for an entity becomes it where it
  /// is at hand, and else its name.
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

  /// A value of any type in a container.
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
