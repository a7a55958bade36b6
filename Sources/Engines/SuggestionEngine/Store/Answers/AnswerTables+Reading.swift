import Foundation
import Storage

/// An answer as it lies in the file.
struct StoredAnswer: Sendable {
  var id: Int64
  var content: [UInt8]
  var basis: [UInt8]
  var sources: [AnswerRequest.Source]
  var group: Group
  var name: String?
  var isNamed: Bool
  var order: MessageOrder
  /// `Suggestions` in JSON.
  var suggestions: Data

  /// The messages with which an answer shares its actions.
  enum Group: Hashable, Sendable {
    /// Messages that link to one another.
    case linked(Int64)
    /// Messages without a link, between the same people.
    case people(app: String, name: String)
    case alone
  }

  /// Whether this answers a request: the message, the reader and the engine are the same, and so are the
  /// earlier messages. One that names fewer of them gets the answer that knew more.
  func answers(_ request: AnswerRequest) -> Bool {
    content == request.content && basis == request.basis && sources.count >= request.sources.count
      && sources.suffix(request.sources.count).elementsEqual(request.sources)
      && (!request.isNamed || isNamed && name == request.name)
  }
}

/// The counters of the file.
struct AnswerState: Sendable {
  /// A state of the file: what was read at one holds until there is another.
  struct Stamp: Hashable, Sendable {
    var file: Int64
    var writes: Int64
  }
  var stamp: Stamp
  var forgets: Int64
  var answers: Int
  var bytes: Int
}

extension AnswerTables {
  static func state(_ connection: borrowing Connection) throws -> AnswerState {
    let state = try connection.firstRow("SELECT file, writes, forgets, answers, bytes FROM state") { row in
      AnswerState(
        stamp: .init(file: try row.value(0), writes: try row.value(1)), forgets: try row.value(2),
        answers: try row.value(3), bytes: try row.value(4))
    }
    guard let state else { throw StorageError(.damaged, "The counters of \(schema.name) are missing.") }
    return state
  }

  static func answer(_ key: [UInt8], _ connection: borrowing Connection) throws -> StoredAnswer? {
    let found = try connection.firstRow(
      """
      SELECT id, content, basis, conversation, name, is_named, instant, position, suggestions, app
      FROM answer WHERE key = ?
      """, key
    ) { row in
      let name = try row.value(4, as: String?.self)
      let app = try row.value(9, as: String.self)
      let group: StoredAnswer.Group =
        try row.value(3, as: Int64?.self).map { .linked($0) } ?? name.map { .people(app: app, name: $0) }
        ?? .alone
      return StoredAnswer(
        id: try row.value(0), content: try row.value(1), basis: try row.value(2), sources: [],
        group: group, name: name, isNamed: try row.value(5, as: Int.self) != 0,
        order: MessageOrder(instant: try row.value(6), position: try row.value(7), key: key),
        suggestions: try row.value(8))
    }
    guard var answer = found else { return nil }
    answer.sources = try connection.rows(
      "SELECT key, content FROM source WHERE answer = ? ORDER BY place", answer.id
    ) { AnswerRequest.Source(key: try $0.value(0), content: try $0.value(1)) }
    return answer
  }

  /// The conversations' names in a group: an app's own, or one for each set of people it has had.
  static func names(_ group: StoredAnswer.Group, _ connection: borrowing Connection) throws -> [String] {
    switch group {
    case .linked(let conversation):
      try connection.rows(
        "SELECT DISTINCT name FROM answer WHERE conversation = ? AND name IS NOT NULL", conversation
      ) { try $0.value(0) }
    case .people(_, let name): [name]
    case .alone: []
    }
  }

  /// Returns the offers of the messages of a group; none for a single message, which shares nothing.
  static func offers(
    _ group: StoredAnswer.Group, _ connection: borrowing Connection
  ) throws -> [ConversationResolution.Offer] {
    let selection = """
      SELECT n.instant, n.position, n.key, a.rank, a.kind, a.identity, a.supersedes, a.replaces, a.confirms
      FROM answer n JOIN action a ON a.answer = n.id
      """
    // A kind that another version of the engine knows is left out; its answers are not shown here.
    func offer(_ row: borrowing Row) throws -> ConversationResolution.Offer? {
      guard let kind = ActionKind(rawValue: try row.value(4)) else { return nil }
      return ConversationResolution.Offer(
        message: MessageOrder(
          instant: try row.value(0), position: try row.value(1), key: try row.value(2)),
        rank: try row.value(3), kind: kind, identity: try row.value(5), supersedes: try row.value(6),
        replaces: try row.value(7), confirms: try row.value(8, as: Int.self) != 0)
    }
    switch group {
    case .linked(let conversation):
      return try connection.rows(selection + " WHERE n.conversation = ?", conversation, decode: offer)
        .compactMap { $0 }
    case .people(let app, let name):
      return try connection.rows(
        selection + " WHERE n.app = ? AND n.name = ? AND n.conversation IS NULL", app, name, decode: offer
      ).compactMap { $0 }
    case .alone: return []
    }
  }

  /// Returns what the messages of a group have done of what earlier ones asked for.
  static func settlements(
    _ group: StoredAnswer.Group, _ connection: borrowing Connection
  ) throws -> [ConversationResolution.Settlement] {
    let selection = """
      SELECT n.instant, n.position, n.key, s.asked, s.kind
      FROM settled s JOIN answer n ON n.id = s.answer
      """
    func settlement(_ row: borrowing Row) throws -> ConversationResolution.Settlement? {
      guard let kind = ActionKind(rawValue: try row.value(4)) else { return nil }
      return ConversationResolution.Settlement(
        message: MessageOrder(
          instant: try row.value(0), position: try row.value(1), key: try row.value(2)),
        asked: try row.value(3), kind: kind)
    }
    switch group {
    case .linked(let conversation):
      return try connection.rows(
        selection + " WHERE n.conversation = ?", conversation, decode: settlement
      ).compactMap { $0 }
    case .people(let app, let name):
      return try connection.rows(
        selection + " WHERE n.app = ? AND n.name = ? AND n.conversation IS NULL", app, name,
        decode: settlement
      ).compactMap { $0 }
    case .alone: return []
    }
  }

  /// The group that a message without an answer would join: for the switches of its conversation.
  static func group(
    joining request: AnswerRequest, app: String, _ connection: borrowing Connection
  ) throws -> StoredAnswer.Group {
    let neighbours = try neighbours(
      of: nil, key: request.key, sources: request.sources.map(\.key), app: app,
      name: request.isNamed ? request.name : nil, connection)
    if let label = neighbours.compactMap(\.conversation).min() { return .linked(label) }
    return request.name.map { .people(app: app, name: $0) } ?? .alone
  }

  /// An answer that shares a message with another one, or the name its app gave the conversation.
  struct Neighbour: Hashable {
    var id: Int64
    var conversation: Int64?
  }

  /// All that share one message are linked already, so one of them stands for the rest.
  /// - Parameter id: the answer whose neighbours they are, where it is stored.
  static func neighbours(
    of id: Int64?, key: [UInt8], sources: [[UInt8]], app: String, name: String?,
    _ connection: borrowing Connection
  ) throws -> Set<Neighbour> {
    let own = id ?? -1
    var found: Set<Neighbour> = []
    func add(_ rows: [Neighbour]) { found.formUnion(rows) }
    func neighbour(_ row: borrowing Row) throws -> Neighbour {
      Neighbour(id: try row.value(0), conversation: try row.value(1))
    }
    for source in sources {
      add(
        try connection.rows("SELECT id, conversation FROM answer WHERE key = ?", source, decode: neighbour))
    }
    for shared in [key] + sources {
      add(
        try connection.rows(
          """
          SELECT n.id, n.conversation FROM source s JOIN answer n ON n.id = s.answer
          WHERE s.key = ? AND s.answer <> ? LIMIT 1
          """, shared, own, decode: neighbour))
    }
    if let name {
      add(
        try connection.rows(
          """
          SELECT id, conversation FROM answer WHERE app = ? AND name = ? AND is_named = 1 AND id <> ? LIMIT 1
          """, app, name, own, decode: neighbour))
    }
    return found
  }
}
