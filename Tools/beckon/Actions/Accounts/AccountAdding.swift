import CommandLineSurface
import Foundation
import PersonalStore

/// `accounts add`: finds the server, logs in, and takes the collections.
enum AccountAdding {
  static let description = CommandDescription(
    name: "add", abstract: "adds an account, after logging in",
    discussion: """
      ADDRESS is that of the server (https://dav.example.org, with a path or without), or your own \
      (ana@example.org): the domain then tells where its calendars and address books are. Nothing is kept unless the \
      server takes the password.

      All calendars and address books are taken, also those that are made later; --only takes some. `accounts change` \
      gives an account another password, address or name.
      """,
    arguments: [ArgumentDescription("ADDRESS", .text, "the server's address, or your own")],
    options: [
      .option("user", .text, placeholder: "NAME", "the user name; your own address where that was given"),
      .option(
        "password-file", .file, placeholder: "FILE",
        "a file whose first line is the password; - is standard input"),
      .option(
        "only", .text, placeholder: "NAME", "takes this calendar or address book only", isRepeating: true),
      .option("name", .text, placeholder: "TEXT", "what the account is called here"),
      passwordPlace,
      .flag("default", "new events, reminders and contacts go to this account"),
      .option(
        "default-in", .text, placeholder: "NAME",
        "new items go to this calendar or address book of the account", isRepeating: true),
      insecureHTTP,
      .flag("no-sync", "adds it without synchronizing"),
      .flag("json", "writes JSON"),
    ],
    examples: [
      .init("beckon accounts add ana@example.org", "asks for the password"),
      .init(
        "beckon accounts add https://dav.example.org --user ana --only Home --only Friends",
        "one calendar and one address book"),
      .init("pass show dav | beckon accounts add ana@example.org --password-file -", "from another program"),
    ])

  static let passwordPlace = OptionDescription.option(
    "keep-password-in",
    .choice([.init("keyring", "the desktop's keyring"), .init("file", "a private file")]),
    placeholder: "PLACE", "where the password is kept; the keyring where there is one")
  static let insecureHTTP = OptionDescription.flag(
    "insecure-http", "sends the password unencrypted where the address begins with http:")

  static func run(_ invocation: Invocation) async throws -> ExitStatus {
    let (arguments, terminal) = (invocation.arguments, invocation.terminal)
    let text = arguments.text("ADDRESS") ?? ""
    let allowsPlainHTTP = arguments.flag("insecure-http")
    // What is wrong with the address is said before anybody types a password.
    let address = try AccountAddress(text, allowsPlainHTTP: allowsPlainHTTP)
    guard let user = arguments.text("user") ?? address.person else {
      throw UsageError(.missingArgument, "--user: a server's address doesn't say who you are")
    }
    if address.isReadable {
      try terminal.note(
        "Warning: the password goes unencrypted to \(TerminalText.escaped(address.host)); whoever is on the way can read it."
      )
    }
    if arguments.flag("no-sync"), arguments.flag("default") || !arguments.all("default-in").isEmpty {
      throw UsageError(
        .invalidValue,
        "--no-sync: calendars come with the first synchronization, so choose one later: `accounts default`")
    }
    let store = try ActionRuns.store()
    let password = try AccountPassword.asked(
      from: arguments.text("password-file"), for: "\(user) at \(address.host)")
    let line = SyncProgressLine(terminal)
    line.announce("Looking for calendars and address books at \(address.host) …")
    defer { line.finish() }
    var found = try await FoundAccount.find(
      text, user: user, password: password, allowsPlainHTTP: allowsPlainHTTP)
    line.finish()
    if !arguments.all("only").isEmpty { try found.choose(named: arguments.all("only")) }
    // Before anything is kept, so that a name that is wrong can be put right.
    for name in arguments.all("default-in") { try found.check(taken: name) }
    let isKnown = try store.accounts().contains { $0.isSame(as: found) }
    let account = try await store.addAccount(
      found, name: arguments.text("name"),
      keepingPasswordIn: arguments.text("keep-password-in").flatMap { PasswordPlace(rawValue: $0) })
    let isJSON = arguments.flag("json")
    if !isJSON { try say(account, found, isKnown: isKnown, terminal) }
    var status = ExitStatus.success
    if !arguments.flag("no-sync") {
      status = try await AccountSyncing.synchronize(account, in: store, terminal, isJSON: isJSON)
      if arguments.flag("default") { try store.makeDefault(account.id) }
      let own = try store.collections().filter { $0.account == account.id }
      for name in arguments.all("default-in") {
        try AccountDefault.choose(name, for: [], among: own, in: store)
      }
    } else if isJSON {
      try AccountListing.write(account, in: store, terminal)
    }
    return status
  }

  private static func say(
    _ account: SyncAccount, _ found: FoundAccount, isKnown: Bool, _ terminal: Terminal
  ) throws {
    try terminal.print(
      TerminalText.escaped(isKnown ? "\(account.name) was there; it is changed." : "Added \(account.name)."))
    let taken = found.collections.filter { found.chosen?.contains($0.id) ?? true }
    for collection in taken {
      let kinds = AccountListing.words(collection.kinds) + (collection.isReadOnly ? ", may only be read" : "")
      try terminal.print("  " + TerminalText.escaped("\(collection.name) (\(kinds))"))
    }
    if taken.isEmpty { try terminal.print("  There is no calendar and no address book yet.") }
    let place =
      account.passwordPlace == .keyring
      ? "the desktop's keyring" : "a file that only you may read"
    try terminal.print("The password is in \(place).")
  }
}
