import CommandLineSurface
import Foundation
import PersonalStore

/// `accounts change`: another name, address, user or password; what is here stays.
enum AccountChanging {
  static let description = CommandDescription(
    name: "change", abstract: "changes the name, address, user or password of an account",
    discussion: """
      A new address, user or password is kept only if the server takes it. What is here stays, with the changes that \
      wait to be sent. An address at which a calendar or address book of the account is missing is refused, because \
      its items would be deleted here: add that as an account of its own.
      """,
    arguments: [AccountChoice.argument(isRequired: true)],
    options: [
      .option("name", .text, placeholder: "TEXT", "what the account is called here"),
      .option("address", .text, placeholder: "ADDRESS", "the server's address, or your own"),
      .option("user", .text, placeholder: "NAME", "the user name at the server"),
      .flag("new-password", "asks for another password"),
      .option(
        "password-file", .file, placeholder: "FILE",
        "a file whose first line is the new password; - is standard input"),
      .option(
        "only", .text, placeholder: "NAME", "takes this calendar or address book only", isRepeating: true),
      AccountAdding.passwordPlace,
      AccountAdding.insecureHTTP,
    ],
    examples: [
      .init("beckon accounts change 1 --name Home", "another name"),
      .init("beckon accounts change 1 --new-password", "asks for the password that the server has now"),
      .init("beckon accounts change Home --address https://dav.example.net", "the server moved"),
    ])

  /// The options that take a login at the server.
  private static let login = [
    "address", "user", "new-password", "password-file", "only", "keep-password-in", "insecure-http",
  ]

  static func run(_ invocation: Invocation) async throws -> ExitStatus {
    let (arguments, terminal) = (invocation.arguments, invocation.terminal)
    let store = try ActionRuns.store()
    let account = try AccountChoice.account(arguments.text("ACCOUNT") ?? "", in: store)
    let logsIn = login.contains { !arguments.all($0).isEmpty || arguments.flag($0) }
    let name = arguments.text("name")
    guard logsIn || name != nil else {
      throw UsageError(
        .missingArgument,
        "there is nothing to change; give --name, --address, --user, --new-password, --password-file or --only"
      )
    }
    // The login comes first: where it fails, nothing is changed.
    if logsIn {
      let found = try await found(account, arguments, in: store, terminal)
      try await store.changeAccount(
        account.id, to: found,
        keepingPasswordIn: arguments.text("keep-password-in").flatMap { PasswordPlace(rawValue: $0) })
    }
    if let name { try store.renameAccount(account.id, to: name) }
    let shown = name ?? account.name
    try terminal.print(
      TerminalText.escaped("Changed \(shown).")
        + (logsIn ? " `beckon accounts sync` receives and sends what there is." : ""))
    return .success
  }

  /// The account as the options want it, logged in.
  private static func found(
    _ account: SyncAccount, _ arguments: ParsedArguments, in store: PersonalDatabase, _ terminal: Terminal
  ) async throws -> FoundAccount {
    let allowsPlainHTTP = arguments.flag("insecure-http") || account.allowsPlainHTTP
    let text = arguments.text("address") ?? account.url.absoluteString
    let address = try AccountAddress(text, allowsPlainHTTP: allowsPlainHTTP)
    let user =
      arguments.text("user") ?? (arguments.text("address") == nil ? nil : address.person) ?? account.user
    let password: String
    if arguments.text("password-file") != nil || arguments.flag("new-password") {
      password = try AccountPassword.asked(
        from: arguments.text("password-file"), for: "\(user) at \(address.host)")
    } else if let known = try await store.password(of: account) {
      password = known
    } else {
      throw UsageError(.missingArgument, "the password isn't known any more; add --new-password")
    }
    let line = SyncProgressLine(terminal)
    line.announce("Looking for calendars and address books at \(address.host) …")
    defer { line.finish() }
    var found = try await FoundAccount.find(
      text, user: user, password: password, allowsPlainHTTP: allowsPlainHTTP)
    if !arguments.all("only").isEmpty { try found.choose(named: arguments.all("only")) }
    return found
  }
}
