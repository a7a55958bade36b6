import Foundation
import Storage

/// The index that one gets from SQLite alone, to compare with: FTS5 with its Porter stemmer, ranked by its
/// `bm25`.
struct PlainIndex {
  private let database: Database

  init(at url: URL) throws {
    database = try Database(
      at: url,
      schema: Schema(
        applicationID: 0x506C_4958, name: "a plain index",
        migrations: [
          Migration(
            "tables", sql: "CREATE VIRTUAL TABLE message USING fts5(text, tokenize = 'porter unicode61')")
        ]), options: .init(durability: .normal))
  }

  func put(_ messages: [(identifier: Int, text: String)]) throws {
    try database.write { connection in
      for message in messages {
        try connection.execute(
          "INSERT INTO message(rowid, text) VALUES (?, ?)", message.identifier, message.text)
      }
    }
  }

  /// The best 20 that hold any of the words.
  func search(_ text: String) throws -> Int {
    let words = text.split { !$0.isLetter && !$0.isNumber }.map { "\"\($0)\"" }
    return try database.read { connection in
      try connection.rows(
        "SELECT rowid FROM message WHERE message MATCH ? ORDER BY rank LIMIT 20",
        words.joined(separator: " OR ")
      ) { try $0.value(0, as: Int64.self) }.count
    }
  }
}
