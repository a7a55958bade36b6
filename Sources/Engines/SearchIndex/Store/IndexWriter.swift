import Foundation
import Storage

/// A writer that makes the changes of one transaction.
struct IndexWriter {
  private let encoder: PassageEncoder
  /// By how many items each word's count changes; written once at the end.
  private var counts: [String: Int] = [:]
  private var deleted = 0

  init(encoder: PassageEncoder) {
    self.encoder = encoder
  }

  mutating func apply(_ change: PreparedChange, on connection: borrowing Connection) throws {
    switch change {
    case .put(let item): try put(item, on: connection)
    case .other(.put(let item)): try put(PreparedItem(item, encoder: encoder), on: connection)
    case .other(.merge(let identifier, let make)):
      let known = try connection.firstRow(
        "SELECT \(StoredItem.columns) FROM item WHERE identifier = ?", identifier
      ) { try StoredItem($0) }
      try put(PreparedItem(try make(known), encoder: encoder), on: connection)
    case .other(.delete(let identifiers)):
      for identifier in identifiers { try delete(identifier, on: connection) }
    case .other(.deleteDomains(let domains)):
      for domain in domains {
        // What begins with the domain and a dot: a slash is the character after the dot.
        try delete(
          connection.rows(
            "SELECT key FROM item WHERE domain = ? OR domain >= ? AND domain < ?", domain, domain + ".",
            domain + "/"
          ) { try $0.value(0, as: Int64.self) }, on: connection)
      }
    case .other(.deleteTypes(let types)):
      for type in types {
        try delete(
          connection.rows("SELECT key FROM item WHERE type = ?", type) { try $0.value(0, as: Int64.self) },
          on: connection)
      }
    case .other(.deleteAll): try deleteAll(on: connection)
    case .other(.setState(let name, let value?)):
      try connection.execute("INSERT OR REPLACE INTO state VALUES (?, ?)", name, value)
    case .other(.setState(let name, nil)):
      try connection.execute("DELETE FROM state WHERE name = ?", name)
    case .other(.checkState(let name, let check)):
      try check(
        connection.firstValue("SELECT value FROM state WHERE name = ?", name, as: [UInt8].self))
    }
  }

  /// Makes the inverted index anew from the texts.
  ///
  /// - Precondition: it is empty, and so are the counts of words.
  static func writeWords(on connection: borrowing Connection) throws {
    var writer = IndexWriter(encoder: PassageEncoder(vectors: nil))
    var last = Int64.min
    while true {
      // A part at a time, so that memory doesn't grow with the index.
      let rows = try connection.rows(
        "SELECT key, heading, notes, body FROM texts WHERE key > ? ORDER BY key LIMIT 1000", last
      ) {
        (
          key: try $0.value(0, as: Int64.self),
          texts: [try $0.value(1, as: String.self), try $0.value(2), try $0.value(3)]
        )
      }
      guard let end = rows.last?.key else { break }
      last = end
      for (key, texts) in rows { try writer.put(WordEntry(texts), of: key, on: connection) }
    }
    try writer.finish(on: connection)
  }

  private mutating func put(
    _ entry: WordEntry, of key: Int64, on connection: borrowing Connection
  ) throws {
    try connection.execute(
      "INSERT INTO words(rowid, heading, notes, body) VALUES (?, ?, ?, ?)", key, entry.columns[0],
      entry.columns[1], entry.columns[2])
    for term in entry.terms { counts[term, default: 0] += 1 }
  }

  /// Writes what was gathered; the last step of a transaction.
  mutating func finish(on connection: borrowing Connection) throws {
    var isWithoutMeaning = false
    for (term, change) in counts where change != 0 {
      try connection.execute(
        "UPDATE term SET items = items + ? WHERE term = ?", change, term)
      if connection.changes == 0 {
        try connection.execute(
          "INSERT INTO term VALUES (?, ?, ?)", term, EnglishStemmer.stem(of: term), max(0, change))
        if encoder.vectors == nil {
          isWithoutMeaning = true
        } else {
          try RelatedWords.write(term, encoder: encoder, on: connection)
        }
      } else if change < 0 {
        try connection.execute("DELETE FROM term WHERE term = ? AND items <= 0", term)
      }
    }
    counts.removeAll()
    if isWithoutMeaning { try connection.execute("UPDATE tally SET value = 0 WHERE name = 'meanings'") }
    if deleted > 0 {
      try connection.execute("UPDATE tally SET value = value + ? WHERE name = 'deleted'", deleted)
      deleted = 0
    }
  }

  private mutating func put(_ prepared: PreparedItem, on connection: borrowing Connection) throws {
    let item = prepared.item
    try delete(item.identifier, on: connection)
    try connection.execute(
      "INSERT INTO item(identifier, domain, type, expires, priority, hidden, payload) VALUES (?, ?, ?, ?, ?, ?, ?)",
      item.identifier, item.domain, item.type, item.expires.map(StoredValue.instant) ?? .null,
      item.priority.isFinite ? min(max(item.priority, -1), 1) : 0, item.isHidden, item.payload)
    let key = connection.lastInsertedRowID
    try connection.execute(
      "INSERT INTO texts VALUES (?, ?, ?, ?)", key, prepared.texts[0], prepared.texts[1], prepared.texts[2])
    try put(prepared.entry, of: key, on: connection)
    try connection.execute(
      "INSERT INTO rank VALUES (?, ?, ?)", key, Double(prepared.entry.length), prepared.vectors)
    for (name, values) in item.attributes {
      for value in values {
        let (kind, value) = value.stored
        try connection.execute(
          "INSERT OR IGNORE INTO attribute VALUES (?, ?, ?, ?)", name, kind, value, key)
      }
    }
  }

  private mutating func delete(_ identifier: String, on connection: borrowing Connection) throws {
    let key = try connection.firstValue(
      "SELECT key FROM item WHERE identifier = ?", identifier, as: Int64.self)
    if let key { try delete([key], on: connection) }
  }

  private mutating func delete(_ keys: [Int64], on connection: borrowing Connection) throws {
    deleted += keys.count
    for key in keys {
      let texts = try connection.firstRow("SELECT heading, notes, body FROM texts WHERE key = ?", key) {
        [try $0.value(0, as: String.self), try $0.value(1), try $0.value(2)]
      }
      if let texts {
        let entry = WordEntry(texts)
        try connection.execute(
          "INSERT INTO words(words, rowid, heading, notes, body) VALUES ('delete', ?, ?, ?, ?)", key,
          entry.columns[0], entry.columns[1], entry.columns[2])
        for term in entry.terms { counts[term, default: 0] -= 1 }
      }
      for table in ["item", "texts", "rank", "attribute"] {
        try connection.execute("DELETE FROM \(table) WHERE key = ?", key)
      }
    }
  }

  private mutating func deleteAll(on connection: borrowing Connection) throws {
    counts.removeAll()
    deleted += try connection.firstValue("SELECT count(*) FROM item", as: Int.self) ?? 0
    try connection.execute("INSERT INTO words(words) VALUES ('delete-all')")
    for table in ["item", "texts", "rank", "attribute", "term"] {
      try connection.execute("DELETE FROM \(table)")
    }
  }
}

extension SearchValue {
  /// The kind, by which values of different kinds are never compared, and the value as it is stored.
  var stored: (kind: Int, value: StoredValue) {
    switch self {
    case .number(let number): (0, .real(number.isNaN ? 0 : number))
    case .date(let date): (1, .instant(date))
    case .text(let text): (2, .text(text))
    }
  }
}
