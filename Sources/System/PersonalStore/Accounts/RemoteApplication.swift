import Foundation
import Storage

/// The step that brings what a server has into the store, inside a transaction: nothing that was changed here
/// is lost.
struct RemoteApplication {
  let collection: CollectionID
  let kinds: Set<ItemKind>
  let now: Date
  var report: SyncReport

  /// Takes over an object that is new or changed at the server.
  mutating func apply(
    _ object: RemoteObject, _ draft: inout ChangeDraft, _ connection: borrowing Connection
  ) throws {
    let known = try RemoteRow.find(object.href, in: collection, connection)
    do {
      let theirs = try read(object)
      let remote = RemoteRow(
        collection: collection, item: known?.item, uid: theirs.uid, href: object.href, etag: object.etag,
        base: theirs.text, cardVersion: theirs.kind == .contact ? theirs.cardVersion : "")
      if let known, known.isReadable, known.uid == theirs.uid {
        try update(known, remote, theirs, &draft, connection)
      } else {
        try insert(
          remote, theirs, base: known.flatMap { $0.uid == theirs.uid ? $0.base : nil }, &draft, connection)
      }
    } catch let error as PersonalStoreError
      where [.unreadable, .invalidValue, .duplicate, .tooLarge].contains(error.code)
    {
      // Kept in mind, so that it is neither fetched again and again nor taken for deleted.
      report.problem("\(object.href): \(error.message)")
      let item = known?.item
      try RemoteRow(
        collection: collection, item: item, uid: known?.uid ?? "", href: object.href, etag: object.etag,
        base: known?.base ?? "", isReadable: false
      ).save(connection)
    }
  }

  /// The object as the store would keep it.
  private func read(_ object: RemoteObject) throws -> ItemObject {
    guard object.text.utf8.count <= 4 << 20 else {
      throw PersonalStoreError(.tooLarge, "it has more than 4 MB")
    }
    var read = try ItemObject(parsing: object.text)
    guard kinds.contains(read.kind), !read.uid.isEmpty else {
      let expected = kinds == [.contact] ? "a contact" : "an event or something to do"
      throw PersonalStoreError(.unreadable, "expected \(expected), with a UID")
    }
    read.dropKnownZones()
    // What can't be shown is left where it is.
    switch read.kind {
    case .event: try CalendarEvent(read).validate()
    case .reminder: try Reminder(read).validate()
    case .contact: try Contact(read).validate()
    }
    return read
  }

  private mutating func insert(
    _ remote: RemoteRow, _ theirs: ItemObject, base: String?, _ draft: inout ChangeDraft,
    _ connection: borrowing Connection
  ) throws {
    var remote = remote
    if let here = try ItemRow.find(uid: theirs.uid, in: collection, connection) {
      let other = try RemoteRow.all(
        "WHERE item = ? AND collection = ? AND href <> ?",
        [here.id.rawValue, collection.rawValue, remote.href],
        connection)
      if !other.isEmpty {
        throw PersonalStoreError(.duplicate, "its UID is that of another item of the same collection")
      }
      remote.item = here.id
      try meet(here, base: base, remote, theirs, &draft, connection)
    } else {
      let row = try draft.store(theirs.text, in: collection, over: nil, connection)
      remote.item = row.id
      try remote.save(connection)
      report.received += 1
    }
  }

  private mutating func update(
    _ known: RemoteRow, _ remote: RemoteRow, _ theirs: ItemObject, _ draft: inout ChangeDraft,
    _ connection: borrowing Connection
  ) throws {
    if let id = known.item, let here = try ItemRow.find(id, connection), here.collection == collection {
      try meet(here, base: known.base, remote, theirs, &draft, connection)
    } else if known.base == remote.base {
      // Deleted here, and the same as before there: the deletion is sent.
      try remote.save(connection)
    } else {
      // Deleted here and changed there: it comes back, and a person decides.
      let row = try draft.store(theirs.text, in: collection, over: nil, connection)
      var remote = remote
      remote.item = row.id
      try remote.save(connection)
      try conflict(
        remote.uid, ["that it was deleted here"], base: known.base, mine: nil, theirs: theirs.text, connection
      )
    }
  }

  /// Brings an item here and the server's state together.
  private mutating func meet(
    _ here: ItemRow, base: String?, _ remote: RemoteRow, _ theirs: ItemObject, _ draft: inout ChangeDraft,
    _ connection: borrowing Connection
  ) throws {
    let standing = try ConflictRow.find(remote.uid, in: collection, connection)
    // While a conflict stands, both sides still come from the state before it.
    let base = standing.map { $0.base } ?? base ?? ""
    try remote.save(connection)
    if here.text == remote.base {
      try settle(remote.uid, connection)
    } else if try isSameCard(here.text, theirs) {
      // As it was sent from here, in the version that the server takes.
      var remote = remote
      remote.base = here.text
      try remote.save(connection)
      try settle(remote.uid, connection)
    } else if standing == nil, here.text == base {
      _ = try draft.store(theirs.text, in: collection, over: here, connection)
      report.received += 1
    } else {
      let merge = ObjectMerge(
        base: base.isEmpty ? nil : try comparable(base, with: theirs),
        mine: try comparable(here.text, with: theirs), theirs: theirs)
      guard merge.contradictions.isEmpty else {
        return try conflict(
          remote.uid, merge.contradictions, base: base, mine: here.text, theirs: theirs.text, connection)
      }
      _ = try draft.store(merge.merged.text, in: collection, over: here, connection)
      try settle(remote.uid, connection)
      report.merged += 1
    }
  }

  /// An item in the version of a card that the server has, so that properties can be compared.
  private func comparable(_ text: String, with theirs: ItemObject) throws -> ItemObject {
    var object = try ItemObject(parsing: text)
    if theirs.kind == .contact, theirs.cardVersion == "3.0" { object.downgradeCard() }
    return object
  }

  private func isSameCard(_ text: String, _ theirs: ItemObject) throws -> Bool {
    guard theirs.kind == .contact else { return false }
    return try Set(comparable(text, with: theirs).main.properties) == Set(theirs.main.properties)
  }

  /// Takes over that an object is gone at the server.
  mutating func remove(
    _ href: String, _ draft: inout ChangeDraft, _ connection: borrowing Connection
  ) throws {
    guard let known = try RemoteRow.find(href, in: collection, connection) else { return }
    try known.remove(connection)
    guard let id = known.item, let here = try ItemRow.find(id, connection), here.collection == collection
    else {
      return try settle(known.uid, connection)
    }
    if here.text == known.base {
      try draft.remove(here, connection)
      try settle(known.uid, connection)
      report.removed += 1
    } else {
      try conflict(
        known.uid, ["that it was deleted there"], base: known.base, mine: here.text, theirs: nil, connection)
    }
  }

  private mutating func conflict(
    _ uid: String, _ fields: [String], base: String, mine: String?, theirs: String?,
    _ connection: borrowing Connection
  ) throws {
    try ConflictRow(
      id: 0, collection: collection, uid: uid, date: Int64(now.timeIntervalSince1970),
      fields: fields.joined(separator: "\n"), base: base, mine: mine, theirs: theirs
    ).save(connection)
    report.conflicts += 1
  }

  private func settle(_ uid: String, _ connection: borrowing Connection) throws {
    try connection.execute(
      "DELETE FROM conflicts WHERE collection = ? AND uid = ?", collection.rawValue, uid)
  }
}
