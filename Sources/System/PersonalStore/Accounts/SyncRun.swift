import Foundation
import Storage

/// One synchronization of an account.
struct SyncRun {
  let store: PersonalDatabase
  let account: SyncAccount
  /// Makes the server at an address with the account's credentials.
  private let server: @Sendable (URL) -> DAVServer
  private let progress: @Sendable (SyncProgress) -> Void
  var report = SyncReport()
  /// Whether what was refused a short time ago is sent again.
  var sendsRefused = false

  init(
    store: PersonalDatabase, account: SyncAccount, server: @escaping @Sendable (URL) -> DAVServer,
    progress: @escaping @Sendable (SyncProgress) -> Void = { _ in }
  ) {
    self.store = store
    self.account = account
    self.server = server
    self.progress = progress
  }

  /// A calendar or an address book on both sides.
  struct Pair: Sendable {
    var id: CollectionID
    var remote: RemoteCollection
    /// The server that holds it: calendars and address books of an account may be at different hosts.
    var server: DAVServer
    var ctag: String?
    var token: String?
  }

  mutating func synchronize() async throws {
    var found: [(RemoteCollection, DAVServer)] = []
    for service in DAVService.allCases {
      guard let home = account.homes[service] else { continue }
      let server = server(home)
      found += try await server.collections(of: service, at: home).filter(account.takes).map { ($0, server) }
    }
    let pairs = try pair(found)
    for pair in pairs {
      try await receive(pair)
      if pair.remote.isReadOnly {
        try noteUnsendable(pair)
      } else {
        try await send(pair)
      }
    }
  }

  /// The time as of which the changes to send are chosen; the distant future where refused ones are sent
  /// again.
  var sendingTime: Date { sendsRefused ? .distantFuture : store.context.clock.now() }

  func tell(_ phase: SyncProgress.Phase, _ pair: Pair, _ done: Int, of total: Int) {
    progress(SyncProgress(collection: pair.remote.name, phase: phase, done: done, total: total))
  }

  /// Says that changes can't be sent where the server lets only read.
  private mutating func noteUnsendable(_ pair: Pair) throws {
    let changes = try store.database.read { try UnsentChange.all(pair.id, sendingTime, $0) }
    if !changes.isEmpty {
      report.problem(
        "\(pair.remote.name) may only be read: \(changes.count) changes to it are here and can't be sent.")
    }
  }

  // MARK: Collections

  /// Makes the collections here those of the server. One that is gone there is removed here, unless something
  /// in it wasn't sent: then it stays as a collection of this store alone.
  private mutating func pair(_ remotes: [(RemoteCollection, DAVServer)]) throws -> [Pair] {
    let written = try store.write(.collections) { connection, draft -> ([Pair], [String]) in
      var problems: [String] = []
      var pairs: [Pair] = []
      var known = try KnownCollection.all(account.id, connection)
      for (remote, server) in remotes {
        if let place = known.firstIndex(where: { $0.href == remote.href }) {
          let calendar = known.remove(at: place)
          if calendar.differs(from: remote) {
            draft.touchesCollections = true
            try connection.execute(
              "UPDATE collections SET name = ?, color = ?, kinds = ?, is_read_only = ? WHERE id = ?",
              remote.name,
              remote.color ?? calendar.color, ItemKind.mask(remote.kinds), remote.isReadOnly, calendar.id)
          }
          pairs.append(
            Pair(
              id: CollectionID(rawValue: calendar.id), remote: remote, server: server, ctag: calendar.ctag,
              token: calendar.token))
        } else {
          draft.touchesCollections = true
          try connection.execute(
            "INSERT INTO collections (name, color, kinds, account, href, is_read_only) VALUES (?, ?, ?, ?, ?, ?)",
            remote.name, remote.color ?? "#8E8E93", ItemKind.mask(remote.kinds), account.id.rawValue,
            remote.href,
            remote.isReadOnly)
          pairs.append(
            Pair(id: CollectionID(rawValue: connection.lastInsertedRowID), remote: remote, server: server))
        }
      }
      for gone in known {
        draft.touchesCollections = true
        let id = CollectionID(rawValue: gone.id)
        guard let home = try ItemCollection.all("WHERE id = ?", [gone.id], connection).first else { continue }
        if try SyncRun.unsent(in: id, connection) {
          problems.append(
            "\(home.name) is gone at the server; it stays here with what wasn't sent.")
          try home.detach(connection)
        } else {
          try home.erase(connection)
        }
      }
      return (pairs, problems)
    }
    for problem in written.result.1 { report.problem(problem) }
    return written.result.0
  }

  private static func unsent(in id: CollectionID, _ connection: borrowing Connection) throws -> Bool {
    try connection.firstValue(
      """
      SELECT count(*) FROM items LEFT JOIN remotes ON remotes.item = items.id AND remotes.collection = ?1
      WHERE items.collection = ?1 AND (remotes.id IS NULL OR remotes.base <> items.text)
      """, id.rawValue, as: Int.self) ?? 0 > 0
  }

  // MARK: Receiving

  /// Objects in one transaction.
  private static let transaction = 2_000

  private mutating func receive(_ pair: Pair) async throws {
    // The same tag means that nothing changed there.
    if let ctag = pair.remote.ctag, !ctag.isEmpty, ctag == pair.ctag { return }
    let server = pair.server
    let changes = try await server.changes(
      in: pair.remote.href, hasSyncCollection: pair.remote.hasSyncCollection, since: pair.token)
    for href in changes.withoutETag.prefix(20) {
      report.problem("\(href): the server gives no ETag for it, so it isn't taken over")
    }
    let known = try store.database.read { connection in
      try connection.rows("SELECT href, etag FROM remotes WHERE collection = ?", pair.id.rawValue) {
        (try $0.value(0, as: String.self), try $0.value(1, as: String.self))
      }
    }
    let etags = Dictionary(known, uniquingKeysWith: { a, _ in a })
    var gone = changes.removed.intersection(etags.keys)
    if changes.isComplete {
      gone.formUnion(Set(etags.keys).subtracting(changes.etags.keys).subtracting(changes.withoutETag))
    }
    let wanted = changes.etags.filter { etags[$0.key] != $0.value }.keys.sorted()
    var objects: [RemoteObject] = []
    var missing = 0
    for start in stride(from: 0, to: wanted.count, by: DAVServer.batch) {
      let part = Array(wanted[start..<min(start + DAVServer.batch, wanted.count)])
      tell(.receiving, pair, start, of: wanted.count)
      let received = try await server.objects(part, in: pair.remote.href, pair.remote.service)
      missing += part.count - received.count
      objects += received
      if objects.count >= Self.transaction {
        try apply(objects, [], to: pair)
        objects = []
      }
    }
    try apply(objects, gone.sorted(), to: pair)
    if missing > 0 {
      report.problem("\(missing) objects were listed by the server and then not given")
    }
    // Last: what wasn't stored is asked for again.
    try store.database.write { connection in
      try connection.execute(
        "UPDATE collections SET ctag = ?, sync_token = ? WHERE id = ?", missing > 0 ? nil : pair.remote.ctag,
        missing > 0 ? nil : changes.token, pair.id.rawValue)
    }
  }

  /// Stores what came, in one transaction.
  mutating func apply(_ objects: [RemoteObject], _ gone: [String], to pair: Pair) throws {
    if objects.isEmpty, gone.isEmpty { return }
    let before = report
    report = try store.write(.synchronization) { connection, draft -> SyncReport in
      var application = RemoteApplication(
        collection: pair.id, kinds: pair.remote.kinds, now: draft.date, report: before)
      for object in objects { try application.apply(object, &draft, connection) }
      for href in gone { try application.remove(href, &draft, connection) }
      return application.report
    }.result
  }
}

/// A collection of an account as it is stored.
private struct KnownCollection {
  var id: Int64
  var href: String
  var name: String
  var color: String
  var kinds: Int
  var isReadOnly: Bool
  var ctag: String?
  var token: String?

  static func all(_ account: AccountID, _ connection: borrowing Connection) throws -> [KnownCollection] {
    try connection.rows(
      """
      SELECT id, coalesce(href, ''), name, color, kinds, is_read_only, ctag, sync_token FROM collections
      WHERE account = ?
      """, account.rawValue
    ) { row in
      KnownCollection(
        id: try row.value(0), href: try row.value(1), name: try row.value(2), color: try row.value(3),
        kinds: try row.value(4), isReadOnly: try row.value(5), ctag: try row.value(6), token: try row.value(7)
      )
    }
  }

  func differs(from remote: RemoteCollection) -> Bool {
    name != remote.name || color != remote.color ?? color || kinds != ItemKind.mask(remote.kinds)
      || isReadOnly != remote.isReadOnly
  }
}
