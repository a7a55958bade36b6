import Foundation
import Storage

extension SyncRun {
  /// As many answers are stored in one transaction.
  private static let transaction = 50
  /// A server that fails so often is left alone until the next time.
  private static let failures = 5

  /// Sends what differs, some requests at a time; of one item one after the other.
  ///
  /// The states that the server accepted are stored as soon as some answers are there. If this process ends
  /// before that, the next synchronization finds that the server has it.
  mutating func send(_ pair: Pair) async throws {
    // What meets a change at the server is merged and sent again; not for ever with a server that says so
    // each time.
    for _ in 0..<3 {
      let changes = try store.database.read { try UnsentChange.all(pair.id, sendingTime, $0) }
      if try await !send(changes, of: pair) { return }
    }
  }

  /// - Returns: whether there is something to be sent again.
  private mutating func send(_ changes: [UnsentChange], of pair: Pair) async throws -> Bool {
    // By their UIDs, so that two resources of one item keep their order.
    var places: [String: Int] = [:]
    var queues: [[UnsentChange]] = []
    for change in changes {
      if let place = places[change.uid] {
        queues[place].append(change)
      } else {
        places[change.uid] = queues.count
        queues.append([change])
      }
    }
    let waiting = queues
    tell(.sending, pair, 0, of: changes.count)
    var count = 0
    return try await withThrowingTaskGroup(of: [Sending].self) { group in
      var next = 0
      func add() {
        guard next < waiting.count else { return }
        let queue = waiting[next]
        next += 1
        group.addTask {
          var sent: [Sending] = []
          for change in queue {
            sent.append(await Sending(change, of: pair))
            if sent.last?.failure != nil { break }
          }
          return sent
        }
      }
      for _ in 0..<CurlTransport.connections { add() }
      var (answers, isAgain, refusal): ([Sending], Bool, (any Error)?) = ([], false, nil)
      var failed = 0
      while let sent = try await group.next() {
        answers += sent
        count += sent.count
        tell(.sending, pair, count, of: changes.count)
        for error in sent.compactMap(\.failure) {
          if !Self.isOfOneItem(error) { refusal = refusal ?? error }
          failed += 1
          if failed >= Self.failures { refusal = refusal ?? error }
        }
        // What is under way is waited for: the server may have taken it.
        if refusal == nil { add() }
        if answers.count >= Self.transaction || group.isEmpty {
          if try take(answers, pair) { isAgain = true }
          answers = []
        }
      }
      if try take(answers, pair) { isAgain = true }
      if let refusal { throw refusal }
      return isAgain
    }
  }

  /// Whether a server that answers an item so may take others.
  private static func isOfOneItem(_ error: any Error) -> Bool {
    guard let error = error as? PersonalStoreError else { return false }
    return [.serverError, .malformedAnswer, .tooLarge].contains(error.code)
  }

  /// Stores what came of some requests.
  /// - Returns: whether there is something to be sent again.
  private mutating func take(_ answers: [Sending], _ pair: Pair) throws -> Bool {
    try accept(answers, pair)
    var isAgain = false
    for answer in answers {
      switch answer.result {
      case .success(.done): if let object = answer.there { try apply([object], [], to: pair) }
      case .success(.changedThere):
        if let object = answer.there {
          try apply([object], [], to: pair)
        } else if answer.change.remote != nil {
          try apply([], [answer.href], to: pair)
        } else {
          try fail(answer.change, "The server says that it is there and isn't.", pair)
          continue
        }
        isAgain = true
      case .success(.refused(let reason)): try fail(answer.change, reason, pair)
      case .failure(let error) where SyncRun.isOfOneItem(error): try fail(answer.change, "\(error)", pair)
      // All of them will be sent again.
      case .failure: break
      }
    }
    return isAgain
  }

  /// Notes what the server has as it is here, in one transaction.
  private mutating func accept(_ answers: [Sending], _ pair: Pair) throws {
    let done = answers.compactMap { answer -> (answer: Sending, etag: String?)? in
      if case .success(.done(let etag)) = answer.result { (answer, etag) } else { nil }
    }
    if done.isEmpty { return }
    try store.database.write { connection in
      for (answer, etag) in done {
        let change = answer.change
        if let row = change.item {
          // Deleted while it was sent: the deletion is what comes next.
          let item = try ItemRow.find(row.id, connection).map(\.id)
          try RemoteRow(
            collection: pair.id, item: item, uid: row.uid, href: answer.href, etag: etag ?? "",
            base: row.text,
            cardVersion: answer.cardVersion
          ).save(connection)
        } else {
          try RemoteRow.find(answer.href, in: pair.id, connection)?.remove(connection)
        }
        try UnsentChange.forgetFailure(change.uid, pair.id, connection)
      }
    }
    let deleted = done.count { $0.answer.change.item == nil }
    report.deleted += deleted
    report.sent += done.count - deleted
  }

  private mutating func fail(_ change: UnsentChange, _ reason: String, _ pair: Pair) throws {
    report.problem("\"\(change.title)\": \(reason)")
    try UnsentChange.noteFailure(change.uid, pair.id, reason, store)
  }
}

/// One change that was sent, and what came of it.
private struct Sending: Sendable {
  let change: UnsentChange
  let href: String
  /// The version in which a card is sent; empty for other items.
  let cardVersion: String
  var result: Result<DAVServer.Sent, any Error>
  /// The object at the server, where it had to be read after that.
  var there: RemoteObject?

  var failure: (any Error)? {
    if case .failure(let error) = result { error } else { nil }
  }

  init(_ change: UnsentChange, of pair: SyncRun.Pair) async {
    let (server, service) = (pair.server, pair.remote.service)
    self.change = change
    // A card stays in the version that the server has it in; a new one is in the newest that it takes.
    let known = change.remote?.cardVersion ?? ""
    cardVersion =
      service == .calendars ? "" : known.isEmpty ? pair.remote.takesNewCards ? "4.0" : "3.0" : known
    href = change.remote?.href ?? Self.newHref(change.uid, in: pair)
    result = .success(.changedThere)
    do {
      let sent: DAVServer.Sent
      if let row = change.item {
        var object = try ItemObject(parsing: row.text).withAllZones
        if cardVersion == "3.0" { object.downgradeCard() }
        sent = try await server.put(href, object.text, replacing: change.remote?.etag, service)
      } else {
        sent = try await server.delete(href, change.remote?.etag ?? "*")
      }
      switch sent {
      // Without an ETag the server may have stored something else (RFC 4791, 5.3.4): it is read again.
      case .done(let etag) where etag == nil && change.item != nil:
        there = try await server.object(href, service)
      case .changedThere: there = try await server.object(href, service)
      default: break
      }
      result = .success(sent)
    } catch {
      result = .failure(error)
    }
  }

  /// Returns the name of a new item at the server: its UID where that can be a name, else its bytes in
  /// hexadecimal.
  private static func newHref(_ uid: String, in pair: SyncRun.Pair) -> String {
    let isName =
      uid.utf8.count <= 100
      && uid.utf8.allSatisfy { byte in
        (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte == 0x2D
          || byte == 0x5F
      }
    let name = isName && !uid.isEmpty ? uid : uid.utf8.prefix(80).map { String($0, radix: 16) }.joined()
    return pair.remote.href + (pair.remote.href.hasSuffix("/") ? "" : "/") + name + "."
      + pair.remote.service.fileExtension
  }
}
