import Foundation
import PersonalStore
import StoppedClock
import Testing

@testable import PersonalPages

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
}
