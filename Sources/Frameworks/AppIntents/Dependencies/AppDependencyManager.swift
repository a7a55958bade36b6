import Synchronization

/// A key among keys of any type.
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

/// Keeps the objects that intents, entities and queries use.
///
/// An app adds them when it starts, before anything of it runs. Safe from any task. Each object is made once,
/// when it is first asked for.
public final class AppDependencyManager: Sendable {
  /// The manager in which `@Dependency` looks unless it names another.
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

  /// Objects are handed to many tasks without a copy, as on Apple's platforms, whatever their type says.
  private struct Box: @unchecked Sendable { let value: Any }

  private let entries = Mutex<[Name: Entry]>([:])

  /// Makes a manager without objects.
  public init() {}

  /// Adds an object.
  ///
  /// - Parameters:
  ///   - key: Tells several of one type apart.
  ///   - dependency: Makes the object, when it is first asked for.
  public func add<Dependency>(
    key: (any Hashable & Sendable)? = nil,
    dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    set(Dependency.self, key, .now { Box(value: dependencyProvider()) })
  }

  /// Adds an object whose making may fail.
  public func add<Dependency>(
    key: (any Hashable & Sendable)? = nil,
    dependency dependencyProvider: @escaping @Sendable () throws -> Dependency
  ) {
    set(Dependency.self, key, .now { Box(value: try dependencyProvider()) })
  }

  /// Adds an object whose making takes time. It is made before an intent that uses it runs.
  public func add<Dependency>(
    key: (any Hashable & Sendable)? = nil,
    dependency dependencyProvider: @escaping @Sendable () async throws -> Dependency
  ) {
    set(Dependency.self, key, .later { Box(value: try await dependencyProvider()) })
  }

  private func set<Dependency>(_ type: Dependency.Type, _ key: (any Hashable & Sendable)?, _ entry: Entry) {
    entries.withLock { $0[Name(type: ObjectIdentifier(type), key: key.map(AnyHashableKey.init))] = entry }
  }

  /// The object of a type.
  ///
  /// - Throws: `Error` when it was not added, can't be made, or takes time to make and isn't ready.
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
    // Who was first wins, so all see the same object.
    let kept = entries.withLock { entries in
      if case .made(let other) = entries[name] { return other }
      entries[name] = .made(made)
      return made
    }
    return try value(of: kept)
  }

  /// Makes an object ready whose making takes time. One that could not be made is tried again the next time.
  func load<Value>(_ type: Value.Type, key: AnyHashableKey?) async throws {
    let name = Name(type: ObjectIdentifier(type), key: key)
    if let scoped = scoped(name) { return try await scoped.load(type, key: key) }
    let task: Task<any Sendable, any Swift.Error>? = entries.withLock { entries in
      switch entries[name] {
      case .later(let make):
        // Whoever is first makes it for all, so it is no part of their run.
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

  /// For the shared manager: the manager of the task's scope, where that has the object.
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

  /// Why a dependency can't be had. The texts say which and what to do.
  public enum Error: LocalizedError, CustomStringConvertible {
    case failedToRetrieveDependency(String)
    case failedToLoadDependency(String)
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
