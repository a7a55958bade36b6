import Storage

extension Schema {
  /// The file of donations.
  static let donations = Schema(
    applicationID: 0x426B_446F,  // "BkDo"
    name: "the history of what was done",
    migrations: [
      Migration(
        "donations",
        sql: """
          CREATE TABLE donation (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            identifier BLOB NOT NULL UNIQUE,
            date INTEGER NOT NULL,
            intent TEXT NOT NULL,
            doing INTEGER NOT NULL,
            parameters TEXT NOT NULL,
            result TEXT,
            ending INTEGER NOT NULL,
            message TEXT,
            source TEXT NOT NULL,
            program TEXT NOT NULL
          ) STRICT;
          CREATE INDEX donation_date ON donation (date);
          CREATE INDEX donation_intent ON donation (intent, date);
          CREATE INDEX donation_doing ON donation (doing, date);
          CREATE TABLE donation_entity (
            donation INTEGER NOT NULL REFERENCES donation ON DELETE CASCADE,
            type TEXT NOT NULL,
            identifier TEXT NOT NULL,
            PRIMARY KEY (donation, type, identifier)
          ) STRICT, WITHOUT ROWID;
          CREATE INDEX donation_entity_name ON donation_entity (type, identifier);
          """)
    ])
}
