import Synchronization

/// Entities that the app thinks worth suggesting, by context.
///
/// They are kept in memory, for the program that gave them. Safe from any task.
public struct RelevantEntities: Sendable {
  /// The entities of this app.
  public static let shared = RelevantEntities()

  private static let kept = Mutex<[AppEntityContext: [any AppEntity]]>([:])

  /// Puts entities in the place of those that were given for a context before.
  public func updateEntities(_ entities: [any AppEntity], for context: AppEntityContext) async throws {
    Self.kept.withLock { $0[context] = entities.isEmpty ? nil : entities }
  }

  /// Takes all entities away.
  public func removeAllEntities() async throws {
    Self.kept.withLock { $0 = [:] }
  }

  /// Takes away all entities of a context.
  public func removeAllEntities(for context: AppEntityContext) async throws {
    Self.kept.withLock { $0[context] = nil }
  }

  /// Takes entities away from every context.
  public func removeEntities(_ entities: [any AppEntity]) async throws {
    let names = Set(entities.map { EntityIdentifier(for: $0) })
    Self.kept.withLock { kept in
      for context in kept.keys { Self.remove(names, from: context, of: &kept) }
    }
  }

  /// Takes entities away from a context.
  public func removeEntities(_ entities: [any AppEntity], from context: AppEntityContext) async throws {
    let names = Set(entities.map { EntityIdentifier(for: $0) })
    Self.kept.withLock { Self.remove(names, from: context, of: &$0) }
  }

  private static func remove(
    _ names: Set<EntityIdentifier>, from context: AppEntityContext,
    of kept: inout [AppEntityContext: [any AppEntity]]
  ) {
    kept[context]?.removeAll { names.contains(EntityIdentifier(for: $0)) }
    if kept[context]?.isEmpty == true { kept[context] = nil }
  }

  /// What was given for a context, in its order.
  package func entities(for context: AppEntityContext) -> [any AppEntity] {
    Self.kept.withLock { $0[context] ?? [] }
  }

  /// The contexts for which there is something.
  package var contexts: Set<AppEntityContext> { Set(Self.kept.withLock { $0.keys }) }
}
