import Conversations
import Foundation
import LanguageData
import MessageUnderstanding
import Storage
import Synchronization
import TextAnalysis

/// A store of answers that last: the suggestions for each message are worked out once, kept over restarts,
/// and shown under one message of its conversation only.
///
/// The answer to a message is found again by the message's key; it is worked out anew where the message, an
/// earlier message it rests on, the reader's locale or zone, or the engine has changed. What is stored is
/// each message's own answer; which action stands where, and what is switched off, is decided when it is
/// read (`ConversationResolution`, `SuggestionSettings`), so the order in which answers are made doesn't
/// matter, and a switch that is turned on again brings back what was there.
///
/// The store is a class with locks rather than an actor, because a view has to read a finished answer while
/// it is being drawn: `cached` neither suspends nor waits for analyses that are under way. Several processes
/// may use one file. A store that can't be read or written never fails a caller: the answer is worked out and
/// given, the person is told once, and nothing is kept.
public final class AnswerStore: Sendable {
  /// A function that works out the suggestions for a message after earlier ones, oldest first, for a reader.
  ///
  /// The result must depend on the arguments alone. The analysis should not leave out what an earlier message
  /// offers; the store does that.
  public typealias Analysis =
    @Sendable (_ message: Message, _ previous: [Message], _ context: AnalysisContext) throws -> Suggestions

  /// The limits of the store. The answers used longest ago are dropped first.
  public struct Bounds: Sendable {
    /// The largest number of answers.
    public var answers: Int
    /// The bytes of the answers; a full file is about twice as large.
    public var bytes: Int

    /// Creates limits; at least one answer is kept.
    public init(answers: Int = 50_000, bytes: Int = 64 << 20) {
      self.answers = max(1, answers)
      self.bytes = bytes
    }
  }

  /// The earlier messages that are considered where nothing else is said.
  public static let previousLimit = SuggestionEngine.previousMessagesLimit
  /// An answer with more bytes keeps its actions and not what was left out.
  static let longestAnswer = 32 << 10

  /// The switches by which a person turns suggestions off.
  public let settings: SuggestionSettings
  let app: String
  let file: RecoverableFile
  private let analysis: Analysis
  private let engine: String
  private let bounds: Bounds
  private let limit: Int
  private let naming: ConversationNaming
  let notices: Notices
  private let flights = SingleFlight<Flight, Suggestions>()
  /// Answers that were read since the last one was stored.
  let uses = Mutex<Set<[UInt8]>>([])
  let reads = Mutex(ReadCache())

  /// The identity of an analysis that all its callers share.
  private struct Flight: Hashable {
    var key: [UInt8]
    var content: [UInt8]
    var basis: [UInt8]
    var sources: [AnswerRequest.Source]
    var conversation: String?
  }

  /// A store of an app's answers.
  ///
  /// - Parameters:
  ///   - app: whose messages they are; ids of two apps never meet.
  ///   - folder: where `answers.db` lies; nil for the person's cache folder (`DataLocations.cache`).
  ///   - settings: the person's switches.
  ///   - engine: the version of the engine and its data: another one makes all answers anew.
  ///   - limit: how many earlier messages are considered.
  ///   - notice: called with sentences for the person, such as that the folder can't be written.
  ///   - analysis: the engine.
  /// - Throws: where the language data is missing, or memory is.
  public init(
    app: String = "beckon", folder: URL? = nil, settings: SuggestionSettings, bounds: Bounds = Bounds(),
    engine: String = AnswerStore.engineVersion(), limit: Int = AnswerStore.previousLimit,
    notice: @escaping @Sendable (String) -> Void = { _ in }, analysis: @escaping Analysis
  ) throws {
    self.app = app
    self.settings = settings
    self.bounds = bounds
    self.engine = engine
    self.limit = limit
    self.analysis = analysis
    naming = ConversationNaming()
    notices = Notices(notice)
    file = try AnswerStore.openFile(in: folder, notices)
  }

  static func openFile(in folder: URL?, _ notices: Notices) throws -> RecoverableFile {
    var url: URL?
    do {
      url = try (folder ?? DataLocations().prepare(\.cache)).appending(path: "answers.db")
    } catch let error as StorageError {
      notices.say("\(error.message) Answers are not kept after this program ends.")
    }
    // A power cut may take back the last answers; they are made again.
    return try RecoverableFile(
      at: url, schema: AnswerTables.schema, options: .init(durability: .normal), notice: notices.say)
  }

  /// The version of the engine in this program and of the language data beside it.
  public static func engineVersion() -> String {
    func checksum(_ image: () throws -> LanguageImage) -> String {
      // Without its data the engine fails by itself, with a message.
      (try? image()).map { String($0.checksum, radix: 16) } ?? "none"
    }
    return "6 \(checksum(LanguageImage.shared)) \(checksum(LanguageImage.english)) "
      + (MessageUnderstander.bundledVersion() ?? "none") + ", " + (TurnModel.bundledVersion() ?? "none")
  }

  // MARK: Answers

  /// Returns the suggestions for a message: the stored answer, or else a new one, which is stored.
  ///
  /// Callers that ask for the same at the same time share one analysis; one that is cancelled leaves it to
  /// the others. Where everything is switched off nothing is analysed.
  ///
  /// - Parameters:
  ///   - previous: the messages before it, oldest first; those before the latest `limit` are ignored.
  ///   - conversation: what the app calls the conversation, where it has a lasting name for it. Otherwise a
  ///     conversation is what `previous` links, else the same people and, for mail, subject.
  ///   - context: the reader.
  /// - Throws: what the analysis throws; `CancellationError`.
  public func answer(
    for message: KeyedMessage, previous: [KeyedMessage] = [], conversation: String? = nil,
    context: AnalysisContext
  ) async throws -> Suggestions {
    try Task.checkCancellation()
    let request = request(message, previous, conversation, context)
    let forgets: Int64?
    switch lookUp(request) {
    case .found(let suggestions): return suggestions
    case .missing(let off, _) where off.isEverything: return SwitchedKinds.silent
    case .missing(_, let count): forgets = count
    }
    let flight = Flight(
      key: request.key, content: request.content, basis: request.basis, sources: request.sources,
      conversation: conversation)
    let own = try await flights.value(for: flight) { [self] in
      let found = try analysis(request.message, request.previous, request.context)
      if let forgets { store(found, for: request, forgets: forgets) }
      return found
    }
    switch lookUp(request) {
    case .found(let suggestions): return suggestions
    // It could not be stored, or was deleted at once: it stands for itself.
    case .missing(let off, _): return off.applied(to: own) { _ in .shown }
    }
  }

  /// The stored answer to a message, or nil where there is none that still holds. Doesn't suspend, analyse or
  /// write; some tens of microseconds.
  public func cached(
    for message: KeyedMessage, previous: [KeyedMessage] = [], conversation: String? = nil,
    context: AnalysisContext
  ) -> Suggestions? {
    switch lookUp(request(message, previous, conversation, context)) {
    case .found(let suggestions): suggestions
    case .missing(let off, _): off.isEverything ? SwitchedKinds.silent : nil
    }
  }

  /// The name of the conversation a message belongs to by its people, for switches and deletion; nil where
  /// nobody is named.
  public func conversationName(of message: Message) -> String? { naming.name(of: message) }

  private func request(
    _ message: KeyedMessage, _ previous: [KeyedMessage], _ conversation: String?, _ context: AnalysisContext
  ) -> AnswerRequest {
    AnswerRequest(
      message, previous: previous, limit: limit, conversation: conversation, app: app, engine: engine,
      context: context, naming: naming)
  }

  // MARK: Reading

  private enum Lookup {
    case found(Suggestions)
    /// No answer, with the kinds that are switched off and the number of deletions so far, which is nil where
    /// the file can't be read.
    case missing(SwitchedKinds, forgets: Int64?)
  }

  private func lookUp(_ request: AnswerRequest) -> Lookup {
    let switches = settings.current()
    // The names of a conversation matter only to switches that name one.
    let needsNames = switches.contains { $0.conversation != nil }
    func off(_ names: () throws -> [String]) rethrows -> SwitchedKinds {
      SwitchedKinds(switches, conversations: needsNames ? try names() : [], app: app)
    }
    do {
      return try file.read { connection in
        let state = try AnswerTables.state(connection)
        guard let (stored, suggestions) = try answer(request, state, connection) else {
          let off = try off {
            let group = try AnswerTables.group(joining: request, app: app, connection)
            return try AnswerTables.names(group, connection) + [request.name].compactMap { $0 }
          }
          return .missing(off, forgets: state.forgets)
        }
        uses.withLock { if $0.count < 4_096 { $0.insert(request.key) } }
        let off = try off {
          try AnswerTables.names(stored.group, connection) + [stored.name].compactMap { $0 }
        }
        let resolution = try resolution(stored.group, off, state, connection)
        return .found(off.applied(to: suggestions) { resolution.fate($0, of: stored.order) })
      }
    } catch {
      notices.say("\(error) Answers are made anew each time until then.")
      let off = off { [request.name].compactMap { $0 } }
      return .missing(off, forgets: nil)
    }
  }

  /// The stored answer to a request, where it still holds.
  private func answer(
    _ request: AnswerRequest, _ state: AnswerState, _ connection: borrowing Connection
  ) throws -> (stored: StoredAnswer, suggestions: Suggestions)? {
    if let known = reads.withLock({ $0.answer(request.key, at: state.stamp) }) {
      return known.stored.answers(request) ? known : nil
    }
    guard let stored = try AnswerTables.answer(request.key, connection), stored.answers(request),
      let suggestions = AnswerStore.decoded(stored.suggestions)
    else { return nil }
    reads.withLock { $0.keep(stored, suggestions, at: state.stamp) }
    return (stored, suggestions)
  }

  private func resolution(
    _ group: StoredAnswer.Group, _ off: SwitchedKinds, _ state: AnswerState,
    _ connection: borrowing Connection
  ) throws -> ConversationResolution {
    if case .alone = group { return ConversationResolution([]) }
    if let known = reads.withLock({ $0.resolution(group, off, at: state.stamp) }) { return known }
    let offers = try AnswerTables.offers(group, connection).filter { !off.contains($0.kind) }
    let resolution = ConversationResolution(
      offers, settlements: try AnswerTables.settlements(group, connection))
    reads.withLock { $0.keep(resolution, group, off, at: state.stamp) }
    return resolution
  }

  // MARK: Writing

  private func store(_ found: Suggestions, for request: AnswerRequest, forgets: Int64) {
    do {
      var kept = found
      var data = try JSONEncoder().encode(kept)
      if data.count > AnswerStore.longestAnswer {
        kept.suppressed = []
        data = try JSONEncoder().encode(kept)
      }
      guard data.count <= AnswerStore.longestAnswer else { return }
      let used = uses.withLock { uses in
        defer { uses = [] }
        return Array(uses)
      }
      let bounds = AnswerTables.Bounds(answers: bounds.answers, bytes: bounds.bytes)
      _ = try file.write { connection in
        try AnswerTables.store(
          kept, data: data, for: request, app: app, forgets: forgets, uses: used, bounds: bounds, connection)
      }
    } catch {
      notices.say("\(error) Answers are made anew each time until then.")
    }
  }

  /// Returns a stored answer; one that another version of the program stored in a form of its own counts as
  /// missing.
  private static func decoded(_ data: Data) -> Suggestions? {
    try? JSONDecoder().decode(Suggestions.self, from: data)
  }
}
