import CivilTime
import Conversations
import Foundation
import Testing
import TextAnalysis

@testable import SuggestionEngine

@Suite struct SuggestionTests {
  static let engine = Result { try SuggestionEngine() }

  @Test(
    arguments: ["actions", "requests", "titles"].flatMap(SuggestionCase.all) + SuggestionCase.kinds)
  func suggests(_ sample: SuggestionCase) throws {
    let found = try Self.engine.get().suggestions(for: sample.analysis, context: sample.context)
    let expected = try #require(sample.expect)
    #expect(found.actions.map(\.kind.rawValue) == expected.map(\.type), "\(found)")
    #expect(found.silence == nil)
    for (action, expected) in zip(found.actions, expected) {
      if let title = expected.title { #expect(action.title == title) }
      if let values = expected.values { #expect(action.values.texts == values) }
      if let words = expected.words { #expect(action.reason.words == words) }
      #expect((0...1).contains(action.confidence))
      #expect(!action.range.isEmpty && action.range.upperBound <= sample.text.unicodeScalars.count)
    }
    let data = try JSONEncoder().encode(found)
    #expect(try JSONDecoder().decode(Suggestions.self, from: data) == found)
  }

  @Test(arguments: SuggestionCase.all("silences") + SuggestionCase.all("near-misses"))
  func keepsSilent(_ sample: SuggestionCase) throws {
    let found = try Self.engine.get().suggestions(for: sample.analysis, context: sample.context)
    #expect(found.actions.map(\.title) == [])
    #expect(found.silence?.rawValue == (sample.silence ?? "nothing_found"), "\(found.suppressed)")
  }

  @Test func atMostThreeAndEachOnce() throws {
    let links = (1...6).map { "https://example.com/\($0 % 5)" }
    let text = links.joined(separator: " and ")
    var detections: [Detection] = []
    var position = 0
    for link in links {
      detections.append(
        Detection(
          range: position..<position + link.count, text: link, value: .url(link), confidence: 1, rule: "url"))
      position += link.count + 5
    }
    let message = Message(id: "1", date: nil, body: text, sender: nil)
    let found = try Self.engine.get().suggestions(
      for: MessageAnalysis(message: message, text: text, detections: detections),
      context: SuggestionCase.all("actions")[0].context)
    #expect(found.actions.count == SuggestionEngine.limit)
    #expect(Set(found.actions.map(\.title)).count == found.actions.count)
  }

  /// Ranges that fit no token, lie outside the text or overlap must not matter.
  @Test func anyDetectionsAreHarmless() throws {
    let engine = try Self.engine.get()
    let context = SuggestionCase.all("actions")[0].context
    let values: [Detection.Value] = [
      .url("https://e.com"), .number(7), .email("a@b.c"), .place("X"),
      .money(MoneyValue(amount: 5, currency: nil)),
      .dateTime(DateTimeValue(form: .interval, grain: .day)),
      .dateTime(DateTimeValue(form: .time, start: LocalDateTime(time: ClockTime(hour: 7)), grain: .hour)),
    ]
    for text in ["", " ", "dinner", "»«", "you owe me é", "Ana's number is 5", "`a` \"b c d\" > e\n> f"] {
      for value in values {
        for lower in 0..<8 {
          for length in 0..<5 {
            let detection = Detection(
              range: lower..<lower + length, text: "?", value: value, confidence: 1, rule: "any")
            let message = Message(id: "1", date: nil, body: text, sender: nil)
            let found = engine.suggestions(
              for: MessageAnalysis(message: message, text: text, detections: [detection, detection]),
              context: context)
            #expect((found.silence == nil) == !found.actions.isEmpty)
          }
        }
      }
    }
  }
}

@Suite struct ActionURITests {
  @Test func encodesWhatTheSchemesReserve() {
    func uri(_ values: SuggestedAction.Values) -> String? {
      SuggestedAction(
        values: values, title: "", confidence: 1, range: 0..<1, reason: .init(rule: "", evidence: [])
      ).uri
    }
    let phone = PhoneValue(
      e164: "+14155552671", formatted: "(415) 555-2671", region: "US", isValid: true, extension: "12")
    #expect(uri(.call(CallValues(phone: phone))) == "tel:+14155552671;ext=12")
    #expect(uri(.sendMessage(TextMessageValues(phone: phone))) == "sms:+14155552671")
    #expect(
      uri(.sendMail(MailValues(address: "a+b@example.com", subject: "Re: 50% & more")))
        == "mailto:a%2Bb@example.com?subject=Re%3A%2050%25%20%26%20more")
    #expect(
      uri(.openMap(query: "Café, 12 Rue d'Été")) == "geo:0,0?q=Caf%C3%A9%2C%2012%20Rue%20d%27%C3%89t%C3%A9")
    let evil = PhoneValue(e164: "+1;x=\n<a>", formatted: "", region: nil, isValid: false)
    #expect(uri(.call(CallValues(phone: evil))) == "tel:+1")
    #expect(uri(.viewCalendar(CivilDate(dayNumber: 0))) == nil)
  }
}
