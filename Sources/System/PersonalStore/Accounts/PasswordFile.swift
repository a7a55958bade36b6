import Foundation
import Storage

/// The passwords of accounts: a file beside the store that its owner alone may read (mode 0600).
///
/// Written whole under another name and put in place, so that it is never half written. Each call reads it
/// anew.
package struct PasswordFile: Sendable {
  package let url: URL

  package init(_ url: URL) { self.url = url }

  /// The file that belongs to a store: `personal.passwords` beside `personal.db`.
  package init(beside store: URL) {
    url = store.deletingPathExtension().appendingPathExtension("passwords")
  }

  /// The password of an account; nil where none is kept.
  /// - Throws: `unsafeCredentials` where others may read the file, or it isn't one of passwords.
  package func password(of account: AccountID) throws -> String? { try read()[account.description] }

  /// Keeps a password, or forgets it.
  /// - Throws: `unsafeCredentials`.
  package func set(_ password: String?, for account: AccountID) throws {
    do {
      // Of several processes one at a time.
      let lock = try FileLock(url.path + ".lock")
      var passwords = try read()
      passwords[account.description] = password
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
      try WholeFile.write(
        try encoder.encode(passwords), to: url.path, replacing: true, permissions: 0o600)
      _ = consume lock
    } catch let error as StorageError {
      throw failure("can't be written: \(error.message)")
    }
  }

  private func read() throws -> [String: String] {
    let file = Foundation.open(url.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else {
      if errno == ENOENT { return [:] }
      throw failure("can't be read")
    }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
      status.st_mode & 0o077 == 0
    else {
      throw failure("may be read by others. Run: chmod 600 \(url.path), and change the passwords in it")
    }
    guard status.st_size <= 1 << 20, let data = try handle.readToEnd() else {
      return [:]
    }
    do {
      return try JSONDecoder().decode([String: String].self, from: data)
    } catch {
      // The decoder's own message may quote what is in the file.
      throw failure("is no file of passwords")
    }
  }

  private func failure(_ what: String) -> PersonalStoreError {
    PersonalStoreError(.unsafeCredentials, "The file of passwords \(url.path) \(what).")
  }
}
