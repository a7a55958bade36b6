import FoundationPlus
import SuggestionEngine
import Synchronization
import Testing

@testable import UIKit

/// The switches, long forms, and an engine that can't be loaded.
@Suite(.timeLimit(.minutes(2))) struct ReplyServiceTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: "replies-\(UUID().uuidString)")
  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  private let question = "Do you want to come to dinner on Friday?"

  @Test func aConversationIsSwitchedOffAndOthersAreNot() async throws {
    let desk = Desk(folder: folder)
    let context = Desk.chat((Desk.ben, question))
    try await desk.run { try await SmartReplies.set(false, .conversation("chat")) }
    #expect(await desk.answer(context).reason?.name == "switched_off")
    context.threadIdentifier = "another"
    #expect(await desk.answer(context).reason == nil)
    context.threadIdentifier = ""
    #expect(await desk.answer(context).reason == nil)
  }

  @Test func theAppIsSwitchedOffAndOnAgain() async throws {
    let desk = Desk(folder: folder)
    let context = Desk.chat((Desk.ben, question))
    await desk.run { #expect(SmartReplies.isOn(.app)) }
    try await desk.run { try await SmartReplies.set(false, .app) }
    #expect(await desk.answer(context).reason?.name == "switched_off")
    await desk.run {
      #expect(!SmartReplies.isOn(.app))
      #expect(!SmartReplies.isOn(.conversation("chat")))
    }
    try await desk.run { try await SmartReplies.set(true, .app) }
    #expect(await desk.answer(context).reason == nil)
  }

  @Test func actionsHaveSwitchesOfTheirOwnAndTheMachinesCountsForBoth() async throws {
    let desk = Desk(folder: folder)
    let settings = SuggestionSettings(folder: folder)
    try settings.set(false, SuggestionSwitch(app: "desk"))
    try settings.set(false, kind: .createEvent)
    await desk.run { #expect(SmartReplies.isOn(.app)) }
    try settings.set(false, SuggestionSwitch())
    await desk.run { #expect(!SmartReplies.isOn(.app)) }
  }

  @Test func aSwitchThatCantBeKeptHoldsUntilTheProgramEndsAndTheLogSaysSo() async throws {
    let said = Mutex<[String]>([])
    // A file where the folder should be.
    let place = folder.appending(path: "file")
    try Data().write(to: place)
    let desk = Desk(folder: place) { text in said.withLock { $0.append(text) } }
    try await desk.run {
      try await SmartReplies.set(false, .app)
      #expect(!SmartReplies.isOn(.app))
    }
    #expect(!said.withLock { $0 }.isEmpty)
  }

  @Test func withoutAnEngineNothingIsSuggestedAndTheLogSaysWhyOnce() async {
    struct Broken: Error {}
    let said = Mutex<[String]>([])
    let service = ReplyService(
      .init(
        app: "desk", settings: SuggestionSettings(folder: folder), engine: { throw Broken() },
        clock: .system, notice: { text in said.withLock { $0.append(text) } }))
    let context = Desk.chat((Desk.ben, question))
    for _ in 1...2 {
      let answer = await service.answer(
        to: ConversationReading(context),
        reader: ReplyReader(locale: Locale(identifier: "en"), timeZone: .gmt, now: Desk.now))
      #expect(answer.reason?.name == "failed")
    }
    #expect(said.withLock { $0 }.count == 1)
  }

  @Test func aMailIsMadeOfAReply() async throws {
    let desk = Desk(folder: folder)
    let context = Desk.mail()
    await desk.run {
      let answer = await SmartReplies.answer(to: context, now: Desk.now)
      guard let yes = answer.suggestions.first(where: { $0.stance == .accept }) else {
        Issue.record("no yes among \(answer.suggestions)")
        return
      }
      let text = await SmartReplies.longReply(from: yes, to: context, length: .full) ?? ""
      #expect(text.contains("Ben"))
      #expect(text.contains(yes.smartReply.prefix(4)))
      // The app's own signature takes the place of a sign-off.
      context.responseHasCustomSignature = true
      let unsigned = await SmartReplies.longReply(from: yes, to: context, length: .full) ?? ""
      #expect(!unsigned.isEmpty && text.hasPrefix(unsigned) && unsigned.count < text.count)
      #expect(await SmartReplies.longReply(from: yes, to: UIMailConversationContext()) == nil)
    }
  }

  @Test func aStanceMayBeAskedFor() async {
    let desk = Desk(folder: folder)
    await desk.run {
      let answer = await SmartReplies.answer(
        to: Desk.chat((Desk.ben, question)), stance: .decline, now: Desk.now)
      #expect(!answer.suggestions.isEmpty)
      #expect(answer.suggestions.allSatisfy { $0.stance == .decline })
    }
    #expect(SmartReplyStance("decline") == .decline)
    #expect(SmartReplyStance("perhaps") == nil)
    #expect(SmartReplyStance.allCases.contains(.ask))
  }
}
