import CoreTransferable
import IntentRuntime

/// The import of entities from files and values: through their type's transfer representation, else through a
/// value query of the app.
struct EntityImport {
  let app: AppUnderTest

  /// Returns the entity that a file represents.
  func entity(of type: any AppEntity.Type, from file: IntentFile) async throws -> any AppEntity {
    func imported<T: Transferable>(_ type: T.Type) async throws -> T {
      if let url = file.fileURL { return try await T(importing: url, contentType: file.type) }
      return try await T(importing: file.data, contentType: file.type)
    }
    if let type = type as? any Transferable.Type, !type.importedContentTypes().isEmpty,
      let entity = try await imported(type) as? any AppEntity
    {
      return entity
    }
    return try await queried(file, type)
  }

  /// Returns the entity that a value represents.
  func entity(of type: any AppEntity.Type, from value: any Sendable) async throws -> any AppEntity {
    if let entity = try await made(of: value, type) { return entity }
    return try await queried(value, type)
  }

  /// Returns the entity that a transferable value represents: directly, else through a content type that both
  /// support.
  func entity<T: Transferable & Sendable>(
    of type: any AppEntity.Type, fromItem item: T
  ) async throws -> any AppEntity {
    if let entity = try await made(of: item, type) { return entity }
    func imported<E: Transferable>(_ type: E.Type) async throws -> E? {
      for contentType in type.importedContentTypes() {
        guard item.exportedContentTypes(.ownProcess).contains(where: { $0.conforms(to: contentType) }) else {
          continue
        }
        return try await E(importing: try await item.exported(as: contentType), contentType: contentType)
      }
      return nil
    }
    if let type = type as? any Transferable.Type, let entity = try await imported(type) as? any AppEntity {
      return entity
    }
    return try await queried(item, type)
  }

  private func made(of value: any Sendable, _ type: any AppEntity.Type) async throws -> (any AppEntity)? {
    func item<T: Transferable>(_ type: T.Type) async throws -> T? { try await type.item(importing: value) }
    guard let type = type as? any Transferable.Type else { return nil }
    return try await item(type) as? any AppEntity
  }

  /// Returns the first entity of the type that a value query returns for a value.
  private func queried(_ value: any Sendable, _ type: any AppEntity.Type) async throws -> any AppEntity {
    for query in app.catalog.valueQueries where takes(value, query) {
      for found in try await app.runtime.values(for: value, from: query) {
        let taken = (found as? any AppUnionValue)?.taken.payload ?? found
        if let entity = taken as? any AppEntity, Swift.type(of: entity) == type { return entity }
      }
    }
    throw IntentTestingError(
      .notSupported,
      "No \(type.persistentIdentifier) can be made of a value of type \(Swift.type(of: value)): its "
        + "transfer representation imports none, and no value query finds one.")
  }

  private func takes(_ value: any Sendable, _ query: any IntentValueQuery.Type) -> Bool {
    func accepts<T>(_ type: T.Type) -> Bool { value is T }
    return accepts(query.inputType)
  }
}
