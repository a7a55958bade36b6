import Conversations
import Foundation
import SuggestionEngine
import Testing
import TextAnalysis

/// What a reminder is called: whole, without what stands beside it, and with the thing that a pronoun stands for.
struct TaskTitleTests {
  private static let context = AnalysisContext(
    referenceDate: Date(timeIntervalSince1970: 1_777_881_600),  // Monday, 4 May 2026, 08:00 UTC
    timeZone: TimeZone(identifier: "Europe/London")!, locale: Locale(identifier: "en_GB"))

  private let una = Participant(name: "Una")
  private let kit = Participant(name: "Kit", isUser: true)

  /// The reminders of the last of some messages; those of the reader begin with ">".
  private func reminders(_ texts: [String]) throws -> [ReminderValues] {
    let messages = texts.enumerated().map { index, text in
      let isOwn = text.hasPrefix(">")
      return Message(
        id: "\(index)", date: Self.context.referenceDate + Double(index) * 60,
        body: isOwn ? String(text.dropFirst()) : text, sender: isOwn ? kit : una,
        recipients: [isOwn ? una : kit])
    }
    return try ConversationReader.shared.get().suggestions(
      for: messages[messages.count - 1], after: Array(messages.dropLast()), context: Self.context
    ).actions.compactMap { $0.values.of(ReminderValues.self) }
  }

  @Test(arguments: [
    (
      "We never got the signed warranty card. Please post it to the service desk by Friday.",
      "Post the signed warranty card to the service desk"
    ),
    (
      "Your library card lapses soon. Please renew by 20 May, in the app or at any desk.",
      "Renew the library card"
    ),
    ("The hedge cutters are in the shed. Can you bring them on Saturday?", "Bring the hedge cutters"),
    (
      "I'm still missing Rowan's swimming form. Could you sign it and hand it in by Thursday?",
      "Sign Rowan's swimming form and hand it in"
    ),
    ("Please return the projector by Wednesday, we have a talk on", "Return the projector"),
    ("can you feed the gerbils tonight before you go to bed", "Feed the gerbils"),
    ("please water the ferns on Sunday, not the cactus", "Water the ferns"),
    (
      "Could you print the programme, the map and the menu by Friday pls",
      "Print the programme, the map and the menu"
    ),
  ]) func titlesAreWhole(_ text: String, _ title: String) throws {
    #expect(try reminders([text]).map(\.title) == [title])
  }

  /// "It" of one message stands for what another named.
  @Test func anEarlierMessageNamesTheThing() throws {
    let told = try reminders([
      "did my walking boots ever turn up at yours?", ">yes! they're in the hall",
      "can you post them on Thursday please",
    ])
    #expect(told.map(\.title) == ["Post Una's walking boots"])
  }

  /// People aren't things: whom somebody talks to stays a pronoun.
  @Test func whoIsCalledIsNoThing() throws {
    let told = try reminders(["The boiler's light is red. Can you phone them by noon?"])
    #expect(told.allSatisfy { !$0.title.contains("boiler") && !$0.title.contains("light") })
  }

  @Test(arguments: [
    "Don't forget the recorder book", "can you pick up the parcel on your way home",
    "please get oat milk on the way back",
  ]) func errandsNeedNoDate(_ text: String) throws {
    let told = try reminders([text])
    #expect(told.count == 1)
    #expect(told.first?.due.map { $0.date?.description == "2026-05-04" } ?? true)
  }

  @Test(arguments: [
    "Don't forget to have fun!", "get home safe on your way back", "Remember to be kind to yourself",
  ])
  func wishesAreNoErrands(_ text: String) throws {
    #expect(try reminders([text]).isEmpty)
  }
}
