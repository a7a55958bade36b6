import Foundation
import Storage

extension AnswerTables {
  /// The limits of the file.
  struct Bounds: Sendable {
    var answers: Int
    /// The size of the answers themselves, in bytes; with keys and indexes the file has about twice as many.
    var bytes: Int
  }

  /// Stores an answer, whatever was stored for that message before.
  ///
  /// - Parameters:
  ///   - forgets: how many deletions had been asked for when the analysis began.
  ///   - uses: the answers that were read since the last call.
  /// - Returns: false where something was deleted meanwhile: the answer may rest on it.
  static func store(
    _ suggestions: Suggestions, data: Data, for request: AnswerRequest, app: String, forgets: Int64,
    uses: [[UInt8]], bounds: Bounds, _ connection: borrowing Connection
  ) throws -> Bool {
    let state = try state(connection)
    guard state.forgets == forgets else { return false }
    let now = state.stamp.writes + 1
    try connection.execute("UPDATE state SET writes = ?", now)
    for key in uses { try connection.execute("UPDATE answer SET last_use = ? WHERE key = ?", now, key) }

    let old = try answer(request.key, connection)
    if let old {
      try connection.execute("DELETE FROM source WHERE answer = ?", old.id)
      try connection.execute("DELETE FROM action WHERE answer = ?", old.id)
      try connection.execute("DELETE FROM settled WHERE answer = ?", old.id)
    }
    let position = try position(of: request, connection)
    try connection.execute(
      """
      INSERT INTO answer
        (key, app, content, basis, name, is_named, instant, position, suggestions, last_use)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (key) DO UPDATE SET
        content = excluded.content, basis = excluded.basis, name = excluded.name,
        is_named = excluded.is_named, instant = excluded.instant, position = excluded.position,
        suggestions = excluded.suggestions, last_use = excluded.last_use
      """, request.key, app, request.content, request.basis, request.name, request.isNamed ? 1 : 0,
      request.order.instant, position, data, now)
    let id = old?.id ?? connection.lastInsertedRowID
    for (place, source) in request.sources.enumerated() {
      try connection.execute("INSERT INTO source VALUES (?, ?, ?, ?)", id, place, source.key, source.content)
    }
    for (rank, action) in suggestions.actions.enumerated() {
      try connection.execute(
        """
        INSERT INTO action (answer, rank, kind, identity, supersedes, replaces, confirms)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """, id, rank, action.kind.rawValue, action.conversationIdentity,
        action.supersedes.flatMap { request.key(ofMessage: $0) }, action.replaces, action.confirms ? 1 : 0)
    }
    for settled in suggestions.settled ?? [] {
      guard let asked = request.key(ofMessage: settled.message) else { continue }
      try connection.execute(
        "INSERT OR IGNORE INTO settled VALUES (?, ?, ?)", id, asked, settled.kind.rawValue)
    }

    // Answers that rest on what this message said before it was edited.
    let outdated = try connection.rows(
      "SELECT answer FROM source WHERE key = ? AND content <> ?", request.key, request.content
    ) { try $0.value(0, as: Int64.self) }
    try remove(outdated, connection)
    if let old, case .linked(let conversation) = old.group,
      old.sources.map(\.key) != request.sources.map(\.key) || old.isNamed || request.isNamed
    {
      try relink(conversation, connection)
    }
    try join(id, request, app, connection)
    try evict(bounds, connection)
    return true
  }

  /// The place of a message among those of its moment: behind all that it names, also where those stand behind others
  /// that it doesn't name any more.
  private static func position(
    of request: AnswerRequest, _ connection: borrowing Connection
  ) throws -> Int {
    var position = request.order.position
    guard position > 0 else { return position }
    for source in request.sources {
      let before = try connection.firstRow(
        "SELECT position FROM answer WHERE key = ? AND instant = ?", source.key, request.order.instant
      ) { try $0.value(0, as: Int.self) }
      if let before { position = max(position, before + 1) }
    }
    return position
  }

  /// Deletes answers, and works out anew what links the others.
  static func remove(_ ids: some Collection<Int64>, _ connection: borrowing Connection) throws {
    var conversations: Set<Int64> = []
    for id in ids {
      let conversation = try connection.firstRow(
        "SELECT conversation FROM answer WHERE id = ?", id
      ) { try $0.value(0, as: Int64?.self) }
      if case .some(.some(let conversation)) = conversation { conversations.insert(conversation) }
      try connection.execute("DELETE FROM answer WHERE id = ?", id)
    }
    for conversation in conversations { try relink(conversation, connection) }
  }

  /// Joins an answer to those it shares a message with: they are one conversation from now on.
  private static func join(
    _ id: Int64, _ request: AnswerRequest, _ app: String, _ connection: borrowing Connection
  ) throws {
    let neighbours = try neighbours(
      of: id, key: request.key, sources: request.sources.map(\.key), app: app,
      name: request.isNamed ? request.name : nil, connection)
    guard !request.sources.isEmpty || request.isNamed || !neighbours.isEmpty else { return }
    let own = try connection.firstRow("SELECT conversation FROM answer WHERE id = ?", id) {
      try $0.value(0, as: Int64?.self)
    }
    let labels = Set(neighbours.compactMap(\.conversation) + [own ?? nil].compactMap { $0 })
    let loose =
      neighbours.filter { $0.conversation == nil }.map(\.id) + (own.flatMap { $0 } == nil ? [id] : [])
    guard let label = (Array(labels) + loose).min() else { return }
    for other in labels where other != label {
      try connection.execute("UPDATE answer SET conversation = ? WHERE conversation = ?", label, other)
    }
    for other in loose {
      try connection.execute("UPDATE answer SET conversation = ? WHERE id = ?", label, other)
    }
  }

  /// Works out a conversation again after some of its links are gone: it may be several now, or single
  /// messages. Near linear in its messages and links.
  private static func relink(_ conversation: Int64, _ connection: borrowing Connection) throws {
    struct Member {
      var id: Int64
      /// The keys that it may share with others: its own key, those of its sources, its app's name for the
      /// conversation.
      var ties: [[UInt8]]
      var isLinked: Bool
    }
    var members = try connection.rows(
      "SELECT id, key, app, name, is_named FROM answer WHERE conversation = ? ORDER BY id", conversation
    ) { row in
      var member = Member(
        id: try row.value(0), ties: [[0] + (try row.value(1, as: [UInt8].self))], isLinked: false)
      if try row.value(4, as: Int.self) != 0 {
        var writer = ByteWriter()
        writer.byte(1)
        writer.text(try row.value(2))
        writer.text(orNone: try row.value(3))
        member.ties.append(writer.bytes)
        member.isLinked = true
      }
      return member
    }
    for index in members.indices {
      let sources = try connection.rows("SELECT key FROM source WHERE answer = ?", members[index].id) {
        [0] + (try $0.value(0, as: [UInt8].self))
      }
      members[index].ties += sources
      if !sources.isEmpty { members[index].isLinked = true }
    }
    var sets = DisjointSets(count: members.count)
    var owner: [[UInt8]: Int] = [:]
    for (index, member) in members.enumerated() {
      for tie in member.ties {
        if let other = owner[tie] { sets.join(other, index) } else { owner[tie] = index }
      }
    }
    var sizes: [Int: Int] = [:]
    for index in members.indices { sizes[sets.root(index), default: 0] += 1 }
    for (index, member) in members.enumerated() {
      let root = sets.root(index)
      // Members are sorted, and the root of a set is its first.
      let label: Int64? = member.isLinked || sizes[root, default: 1] > 1 ? members[root].id : nil
      try connection.execute("UPDATE answer SET conversation = ? WHERE id = ?", label, member.id)
    }
  }

  /// Drops the answers that were used longest ago where there are too many: a fiftieth more than needed, so
  /// that it isn't done for each. What they were linked to stays one conversation.
  private static func evict(_ bounds: Bounds, _ connection: borrowing Connection) throws {
    while true {
      let state = try state(connection)
      let surplus = state.answers - bounds.answers
      guard surplus > 0 || state.bytes > bounds.bytes, state.answers > 1 else { return }
      // The newest is the one that was just asked for.
      let count = min(state.answers - 1, max(1, max(surplus, 0) + state.answers / 50))
      try connection.execute(
        "DELETE FROM answer WHERE id IN (SELECT id FROM answer ORDER BY last_use, id LIMIT ?)", count)
    }
  }

  // MARK: Deletion

  /// Deletes the answers to messages, and those that rest on them.
  /// - Returns: how many answers there were.
  static func forget(messages keys: [[UInt8]], _ connection: borrowing Connection) throws -> Int {
    var ids: Set<Int64> = []
    for key in keys {
      ids.formUnion(
        try connection.rows(
          "SELECT id FROM answer WHERE key = ? UNION SELECT answer FROM source WHERE key = ?", key, key
        ) { try $0.value(0, as: Int64.self) })
    }
    try remove(ids, connection)
    try countForget(connection)
    return ids.count
  }

  /// Deletes the answers of a conversation by its name: of all that is linked to a message it has.
  /// - Parameter app: nil for those of every app.
  static func forget(
    conversation name: String, app: String?, _ connection: borrowing Connection
  ) throws -> Int {
    let ids = try connection.rows(
      """
      SELECT id FROM answer WHERE name = ?1 AND (?2 IS NULL OR app = ?2)
      UNION SELECT id FROM answer WHERE conversation IN (
        SELECT conversation FROM answer WHERE name = ?1 AND (?2 IS NULL OR app = ?2))
      """, name, app
    ) { try $0.value(0, as: Int64.self) }
    try remove(ids, connection)
    try countForget(connection)
    return ids.count
  }

  static func forgetAll(_ connection: borrowing Connection) throws -> Int {
    let count = try state(connection).answers
    try connection.execute("DELETE FROM answer")
    try countForget(connection)
    return count
  }

  /// Counts a deletion. An analysis under way may rest on a deleted message, so its answer isn't stored.
  private static func countForget(_ connection: borrowing Connection) throws {
    try connection.execute("UPDATE state SET forgets = forgets + 1, writes = writes + 1")
  }
}
