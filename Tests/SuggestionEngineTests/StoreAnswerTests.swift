import CivilTime
import Conversations
import Foundation
import Storage
import Synchronization
import Testing
import TextAnalysis

@testable import SuggestionEngine

@Suite struct StoreAnswerTests {
  @Test func anAnswerIsMadeOnceAndOutlivesTheStore() async throws {
    let scratch = try StoreScratch()
    let message = try KeyedMessage.text("m1", "link:a call:Ana")
    do {
      let store = try scratch.store()
      #expect(store.cached(message) == nil)
      let first = try await store.answer(message)
      #expect(first == ScriptedEngine.suggestions("link:a call:Ana"))
      #expect(store.cached(message) == first)
    }
    let store = try scratch.store()
    #expect(try await store.titles(message) == ["link:a", "call:Ana"])
    #expect(scratch.engine.questions == ["m1:"])
    #expect(scratch.notices.all.isEmpty)
  }

  /// The values of every kind come back as they were.
  @Test func allValuesSurviveTheFile() throws {
    let phone = PhoneValue(e164: "+14155550132", formatted: "(415) 555-0132", region: "US", isValid: true)
    let day = try #require(CivilDate(year: -43, month: 3, day: 15))
    let moment = LocalDateTime(date: day, time: ClockTime(hour: 23, minute: 59, second: 59))
    let money = MoneyValue(amount: try #require(Decimal(string: "1234567890.10")), currency: "EUR")
    let all: [SuggestedAction.Values] = [
      .createEvent(
        EventValues(title: "a\u{0}\u{202E}\"", start: moment, end: nil, attendees: ["B"], rule: "FREQ=DAILY")),
      .createReminder(ReminderValues(title: "x", due: LocalDateTime(time: ClockTime(hour: 0)))),
      .call(CallValues(phone: phone)), .sendMessage(TextMessageValues(phone: phone, text: "é")),
      .sendMail(MailValues(address: "a@example.com")), .openLink("https://example.com"), .openMap(query: "q"),
      .trackParcel(TrackingNumberValue(number: "1Z", couriers: ["ups"])),
      .trackFlight(FlightTrackingValues(flight: FlightValue(airline: "UA", number: 1), date: day)),
      .addContact(ContactValues(name: "n", phone: phone)), .copyCode(OneTimeCodeValue(code: "007")),
      .pay(PaymentValues(money: money)), .requestMoney(PaymentValues(money: money, person: "p")),
      .shareLocation(to: nil), .getRide(RideValues(destination: nil, time: moment)),
      .sendPhoto(SharedItemValues(what: nil)), .sendFile(SharedItemValues(what: "deck", person: "p")),
      .viewCalendar(day), .reply(text: nil),
    ]
    // The values of other kinds come and go with their cases, in `SuggestionTests`.
    let inCases = SuggestionCase.kinds.flatMap { $0.expect ?? [] }.compactMap {
      ActionKind(rawValue: $0.type)
    }
    #expect(Set(all.map(\.kind)).union(inCases) == Set(ActionKind.allCases))
    let suggestions = Suggestions(
      actions: all.map {
        SuggestedAction(
          values: $0, title: "t", confidence: 0.1 + 0.2, range: 3..<7,
          reason: .init(rule: "r", evidence: [.init("w", message: "m0")]), supersedes: "m0")
      }, silence: nil,
      suppressed: [.init(kind: .pay, range: 0..<0, rule: "r", cause: .superseded)])
    let data = try JSONEncoder().encode(suggestions)
    #expect(try JSONDecoder().decode(Suggestions.self, from: data) == suggestions)
    for broken in ["\"2026-02-30\"", "\"x\"", "\"99999999999999999999-01-01\"", "\"--1-01-01\"", "7"] {
      #expect(throws: (any Error).self) {
        try JSONDecoder().decode(CivilDate.self, from: Data(broken.utf8))
      }
    }
  }

  @Test func whatAnAnswerRestsOnMakesItNew() async throws {
    let scratch = try StoreScratch()
    let before = try KeyedMessage.text("m0", "hello", minute: 0)
    let message = try KeyedMessage.text("m1", "link:a", minute: 1)
    _ = try await scratch.store().answer(message, [before])
    func count() -> Int { scratch.engine.questions.count }
    #expect(count() == 1)

    // Fewer earlier messages are no news, others are.
    let store = try scratch.store()
    _ = try await store.answer(message)
    _ = try await store.answer(message, [before])
    #expect(count() == 1)
    _ = try await store.answer(message, [KeyedMessage.text("m-1", "good morning", minute: -1), before])
    #expect(count() == 2)
    _ = try await store.answer(message, [KeyedMessage.text("m0", "hello!", minute: 0)])
    #expect(count() == 3)

    // The reader and the engine.
    var context = StoreScratch.context
    context.referenceDate += 86_400
    _ = try await store.answer(for: message, context: context)
    #expect(count() == 3)
    context.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    _ = try await store.answer(for: message, context: context)
    context.locale = Locale(identifier: "de_DE")
    _ = try await store.answer(for: message, context: context)
    context.phoneRegion = "AT"
    _ = try await store.answer(for: message, context: context)
    #expect(count() == 6)
    _ = try await scratch.store(engine: "2").answer(for: message, context: context)
    #expect(count() == 7)

    // What the message itself says.
    var changed = message
    for change: (inout Message) -> Void in [
      { $0.body = "link:b" }, { $0.subject = "" }, { $0.sender = KeyedMessage.me },
      { $0.recipients[0].isUser = false }, { $0.recipients.append(KeyedMessage.ana) }, { $0.date? += 1 },
    ] {
      change(&changed.message)
      let earlier = count()
      _ = try await store.answer(changed)
      #expect(count() == earlier + 1)
    }
    #expect(try store.summary().answers == 1)
  }

  @Test func onlyTheLatestEarlierMessagesCount() async throws {
    let scratch = try StoreScratch()
    let store = try scratch.store(limit: 2)
    let earlier = try (0..<5).map { try KeyedMessage.text("m\($0)", "hello", minute: Double($0)) }
    let message = try KeyedMessage.text("m5", "link:a", minute: 5)
    _ = try await store.answer(message, earlier)
    var edited = earlier
    edited[0].message.body = "good morning"
    _ = try await store.answer(message, edited)
    #expect(scratch.engine.questions == ["m5:m3,m4"])
  }

  /// An edited message takes with it what was concluded from it.
  @Test func anEditReachesLaterAnswers() async throws {
    let scratch = try StoreScratch()
    let store = try scratch.store()
    let first = try KeyedMessage.text("m1", "event:7", minute: 1)
    let second = try KeyedMessage.text("m2", "link:a", minute: 2)
    let third = try KeyedMessage.text("m3", "link:b", minute: 3)
    _ = try await store.answer(first)
    _ = try await store.answer(second, [first])
    _ = try await store.answer(third, [second])
    let edited = try KeyedMessage.text("m1", "event:8", minute: 1)
    #expect(try await store.titles(edited) == ["event:8"])
    #expect(store.cached(second) == nil)
    #expect(store.cached(third)?.actions.map(\.title) == ["link:b"])
    #expect(try await store.titles(second, [edited]) == ["link:a"])
    #expect(try store.summary().answers == 3)
  }

  @Test func appsDontMeet() async throws {
    let scratch = try StoreScratch()
    let (mail, chat) = (try scratch.store(app: "mail"), try scratch.store(app: "chat"))
    let message = try KeyedMessage.text("1", "link:a")
    #expect(try await mail.titles(message) == ["link:a"])
    #expect(chat.cached(message) == nil)
    #expect(try await chat.titles(message) == ["link:a"])
    #expect(try await chat.titles(KeyedMessage.text("2", "link:a")) == [])
    try mail.forget(message: message.key)
    #expect(chat.cached(message) != nil)
  }

  @Test func errorsPassThroughAndAreNotKept() async throws {
    let scratch = try StoreScratch()
    let store = try scratch.store()
    let message = try KeyedMessage.text("m1", "fail")
    for _ in 0..<2 {
      await #expect(throws: ScriptedEngine.Failure()) { try await store.answer(message) }
    }
    #expect(scratch.engine.questions.count == 2)
    #expect(try store.summary().answers == 0)
  }

  // MARK: Bounds

  @Test func whatWasUsedLongestAgoGoesFirst() async throws {
    let scratch = try StoreScratch()
    let store = try scratch.store(bounds: .init(answers: 4))
    let messages = try (0..<8).map { try KeyedMessage.text("m\($0)", "link:\($0)") }
    for message in messages.prefix(4) { _ = try await store.answer(message) }
    #expect(store.cached(messages[0]) != nil)
    for message in messages[4..<6] { _ = try await store.answer(message) }
    #expect(try store.summary().answers == 4)
    let kept = messages.map { store.cached($0) != nil }
    #expect(kept == [true, false, false, true, true, true, false, false])
  }

  @Test func theFileStaysWithinItsSize() async throws {
    let scratch = try StoreScratch()
    let store = try scratch.store(bounds: .init(bytes: 20_000))
    let words = (0..<3).map { _ in "link:" + String(repeating: "x", count: 900) }.joined(separator: " ")
    for number in 0..<40 { _ = try await store.answer(KeyedMessage.text("m\(number)", words)) }
    let summary = try store.summary()
    #expect(summary.answers > 0 && summary.answers < 6)
    // An answer that would fill the file by itself is given and not kept.
    let long = try KeyedMessage.text("long", "link:" + String(repeating: "y", count: 40_000))
    #expect(try await store.answer(long).actions.count == 1)
    #expect(store.cached(long) == nil)
  }
}
