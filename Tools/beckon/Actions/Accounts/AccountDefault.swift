import CommandLineSurface
import Foundation
import PersonalStore

/// `accounts default`: where new events, reminders and contacts go.
enum AccountDefault {
  static let description = CommandDescription(
    name: "default", abstract: "shows, or chooses, where new items go",
    discussion: """
      Without COLLECTION it shows to which calendar, list and address book new events, reminders and contacts go. With \
      one, those that it holds go there from now on. What is there already stays where it is.

      COLLECTION is the name of a calendar, a list or an address book, of an account or of this machine; where several \
      have the name, ACCOUNT/COLLECTION (a name or number of `accounts list`), or machine/COLLECTION.
      """,
    arguments: [
      ArgumentDescription("COLLECTION", .text, "where new items are to go", isRequired: false)
    ],
    options: [
      .option(
        "for", .choice(kinds.map { .init($0.name, "new \($0.name)") }), placeholder: "KIND",
        "only these; all that the collection holds where it isn't given", isRepeating: true)
    ],
    examples: [
      .init("beckon accounts default", "where new items go"),
      .init("beckon accounts default Work --for events", "new events go to the calendar Work"),
    ])

  static func run(_ invocation: Invocation) throws -> ExitStatus {
    let (arguments, terminal) = (invocation.arguments, invocation.terminal)
    let store = try ActionRuns.store()
    if let name = arguments.text("COLLECTION") {
      let wanted = kinds.filter { arguments.all("for").contains($0.name) }.map(\.kind)
      try choose(name, for: wanted, among: try store.collections(), in: store)
    } else if !arguments.all("for").isEmpty {
      throw UsageError(.missingArgument, "--for needs a COLLECTION")
    }
    let (collections, accounts) = (try store.collections(), try store.accounts())
    for (kind, name) in kinds {
      guard let home = collections.first(where: { $0.isDefaultFor.contains(kind) }) else { continue }
      try terminal.print(TerminalText.escaped("new \(name): \(shown(home, accounts))"))
    }
    return .success
  }

  /// Lets new items go to a collection.
  /// - Parameter wanted: empty for all kinds that it holds.
  static func choose(
    _ name: String, for wanted: [ItemKind], among collections: [ItemCollection], in store: PersonalDatabase
  ) throws {
    let home = try collection(name, among: collections, try store.accounts())
    for kind in wanted.isEmpty ? ItemKind.allCases.filter(home.kinds.contains) : wanted {
      try store.setDefaultCollection(home.id, for: kind)
    }
  }

  /// - Throws: `UsageError` that tells which there are.
  private static func collection(
    _ text: String, among collections: [ItemCollection], _ accounts: [SyncAccount]
  ) throws -> ItemCollection {
    func isCalled(_ name: String, _ other: some StringProtocol) -> Bool {
      name.caseInsensitiveCompare(other) == .orderedSame
    }
    let found = collections.filter { collection in
      if isCalled(collection.name, text) { return true }
      let account = accounts.first { $0.id == collection.account }
      let owners = account.map { [$0.name, $0.id.description] } ?? [machine]
      return owners.contains { isCalled("\($0)/\(collection.name)", text) }
    }
    if let only = found.first, found.count == 1 { return only }
    let names = (found.isEmpty ? collections : found).map { shown($0, accounts) }.joined(separator: ", ")
    throw UsageError(
      .invalidValue,
      TerminalText.escaped(
        found.isEmpty
          ? "there is no calendar, list or address book \"\(text)\"; there are \(names)"
          : "several are called \"\(text)\": \(names)"))
  }

  /// "ana at dav.example.org/Home": a name that is taken as COLLECTION.
  private static func shown(_ collection: ItemCollection, _ accounts: [SyncAccount]) -> String {
    let account = accounts.first { $0.id == collection.account }
    return "\(account?.name ?? machine)/\(collection.name)"
  }

  /// What stands for an account where a collection belongs to none.
  private static let machine = "machine"

  static let kinds: [(kind: ItemKind, name: String)] = [
    (.event, "events"), (.reminder, "reminders"), (.contact, "contacts"),
  ]
}
