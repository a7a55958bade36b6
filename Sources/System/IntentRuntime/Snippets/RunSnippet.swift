import AppIntents
import IntentDiscovery
import Synchronization

/// A view that an intent makes, and makes anew when something has changed.
///
/// It stands for as long as somebody shows it. Safe from any task.
package final class RunSnippet: Sendable {
  package let intentType: any AppIntent.Type
  private let intent: any AppIntent
  private let session: RunSession
  private let listeners = Mutex<[UInt64: AsyncStream<Void>.Continuation]>([:])
  private let next = Atomic<UInt64>(0)

  init(_ intent: any AppIntent, for session: RunSession) {
    self.intent = intent
    intentType = type(of: intent)
    self.session = session.silent()
  }

  deinit {
    for listener in listeners.withLock({ $0 }).values { listener.finish() }
  }

  /// Makes the view: the parameters have the values that were stored, entities as their queries give them
  /// now.
  ///
  /// - Throws: `IntentRunError` with `unknownEntity` when an entity is gone, with `limitReached` when it takes
  ///   longer than a run may; what the intent throws.
  package func render() async throws -> _SnippetViewContainer {
    let context = intent.copied(in: session)
    let copy = context.intent
    let runtime = session.runtime
    let type = intentType
    let tooLate: @Sendable () -> any Error = {
      IntentRunError(.limitReached, "The view of \(type) took too long to make.")
    }
    return try await Race.run(
      until: runtime.clock.now().addingTimeInterval(runtime.limits.run), runtime.deadlines, tooLate: tooLate
    ) {
      let result = try await IntentRun.$context.withValue(context) {
        try await Dependencies.load(of: copy)
        try await self.refetch(context)
        try await ParameterResolver(context: context).resolve([:])
        return try await Performing.result(of: copy)
      }
      guard let view = (result as? any IntentResultParts)?.snippetView else {
        throw IntentRunError(.conversionFailed, "perform() of \(type) gave no view to show.")
      }
      return view
    }
  }

  /// Puts entities as they are now in the place of those that were stored.
  private func refetch(_ context: RunContext) async throws {
    for named in context.parameters where named.parameter.isSet {
      let value = try named.parameter.value()
      guard let fresh = try await fresh(value, named.parameter, context) else { continue }
      try named.parameter.set(fresh)
    }
  }

  private func fresh(
    _ value: any _IntentValue, _ parameter: any AnyIntentParameter, _ context: RunContext
  ) async throws -> (any _IntentValue)? {
    switch value {
    case let optional as any OptionalIntentValue:
      guard let wrapped = optional.wrapped else { return nil }
      return try await fresh(wrapped, parameter, context)
    case is any TransientAppEntity: return nil
    case let union as any AppUnionValue:
      let (name, payload) = union.taken
      guard let payload = payload as? any _IntentValue,
        let fresh = try await fresh(payload, parameter, context)
      else { return nil }
      return type(of: union).made(ofCase: name, payload: fresh)
    case let entity as any AppEntity:
      return try await entities([entity], parameter, context).first
    case let collection as any CollectionIntentValue:
      let elements = collection.elements
      let all = elements.compactMap { $0 as? any AppEntity }
      guard !all.isEmpty, all.count == elements.count, !all.contains(where: { $0 is any TransientAppEntity })
      else { return nil }
      return type(of: collection).collecting(try await entities(all, parameter, context))
    default: return nil
    }
  }

  private func entities(
    _ stored: [any AppEntity], _ parameter: any AnyIntentParameter, _ context: RunContext
  ) async throws -> [any AppEntity] {
    guard let first = stored.first else { return [] }
    func name(_ entity: some AppEntity) -> String { entity.id.entityIdentifierString }
    let query = EntityQueries.query(for: type(of: first), of: parameter)
    let names = stored.map { name($0) }
    let found = try await EntityFinder(context: context).byIdentifier(names, query)
    return try names.map { name in
      guard let entity = found[name] else {
        throw IntentRunError(
          .unknownEntity, "What the snippet shows is gone: \(type(of: first).persistentIdentifier) '\(name)'."
        )
      }
      return entity
    }
  }

  /// A stream with an element each time the view has to be made anew. It ends when the snippet does.
  package var changes: AsyncStream<Void> {
    let key = next.add(1, ordering: .relaxed).newValue
    // Changes that come before the last was taken up are one.
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    continuation.onTermination = { [weak self] _ in
      self?.listeners.withLock { _ = $0.removeValue(forKey: key) }
    }
    listeners.withLock { $0[key] = continuation }
    return stream
  }

  /// Requests that the view be made anew.
  package func reload() {
    for listener in listeners.withLock({ $0 }).values { listener.yield() }
  }
}

/// The snippets that are shown.
package final class RunSnippets: SnippetSurface {
  private struct Weak: Sendable { weak var snippet: RunSnippet? }
  private struct Shown {
    var snippets: [Weak] = []
    /// The number of snippets to keep before those that are gone are dropped.
    var room = 64
  }
  private let shown = Mutex(Shown())

  /// A snippet that is told of changes for as long as somebody holds it.
  func snippet(_ intent: any AppIntent, for session: RunSession) -> RunSnippet {
    let snippet = RunSnippet(intent.separateCopy, for: session)
    shown.withLock { shown in
      if shown.snippets.count >= shown.room {
        shown.snippets.removeAll { $0.snippet == nil }
        shown.room = max(64, 2 * shown.snippets.count)
      }
      shown.snippets.append(Weak(snippet: snippet))
    }
    return snippet
  }

  package func reload(_ type: any SnippetIntent.Type) {
    for snippet in shown.withLock({ $0.snippets.compactMap(\.snippet) })
    where snippet.intentType == type { snippet.reload() }
  }

  /// Requests that all snippets be made anew, as after an action inside of one of them.
  package func reloadAll() {
    for snippet in shown.withLock({ $0.snippets.compactMap(\.snippet) }) { snippet.reload() }
  }
}
