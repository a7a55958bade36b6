import IntentRuntime

/// An entity of the program, or a reference to one.
///
/// An entity from a query or result has its properties; one from `makeReference(identifier:)` has only its
/// identifier, by which the app's query finds it where it is used. Two are equal if they refer to the same
/// entity.
@dynamicMemberLookup
public struct AnyAppEntity: Sendable, Equatable {
  /// The identifier of the entity.
  ///
  /// The type is given by its persistent identifier, the program by the bundle identifier of the definitions.
  /// Setting it turns this into a reference.
  public var identifier: AttributedEntityIdentifier {
    didSet { if identifier != oldValue { entity = nil } }
  }

  /// The entity, if it is available.
  private(set) var entity: (any AppEntity)?
  let app: AppUnderTest

  init(typeIdentifier: String, identifier: String, in app: AppUnderTest) {
    self.app = app
    self.identifier = AttributedEntityIdentifier(
      entityType: AttributedTypeIdentifier(
        persistentIdentifier: typeIdentifier, bundleIdentifier: app.bundleIdentifier),
      instanceIdentifier: identifier)
  }

  init(_ entity: any AppEntity, in app: AppUnderTest) {
    func name(_ entity: some AppEntity) -> EntityIdentifier { EntityIdentifier(for: entity) }
    identifier = name(entity).attributed(bundleIdentifier: app.bundleIdentifier)
    self.entity = entity
    self.app = app
  }

  public static func == (a: Self, b: Self) -> Bool { a.identifier == b.identifier }

  /// The value of a property as a type.
  ///
  /// - Throws: `IntentTestingError` with `castingFailed` if it has another type, `noValue` if it is absent
  ///   and the type is not optional, or `notFound` if this is a reference.
  public subscript<T>(dynamicMember identifier: String) -> T where T: IntentValueConvertible {
    get throws { try path[dynamicMember: identifier].value(as: T.self) }
  }

  /// The value of a property as it is, or nil if it is absent.
  public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
    path[dynamicMember: identifier].expression
  }

  /// The path to the value of a property.
  public subscript(dynamicMember identifier: String) -> DynamicPropertyPath {
    path[dynamicMember: identifier]
  }

  private var path: DynamicPropertyPath {
    let label = identifier.entityType.persistentIdentifier
    guard let entity else {
      return DynamicPropertyPath(
        failing: IntentTestingError(
          .notFound,
          "This is a reference to the \(label) '\(identifier.instanceIdentifier)' and has no properties. Get "
            + "the entity with entities(identifiers:), or from a result."),
        label: label, app: app)
    }
    return DynamicPropertyPath(entity, label: label, app: app)
  }

  /// Returns the entity, which the app's query finds if it is not available.
  ///
  /// - Throws: `IntentTestingError` with `notFound`, or the error of the query.
  func found() async throws -> any AppEntity {
    if let entity { return entity }
    let type = try app.entity(identifier.entityType.persistentIdentifier)
    let name = identifier.instanceIdentifier
    guard let found = try await app.runtime.entities(identifiers: [name], of: type)[name] else {
      throw IntentTestingError(.notFound, "There is no \(type.persistentIdentifier) '\(name)'.")
    }
    return found
  }
}

extension AnyAppEntity: IntentValueConvertible {
  /// Returns a container of the entity.
  public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
    IntentValueContainer(.value(self))
  }
}

extension AnyAppEntity: CustomStringConvertible {
  public var description: String {
    "\(identifier.entityType.persistentIdentifier)/\(identifier.instanceIdentifier)"
  }
}
