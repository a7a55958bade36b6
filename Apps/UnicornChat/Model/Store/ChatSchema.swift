import Foundation
import Storage

/// The tables of a store.
///
/// Rows know each other by small numbers (`key`), everybody else knows them by UUIDs (`id`, 16 bytes).
///
/// `position` says which message comes after which, over all conversations: numbers from a counter, so that no clock
/// is asked. What is scheduled stands behind everything (`Position.scheduled`) until its time; what was scheduled and
/// taken back stands nowhere. `conversations.activity` is a number from the same counter.
///
/// `pinned` is when somebody pinned a message to the top of its conversation. What a person deleted for themselves
/// stands nowhere, and has its texts in `unsent` as what was taken back has.
///
/// What was unsent keeps its rows in `message_attachments` and `reactions` for as long as it can be restored.
enum ChatSchema {
  // "BkUC"
  static let schema = Schema(
    applicationID: 0x426B_5543, name: "UnicornChat's messages",
    migrations: [
      Migration("chat", sql: chat), Migration("checked files", addCheckedFiles),
      Migration("archive and pinned messages", sql: archive),
    ])

  /// The name and the checksum of each attachment's file, in the view that `data verify` reads; and the files without
  /// an attachment.
  private static func addCheckedFiles(_ connection: borrowing Connection) throws {
    try connection.script(
      """
      ALTER TABLE attachments ADD COLUMN sha256 BLOB;
      ALTER TABLE attachments ADD COLUMN file TEXT NOT NULL DEFAULT '';
      CREATE TABLE loose_files (stem TEXT PRIMARY KEY, since INTEGER NOT NULL) STRICT, WITHOUT ROWID;
      CREATE VIEW storage_files AS
        SELECT 'attachments/' || file AS path, byte_count, sha256 FROM attachments;
      """)
    let files = try connection.rows("SELECT key, id, media_type FROM attachments") {
      (try $0.value(0, as: Int64.self), AttachmentFiles.name(try $0.uuid(1), mediaType: try $0.value(2)))
    }
    for (key, file) in files {
      try connection.execute("UPDATE attachments SET file = ? WHERE key = ?", file, key)
    }
  }

  private static let archive = """
    ALTER TABLE conversations ADD COLUMN is_archived INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE messages ADD COLUMN pinned INTEGER;
    CREATE INDEX messages_pinned ON messages (conversation, pinned) WHERE pinned IS NOT NULL;
    """

  private static let chat = """
    CREATE TABLE counter (only INTEGER PRIMARY KEY CHECK (only = 1), position INTEGER NOT NULL) STRICT;
    INSERT INTO counter VALUES (1, 0);

    CREATE TABLE contacts (
      key INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, name TEXT NOT NULL,
      handle TEXT NOT NULL UNIQUE COLLATE NOCASE, phone TEXT, about TEXT NOT NULL, hue TEXT NOT NULL,
      emblem TEXT NOT NULL, is_me INTEGER NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX contacts_me ON contacts (is_me) WHERE is_me = 1;

    CREATE TABLE conversations (
      key INTEGER PRIMARY KEY AUTOINCREMENT, id BLOB NOT NULL UNIQUE, name TEXT, is_group INTEGER NOT NULL,
      is_pinned INTEGER NOT NULL DEFAULT 0, is_muted INTEGER NOT NULL DEFAULT 0, last_active INTEGER NOT NULL,
      activity INTEGER NOT NULL, people TEXT NOT NULL
    ) STRICT;
    CREATE INDEX conversations_activity ON conversations (is_pinned, activity);
    CREATE INDEX conversations_people ON conversations (people, activity);
    CREATE UNIQUE INDEX conversations_direct ON conversations (people) WHERE is_group = 0;

    CREATE TABLE members (
      conversation INTEGER NOT NULL REFERENCES conversations (key) ON DELETE CASCADE,
      place INTEGER NOT NULL, contact INTEGER NOT NULL REFERENCES contacts (key),
      PRIMARY KEY (conversation, place), UNIQUE (conversation, contact)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX members_contact ON members (contact);

    CREATE TABLE messages (
      key INTEGER PRIMARY KEY AUTOINCREMENT, id BLOB NOT NULL UNIQUE,
      conversation INTEGER NOT NULL REFERENCES conversations (key) ON DELETE CASCADE, position INTEGER UNIQUE,
      author INTEGER NOT NULL REFERENCES contacts (key), text TEXT NOT NULL, subject TEXT,
      date INTEGER NOT NULL, delivery TEXT NOT NULL, is_read INTEGER NOT NULL, edited INTEGER, unsent INTEGER,
      replies_to BLOB, effect TEXT, extras TEXT, revision INTEGER NOT NULL DEFAULT 1
    ) STRICT;
    CREATE INDEX messages_position ON messages (conversation, position);
    CREATE INDEX messages_unread ON messages (conversation) WHERE is_read = 0;
    CREATE INDEX messages_scheduled ON messages (date) WHERE delivery = 'scheduled';
    CREATE INDEX messages_author ON messages (author);

    CREATE TABLE unsent (
      message INTEGER PRIMARY KEY REFERENCES messages (key) ON DELETE CASCADE, text TEXT NOT NULL, subject TEXT,
      extras TEXT, position INTEGER, date INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE reactions (
      message INTEGER NOT NULL REFERENCES messages (key) ON DELETE CASCADE,
      contact INTEGER NOT NULL REFERENCES contacts (key), kind TEXT NOT NULL, date INTEGER NOT NULL,
      place INTEGER NOT NULL, PRIMARY KEY (message, contact)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX reactions_contact ON reactions (contact);

    CREATE TABLE attachments (
      key INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, kind TEXT NOT NULL, name TEXT NOT NULL,
      media_type TEXT NOT NULL, byte_count INTEGER NOT NULL, width INTEGER, height INTEGER, duration REAL,
      loose_since INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE message_attachments (
      message INTEGER NOT NULL REFERENCES messages (key) ON DELETE CASCADE, place INTEGER NOT NULL,
      attachment INTEGER NOT NULL REFERENCES attachments (key), PRIMARY KEY (message, place)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX message_attachments_attachment ON message_attachments (attachment);

    CREATE TABLE drafts (
      conversation INTEGER PRIMARY KEY REFERENCES conversations (key) ON DELETE CASCADE, text TEXT NOT NULL,
      replies_to BLOB, scheduled INTEGER
    ) STRICT;
    CREATE TABLE draft_attachments (
      conversation INTEGER NOT NULL REFERENCES drafts (conversation) ON DELETE CASCADE, place INTEGER NOT NULL,
      attachment INTEGER NOT NULL REFERENCES attachments (key), PRIMARY KEY (conversation, place)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX draft_attachments_attachment ON draft_attachments (attachment);

    CREATE VIRTUAL TABLE message_words USING fts5 (
      words, tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3');

    CREATE TABLE changes (
      id INTEGER PRIMARY KEY AUTOINCREMENT, origin INTEGER NOT NULL, kind TEXT NOT NULL,
      conversations BLOB NOT NULL, messages BLOB NOT NULL
    ) STRICT;
    """
}

/// The position of a message.
enum Position {
  /// Added to the microseconds since 1970 at which a scheduled message is due: behind all that was sent, in the order
  /// in which they will be.
  static let scheduled: Int64 = 1 << 62

  /// The next number. In a transaction that writes.
  static func next(_ connection: borrowing Connection) throws -> Int64 {
    let next = try connection.firstValue(
      "UPDATE counter SET position = position + 1 RETURNING position", as: Int64.self)
    return next ?? 1
  }

  /// The place of a message that is due at an instant.
  static func scheduled(_ date: Date, _ connection: borrowing Connection) throws -> Int64 {
    let microseconds = min(max(date.timeIntervalSince1970, 0), 300_000_000_000) * 1_000_000
    let wanted = scheduled + Int64(microseconds)
    // Others of the same microsecond come before it.
    let taken =
      try connection.firstValue(
        """
        WITH RECURSIVE run (position) AS (
          SELECT position FROM messages WHERE position = ?
          UNION ALL SELECT messages.position FROM messages, run WHERE messages.position = run.position + 1)
        SELECT max(position) FROM run
        """, wanted, as: Int64?.self) ?? nil
    return taken.map { $0 + 1 } ?? wanted
  }
}
