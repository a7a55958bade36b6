import AppIntents

/// A value that was read up to the entities in it, which are fetched all at once.
package indirect enum PlannedValue {
  case value(any _IntentValue)
  case entity(any AppEntity.Type, identifier: String, JSONPlace)
  case present(any OptionalIntentValue.Type, PlannedValue, JSONPlace)
  case collection(any CollectionIntentValue.Type, [PlannedValue], JSONPlace)
  case union(any AppUnionValue.Type, caseName: String, PlannedValue, JSONPlace)
  case transient(any TransientAppEntity.Type, [(name: String, value: PlannedValue)], JSONPlace)
}

/// The entities that are wanted, by their types.
package struct WantedEntities {
  private(set) var types: [ObjectIdentifier: any AppEntity.Type] = [:]
  private(set) var identifiers: [ObjectIdentifier: [String]] = [:]
  private var seen: [ObjectIdentifier: Set<String>] = [:]
  /// The types in the order in which they came up.
  private(set) var order: [ObjectIdentifier] = []

  package init() {}

  mutating func add(_ type: any AppEntity.Type, _ identifier: String) {
    let key = ObjectIdentifier(type)
    if types[key] == nil {
      types[key] = type
      order.append(key)
    }
    if seen[key, default: []].insert(identifier).inserted { identifiers[key, default: []].append(identifier) }
  }
}

/// The entities that were found, by their types.
package struct FoundEntities {
  var entities: [ObjectIdentifier: [String: any AppEntity]] = [:]

  /// - Throws: `IntentRunError` with `unknownEntity` where there is none.
  func entity(_ type: any AppEntity.Type, _ identifier: String, at place: JSONPlace) throws -> any AppEntity {
    guard let entity = entities[ObjectIdentifier(type)]?[identifier] else {
      let path = place.description
      throw IntentRunError(
        .unknownEntity,
        "\(path.isEmpty ? "" : path + ": ")there is no \(type.persistentIdentifier) '\(identifier.cut(100))' any "
          + "more: the reference is stale.")
    }
    return entity
  }
}

extension PlannedValue {
  /// The value, now that its entities are there.
  ///
  /// - Throws: `IntentRunError` with `unknownEntity` or `conversionFailed`.
  package func made(of found: FoundEntities) throws -> any _IntentValue {
    switch self {
    case .value(let value): return value
    case .entity(let type, let identifier, let place):
      return try found.entity(type, identifier, at: place)
    case .present(let type, let planned, let place):
      let value = try planned.made(of: found)
      guard let optional = type.wrapping(value) else { throw place.failure(Self.mismatch(value, type)) }
      return optional
    case .collection(let type, let planned, let place):
      let values = try planned.map { try $0.made(of: found) as any Sendable }
      guard let collection = type.collecting(values) else {
        throw place.failure("the values are not all of type \(type.elementType).")
      }
      return collection
    case .union(let type, let name, let planned, let place):
      let value = try planned.made(of: found)
      guard let union = Self.union(type, name, value) else {
        throw place.failure(Self.mismatch(value, type))
      }
      return union
    case .transient(let type, let planned, let place):
      var values: [String: any Sendable] = [:]
      for (name, value) in planned { values[name] = try value.made(of: found) }
      do {
        return try type.making(values)
      } catch let error as IntentRunError {
        throw place.failure(error.message, error)
      }
    }
  }

  private static func union<Value: AppUnionValue>(
    _ type: Value.Type, _ name: String, _ payload: any Sendable
  ) -> (any _IntentValue)? {
    type.made(ofCase: name, payload: payload)
  }

  private static func mismatch(_ value: any _IntentValue, _ wanted: any _IntentValue.Type) -> String {
    "a value of type \(type(of: value)) makes no \(wanted)."
  }
}
