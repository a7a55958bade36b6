/// A type that represents values of the app in tests.
protocol DefinitionInstance: Sendable {
  /// Returns the representation of a value, or nil if it has another kind.
  static func standing(for value: (any Sendable)?, in app: AppUnderTest) -> Self?
}

extension AnyAppEntity: DefinitionInstance {
  static func standing(for value: (any Sendable)?, in app: AppUnderTest) -> AnyAppEntity? {
    switch value {
    case let value as AnyAppEntity: value
    case is any TransientAppEntity: nil
    case let entity as any AppEntity: AnyAppEntity(entity, in: app)
    case let name as EntityIdentifier:
      AnyAppEntity(typeIdentifier: name.typeIdentifier, identifier: name.identifier, in: app)
    default: nil
    }
  }
}

extension AnyTransientAppEntity: DefinitionInstance {
  static func standing(for value: (any Sendable)?, in app: AppUnderTest) -> AnyTransientAppEntity? {
    switch value {
    case let value as AnyTransientAppEntity: value
    case let entity as any TransientAppEntity: AnyTransientAppEntity(entity, in: app)
    default: nil
    }
  }
}

extension AnyAppEnum: DefinitionInstance {
  static func standing(for value: (any Sendable)?, in app: AppUnderTest) -> AnyAppEnum? {
    switch value {
    case let value as AnyAppEnum: value
    case let value as any AppEnum: AnyAppEnum(value)
    default: nil
    }
  }
}

extension Optional: DefinitionInstance where Wrapped: DefinitionInstance {
  static func standing(for value: (any Sendable)?, in app: AppUnderTest) -> Wrapped?? {
    guard let value else { return .some(nil) }
    return Wrapped.standing(for: value, in: app).map { .some($0) }
  }
}

extension Array: DefinitionInstance where Element: DefinitionInstance {
  static func standing(for value: (any Sendable)?, in app: AppUnderTest) -> [Element]? {
    let given: [any Sendable]
    switch value {
    case let collection as any CollectionIntentValue: given = collection.elements
    case let list as [any Sendable]: given = list
    default: return nil
    }
    let elements = given.compactMap { Element.standing(for: $0, in: app) }
    return elements.count == given.count ? elements : nil
  }
}
