import Foundation
import Testing

@testable import UnicornChatModel

struct ConversationListTests {
  @Test func theSamePeopleHaveOneConversation() throws {
    let scratch = try ChatScratch()
    let direct = try scratch.chat(scratch.bubbles)
    let group = try scratch.store.conversation(with: [scratch.bubbles.id, scratch.comet.id, scratch.me.id])
    #expect(group.isGroup && group.members.map(\.name) == ["Bubbles", "Comet"])
    #expect(try scratch.chat(scratch.comet, scratch.bubbles) == group.id)
    #expect(try scratch.again().conversation(with: [scratch.bubbles.id, scratch.me.id]).id == direct)
    let named = try scratch.store.makeGroup(
      named: " Picnic\u{202E}\n", members: [scratch.comet.id, scratch.bubbles.id])
    #expect(named.title == "Picnic" && named.id != group.id)
    // Of groups of the same people the one that was last used.
    #expect(try scratch.chat(scratch.comet, scratch.bubbles) == named.id)
    // Who is alone in a group is written to elsewhere.
    let small = try scratch.store.makeGroup(named: nil, members: [scratch.bubbles.id])
    #expect(try small.isGroup && scratch.chat(scratch.bubbles) == direct)
    try scratch.say("Hi", in: group.id)
    #expect(try scratch.chat(scratch.comet, scratch.bubbles) == group.id)
  }

  @Test func theListShowsWhoWroteLast() throws {
    let scratch = try ChatScratch()
    let (first, second) = (try scratch.chat(scratch.bubbles), try scratch.chat(scratch.comet))
    scratch.pass(60)
    try scratch.say("Hello", in: first)
    let list = try scratch.store.conversations(.all)
    #expect(list.map(\.id) == [first, second])
    #expect(list[0].lastMessage?.text == "Hello" && list[0].lastActive == ChatContext.friday + 60)
    #expect(list[1].lastMessage == nil)
    try scratch.store.setPinned(true, second)
    try scratch.store.setMuted(true, first)
    #expect(try scratch.store.conversations(.all).map(\.id) == [second, first])
    #expect(try scratch.store.conversations(.pinned).map(\.id) == [second])
    #expect(try scratch.store.conversation(first)?.isMuted == true)
    #expect(try scratch.store.conversations([first, UUID(), second]).map(\.id) == [first, second])
  }

  @Test func groupsChangeAndOthersDoNot() throws {
    let scratch = try ChatScratch()
    let direct = try scratch.chat()
    let group = try scratch.store.makeGroup(named: nil, members: [scratch.bubbles.id, scratch.comet.id]).id
    try scratch.store.receive("Bye", from: scratch.comet.id, in: group)
    try scratch.store.rename(group, to: "Herd")
    try scratch.store.setMembers([scratch.zoe.id, scratch.bubbles.id], of: group)
    let changed = try scratch.store.conversation(group)
    #expect(changed?.title == "Herd" && changed?.members == [scratch.zoe, scratch.bubbles])
    #expect(try scratch.texts(group) == ["Bye"])
    refused(.notAllowed) { try scratch.store.receive("Again", from: scratch.comet.id, in: group) }
    try scratch.store.rename(group, to: " ")
    #expect(try scratch.store.conversation(group)?.name == nil)
    refused(.notAllowed) { try scratch.store.rename(direct, to: "Us") }
    refused(.notAllowed) { try scratch.store.setMembers([scratch.zoe.id], of: direct) }
    refused(.noRecipients) { try scratch.store.setMembers([], of: group) }
    refused(.invalidValue) { try scratch.store.rename(group, to: String(repeating: "x", count: 101)) }
  }

  @Test(arguments: [
    ("bub", ["Bubbles"]), ("zoe", ["Zoë Ångström"]), ("ANGSTROM zoe", ["Zoë Ångström"]),
    ("creme bru", ["Comet"]), ("bubbles creme", []), ("bles", []),
    ("", ["Zoë Ångström", "Comet", "Bubbles"]),
    ("\"", []), ("* OR *", []),
  ])
  func textFindsNamesAndWhatWasSaid(text: String, expected: [String]) throws {
    let scratch = try ChatScratch()
    for contact in [scratch.bubbles, scratch.comet, scratch.zoe] { _ = try scratch.chat(contact) }
    try scratch.store.receive(
      "Who made the crème brûlée?", from: scratch.comet.id, in: scratch.chat(scratch.comet))
    try scratch.say("Hi", in: scratch.chat(scratch.zoe))
    #expect(try scratch.store.conversations(.all, matching: text).map(\.title) == expected)
  }

  @Test func aDeletedConversationIsGoneWithAllThatWasSaid() throws {
    let scratch = try ChatScratch()
    let (id, other) = (try scratch.chat(), try scratch.chat(scratch.comet))
    let picture = try scratch.store.addAttachment(Data("a".utf8), named: "a.txt")
    let shared = try scratch.store.addAttachment(Data("b".utf8), named: "b.txt")
    let message = try scratch.store.send(
      OutgoingMessage(text: "lake", attachments: [picture, shared]), in: id)
    try scratch.store.react(to: message.id, with: .tapback(.love), by: scratch.bubbles.id)
    try scratch.store.send(OutgoingMessage(text: "", attachments: [shared]), in: other)
    try scratch.store.delete(conversation: id)
    #expect(try scratch.store.conversation(id) == nil && scratch.store.messages([message.id]).isEmpty)
    #expect(try scratch.store.search("lake", limit: 10).isEmpty)
    #expect(try scratch.files() == [scratch.store.url(of: shared).lastPathComponent])
    refused(.notFound) { try scratch.store.delete(conversation: id) }
    try scratch.store.database.checkIntegrity()
  }

  @Test func contactsKeepTheirAddresses() throws {
    let scratch = try ChatScratch()
    #expect(try scratch.store.me() == scratch.me)
    #expect(try scratch.store.contacts().map(\.name) == ["Bubbles", "Comet", "Zoë Ångström"])
    #expect(
      try scratch.store.contacts([scratch.zoe.id, UUID(), scratch.me.id]) == [scratch.zoe, scratch.me])
    var renamed = scratch.bubbles
    renamed.name = "Bub\u{202E}bles\nII"
    try scratch.store.save(renamed)
    #expect(try scratch.store.contacts([renamed.id]).first?.name == "Bubbles II")
    renamed.handle = "COMET@unicorns.example"
    #expect(refused(.notAllowed) { try scratch.store.save(renamed) }?.message.contains("Comet") == true)
    renamed.name = "\u{200F}"
    refused(.invalidValue) { try scratch.store.save(renamed) }
    refused(.notAllowed) { try scratch.store.save(ChatScratch.contact("Eve", "eve@example.com", isMe: true)) }
  }
}
