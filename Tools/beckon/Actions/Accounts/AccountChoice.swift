import CommandLineSurface
import Foundation
import PersonalStore

/// The account that an argument means.
enum AccountChoice {
  static func argument(isRequired: Bool) -> ArgumentDescription {
    ArgumentDescription(
      "ACCOUNT", .text, "its number or name, as `accounts list` shows them", isRequired: isRequired)
  }

  /// - Throws: `UsageError` that tells which there are.
  static func account(_ text: String, in store: PersonalDatabase) throws -> SyncAccount {
    let accounts = try store.accounts()
    let found = accounts.filter { account in
      account.id.description == text || account.name.caseInsensitiveCompare(text) == .orderedSame
        || account.user == text
    }
    if let only = found.first, found.count == 1 { return only }
    guard !accounts.isEmpty else {
      throw UsageError(.invalidValue, "there is no account; `beckon accounts add` adds one")
    }
    let names = accounts.map { "\($0.id) (\($0.name))" }.joined(separator: ", ")
    throw UsageError(
      .invalidValue,
      TerminalText.escaped(
        found.isEmpty
          ? "ACCOUNT: there is no account \"\(text)\"; there are \(names)"
          : "ACCOUNT: several accounts are \"\(text)\"; give a number of \(names)"))
  }
}
