import AppIntents
import Conversations
import IntentRuntime
import SuggestionEngine
import Synchronization
import Testing
import TextAnalysis

@testable import SystemActions

// Intents of an app as the schemas' macro makes them, written out: only what matters here. They are generic, so that
// no walk over the program finds them and other tests don't get them.

struct OwnReminder<App: Sendable>: AssistantSchemaIntent {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static var __appSchemaIntent: AppSchema.Intent {
    AppSchema.Intent(
      domain: "reminders", name: "createReminder", identifier: "CreateReminderIntent")
  }
  static var title: LocalizedStringResource { "Note Down" }
  @Parameter(title: "Title") var title: String
  @Parameter(title: "Due") var dueDate: DateComponents?
  @Parameter(title: "Tags") var tags: [String]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(title) \(dueDate?.hour ?? -1) \(tags.count)")
  }
}

struct OwnEvent<App: Sendable>: AssistantSchemaIntent {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static var __appSchemaIntent: AppSchema.Intent {
    AppSchema.Intent(
      domain: "calendar", name: "createEvent", identifier: "CreateEventIntent")
  }
  static var title: LocalizedStringResource { "Own Event" }
  @Parameter(title: "Title") var title: String
  @Parameter(title: "Start") var startDate: Date
  @Parameter(title: "End") var endDate: Date?
  @Parameter(title: "All Day") var isAllDay: Bool
  @Parameter(title: "Repeats") var recurrence: Calendar.RecurrenceRule?
  @Parameter(title: "Note") var note: AttributedString?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let note = note.map { String($0.characters) } ?? ""
    return .result(dialog: "\(title)|\(startDate.ISO8601Format())|\(isAllDay)|\(note)")
  }
}

struct OwnDraft<App: Sendable>: AssistantSchemaIntent {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static var __appSchemaIntent: AppSchema.Intent {
    AppSchema.Intent(
      domain: "messages", name: "draftMessage", identifier: "DraftMessageIntent")
  }
  static var title: LocalizedStringResource { "Own Draft" }
  @Parameter(title: "Text") var content: AttributedString?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(content.map { String($0.characters) } ?? "")")
  }
}

struct OwnMail<App: Sendable>: AssistantSchemaIntent {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static var __appSchemaIntent: AppSchema.Intent {
    AppSchema.Intent(
      domain: "mail", name: "createDraft", identifier: "CreateDraftIntent")
  }
  static var title: LocalizedStringResource { "Own Mail" }
  @Parameter(title: "Text") var body: AttributedString?
  @Parameter(title: "To") var to: [IntentPerson]
  @Parameter(title: "Copies") var cc: [IntentPerson]
  @Parameter(title: "Subject") var subject: String?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(to.map { $0.handle?.value ?? "" }.joined()) \(subject ?? "") \(cc.count)")
  }
}

struct OwnSending: AssistantSchemaIntent {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static var __appSchemaIntent: AppSchema.Intent {
    AppSchema.Intent(
      domain: "messages", name: "sendMessage", identifier: "SendMessageIntent")
  }
  static var title: LocalizedStringResource { "Own Sending" }
  static let sent = Mutex<[String]>([])
  @Parameter(title: "Text") var content: AttributedString?
  @Parameter(title: "Files") var attachments: [IntentFile]

  func perform() async throws -> some IntentResult {
    let text = content.map { String($0.characters) } ?? ""
    Self.sent.withLock { $0 += [text] + attachments.map(\.filename) }
    return .result()
  }
}

/// An app's own intents go before what is built in.
@MainActor @Suite(.timeLimit(.minutes(2))) struct PrecedenceTests {
  private let own = SchemaAdopters([
    OwnReminder<Void>.self, OwnEvent<Void>.self, OwnDraft<Void>.self, OwnMail<Void>.self,
  ])

  private func intent(
    _ values: SuggestedAction.Values, from source: ActionSource = .juan, _ desk: Desk,
    _ adopters: SchemaAdopters? = nil
  ) -> any AppIntent {
    ActionIntents.intent(for: .of(values), from: source, adopters: adopters ?? own, reader: desk.reader)
  }

  @Test func valuesStandUnderTheSchemasNames() async throws {
    let desk = try Desk()
    let reminder = intent(.createReminder(ReminderValues(title: "Call", due: .at(2026, 3, 13, 9))), desk)
    #expect(reminder is OwnReminder<Void>)
    #expect(await desk.run(reminder).said == "Call 9 0", "lists that a message doesn't fill are empty")
    let dinner = EventValues(
      title: "Dinner", start: .at(2026, 3, 13, 19), place: "Luigi’s", attendees: ["Juan"])
    let event = intent(.createEvent(dinner), desk)
    let said = await desk.run(event).said
    #expect(said == "Dinner|2026-03-13T18:00:00Z|false|Luigi’s\nWith Juan")
    #expect(try desk.store.count(.event) == 0)
  }

  @Test func whatWouldBeLostIsDoneByTheBuiltInIntent() async throws {
    let desk = try Desk()
    let weekly = EventValues(title: "Lesson", start: .at(2026, 3, 13, 17), rule: "FREQ=WEEKLY;BYDAY=FR")
    let own = try #require(intent(.createEvent(weekly), desk) as? OwnEvent<Void>)
    #expect(own.recurrence?.frequency == .weekly)
    let odd = EventValues(
      title: "Lesson", start: .at(2026, 3, 13, 17), rule: "FREQ=MONTHLY;BYSETPOS=-1;BYDAY=FR")
    #expect(intent(.createEvent(odd), desk) is CreateEventIntent)
    #expect(intent(.openLink("https://example.org"), desk) is OpenLinkIntent)
  }

  @Test func draftsAreTheApps() async throws {
    let desk = try Desk()
    #expect(await desk.run(intent(.reply(text: "YES"), desk)).said == "YES")
    #expect(
      await desk.run(intent(.reply(text: "YES"), from: .ana, desk)).said == "ana@example.org Re: Lunch? 0")
    #expect(desk.effects.opened.isEmpty)
  }

  /// An app may know people who write messages by addresses that look like those of mail.
  @Test func messagesStayInTheAppThatWritesThem() async throws {
    let desk = try Desk()
    var source = ActionSource.ana
    source.subject = nil
    #expect(intent(.reply(text: "YES"), from: source, desk) is OwnDraft<Void>)
    #expect(intent(.sendMail(MailValues(address: "b@example.org")), from: source, desk) is OwnMail<Void>)
    let sending = intent(.reply(text: "YES"), from: source, desk, SchemaAdopters([OwnSending.self]))
    #expect((sending as? ReplyIntent)?.sender == OwnSending.persistentIdentifier)
    // Without one it is a mail after all.
    let mail = intent(.reply(text: "YES"), from: source, desk, SchemaAdopters([]))
    #expect((mail as? ReplyIntent)?.sender == nil)
  }

  @Test func theAppsSendingRunsOnlyAfterAConfirmation() async throws {
    let desk = try Desk()
    let sending = SchemaAdopters([OwnSending.self])
    let reply = intent(.reply(text: "no answer"), desk, sending)
    #expect(reply is ReplyIntent)
    _ = await desk.run(reply) { _ in false }
    #expect(OwnSending.sent.withLock { $0 }.isEmpty)
    let outcome = await desk.run(intent(.reply(text: "YES"), desk, sending)) { form in
      try form.type("YES!", into: "Text")
      return true
    }
    #expect(outcome.said == "Sent to Juan Pérez" && OwnSending.sent.withLock { $0 } == ["YES!"])
    // A photo is asked for, because the app sends it too.
    OwnSending.sent.withLock { $0 = [] }
    let photo = intent(.sendPhoto(SharedItemValues(what: "beach")), desk, sending)
    #expect(await desk.run(photo).result == nil, "without a photo there is nothing to send")
    #expect(OwnSending.sent.withLock { $0 }.isEmpty)
    let beach = IntentFile(data: Data("beach".utf8), filename: "beach.png", type: .png)
    #expect(await desk.run(photo, file: beach).said == "Sent to Juan Pérez")
    #expect(OwnSending.sent.withLock { $0 } == ["Here: beach", "beach.png"])
  }
}

/// Somebody whom an app knows.
struct Friend: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Friend"
  static let defaultQuery = FriendQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct FriendQuery: EntityStringQuery {
  private static let friends = ["Bubbles", "Juan Pérez"]
  func entities(for identifiers: [String]) async throws -> [Friend] {
    Self.friends.filter(identifiers.contains).map(Friend.init)
  }
  func entities(matching string: String) async throws -> [Friend] {
    Self.friends.filter { $0.hasPrefix(string) }.map(Friend.init)
  }
}

/// The drafts that were begun, with to whom they go.
private let begun = Mutex<[String]>([])

struct OwnAddressedDraft<App: Sendable>: AssistantSchemaIntent {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static var __appSchemaIntent: AppSchema.Intent {
    AppSchema.Intent(
      domain: "messages", name: "draftMessage", identifier: "DraftMessageIntent")
  }
  static var title: LocalizedStringResource { "Own Draft" }
  @Parameter(title: "To") var destination: Friend?
  @Parameter(title: "Text") var content: AttributedString?

  func perform() async throws -> some IntentResult {
    let text = content.map { String($0.characters) } ?? ""
    let place = destination?.id ?? "here"
    begun.withLock { $0.append("\(place): \(text)") }
    return .result()
  }
}

extension PrecedenceTests {
  /// In Juan's conversation "Text Bubbles" is a draft to Bubbles.
  @Test func aDraftGoesToWhomItNames() async throws {
    let adopters = SchemaAdopters([OwnAddressedDraft<Void>.self])
    let desk = try Desk(adopters: adopters)
    func begin(_ name: String?, in source: ActionSource = .juan) async -> [String] {
      begun.withLock { $0 = [] }
      let values = SuggestedAction.Values.sendMessage(TextMessageValues(phone: nil, name: name, text: "late"))
      await desk.run(
        ActionIntents.intent(for: .of(values), from: source, adopters: adopters, reader: desk.reader))
      return begun.withLock { $0 }
    }
    #expect(await begin("Bubbles") == ["Bubbles: late"])
    #expect(await begin(nil) == ["here: late"])
    #expect(await begin("Juan") == ["here: late"])
    // Nobody of that name: the person is asked, and nothing is begun in the conversation of somebody else.
    #expect(await begin("Zed").isEmpty)
    var group = ActionSource.juan
    group.recipients.append(Participant(name: "Bubbles"))
    #expect(await begin("Juan", in: group) == ["Juan Pérez: late"], "one of several is meant alone")
  }
}
