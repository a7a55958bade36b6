import FoundationPlus
import Storage
import SuggestionEngine
import Synchronization

/// What suggests for one program: its entitlement, its store of answers, and the engine, each made when it is
/// first needed.
///
/// The engine is read from its data with the first view or analysis, off the main actor. Opening the store takes some
/// milliseconds and happens with the first view, so that what was made before is on the first page.
final class SuggestionService: Sendable {
  /// What a service depends on; tests set their own.
  struct Surroundings: Sendable {
    /// Whose messages they are, in the store and in switches.
    var app: String
    /// Where answers and switches lie; nil for the person's own folders.
    var folder: URL?
    /// Whether the app may suggest; asked once.
    var isEntitled: @Sendable () -> Bool
    /// The engine; called once, off the main actor.
    var analysis: @Sendable () throws -> AnswerStore.Analysis
    /// The version of the engine.
    var engine: @Sendable () -> String
    var clock: WallClock
    /// How many analyses go on at a time.
    var width: Int
    /// How long after one view of a window the next one is drawn.
    var pace: Duration
    /// What is said in the log.
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

  /// Whether the app may suggest.
  var isEntitled: Bool {
    entitlement.withLock { known in
      let found = known ?? surroundings.isEntitled()
      known = found
      return found
    }
  }

  /// The answers of the app; nil without the entitlement, and where they can't be had, which the log says.
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

  /// Has the engine read its data in the background, once: a program that shows messages gets more of them, and
  /// the first isn't to wait for that.
  func prepare() {
    if isPrepared.load(ordering: .relaxed) || isPrepared.exchange(true, ordering: .relaxed) { return }
    Task.detached(priority: .utility) { [analysis] in
      // What goes wrong is kept, and said when an answer is asked for.
      _ = Result { try analysis.value() }
    }
  }

  /// For whom answers are made that no view waits for: who read last, else whoever runs the program.
  var reader: Reader {
    get { lastReader.withLock { $0 } ?? Reader(locale: .current, timeZone: .current) }
    set { lastReader.withLock { $0 = newValue } }
  }

  /// The stored answer to a question. Doesn't suspend, analyse or write.
  func cached(_ question: Question) -> Suggestions? {
    guard let store, let keyed = question.keyed else { return nil }
    return store.cached(
      for: keyed.message, previous: keyed.previous,
      context: question.reader.context(at: question.message.date))
  }

  /// An answer without what is switched off now.
  func switched(_ answer: Suggestions, _ question: Question) -> Suggestions {
    guard let store, let keyed = question.keyed else { return answer }
    let names = [store.conversationName(of: keyed.message.message)].compactMap { $0 }
    return store.settings.applied(to: answer, conversations: names, app: surroundings.app)
  }

  /// The answer to a question: the stored one, else a new one when its turn has come. Nil where there can be
  /// none, which the log says.
  ///
  /// - Parameter isShown: whether a view waits for it.
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

/// A value that is made once, by whoever asks first, while the others wait; a failure is final.
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
