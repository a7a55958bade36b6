import Synchronization

/// A type-erased key.
struct AnyHashableKey: Hashable, Sendable {
  private let text: String
  private let hash: Int
  private let isSame: @Sendable (any Hashable & Sendable) -> Bool
  private let value: any Hashable & Sendable

  init(_ key: any Hashable & Sendable) {
    func equality<Key: Hashable & Sendable>(_ key: Key) -> @Sendable (any Hashable & Sendable) -> Bool {
      { $0 as? Key == key }
    }
    value = key
    text = "\(key)"
    hash = key.hashValue
    isSame = equality(key)
  }

  var description: String { text }
  static func == (a: AnyHashableKey, b: AnyHashableKey) -> Bool { a.isSame(b.value) }
  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// A container for the objects that intents, entities and queries depend on.
///
/// An app adds them at launch, before any of its intents run. Each object is created once, when it is first
/// requested. Safe to use from any task.
public final class AppDependencyManager: Sendable {
  /// The manager that `@Dependency` uses unless it names another.
  public static let shared = AppDependencyManager()

  private struct Name: Hashable {
    let type: ObjectIdentifier
    let key: AnyHashableKey?
  }

  private enum Entry: Sendable {
    case now(@Sendable () throws -> any Sendable)
    case later(@Sendable () async throws -> any Sendable)
    case loading(Task<any Sendable, any Swift.Error>, @Sendable () async throws -> any Sendable)
    case made(any Sendable)
  }

  /// A box that carries an object across tasks without copying it, as on Apple's platforms, whether or not
  /// its type is `Sendable`.
  private struct Box: @unchecked Sendable { let value: Any }

  private let entries = Mutex<[Name: Entry]>([:])

  /// Creates a manager without objects.
  public init() {}

  /// Adds an object.
  ///
  /// - Parameters:
  ///   - key: A key that distinguishes several objects of one type.
  ///   - dependency: A closure that creates the object when it is first requested.
  public func add<Dependency>(
    key: (any Hashable & Sendable)? = nil,
    dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    set(Dependency.self, key, .now { Box(value: dependencyProvider()) })
  }

  /// Adds an object whose creation may fail.
  public func add<Dependency>(
    key: (any Hashable & Sendable)? = nil,
    dependency dependencyProvider: @escaping @Sendable () throws -> Dependency
  ) {
    set(Dependency.self, key, .now { Box(value: try dependencyProvider()) })
  }

  /// Adds an object that is created asynchronously, before an intent that depends on it runs.
  public func add<Dependency>(
    key: (any Hashable & Sendable)? = nil,
    dependency dependencyProvider: @escaping @Sendable () async throws -> Dependency
  ) {
    set(Dependency.self, key, .later { Box(value: try await dependencyProvider()) })
  }

  private func set<Dependency>(_ type: Dependency.Type, _ key: (any Hashable & Sendable)?, _ entry: Entry) {
    entries.withLock { $0[Name(type: ObjectIdentifier(type), key: key.map(AnyHashableKey.init))] = entry }
  }

  /// Returns the object of a type and key.
  ///
  /// - Throws: `Error` when the object was not added, can't be created, or is created asynchronously and
  ///   isn't ready.
  func dependency<Value>(
    of type: Value.Type, key: AnyHashableKey?, makingDefault: (@Sendable () -> Value)? = nil
  ) throws -> Value {
    let name = Name(type: ObjectIdentifier(type), key: key)
    if let scoped = scoped(name) { return try scoped.dependency(of: type, key: key) }
    // The maker runs outside of the lock, since it may use dependencies itself.
    let maker: @Sendable () throws -> any Sendable
    switch entries.withLock({ $0[name] }) {
    case .made(let box): return try value(of: box)
    case .now(let make): maker = make
    case .later, .loading:
      throw Error.failedToLoadDependency(
        "The dependency \(described(type, key)) is still being made. It is made by an async closure, which is "
          + "run before an intent's perform(): use it there, or add the object itself.")
    case nil:
      guard let makingDefault else { throw missing(type, key) }
      maker = { Box(value: makingDefault()) }
    }
    let made: any Sendable
    do {
      made = try maker()
    } catch {
      throw Error.failedToLoadDependency("The dependency \(described(type, key)) could not be made: \(error)")
    }
    // The first one to finish wins, so that all callers see the same object.
    let kept = entries.withLock { entries in
      if case .made(let other) = entries[name] { return other }
      entries[name] = .made(made)
      return made
    }
    return try value(of: kept)
  }

  /// Loads an object that is created asynchronously. After a failure the next call tries again.
  func load<Value>(_ type: Value.Type, key: AnyHashableKey?) async throws {
    let name = Name(type: ObjectIdentifier(type), key: key)
    if let scoped = scoped(name) { return try await scoped.load(type, key: key) }
    let task: Task<any Sendable, any Swift.Error>? = entries.withLock { entries in
      switch entries[name] {
      case .later(let make):
        // The first caller creates it for all, so the task is detached from that caller's run.
        let task = Task.detached { try await make() }
        entries[name] = .loading(task, make)
        return task
      case .loading(let task, _): return task
      default: return nil
      }
    }
    guard let task else { return }
    do {
      let made = try await task.value
      entries.withLock { if case .loading(task, _) = $0[name] { $0[name] = .made(made) } }
    } catch {
      entries.withLock { if case .loading(task, let make) = $0[name] { $0[name] = .later(make) } }
      throw Error.failedToLoadDependency("The dependency \(described(type, key)) could not be made: \(error)")
    }
  }

  /// Returns, for the shared manager only, the manager of the task's scope if it has the object.
  private func scoped(_ name: Name) -> AppDependencyManager? {
    guard self === Self.shared, let scoped = SystemScope.current?.dependencies else { return nil }
    return scoped.entries.withLock { $0[name] } == nil ? nil : scoped
  }

  private func value<Value>(of box: any Sendable) throws -> Value {
    guard let value = (box as? Box)?.value as? Value else {
      throw Error.incorrectDependencyType("The dependency is not of type \(Value.self).")
    }
    return value
  }

  private func missing<Value>(_ type: Value.Type, _ key: AnyHashableKey?) -> Error {
    .failedToRetrieveDependency(
      "The dependency \(described(type, key)) was not added. Add it when the app starts: "
        + "AppDependencyManager.shared.add(\(key.map { "key: \($0.description), " } ?? "")"
        + "dependency: <an object of type \(type)>).")
  }

  private func described<Value>(_ type: Value.Type, _ key: AnyHashableKey?) -> String {
    "\(type)" + (key.map { " under the key '\($0.description)'" } ?? "")
  }

  /// The reason why a dependency is unavailable, with a message that names it and says what to do.
  public enum Error: LocalizedError, CustomStringConvertible {
    /// The object was not added.
    case failedToRetrieveDependency(String)
    /// The object can't be created, or isn't ready yet.
    case failedToLoadDependency(String)
    /// The object is not of the requested type.
    case incorrectDependencyType(String)

    public var description: String {
      switch self {
      case .failedToRetrieveDependency(let text), .failedToLoadDependency(let text),
        .incorrectDependencyType(let text):
        text
      }
    }

    public var errorDescription: String? { description }
  }
}
