import Storage

/// The file of answers: its tables, and what each of them is for.
enum AnswerTables {
  static let schema = Schema(
    applicationID: 0x4241_4E53, name: "Beckon's answers",
    migrations: [
      Migration("answers", sql: tables), Migration("settled", sql: settled),
      Migration("plans", sql: plans),
    ])

  // Which action of the message in `supersedes` an action replaces, by its identity, and whether its message only
  // confirms that one.
  private static let plans = """
    ALTER TABLE action ADD COLUMN replaces TEXT;
    ALTER TABLE action ADD COLUMN confirms INTEGER NOT NULL DEFAULT 0;
    """

  // Of each answer whose message does what an earlier one asked for: the key of that one, and what it asked for.
  private static let settled = """
    CREATE TABLE settled (
      answer INTEGER NOT NULL REFERENCES answer ON DELETE CASCADE, asked BLOB NOT NULL, kind TEXT NOT NULL,
      PRIMARY KEY (answer, asked, kind)) STRICT, WITHOUT ROWID;
    """

  // Row ids are never used again (AUTOINCREMENT), as a conversation is known by the least of its answers.
  // `conversation` is null for an answer that nothing links to others; `name` is what the conversation is
  // called, `is_named` whether its app calls it so. `source` has the earlier messages an answer rests on,
  // `action` of each action what decides where it is shown.
  private static let tables = """
    CREATE TABLE answer (
      id INTEGER PRIMARY KEY AUTOINCREMENT, key BLOB NOT NULL UNIQUE, app TEXT NOT NULL,
      content BLOB NOT NULL, basis BLOB NOT NULL, conversation INTEGER, name TEXT,
      is_named INTEGER NOT NULL, instant INTEGER NOT NULL, position INTEGER NOT NULL,
      suggestions BLOB NOT NULL, last_use INTEGER NOT NULL) STRICT;
    CREATE INDEX answer_conversation ON answer (conversation);
    CREATE INDEX answer_name ON answer (app, name);
    CREATE INDEX answer_last_use ON answer (last_use);
    CREATE TABLE source (
      answer INTEGER NOT NULL REFERENCES answer ON DELETE CASCADE, place INTEGER NOT NULL,
      key BLOB NOT NULL, content BLOB NOT NULL, PRIMARY KEY (answer, place)) STRICT, WITHOUT ROWID;
    CREATE INDEX source_key ON source (key);
    CREATE TABLE action (
      answer INTEGER NOT NULL REFERENCES answer ON DELETE CASCADE, rank INTEGER NOT NULL,
      kind TEXT NOT NULL, identity TEXT, supersedes BLOB, PRIMARY KEY (answer, rank)) STRICT, WITHOUT ROWID;

    -- writes: transactions so far, the clock of last_use. forgets: deletions a person asked for so far.
    -- file: another number in each file, as a new one may take the place of a damaged one.
    CREATE TABLE state (
      writes INTEGER NOT NULL, forgets INTEGER NOT NULL, answers INTEGER NOT NULL, bytes INTEGER NOT NULL,
      file INTEGER NOT NULL) STRICT;
    INSERT INTO state VALUES (0, 0, 0, 0, random());
    CREATE TRIGGER answer_added AFTER INSERT ON answer BEGIN
      UPDATE state SET answers = answers + 1, bytes = bytes + length(NEW.suggestions);
    END;
    CREATE TRIGGER answer_changed AFTER UPDATE OF suggestions ON answer BEGIN
      UPDATE state SET bytes = bytes + length(NEW.suggestions) - length(OLD.suggestions);
    END;
    CREATE TRIGGER answer_removed AFTER DELETE ON answer BEGIN
      UPDATE state SET answers = answers - 1, bytes = bytes - length(OLD.suggestions);
    END;
    """
}
