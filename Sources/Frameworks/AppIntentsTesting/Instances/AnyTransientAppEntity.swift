/// A transient entity of the program: values that one action hands to the next.
@dynamicMemberLookup
public struct AnyTransientAppEntity: Sendable, Equatable {
  /// The type of the entity.
  public var entityType: AttributedTypeIdentifier

  /// What was given for the properties since the entity was made.
  private var values: NamedValues
  /// The entity that a result or a file gave.
  private let original: (any TransientAppEntity)?
  let app: AppUnderTest

  init(_ typeIdentifier: String, values: NamedValues, in app: AppUnderTest) {
    entityType = AttributedTypeIdentifier(
      persistentIdentifier: typeIdentifier, bundleIdentifier: app.bundleIdentifier)
    self.values = values
    original = nil
    self.app = app
  }

  init(_ entity: any AppEntity, in app: AppUnderTest) {
    entityType = AttributedTypeIdentifier(
      persistentIdentifier: type(of: entity).persistentIdentifier, bundleIdentifier: app.bundleIdentifier)
    values = NamedValues()
    original = entity as? any TransientAppEntity
    self.app = app
  }

  /// Whether both are of one type and have equal values.
  public static func == (a: Self, b: Self) -> Bool {
    guard a.entityType == b.entityType, let first = a.containers, let second = b.containers else {
      return false
    }
    return first == second
  }

  /// The values of the properties; nil where they don't fit the type.
  private var containers: [String: IntentValueContainer]? {
    do {
      let snapshot = EntitySnapshot(try entity())
      return Dictionary(
        snapshot.properties.map { property in
          let value = snapshot.valueAtHand(of: property)
          return (property.name, value.map { ValueResolution.container(of: $0) } ?? .init(.nothing))
        }, uniquingKeysWith: { first, _ in first })
    } catch {
      return nil  // Equal to nothing; where the entity is used the error is told.
    }
  }

  /// The entity of the app's own type.
  ///
  /// - Throws: `IntentRunError` with `unknownProperty` or `conversionFailed`; `IntentTestingError`.
  func entity() throws -> any TransientAppEntity {
    try values.check()
    let type = try app.transientEntity(entityType.persistentIdentifier)
    var all: [String: any Sendable] = [:]
    if let original {
      guard !values.names.isEmpty else { return original }
      let snapshot = EntitySnapshot(original)
      for property in snapshot.properties where property.kind == .stored {
        all[property.name] = snapshot.valueAtHand(of: property)
      }
    }
    for name in values.names {
      if let value = values[name] { all[name] = try ValueResolution(app: app).value(of: value) }
    }
    return try type.making(all)
  }

  /// The value of a property, as one of a type.
  ///
  /// - Throws: `IntentTestingError` with `castingFailed` when it is of another type, `noValue` when there is
  ///   none and the type is not optional.
  public subscript<T>(dynamicMember identifier: String) -> T where T: IntentValueConvertible {
    get throws { try path[dynamicMember: identifier].value(as: T.self) }
  }

  /// The value of a property, as it is; nil when there is none.
  public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
    get { path[dynamicMember: identifier].expression }
    set { values[identifier] = newValue ?? IntentValueContainer(.nothing) }
  }

  /// A way to what is in the value of a property.
  public subscript(dynamicMember identifier: String) -> DynamicPropertyPath {
    path[dynamicMember: identifier]
  }

  private var path: DynamicPropertyPath {
    let label = entityType.persistentIdentifier
    do {
      return DynamicPropertyPath(try entity(), label: label, app: app)
    } catch {
      return DynamicPropertyPath(failing: error, label: label, app: app)
    }
  }
}

extension AnyTransientAppEntity: IntentValueConvertible {
  public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
    IntentValueContainer(.value(self))
  }
}
