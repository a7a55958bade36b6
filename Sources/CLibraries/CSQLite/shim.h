#include <sqlite3.h>
#include <stddef.h>

// What Swift cannot call or write itself: variadic functions, and SQLITE_TRANSIENT, which is a cast.

// Sets one of the boolean options of a connection (SQLITE_DBCONFIG_...).
static inline int csqlite_configure(sqlite3 *connection, int option, int on) {
  return sqlite3_db_config(connection, option, on, (int *)NULL);
}

// Binds bytes that SQLite copies, so that they may go away when the call returns.
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 count) {
  return sqlite3_bind_text64(statement, index, text, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

static inline int csqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
  return sqlite3_bind_blob64(statement, index, bytes, count, SQLITE_TRANSIENT);
}
