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

// Syncs the write-ahead log of a connection that has read: what was committed before the call, by any connection of
// any process, is on the disk when it returns. The first call of a connection syncs the folder too.
static inline int csqlite_sync_log(sqlite3 *connection) {
  sqlite3_file *file = NULL;
  int result = sqlite3_file_control(connection, "main", SQLITE_FCNTL_JOURNAL_POINTER, &file);
  if (result != SQLITE_OK) return result;
  if (file == NULL || file->pMethods == NULL) return SQLITE_IOERR_FSYNC;
  return file->pMethods->xSync(file, SQLITE_SYNC_NORMAL);
}
