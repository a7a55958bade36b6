import Conversations
import Foundation
import SuggestionEngine
import Testing
import TextAnalysis

/// What another person asks for is told again where the reader takes it on, and not where they don't.
struct TakenOnTests {
  private static let context = AnalysisContext(
    referenceDate: Date(timeIntervalSince1970: 1_777_881_600),  // Monday, 4 May 2026, 08:00 UTC
    timeZone: TimeZone(identifier: "Europe/London")!, locale: Locale(identifier: "en_GB"))

  private let una = Participant(name: "Una")
  private let kit = Participant(name: "Kit", isUser: true)

  private func answer(_ asked: String, _ answer: String) throws -> [SuggestedAction] {
    let first = Message(
      id: "a", date: Self.context.referenceDate, body: asked, sender: una, recipients: [kit])
    let second = Message(
      id: "b", date: Self.context.referenceDate + 60, body: answer, sender: kit, recipients: [una])
    return try ConversationReader.shared.get().suggestions(
      for: second, after: [first], context: Self.context
    ).actions
  }

  @Test(arguments: [
    ("My car is dead, can you grab a taxi to the Corn Exchange?", "ok will do", ActionKind.getRide),
    ("can you send me the budget spreadsheet when you get a sec?", "sure, on it", .sendFile),
    ("could you email the form to desk@wren.example please?", "of course, will do", .sendMail),
  ]) func requestsAreToldAgain(_ asked: String, _ words: String, _ kind: ActionKind) throws {
    let told = try answer(asked, words).filter { $0.kind == kind }
    #expect(told.count == 1)
    #expect(told.first?.repeats == true)
    #expect(told.first?.reason.evidence.contains { $0.message == "a" } == true)
  }

  /// What was sent, in a message without words, is asked for no more.
  @Test(arguments: [
    (true, "ok, hope that's the right one"), (true, "sure, no problem"), (false, "Thanks!"),
    (false, "Thanks, got the photos!"), (false, "Great, I've got the photos"),
    (false, "got the report, thank you"),
  ]) func whatWasSentIsNotOfferedAgain(_ isOwn: Bool, _ words: String) throws {
    let start = Self.context.referenceDate
    let asked = Message(
      id: "a", date: start, body: "can you send me the photos?", sender: una, recipients: [kit])
    let sent = Message(id: "b", date: start + 30, body: "", sender: kit, recipients: [una])
    let last = Message(
      id: "c", date: start + 60, body: words, sender: isOwn ? kit : una, recipients: [isOwn ? una : kit])
    let told = try ConversationReader.shared.get().suggestions(
      for: last, after: [asked, sent], context: Self.context
    ).actions
    #expect(!told.contains { [.sendPhoto, .sendFile].contains($0.kind) })
  }

  /// The message that asked for it is told of, so that its suggestion leaves.
  @Test(arguments: ["", "\u{FFFC}", "here you go\u{FFFC}", "just sent it"])
  func whatWasSentSettlesWhatWasAskedFor(_ words: String) throws {
    let start = Self.context.referenceDate
    let asked = Message(
      id: "a", date: start, body: "can you send me the report?", sender: una, recipients: [kit])
    let sent = Message(id: "b", date: start, body: words, sender: kit, recipients: [una])
    let told = try ConversationReader.shared.get().suggestions(
      for: sent, after: [asked], context: Self.context)
    #expect(told.settled == [.init(message: "a", kind: .sendFile)])
  }

  /// So is the answer that took it on, and what stood between.
  @Test func whatWasTakenOnAndSentIsSettledTwice() throws {
    let start = Self.context.referenceDate
    let words = [("can you send me the report?", false), ("sure, will do", true), ("thanks a lot!", false)]
    let earlier = words.enumerated().map { index, entry in
      Message(
        id: "\(index)", date: start + Double(index), body: entry.0, sender: entry.1 ? kit : una,
        recipients: [entry.1 ? una : kit])
    }
    let sent = Message(id: "s", date: start + 9, body: "", sender: kit, recipients: [una])
    let told = try ConversationReader.shared.get().suggestions(
      for: sent, after: earlier, context: Self.context)
    #expect(told.settled?.map(\.message) == ["0", "1"])
  }

  /// A whole event doesn't become one with an errand of another day.
  @Test func anEventStandsBesideAnErrand() throws {
    let start = Self.context.referenceDate
    let errand = Message(
      id: "a", date: start,
      body: "Could you pick up ice on the way on Saturday? The shop by the station has it.",
      sender: una, recipients: [kit])
    let noted = Message(
      id: "b", date: start + 60, body: "two bags of ice, noted", sender: kit, recipients: [una])
    let dinner = Message(
      id: "c", date: start + 120, body: "Shall we have dinner on Tuesday at 7?", sender: una,
      recipients: [kit])
    let told = try ConversationReader.shared.get().suggestions(
      for: dinner, after: [errand, noted], context: Self.context)
    let events = told.actions.compactMap { $0.values.of(EventValues.self) }
    #expect(events.count == 1 && events.first?.place == nil, "\(told)")
  }

  @Test(arguments: ["can't make it after all, sorry", "sorry, something came up, I have to cancel"])
  func whatIsCalledOffIsSettled(_ words: String) throws {
    let start = Self.context.referenceDate
    let plan = Message(
      id: "a", date: start, body: "Dinner at Luigi's on Friday at 7?", sender: kit, recipients: [una])
    let yes = Message(id: "b", date: start + 1, body: "I'd love to!", sender: una, recipients: [kit])
    let off = Message(id: "c", date: start + 2, body: words, sender: kit, recipients: [una])
    let told = try ConversationReader.shared.get().suggestions(
      for: off, after: [plan, yes], context: Self.context)
    #expect(told.actions.isEmpty)
    #expect(told.settled?.first?.kind == .createEvent, "\(told)")
  }

  /// With the picture, or with words that say that it comes.
  @Test(arguments: [
    "sure, these are the two good ones\u{FFFC}", "sure, here are the two good ones", "ok, just sent them",
    "of course, here you go",
  ]) func whatIsSentIsNotOfferedWithIt(_ words: String) throws {
    #expect(try answer("can you send me the photos from open night?", words).isEmpty)
  }

  @Test(arguments: ["Got any photos from Saturday?", "got the photos?", "have you got the report?"])
  func whatIsAskedForIsOffered(_ words: String) throws {
    let asked = Message(
      id: "a", date: Self.context.referenceDate, body: words, sender: una, recipients: [kit])
    let told = try ConversationReader.shared.get().suggestions(for: asked, after: [], context: Self.context)
      .actions
    #expect(told.contains { [.sendPhoto, .sendFile].contains($0.kind) })
  }

  @Test(arguments: ["sorry, I can't", "no way, I'm at work", "is it raining there?"])
  func refusedRequestsAreNot(_ words: String) throws {
    let told = try answer("My car is dead, can you grab a taxi to the Corn Exchange?", words)
    #expect(!told.contains { $0.kind == .getRide })
  }
}
