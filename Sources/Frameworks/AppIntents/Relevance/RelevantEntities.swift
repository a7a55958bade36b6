import Synchronization

/// Tells the system which entities of an app are likely to be of use, and in which part of life.
///
/// Safe from any task.
public struct RelevantEntities: Sendable {
  /// The relevant entities of this process.
  public static let shared = RelevantEntities()

  private final class Storage: Sendable {
    let contexts = Mutex<[AppEntityContext: [any AppEntity]]>([:])
    let observer = SystemSlot<any RelevantEntitiesObserver>()
  }

  private let storage = Storage()

  package init() {}

  /// Says which entities are of use in a context, in place of those that were said for it before.
  ///
  /// - Throws: What went wrong while the system was being told.
  public func updateEntities(_ entities: [any AppEntity], for context: AppEntityContext) async throws {
    try await change { $0[context] = entities.isEmpty ? nil : entities }
  }

  /// Takes everything back.
  ///
  /// - Throws: What went wrong while the system was being told.
  public func removeAllEntities() async throws {
    try await change { $0 = [:] }
  }

  /// Takes back what was said for a context.
  ///
  /// - Throws: What went wrong while the system was being told.
  public func removeAllEntities(for context: AppEntityContext) async throws {
    try await change { $0[context] = nil }
  }

  /// Takes entities back from all contexts. They are known by their types and identifiers.
  ///
  /// - Throws: What went wrong while the system was being told.
  public func removeEntities(_ entities: [any AppEntity]) async throws {
    let removed = Self.identifiers(of: entities)
    try await change { contexts in
      for context in contexts.keys { Self.remove(removed, from: &contexts[context]) }
    }
  }

  /// Takes entities back from a context. They are known by their types and identifiers.
  ///
  /// - Throws: What went wrong while the system was being told.
  public func removeEntities(_ entities: [any AppEntity], from context: AppEntityContext) async throws {
    let removed = Self.identifiers(of: entities)
    try await change { Self.remove(removed, from: &$0[context]) }
  }

  /// The entities that are of use in a context, in the order in which they were said.
  package func entities(for context: AppEntityContext) -> [any AppEntity] {
    storage.contexts.withLock { $0[context] ?? [] }
  }

  /// Sets who is told from now on, or nobody.
  package func observe(_ observer: (any RelevantEntitiesObserver)?) { storage.observer.fill(observer) }

  private func change(
    _ update: @Sendable (inout sending [AppEntityContext: [any AppEntity]]) -> Void
  ) async throws {
    storage.contexts.withLock { update(&$0) }
    try await storage.observer.service?.relevantEntitiesChanged(in: self)
  }

  private static func identifiers(of entities: [any AppEntity]) -> Set<EntityIdentifier> {
    Set(entities.map { identifier(of: $0) })
  }

  private static func identifier(of entity: any AppEntity) -> EntityIdentifier {
    EntityIdentifier(for: entity)
  }

  private static func remove(_ removed: Set<EntityIdentifier>, from entities: inout [any AppEntity]?) {
    entities?.removeAll { removed.contains(identifier(of: $0)) }
    if entities?.isEmpty == true { entities = nil }
  }
}

/// Suggests entities. Who stands for the system conforms.
package protocol RelevantEntitiesObserver: Sendable {
  func relevantEntitiesChanged(in entities: RelevantEntities) async throws
}

/// The part of life in which entities are of use.
public struct AppEntityContext: Hashable, Sendable {
  package enum Scope: Hashable, Sendable {
    case audio(AudioContext)
  }

  package let scope: Scope

  /// While something is heard.
  public static func audio(_ audioContext: AudioContext) -> AppEntityContext {
    AppEntityContext(scope: .audio(audioContext))
  }
}

/// What a person does while something is heard.
public struct AudioContext: Hashable, Sendable {
  package enum Activity: Hashable, Sendable {
    case nowPlaying
    case workout(WorkoutIntensityLevel?)
  }

  package let activity: Activity

  /// They look at what is being played.
  public static let nowPlaying = AudioContext(activity: .nowPlaying)

  /// They exercise in whichever way.
  public static let workout = AudioContext(activity: .workout(nil))

  /// They exercise this hard.
  public static func workout(intensityLevel: WorkoutIntensityLevel) -> AudioContext {
    AudioContext(activity: .workout(intensityLevel))
  }

  /// How hard a person exercises.
  public struct WorkoutIntensityLevel: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As in walking or stretching.
    public static let low = WorkoutIntensityLevel(rawValue: 0)
    /// As in cycling or swimming.
    public static let medium = WorkoutIntensityLevel(rawValue: 1)
    /// As in running.
    public static let high = WorkoutIntensityLevel(rawValue: 2)
  }
}
