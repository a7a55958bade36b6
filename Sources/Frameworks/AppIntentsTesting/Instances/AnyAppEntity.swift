import IntentRuntime

/// An entity of the program, or what names one.
///
/// One that a query or a result gave has the entity's properties; one that `makeReference(identifier:)` made has
/// only its name, which the app's query finds where it is used. Two are equal when they name the same entity.
@dynamicMemberLookup
public struct AnyAppEntity: Sendable, Equatable {
  /// What names the entity.
  ///
  /// The type is known here by its persistent identifier, the program by the name that the definitions were
  /// made with. Setting it makes this a reference.
  public var identifier: AttributedEntityIdentifier {
    didSet { if identifier != oldValue { entity = nil } }
  }

  /// The entity, where it is at hand.
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

  /// The value of a property, as one of a type.
  ///
  /// - Throws: `IntentTestingError` with `castingFailed` when it is of another type, `noValue` when there is
  ///   none and the type is not optional, `notFound` when this is a reference.
  public subscript<T>(dynamicMember identifier: String) -> T where T: IntentValueConvertible {
    get throws { try path[dynamicMember: identifier].value(as: T.self) }
  }

  /// The value of a property, as it is; nil when there is none.
  public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
    path[dynamicMember: identifier].expression
  }

  /// A way to what is in the value of a property.
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

  /// The entity, which the app's query finds when it is not at hand.
  ///
  /// - Throws: `IntentTestingError` with `notFound`; what the query throws.
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
  public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
    IntentValueContainer(.value(self))
  }
}

extension AnyAppEntity: CustomStringConvertible {
  public var description: String {
    "\(identifier.entityType.persistentIdentifier)/\(identifier.instanceIdentifier)"
  }
}
