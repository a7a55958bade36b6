import CommandLineSurface
import Foundation
import PersonalStore

/// `accounts remove`: forgets an account and its password; the server keeps what it has.
enum AccountRemoving {
  static let description = CommandDescription(
    name: "remove", abstract: "forgets an account and its password",
    discussion: """
      Its calendars and address books are taken from this machine, the server keeps them. Where changes haven't been \
      sent yet it asks what is to become of them.
      """,
    arguments: [AccountChoice.argument(isRequired: true)],
    options: [
      .flag("send", "sends what waits first"),
      .flag("keep-items", "leaves the calendars and address books here, on this machine alone"),
      .flag("discard-unsent", "gives up changes that haven't been sent"),
      .flag("yes", "doesn't ask"),
    ],
    examples: [
      .init("beckon accounts remove 1", "asks first"),
      .init("beckon accounts remove 1 --keep-items --yes", "without asking; all stays here"),
    ])

  private enum Way { case send, keep, discard, plain }

  static func run(_ invocation: Invocation) async throws -> ExitStatus {
    let (arguments, terminal) = (invocation.arguments, invocation.terminal)
    let store = try ActionRuns.store()
    let account = try AccountChoice.account(arguments.text("ACCOUNT") ?? "", in: store)
    let given: [(String, Way)] = [("send", .send), ("keep-items", .keep), ("discard-unsent", .discard)]
    let ways = given.filter { arguments.flag($0.0) }.map(\.1)
    guard ways.count <= 1 else {
      throw UsageError(.invalidValue, "give one of --send, --keep-items and --discard-unsent")
    }
    let unsent = try store.unsentCount(account.id)
    guard let way = try way(ways.first, unsent, account, arguments.flag("yes"), terminal) else {
      try terminal.print("Nothing was removed.")
      return .success
    }
    if way == .send {
      _ = try await AccountSyncing.synchronize(account, in: store, terminal, isJSON: false)
    }
    try await store.removeAccount(
      account.id, keepingItems: way == .keep, discardingUnsent: way == .discard)
    try terminal.print(TerminalText.escaped("Removed \(account.name)."))
    return .success
  }

  /// What is to become of what is here; nil where the person says no.
  /// - Throws: `UsageError` where nobody is there to ask.
  private static func way(
    _ given: Way?, _ unsent: Int, _ account: SyncAccount, _ isYes: Bool, _ terminal: Terminal
  ) throws -> Way? {
    let isAsked = isatty(STDIN_FILENO) != 0
    let name = TerminalText.escaped(account.name)
    if unsent > 0, given == nil {
      guard isAsked else {
        throw UsageError(
          .missingArgument,
          "\(AccountListing.changes(unsent)) to be sent; add --send, --keep-items or --discard-unsent")
      }
      try terminal.errors.write(
        "\(AccountListing.changes(unsent)) to be sent to \(name): [s]end first, [k]eep all here, [d]iscard? [s/k/d/N] "
      )
      let ways: [String: Way] = [
        "s": .send, "send": .send, "k": .keep, "keep": .keep, "d": .discard, "discard": .discard,
      ]
      return ways[try answer()]
    }
    if isYes { return given ?? .plain }
    guard isAsked else {
      throw UsageError(.missingArgument, "nobody is there to ask, so add --yes")
    }
    let what =
      given == .keep
      ? "Its calendars and contacts stay here."
      : "Its calendars and contacts go from this machine; the server keeps them."
    try terminal.errors.write("Remove \(name)? \(what) [y/N] ")
    return ["y", "yes"].contains(try answer()) ? given ?? .plain : nil
  }

  private static func answer() throws -> String {
    var lines = LineReader(descriptor: STDIN_FILENO, limit: 100)
    guard case .content(let line)? = try lines.next() else { return "" }
    return String(decoding: line, as: UTF8.self).lowercased()
  }
}
