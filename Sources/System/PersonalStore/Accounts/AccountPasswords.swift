import Foundation
import FoundationPlus

/// The place in which the password of an account is kept.
package enum PasswordPlace: String, Sendable, Hashable, CaseIterable {
  /// A file beside the store that only its owner may read.
  case file
  /// The desktop's keyring.
  case keyring
}

/// The passwords of a store's accounts: in the desktop's keyring where there is one, else in a file.
///
/// Passwords are never in the store itself, which people copy and send.
package struct AccountPasswords: Sendable {
  let file: PasswordFile
  let keyring: DesktopKeyring?

  package init(file: PasswordFile, keyring: DesktopKeyring? = nil) {
    self.file = file
    self.keyring = keyring
  }

  /// The password of an account; nil where none is known.
  /// - Throws: `unsafeCredentials`.
  package func password(of account: SyncAccount) async throws -> String? {
    switch account.passwordPlace {
    case .file: return try file.password(of: account.id)
    case .keyring: return try await reachable().password(of: account.id)
    }
  }

  /// Keeps a password.
  /// - Parameter place: nil for the keyring, and the file where there is none or it doesn't take it.
  /// - Returns: where it is now.
  /// - Throws: `unsafeCredentials`.
  func keep(_ password: String, for account: AccountID, label: String, in place: PasswordPlace?) async throws
    -> PasswordPlace
  {
    if place == .keyring {
      try await reachable().keep(password, for: account, label: label)
      return .keyring
    }
    if place == nil, let keyring {
      do {
        try await keyring.keep(password, for: account, label: label)
        return .keyring
      } catch is PersonalStoreError {
        // A keyring that takes nothing is as none.
      }
    }
    try file.set(password, for: account)
    return .file
  }

  /// Forgets the password of an account.
  /// - Throws: `unsafeCredentials`.
  func forget(_ account: AccountID, in place: PasswordPlace) async throws {
    switch place {
    case .file: try file.set(nil, for: account)
    case .keyring: try await reachable().forget(account)
    }
  }

  private func reachable() throws -> DesktopKeyring {
    guard let keyring else {
      throw PersonalStoreError(
        .unsafeCredentials,
        "The password belongs into the desktop's keyring, and there is none in this session: it takes secret-tool and a session bus."
      )
    }
    return keyring
  }
}

extension PersonalDatabase {
  /// The passwords of this store's accounts. Under test the person's keyring is left alone.
  /// - Throws: `unsafeCredentials` for a store in memory, which has no folder to keep them in.
  package func accountPasswords() throws -> AccountPasswords {
    guard let url else {
      throw PersonalStoreError(.unsafeCredentials, "A store in memory has no file of passwords; name one.")
    }
    return AccountPasswords(
      file: PasswordFile(beside: url),
      keyring: RunningProgram.isTestRunner ? nil : DesktopKeyring(store: url))
  }
}
