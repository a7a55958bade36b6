import Storage

/// The tables of a store.
///
/// An item's text (`items.text`) is what it is; the columns beside it, `item_text` and `contact_addresses`
/// are made of it, to find it. What has to be sent to a server isn't a list of its own: it is the difference
/// between `items` and `remotes`, so that it can't be lost or sent twice.
enum PersonalSchema {
  // "BkPI"
  static let schema = Schema(
    applicationID: 0x426B_5049, name: "Beckon's calendar, reminders and contacts",
    migrations: [
      Migration("items", sql: items), Migration("accounts", sql: accounts),
      Migration("settled conflicts", sql: settledConflicts),
    ])

  /// Address books beside calendars, collections that were chosen (their hrefs, one a line; NULL for all),
  /// where the password is kept, and in which version a server has a card.
  private static let accounts = """
    ALTER TABLE accounts ADD COLUMN contacts_home TEXT NOT NULL DEFAULT '';
    ALTER TABLE accounts ADD COLUMN chosen TEXT;
    ALTER TABLE accounts ADD COLUMN password_place TEXT NOT NULL DEFAULT 'file';
    ALTER TABLE accounts ADD COLUMN allows_http INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE accounts ADD COLUMN problem_code TEXT;
    ALTER TABLE remotes ADD COLUMN card_version TEXT NOT NULL DEFAULT '';
    """

  /// Conflicts as they were before a person's choice, by the change that settled them.
  private static let settledConflicts = """
    CREATE TABLE settled_conflicts (
      change INTEGER PRIMARY KEY REFERENCES changes (id) ON DELETE CASCADE,
      collection INTEGER NOT NULL REFERENCES collections (id) ON DELETE CASCADE, uid TEXT NOT NULL,
      date INTEGER NOT NULL, fields TEXT NOT NULL, base TEXT NOT NULL, mine TEXT, theirs TEXT
    ) STRICT;
    """

  private static let items = """
    CREATE TABLE accounts (
      id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, url TEXT NOT NULL, user TEXT NOT NULL,
      home TEXT NOT NULL DEFAULT '', failures INTEGER NOT NULL DEFAULT 0, not_before INTEGER,
      last_success INTEGER, problem TEXT
    ) STRICT;

    CREATE TABLE collections (
      id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, color TEXT NOT NULL, kinds INTEGER NOT NULL,
      default_for INTEGER NOT NULL DEFAULT 0, account INTEGER REFERENCES accounts (id), href TEXT, ctag TEXT,
      sync_token TEXT, is_read_only INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX collections_account ON collections (account, href);

    CREATE TABLE items (
      id INTEGER PRIMARY KEY AUTOINCREMENT, collection INTEGER NOT NULL REFERENCES collections (id),
      kind INTEGER NOT NULL, uid TEXT NOT NULL, revision INTEGER NOT NULL, title TEXT NOT NULL,
      text TEXT NOT NULL, first INTEGER, last INTEGER, due INTEGER, is_done INTEGER NOT NULL DEFAULT 0,
      UNIQUE (collection, uid)
    ) STRICT;
    CREATE INDEX items_uid ON items (uid);
    CREATE INDEX items_title ON items (kind, title COLLATE NOCASE, first, due);
    CREATE INDEX items_last ON items (last) WHERE kind = 1;
    CREATE INDEX items_due ON items (due) WHERE kind = 2 AND is_done = 0;

    CREATE VIRTUAL TABLE item_text USING fts5 (
      text, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');

    CREATE TABLE contact_addresses (
      item INTEGER NOT NULL REFERENCES items (id) ON DELETE CASCADE, address TEXT NOT NULL, tail TEXT NOT NULL
    ) STRICT;
    CREATE INDEX contact_addresses_item ON contact_addresses (item);
    CREATE INDEX contact_addresses_address ON contact_addresses (address);
    CREATE INDEX contact_addresses_tail ON contact_addresses (tail) WHERE tail <> '';

    CREATE TABLE changes (
      id INTEGER PRIMARY KEY AUTOINCREMENT, date INTEGER NOT NULL, cause TEXT NOT NULL, kinds INTEGER NOT NULL,
      undoes INTEGER, undone_by INTEGER
    ) STRICT;
    CREATE TABLE change_items (
      change INTEGER NOT NULL REFERENCES changes (id) ON DELETE CASCADE, item INTEGER NOT NULL,
      kind INTEGER NOT NULL, title TEXT NOT NULL, before_collection INTEGER, before_text TEXT,
      after_collection INTEGER, after_text TEXT, PRIMARY KEY (change, item)
    ) STRICT;

    CREATE TABLE remotes (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      collection INTEGER NOT NULL REFERENCES collections (id) ON DELETE CASCADE,
      item INTEGER REFERENCES items (id) ON DELETE SET NULL, uid TEXT NOT NULL, href TEXT NOT NULL,
      etag TEXT NOT NULL, base TEXT NOT NULL, is_readable INTEGER NOT NULL DEFAULT 1, UNIQUE (collection, href)
    ) STRICT;
    CREATE INDEX remotes_item ON remotes (item);
    CREATE INDEX remotes_uid ON remotes (collection, uid);

    CREATE TABLE send_failures (
      collection INTEGER NOT NULL REFERENCES collections (id) ON DELETE CASCADE, uid TEXT NOT NULL,
      attempts INTEGER NOT NULL, not_before INTEGER NOT NULL, problem TEXT NOT NULL,
      PRIMARY KEY (collection, uid)
    ) STRICT;

    CREATE TABLE conflicts (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      collection INTEGER NOT NULL REFERENCES collections (id) ON DELETE CASCADE, uid TEXT NOT NULL,
      date INTEGER NOT NULL, fields TEXT NOT NULL, base TEXT NOT NULL, mine TEXT, theirs TEXT,
      UNIQUE (collection, uid)
    ) STRICT;

    INSERT INTO collections (name, color, kinds, default_for) VALUES
      ('Calendar', '#1BADF8', 1, 1), ('Reminders', '#FF9500', 2, 2), ('Contacts', '#63DA38', 4, 4);
    """
}
