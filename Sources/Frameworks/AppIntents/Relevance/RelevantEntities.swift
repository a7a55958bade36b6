import Synchronization

/// The entities of an app that are likely to be useful, by context, as the app reports them to the system.
///
/// Safe to use from any task.
public struct RelevantEntities: Sendable {
  /// The relevant entities of this process.
  public static let shared = RelevantEntities()

  private final class Storage: Sendable {
    let contexts = Mutex<[AppEntityContext: [any AppEntity]]>([:])
    let observer = SystemSlot<any RelevantEntitiesObserver>()
  }

  private let storage = Storage()

  package init() {}

  /// Sets the entities that are relevant in a context, replacing the previous ones.
  ///
  /// - Throws: The error of the system's observer.
  public func updateEntities(_ entities: [any AppEntity], for context: AppEntityContext) async throws {
    try await change { $0[context] = entities.isEmpty ? nil : entities }
  }

  /// Removes all entities.
  ///
  /// - Throws: The error of the system's observer.
  public func removeAllEntities() async throws {
    try await change { $0 = [:] }
  }

  /// Removes all entities of a context.
  ///
  /// - Throws: The error of the system's observer.
  public func removeAllEntities(for context: AppEntityContext) async throws {
    try await change { $0[context] = nil }
  }

  /// Removes entities from all contexts, identified by type and identifier.
  ///
  /// - Throws: The error of the system's observer.
  public func removeEntities(_ entities: [any AppEntity]) async throws {
    let removed = Self.identifiers(of: entities)
    try await change { contexts in
      for context in contexts.keys { Self.remove(removed, from: &contexts[context]) }
    }
  }

  /// Removes entities from a context, identified by type and identifier.
  ///
  /// - Throws: The error of the system's observer.
  public func removeEntities(_ entities: [any AppEntity], from context: AppEntityContext) async throws {
    let removed = Self.identifiers(of: entities)
    try await change { Self.remove(removed, from: &$0[context]) }
  }

  /// Returns the entities that are relevant in a context, in the order in which they were given.
  package func entities(for context: AppEntityContext) -> [any AppEntity] {
    storage.contexts.withLock { $0[context] ?? [] }
  }

  /// Sets the observer of changes, or removes it.
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

/// An observer that suggests entities.
package protocol RelevantEntitiesObserver: Sendable {
  func relevantEntitiesChanged(in entities: RelevantEntities) async throws
}

/// A context in which entities are relevant.
public struct AppEntityContext: Hashable, Sendable {
  package enum Scope: Hashable, Sendable {
    case audio(AudioContext)
  }

  package let scope: Scope

  /// Returns the context of audio playback.
  public static func audio(_ audioContext: AudioContext) -> AppEntityContext {
    AppEntityContext(scope: .audio(audioContext))
  }
}

/// The activity of a person during audio playback.
public struct AudioContext: Hashable, Sendable {
  package enum Activity: Hashable, Sendable {
    case nowPlaying
    case workout(WorkoutIntensityLevel?)
  }

  package let activity: Activity

  /// The person is looking at what is being played.
  public static let nowPlaying = AudioContext(activity: .nowPlaying)

  /// The person is exercising, at any intensity.
  public static let workout = AudioContext(activity: .workout(nil))

  /// Returns the activity of exercising at an intensity.
  public static func workout(intensityLevel: WorkoutIntensityLevel) -> AudioContext {
    AudioContext(activity: .workout(intensityLevel))
  }

  /// The intensity of a workout.
  public struct WorkoutIntensityLevel: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Low intensity, such as walking or stretching.
    public static let low = WorkoutIntensityLevel(rawValue: 0)
    /// Medium intensity, such as cycling or swimming.
    public static let medium = WorkoutIntensityLevel(rawValue: 1)
    /// High intensity, such as running.
    public static let high = WorkoutIntensityLevel(rawValue: 2)
  }
}
