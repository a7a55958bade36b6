import Storage

/// The tables of an index.
///
/// `words` is an inverted index over normalised words (`WordScanner`), joined by spaces: the tokenizer
/// `ascii` takes them as they are. It keeps no texts of its own; those stand in `texts`, from which its
/// entries are made again when they are to be removed. `term` counts the items of each word, so that the cost
/// of a query is known before anything is read. `rank` is what is loaded to rank by; `tally` tells who has it
/// loaded how much of it is gone. `meaning` has the signs of the vector of each word, by which related words
/// are found; its entries stay when their words go. `tally` says whether every word has one.
enum IndexSchema {
  /// "BkSI"
  static let schema = Schema(
    applicationID: 0x426B_5349, name: "a search index of Beckon",
    migrations: [
      Migration(
        "tables",
        sql: """
          CREATE TABLE item (
            key INTEGER PRIMARY KEY AUTOINCREMENT, identifier TEXT NOT NULL UNIQUE, domain TEXT, type TEXT,
            expires INTEGER, priority REAL NOT NULL, hidden INTEGER NOT NULL, payload BLOB NOT NULL
          ) STRICT;
          CREATE INDEX item_domain ON item(domain) WHERE domain IS NOT NULL;
          CREATE INDEX item_type ON item(type) WHERE type IS NOT NULL;
          CREATE INDEX item_expires ON item(expires) WHERE expires IS NOT NULL;
          CREATE TABLE texts (key INTEGER PRIMARY KEY, heading TEXT NOT NULL, notes TEXT NOT NULL, body TEXT NOT NULL)
            STRICT;
          CREATE VIRTUAL TABLE words USING fts5(
            heading, notes, body, content = '', tokenize = 'ascii', prefix = '1 2 3');
          CREATE VIRTUAL TABLE occurrence USING fts5vocab(words, 'instance');
          CREATE TABLE term (term TEXT PRIMARY KEY, stem TEXT NOT NULL, items INTEGER NOT NULL)
            STRICT, WITHOUT ROWID;
          CREATE INDEX term_stem ON term(stem);
          CREATE TABLE rank (key INTEGER PRIMARY KEY, length REAL NOT NULL, vectors BLOB NOT NULL) STRICT;
          CREATE TABLE attribute (
            name TEXT NOT NULL, kind INTEGER NOT NULL, value ANY NOT NULL, key INTEGER NOT NULL,
            PRIMARY KEY (name, kind, value, key)
          ) STRICT, WITHOUT ROWID;
          CREATE INDEX attribute_key ON attribute(key);
          CREATE TABLE tally (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;
          INSERT INTO tally VALUES ('deleted', 0);
          CREATE TABLE state (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID;
          """),
      // Words are cut in another way than before, so their index is made anew from the texts.
      Migration("meanings of words") { connection in
        try connection.script(
          """
          CREATE TABLE meaning (key INTEGER PRIMARY KEY, term TEXT NOT NULL UNIQUE, signs BLOB NOT NULL) STRICT;
          INSERT INTO tally VALUES ('meanings', 0);
          INSERT INTO words(words) VALUES ('delete-all');
          DELETE FROM term;
          """)
        try IndexWriter.writeWords(on: connection)
      },
    ])
}
