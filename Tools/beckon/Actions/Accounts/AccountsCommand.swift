import CommandLineSurface

let accountsCommand = Command(
  CommandDescription(
    name: "accounts", abstract: "adds and synchronizes accounts of calendar and contact servers",
    discussion: """
      An account keeps calendars, reminders and contacts the same here and at a server (CalDAV and CardDAV). Nothing \
      is sent anywhere but to the servers of accounts.

      The password is kept in the desktop's keyring where there is one, else in a file that only you may read. It is \
      in no listing, message or log.
      """,
    examples: [
      .init(
        "beckon accounts add ana@example.org", "finds the server of the domain, and asks for the password"),
      .init("beckon accounts add https://dav.example.org --user ana --only Home", "one calendar of a server"),
      .init("beckon accounts sync", "receives and sends what changed"),
      .init("beckon accounts conflicts", "what was changed here and there, with both versions"),
    ],
    subcommands: [
      AccountAdding.description, AccountListing.description, AccountSyncing.description,
      AccountChanging.description, AccountDefault.description, ConflictListing.description,
      ConflictResolving.description, AccountRemoving.description,
    ])
) { invocation in
  do {
    switch invocation.path.last {
    case "add": return try await AccountAdding.run(invocation)
    case "change": return try await AccountChanging.run(invocation)
    case "default": return try AccountDefault.run(invocation)
    case "sync": return try await AccountSyncing.run(invocation)
    case "conflicts": return try ConflictListing.run(invocation)
    case "resolve": return try ConflictResolving.run(invocation)
    case "remove": return try await AccountRemoving.run(invocation)
    default: return try AccountListing.run(invocation)
    }
  } catch {
    throw AccountFailure.explained(error)
  }
}
