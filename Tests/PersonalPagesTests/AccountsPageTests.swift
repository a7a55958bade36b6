import Foundation
import StoppedClock
import Testing

@testable import PersonalPages
@testable import PersonalStore

/// What the page of accounts says before any server is asked.
@MainActor struct AccountsPageTests {
  private let texts: PageTexts

  init() throws { texts = try PageTexts.preferred(["en"]) }

  @Test func whatIsMissingIsSaidBeforeAServerIsAsked() {
    let form = AccountForm()
    #expect(form.check(texts) == texts[.badAddress])
    form.address = "https://dav.example.org"
    #expect(form.check(texts) == texts[.needsUser])
    form.user = "ana"
    #expect(form.check(texts) == texts[.needsPassword])
    form.password = "secret"
    #expect(form.check(texts) == nil)
    // A person's own address is who they are.
    form.user = ""
    form.address = "ana@example.org"
    #expect(form.check(texts) == nil)
    // Without encryption only to this machine.
    form.address = "http://dav.example.org"
    #expect(form.check(texts) == texts[.badAddress])
  }

  @Test(arguments: ["en", "de", "fr", "es"])
  func whatWentWrongIsSaidInTheLanguageOfThePage(_ language: String) throws {
    let texts = try PageTexts.preferred([language])
    #expect(texts.problem(PersonalStoreError(.unauthorized, "English")) == texts[.refusedLogin])
    #expect(texts.problem(PersonalStoreError(.untrusted, "English")) == texts[.untrusted])
    let other = texts.problem(PersonalStoreError(.tooLarge, "So it is."))
    #expect(other.contains("So it is."))
    #expect(texts.unsent(0, Locale(identifier: language)) == nil)
    #expect(texts.unsent(3, Locale(identifier: language))?.contains("3") == true)
  }

  @Test func withoutAccountsThereIsNothingToShow() throws {
    let clock = StoppedClock(Date(timeIntervalSince1970: 1_789_995_200))
    let store = try PersonalDatabase(inMemory: PersonalDatabase.Context(clock: clock.clock))
    let content = try AccountsContent(from: store)
    #expect(content.entries.isEmpty && content.conflicts.isEmpty)
  }

  private func account(_ problem: PersonalStoreError.Code? = nil) throws -> SyncAccount {
    SyncAccount(
      id: AccountID(rawValue: 1), name: "Ana", url: try #require(URL(string: "https://dav.example.org")),
      user: "ana", homes: DAVHomes(), chosen: nil, passwordPlace: .file, allowsPlainHTTP: false, failures: 0,
      notBefore: nil, lastSuccess: nil, problem: problem?.rawValue, problemCode: problem)
  }

  @Test func anAccountThatIsChangedKeepsItsPasswordWhereNoneIsTyped() throws {
    let form = AccountForm(try account())
    #expect((form.name, form.address, form.user) == ("Ana", "https://dav.example.org", "ana"))
    #expect(form.check(texts) == nil)
    // A name is only ours: the server isn't asked for it.
    form.name = "Home"
    #expect(!form.needsLogin)
    form.password = "another"
    #expect(form.needsLogin)
    form.password = ""
    form.address = "http://dav.example.org"
    #expect(form.needsLogin && form.check(texts) == texts[.badAddress])
    #expect(AccountForm(try account(.unauthorized)).needsLogin)
    #expect(AccountForm().needsLogin)
  }

  @Test func newItemsHaveAChoiceOfWhatCanBeWritten() throws {
    let store = try PersonalDatabase(inMemory: PersonalDatabase.Context())
    #expect(try AccountsContent(from: store).homes(for: .event).count == 1)
    let work = try store.addCollection("Work", color: "#1BADF8", kinds: [.event, .reminder])
    var content = try AccountsContent(from: store)
    #expect(content.homes(for: .event).map(\.name) == ["Calendar", "Work"])
    #expect(content.homes(for: .contact).map(\.name) == ["Contacts"])
    #expect(content.name(of: work, "here") == "Work (here)")
    // With an account beside them: its collections by their own name, while nothing else has it.
    let theirs = ItemCollection(
      id: CollectionID(rawValue: 90), name: "Garden", color: "#1BADF8", kinds: [.event], isDefaultFor: [],
      account: AccountID(rawValue: 1), isReadOnly: false)
    var same = theirs
    same.name = "Work"
    content.entries = [.init(account: try account(), collections: [theirs], unsent: 0)]
    content.homes.append(theirs)
    #expect(content.name(of: theirs, "here") == "Garden")
    content.homes[content.homes.count - 1] = same
    #expect(content.name(of: same, "here") == "Work (Ana)")
  }
}
