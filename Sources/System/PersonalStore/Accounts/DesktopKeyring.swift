import Foundation
import FoundationPlus

/// The desktop's keyring (the Secret Service of freedesktop.org), spoken to by its program `secret-tool`.
///
/// The password goes over pipes, never as an argument, and each call waits a bounded time: a locked keyring
/// asks the person, and nobody may be there.
package struct DesktopKeyring: Sendable {
  private let program: URL
  /// The store whose accounts these are: a person may have several.
  private let store: String
  private let patience: TimeInterval

  /// Creates the keyring; nil where there is no `secret-tool`, or no session bus on which a keyring could
  /// answer.
  package init?(
    store: URL, environment: [String: String] = ProcessInfo.processInfo.environment,
    patience: TimeInterval = 60
  ) {
    let runtime = environment["XDG_RUNTIME_DIR"].map { FileManager.default.fileExists(atPath: $0 + "/bus") }
    guard !(environment["DBUS_SESSION_BUS_ADDRESS"] ?? "").isEmpty || runtime == true else { return nil }
    let folders = (environment["PATH"] ?? "/usr/bin").split(separator: ":").filter { $0.hasPrefix("/") }
    let programs = folders.map { URL(filePath: String($0)).appending(path: "secret-tool") }
    guard let found = programs.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      return nil
    }
    program = found
    self.store = store.standardizedFileURL.path
    self.patience = patience
  }

  /// The password of an account; nil where the keyring has none.
  /// - Throws: `unsafeCredentials` where the keyring doesn't answer, or says why not.
  package func password(of account: AccountID) async throws -> String? {
    let answer = try await call(["lookup"] + attributes(account), input: nil)
    if answer.status == 0, !answer.output.isEmpty { return answer.output }
    // Without a word it is that there is none.
    guard answer.errors.isEmpty else { throw failure("doesn't give it out") }
    return nil
  }

  /// Keeps a password, and looks whether it is there.
  /// - Throws: `unsafeCredentials`.
  package func keep(_ password: String, for account: AccountID, label: String) async throws {
    let answer = try await call(
      ["store", "--label=\(label)"] + attributes(account), input: Data(password.utf8))
    guard answer.status == 0, try await self.password(of: account) == password else {
      throw failure("doesn't keep it")
    }
  }

  /// Forgets a password; without effect where there is none.
  /// - Throws: `unsafeCredentials`.
  package func forget(_ account: AccountID) async throws {
    let answer = try await call(["clear"] + attributes(account), input: nil)
    guard answer.status == 0 || answer.errors.isEmpty, try await password(of: account) == nil else {
      throw failure("doesn't forget it")
    }
  }

  private func attributes(_ account: AccountID) -> [String] {
    ["application", "beckon", "store", store, "account", account.description]
  }

  /// Returns the error for a failure of the keyring. The program's own message isn't repeated: it is the
  /// desktop's, and may be in any language.
  private func failure(_ what: String) -> PersonalStoreError {
    PersonalStoreError(.unsafeCredentials, "The password is in the desktop's keyring, which \(what).")
  }

  private func call(_ arguments: [String], input: Data?) async throws -> (
    status: Int32, output: String, errors: String
  ) {
    let run = try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          with: Result {
            try FinishedProgram(
              running: program, arguments, input: input ?? Data(), patience: .seconds(patience))
          })
      }
    }
    guard case .exited(let status) = run.ending else { throw failure("doesn't answer") }
    return (status, String(decoding: run.output, as: UTF8.self), String(decoding: run.errors, as: UTF8.self))
  }
}
