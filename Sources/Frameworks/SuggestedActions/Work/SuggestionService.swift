import FoundationPlus
import Storage
import SuggestionEngine
import Synchronization

/// The suggestions of one program: its entitlement, its store of answers, and the engine, each created on
/// demand.
///
/// The engine is loaded with the first view or analysis, off the main actor. Opening the store takes some
/// milliseconds and happens with the first view, so that existing answers are on the first page.
final class SuggestionService: Sendable {
  /// The dependencies of a service; tests set their own.
  struct Surroundings: Sendable {
    /// The identifier of the app in the store and in switches.
    var app: String
    /// The folder of answers and switches, or nil for the person's own folders.
    var folder: URL?
    /// A closure that returns whether the app may suggest actions; called once.
    var isEntitled: @Sendable () -> Bool
    /// A closure that creates the engine; called once, off the main actor.
    var analysis: @Sendable () throws -> AnswerStore.Analysis
    /// A closure that returns the version of the engine.
    var engine: @Sendable () -> String
    var clock: WallClock
    /// The maximum number of concurrent analyses.
    var width: Int
    /// The interval between drawing two views of a window.
    var pace: Duration
    /// A closure that writes to the log.
    var notice: @Sendable (String) -> Void
  }

  static let shared = SuggestionService(.system)
  /// The service of tests.
  @TaskLocal static var override: SuggestionService?
  static var current: SuggestionService { override ?? shared }

  let surroundings: Surroundings
  private let entitlement = Mutex<Bool?>(nil)
  private let opened = Mutex<Opened>(.notYet)
  private let analysis: Once<AnswerStore.Analysis>
  let turns: Turns
  private let isPrepared = Atomic(false)
  private let lastReader = Mutex<Reader?>(nil)

  private enum Opened {
    case notYet, failed
    case store(AnswerStore)
  }

  init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
    turns = Turns(width: surroundings.width)
    analysis = Once(surroundings.analysis)
  }

  /// A Boolean value that indicates whether the app may suggest actions.
  var isEntitled: Bool {
    entitlement.withLock { known in
      let found = known ?? surroundings.isEntitled()
      known = found
      return found
    }
  }

  /// The answers of the app, or nil without the entitlement or if they are unavailable, which is logged.
  var store: AnswerStore? {
    guard isEntitled else { return nil }
    return opened.withLock { opened in
      switch opened {
      case .store(let store): return store
      case .failed: return nil
      case .notYet: break
      }
      do {
        let store = try open()
        opened = .store(store)
        return store
      } catch {
        surroundings.notice("Nothing can be suggested: \(error)")
        opened = .failed
        return nil
      }
    }
  }

  private func open() throws -> AnswerStore {
    let (notice, analysis) = (surroundings.notice, analysis)
    return try AnswerStore(
      app: surroundings.app, folder: surroundings.folder,
      settings: SuggestionSettings(folder: surroundings.folder, notice: notice),
      engine: surroundings.engine(), notice: notice
    ) { message, previous, context in
      try analysis.value()(message, previous, context)
    }
  }

  /// Loads the engine in the background, once: a program that shows messages will get more, and the first one
  /// shouldn't have to wait.
  func prepare() {
    if isPrepared.load(ordering: .relaxed) || isPrepared.exchange(true, ordering: .relaxed) { return }
    Task.detached(priority: .utility) { [analysis] in
      // An error is kept and reported when an answer is requested.
      _ = Result { try analysis.value() }
    }
  }

  /// The reader for answers that no view waits for: the most recent one, else the person who runs the
  /// program.
  var reader: Reader {
    get { lastReader.withLock { $0 } ?? Reader(locale: .current, timeZone: .current) }
    set { lastReader.withLock { $0 = newValue } }
  }

  /// Returns the stored answer to a question, without suspending, analysing or writing.
  func cached(_ question: Question) -> Suggestions? {
    guard let store, let keyed = question.keyed else { return nil }
    return store.cached(
      for: keyed.message, previous: keyed.previous,
      context: question.reader.context(at: question.message.date))
  }

  /// Returns an answer without the actions that are currently switched off.
  func switched(_ answer: Suggestions, _ question: Question) -> Suggestions {
    guard let store, let keyed = question.keyed else { return answer }
    let names = [store.conversationName(of: keyed.message.message)].compactMap { $0 }
    return store.settings.applied(to: answer, conversations: names, app: surroundings.app)
  }

  /// Returns the answer to a question: the stored one, or a new one in its turn. Returns nil if there can be
  /// none, which is logged.
  ///
  /// - Parameter isShown: a Boolean value that indicates whether a view waits for it.
  /// - Throws: `CancellationError`.
  func answer(_ question: Question, isShown: Bool) async throws -> Suggestions? {
    guard let store, let keyed = question.keyed else { return nil }
    let context = question.reader.context(at: question.message.date)
    do {
      return try await turns.take(.init(isShown: isShown, date: question.message.date)) {
        try await store.answer(for: keyed.message, previous: keyed.previous, context: context)
      }
    } catch let error as CancellationError {
      throw error
    } catch {
      surroundings.notice("A message could not be analysed: \(error)")
      return nil
    }
  }
}

/// A value that is created once, by the first caller, while others wait; a failure is final.
final class Once<Value: Sendable>: Sendable {
  private let make: @Sendable () throws -> Value
  private let made = Mutex<Result<Value, any Error>?>(nil)

  init(_ make: @escaping @Sendable () throws -> Value) { self.make = make }

  func value() throws -> Value {
    try made.withLock { made in
      let result = made ?? Result { try make() }
      made = result
      return try result.get()
    }
  }
}
