import FoundationPlus
import Testing

@testable import UIKit

/// When a context gets replies: the platform's rules, each at both of its sides, and ours.
@Suite(.timeLimit(.minutes(2))) struct EligibilityTests {
  let desk = Desk()
  private let question = "Do you want to come to dinner on Friday?"

  private func reason(_ context: UIConversationContext, draft: String = "") async -> String? {
    await desk.answer(context, draft: draft).reason?.name
  }

  @Test func aQuestionGetsRepliesOfDifferentStances() async {
    let answer = await desk.answer(Desk.chat((Desk.ben, question)))
    #expect((2...3).contains(answer.suggestions.count))
    #expect(Set(answer.suggestions.map(\.stance)).count == answer.suggestions.count)
    #expect(answer.suggestions.allSatisfy { !$0.smartReply.isEmpty && $0.confidence > 0 })
    #expect(answer.reason == nil)
  }

  @Test func theFieldHasToBeEmpty() async {
    let context = Desk.chat((Desk.ben, question))
    #expect(await reason(context, draft: " \n") == nil)
    #expect(await reason(context, draft: "s") == "field_not_empty")
  }

  @Test func theLastMessageHasToBeSomebodyElses() async {
    #expect(await reason(Desk.chat((Desk.ben, question), (Desk.ana, "Yes"))) == "own_message_last")
    let context = Desk.chat((Desk.ben, question), ("somewhere", "Yes"))
    (context.entries[1] as? UIMessageConversationContext.MessageEntry)?.wasSentBySelf = true
    #expect(await reason(context) == "own_message_last")
  }

  @Test func messagesHaveToBeText() async throws {
    let context = Desk.chat((Desk.ben, "look"), (Desk.ben, question))
    #expect(await reason(context) == nil)
    for kind in [UIMessageConversationContext.MessageEntry.DataKind.attachment, .other] {
      let entry = try #require(context.entries[0] as? UIMessageConversationContext.MessageEntry)
      entry.dataKind = kind
      #expect(await reason(context) == "not_text")
    }
    #expect(await reason(Desk.chat((Desk.ben, "🎉🎉"))) == "not_text")
    // What was before the person's own message doesn't count.
    context.entries.insert(Desk.entry(Desk.ana, "nice"), at: 1)
    #expect(await reason(context) == nil)
  }

  @Test func messagesHaveToBeRecent() async {
    let context = Desk.chat((Desk.ben, question))
    context.entries[0].sentDate = Desk.now.addingTimeInterval(-86_400)
    #expect(await reason(context) == nil)
    context.entries[0].sentDate = Desk.now.addingTimeInterval(-86_401)
    #expect(await reason(context) == "not_recent")
    // Clocks differ, and not every app knows when.
    for date in [Desk.now.addingTimeInterval(86_400 * 365), .distantPast, .distantFuture] {
      context.entries[0].sentDate = date
      #expect(await reason(context) == nil)
    }
  }

  @Test func ofMailThePersonHasToBeADirectRecipient() async throws {
    let context = Desk.mail()
    #expect(await reason(context) == nil)
    let entry = try #require(context.entries[0] as? UIMailConversationContext.MailEntry)
    entry.primaryRecipientIdentifiers = ["cara@example.org"]
    entry.responseSecondaryRecipientIdentifiers = [Desk.ana]
    #expect(await reason(context) == "not_direct_recipient")
    // Neither: a blind copy.
    entry.responseSecondaryRecipientIdentifiers = []
    #expect(await reason(context) == "not_direct_recipient")
    entry.primaryRecipientIdentifiers = ["ANA@Example.org"]
    #expect(await reason(context) == nil)
  }

  @Test func mailThatWasAnsweredGetsNone() async {
    let context = Desk.mail()
    let own = UIMailConversationContext.MailEntry()
    own.senderIdentifier = Desk.ana
    own.primaryRecipientIdentifiers = [Desk.ben]
    own.text = "Gladly."
    context.entries.append(own)
    #expect(await reason(context) == "already_replied")
  }

  @Test func mailFromAnAddressOfOnesOwnGetsNone() async {
    let context = Desk.mail()
    context.selfIdentifiers = [Desk.ana, Desk.ben]
    #expect(["own_address", "already_replied"].contains(await reason(context)))
    context.selfIdentifiers = [Desk.ana]
    context.responsePrimaryRecipientIdentifiers = [Desk.ana]
    #expect(await reason(context) == "own_address")
    context.responsePrimaryRecipientIdentifiers = [Desk.ana, Desk.ben]
    #expect(await reason(context) == nil)
  }

  @Test(
    arguments: [
      (UIMailConversationContext.MailEntry.Kind.personal, nil), (.none, nil),
      (.promotion, "advertisement"), (.news, "advertisement"), (.social, "automated"),
      (.transaction, "automated"),
    ] as [(UIMailConversationContext.MailEntry.Kind, String?)])
  func theCategoryOfMailCounts(_ kind: UIMailConversationContext.MailEntry.Kind, _ expected: String?) async {
    let context = Desk.mail()
    (context.entries[0] as? UIMailConversationContext.MailEntry)?.kind = kind
    #expect(await reason(context) == expected)
  }

  @Test func junkGetsNone() async {
    let context = Desk.chat((Desk.ben, question))
    context.isJunk = true
    #expect(await reason(context) == "junk")
  }
}
