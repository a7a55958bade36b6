/// A transient entity of the program: values that one action passes to the next.
@dynamicMemberLookup
public struct AnyTransientAppEntity: Sendable, Equatable {
  /// The type of the entity.
  public var entityType: AttributedTypeIdentifier

  /// The values that were given for properties since the entity was created.
  private var values: NamedValues
  /// The entity from a result or file.
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

  /// Returns a Boolean value that indicates whether both have the same type and equal values.
  public static func == (a: Self, b: Self) -> Bool {
    guard a.entityType == b.entityType, let first = a.containers, let second = b.containers else {
      return false
    }
    return first == second
  }

  /// The values of the properties, or nil if they don't fit the type.
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

  /// Returns the entity of the app's own type.
  ///
  /// - Throws: `IntentRunError` with `unknownProperty` or `conversionFailed`, or `IntentTestingError`.
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

  /// The value of a property as a type.
  ///
  /// - Throws: `IntentTestingError` with `castingFailed` if it has another type, or `noValue` if it is absent
  ///   and the type is not optional.
  public subscript<T>(dynamicMember identifier: String) -> T where T: IntentValueConvertible {
    get throws { try path[dynamicMember: identifier].value(as: T.self) }
  }

  /// The value of a property as it is, or nil if it is absent.
  public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
    get { path[dynamicMember: identifier].expression }
    set { values[identifier] = newValue ?? IntentValueContainer(.nothing) }
  }

  /// The path to the value of a property.
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
  /// Returns a container of the entity.
  public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
    IntentValueContainer(.value(self))
  }
}
