/// A path into a value, through properties of entities and elements of lists.
///
/// Extending a path costs nothing and never throws; reading a value does, with an error that names the
/// failing step.
@dynamicMemberLookup
public struct DynamicPropertyPath: Sendable {
  /// The value at the end of the path.
  private enum End: Sendable {
    case value((any Sendable)?)
    /// A property whose value has to be fetched.
    case deferred(EntitySnapshot, EntitySnapshot.Property)
    case failure(any Error)
  }

  private let end: End
  /// The path in source form.
  private let label: String
  private let app: AppUnderTest

  private init(_ end: End, label: String, app: AppUnderTest) {
    self.end = end
    self.label = label
    self.app = app
  }

  init(_ value: (any Sendable)?, label: String, app: AppUnderTest) {
    self.init(.value(Self.present(value)), label: label, app: app)
  }

  init(failing error: any Error, label: String, app: AppUnderTest) {
    self.init(.failure(error), label: label, app: app)
  }

  /// Returns a value without optionals and unions around it.
  private static func present(_ value: (any Sendable)?) -> (any Sendable)? {
    switch value {
    case let optional as any OptionalIntentValue: present(optional.wrapped)
    case let union as any AppUnionValue: present(union.taken.payload)
    default: value
    }
  }

  // MARK: Going on

  /// The path to a property of the entity at the end.
  public subscript(dynamicMember identifier: String) -> DynamicPropertyPath {
    let label = "\(label).\(identifier)"
    switch end {
    case .failure(let error): return DynamicPropertyPath(failing: error, label: label, app: app)
    case .deferred: return DynamicPropertyPath(failing: isDeferred, label: label, app: app)
    case .value(let value as AnyAppEntity):
      return DynamicPropertyPath(
        value.entity.map { .value($0) } ?? .failure(isReference(value)), label: self.label, app: app
      ).property(identifier, label)
    default: return property(identifier, label)
    }
  }

  private func property(_ name: String, _ label: String) -> DynamicPropertyPath {
    do {
      guard let value = try value() else { throw nothing(before: name) }
      guard let entity = value as? any AppEntity else {
        throw IntentTestingError(
          .castingFailed,
          "\(self.label) is a \(type(of: value)), which has no property '\(name)' that tests can read. "
            + "Read it with as(\(type(of: value)).self).")
      }
      let snapshot = EntitySnapshot(entity)
      guard let property = snapshot.properties.first(where: { $0.name == name }) else {
        throw unknownProperty(name, snapshot)
      }
      if property.kind == .deferred {
        return DynamicPropertyPath(.deferred(snapshot, property), label: label, app: app)
      }
      return DynamicPropertyPath(snapshot.valueAtHand(of: property), label: label, app: app)
    } catch {
      return DynamicPropertyPath(failing: error, label: label, app: app)
    }
  }

  /// The path to an element of the list at the end.
  public subscript(index: Int) -> DynamicPropertyPath {
    let label = "\(label)[\(index)]"
    do {
      guard let value = try value() else { throw nothing(before: "[\(index)]") }
      let elements: [any Sendable]
      switch value {
      case let collection as any CollectionIntentValue: elements = collection.elements
      case let list as [any Sendable]: elements = list
      default:
        throw IntentTestingError(.castingFailed, "\(self.label) is a \(type(of: value)), and no list.")
      }
      guard elements.indices.contains(index) else {
        throw IntentTestingError(
          .notFound, "\(self.label) has \(elements.count) elements, and no element \(index).")
      }
      return DynamicPropertyPath(elements[index], label: label, app: app)
    } catch {
      return DynamicPropertyPath(failing: error, label: label, app: app)
    }
  }

  // MARK: Reading

  /// The value of a property as a type.
  ///
  /// - Throws: `IntentTestingError`, which names the path.
  public subscript<T>(dynamicMember identifier: String) -> T where T: IntentValueConvertible {
    get throws { try self[dynamicMember: identifier].value(as: T.self) }
  }

  /// The value of a property as it is, or nil if it is absent.
  ///
  /// - Throws: `IntentTestingError`, which names the path.
  public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
    get throws { try self[dynamicMember: identifier].anyValue() }
  }

  /// An element as a value of a type.
  ///
  /// - Throws: `IntentTestingError`, which names the path.
  public subscript<T>(index: Int) -> T where T: IntentValueConvertible {
    get throws { try self[index].value(as: T.self) }
  }

  /// An element as it is, or nil if it is absent.
  ///
  /// - Throws: `IntentTestingError`, which names the path.
  public subscript(index: Int) -> (any IntentValueExpressing)? {
    get throws { try self[index].anyValue() }
  }

  /// Returns the value at the end as a type.
  ///
  /// - Throws: `IntentTestingError` with `castingFailed` or `noValue`, which names the path.
  public func `as`<T>(_ type: T.Type) throws -> T where T: IntentValueConvertible { try value(as: type) }

  /// Returns the value at the end as a type that is identified by name.
  ///
  /// - Throws: `IntentTestingError` with `castingFailed` or `noValue`, which names the path.
  public func `as`<IntentType>(_ type: IntentType) throws -> IntentType.Instance
  where IntentType: AppIntentTypeDefinition {
    let instance = try value(as: IntentType.Instance.self)
    try type.isInstance(instance)
    return instance
  }

  /// Returns the value at the end as the app's own entity. Not part of Apple's framework.
  ///
  /// - Throws: `IntentTestingError` with `castingFailed` or `noValue`, which names the path.
  public func `as`<Entity>(_ type: Entity.Type) throws -> Entity where Entity: AppEntity {
    try value(as: type)
  }

  /// Returns the value at the end as the app's own enum. Not part of Apple's framework.
  ///
  /// - Throws: `IntentTestingError` with `castingFailed` or `noValue`, which names the path.
  public func `as`<Enum>(_ type: Enum.Type) throws -> Enum where Enum: AppEnum { try value(as: type) }

  /// Returns the value at the end, fetching it from the app if the property is deferred.
  ///
  /// - Throws: `IntentTestingError`, which names the path, or the error of the fetch.
  public func get<T>(as type: T.Type = T.self) async throws -> T where T: IntentValueConvertible {
    guard case .deferred(let snapshot, let property) = end else { return try value(as: type) }
    let value = try await app.isolated { try await snapshot.value(of: property) }
    return try DynamicPropertyPath(value, label: label, app: app).value(as: type)
  }

  private func value() throws -> (any Sendable)? {
    switch end {
    case .value(let value): return value
    case .deferred: throw isDeferred
    case .failure(let error): throw error
    }
  }

  func value<T>(as type: T.Type) throws -> T {
    let value = try value()
    if let type = type as? any DefinitionInstance.Type,
      let instance = type.standing(for: value, in: app) as? T
    {
      return instance
    }
    if let value, let result = value as? T { return result }
    if let optional = type as? any OptionalIntentValue.Type {
      guard let value else {
        if let none = optional.absent as? T { return none } else { throw noValue(type) }
      }
      if let wrapped = optional.wrapping(value) as? T { return wrapped }
    }
    guard let value else { throw noValue(type) }
    throw mismatch(value, type)
  }

  /// Returns the value in a form that can be passed to an intent, or nil if it is absent.
  func anyValue() throws -> (any IntentValueExpressing)? {
    guard let value = try value() else { return nil }
    if let value = value as? any IntentValueExpressing { return value }
    if let entity = AnyAppEntity.standing(for: value, in: app) { return entity }
    if let entity = AnyTransientAppEntity.standing(for: value, in: app) { return entity }
    if let value = AnyAppEnum.standing(for: value, in: app) { return value }
    return ValueResolution.container(of: value)
  }

  /// The same value where nothing can be thrown: an unreadable value is not nil, and is reported when it is
  /// used.
  var expression: (any IntentValueExpressing)? {
    do {
      return try anyValue()
    } catch {
      return FailedExpression(error: error)
    }
  }

  // MARK: Errors

  private func noValue<T>(_ type: T.Type) -> IntentTestingError {
    IntentTestingError(.noValue, "\(label) has no value, and is read as \(type).")
  }

  private func mismatch<T>(_ value: any Sendable, _ type: T.Type) -> IntentTestingError {
    let advice =
      switch value {
      case is any TransientAppEntity: " Read it as AnyTransientAppEntity."
      case is any AppEntity: " Read it as AnyAppEntity."
      case is any AppEnum: " Read it as AnyAppEnum."
      default: ""
      }
    return IntentTestingError(
      .castingFailed, "\(label) is a \(Swift.type(of: value)), and is read as \(type).\(advice)")
  }

  private func nothing(before step: String) -> IntentTestingError {
    IntentTestingError(.noValue, "\(label) has no value, so there is no '\(step)' of it.")
  }

  private var isDeferred: IntentTestingError {
    IntentTestingError(
      .noValue, "\(label) is fetched when it is asked for. Read it with try await get(as:) on the path.")
  }

  private func isReference(_ entity: AnyAppEntity) -> IntentTestingError {
    IntentTestingError(.notFound, "\(label) is a reference to \(entity) and has no properties.")
  }

  private func unknownProperty(_ name: String, _ snapshot: EntitySnapshot) -> IntentTestingError {
    let names = snapshot.properties.map(\.name)
    let advice =
      name == "id"
      ? "Its identifier is in identifier.instanceIdentifier."
      : "Its properties are \(names.quoted); a variable is one when it is marked with @Property."
    return IntentTestingError(
      .notFound, "\(type(of: snapshot.entity)) has no property '\(name)'. \(advice)")
  }
}
