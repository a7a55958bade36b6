import CivilTime
import Conversations
import Foundation
import TextAnalysis

@testable import SuggestionEngine

/// One case of `Fixtures/SuggestionEngine/*.json`: a message, the spans in it, and what it has to suggest.
struct SuggestionCase: Decodable, CustomStringConvertible, Sendable {
  var text: String
  var locale: String?
  var sender: String?
  /// The person's own message.
  var own: Bool?
  var recipient: String?
  /// Of mail.
  var subject: String?
  var spans: [Span]?
  var expect: [Expected]?
  /// Why nothing is suggested.
  var silence: String?

  var description: String { text }

  /// A span by its text, and one of the values.
  struct Span: Decodable, Sendable {
    var of: String
    var date: String?
    var time: String?
    var datetime: String?
    var interval: [String]?
    var duration: Double?
    var rule: String?
    var until: String?
    var phone: String?
    var possible: String?
    var email: String?
    var url: String?
    var address: Bool?
    var place: Bool?
    var tracking: [String]?
    var flight: String?
    var money: String?
    var code: String?
    var number: Double?
    var confidence: Double?
  }

  struct Expected: Decodable, Sendable {
    var type: String
    var title: String?
    /// What the action says of its values, name by name.
    var values: [String: String]?
    var words: [String]?
  }

  static func all(_ file: String) -> [SuggestionCase] {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Fixtures/SuggestionEngine/\(file).json")
    do {
      return try JSONDecoder().decode([SuggestionCase].self, from: Data(contentsOf: url))
    } catch {
      fatalError("\(file).json: \(error)")
    }
  }

  /// The cases of single kinds, a file for each in `kinds`.
  static let kinds: [SuggestionCase] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Fixtures/SuggestionEngine/kinds")
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .filter { $0.hasSuffix(".json") }.flatMap { all("kinds/" + $0.dropLast(5)) }
    } catch {
      fatalError("\(folder.path): \(error)")
    }
  }()

  /// Tuesday 10 March 2026, nine in the morning in New York.
  var context: AnalysisContext {
    AnalysisContext(
      referenceDate: Date(timeIntervalSince1970: 1_773_147_600),
      timeZone: TimeZone(identifier: "America/New_York")!, locale: Locale(identifier: locale ?? "en_US"))
  }

  var message: Message {
    let me = Participant(name: "Sam Reed", isUser: true)
    let other = sender.map { Participant(name: $0) }
    if own ?? false {
      return Message(
        id: "1", date: nil, subject: subject, body: text, sender: me,
        recipients: recipient.map { [Participant(name: $0)] } ?? [])
    }
    return Message(id: "1", date: nil, subject: subject, body: text, sender: other, recipients: [me])
  }

  var analysis: MessageAnalysis {
    MessageAnalysis(message: message, text: text, detections: (spans ?? []).map(detection))
  }

  private func detection(_ span: Span) -> Detection {
    guard let range = text.range(of: span.of) else { fatalError("\"\(span.of)\" isn't in: \(text)") }
    let scalars = text.unicodeScalars
    let start = scalars.distance(from: scalars.startIndex, to: range.lowerBound)
    return Detection(
      range: start..<start + span.of.unicodeScalars.count, text: span.of, value: value(span),
      confidence: span.confidence ?? 1, rule: "by hand")
  }

  private func value(_ span: Span) -> Detection.Value {
    if let rule = span.rule {
      return .dateTime(
        DateTimeValue(
          form: .recurrence, start: (span.datetime ?? span.date ?? span.time).map(moment), grain: .day,
          rule: rule))
    }
    if let date = span.date { return .dateTime(DateTimeValue(form: .date, start: moment(date), grain: .day)) }
    if let time = span.time {
      return .dateTime(DateTimeValue(form: .time, start: moment(time), grain: .minute))
    }
    if let datetime = span.datetime {
      return .dateTime(DateTimeValue(form: .datetime, start: moment(datetime), grain: .minute))
    }
    if let interval = span.interval {
      let isTimed = interval[0].contains(":")
      return .dateTime(
        DateTimeValue(
          form: .interval, start: moment(interval[0]), end: moment(interval[1]),
          grain: isTimed ? .minute : .day))
    }
    if let until = span.until {
      return .dateTime(DateTimeValue(form: .interval, end: moment(until), grain: .day))
    }
    if let duration = span.duration {
      return .dateTime(DateTimeValue(form: .duration, grain: .hour, seconds: duration))
    }
    if let phone = span.phone ?? span.possible {
      return .phone(
        PhoneValue(e164: phone, formatted: span.of, region: "US", isValid: span.possible == nil))
    }
    if let email = span.email { return .email(email) }
    if let url = span.url { return .url(url) }
    if span.address != nil {
      var address = PostalAddress()
      address.road = span.of
      return .address(address)
    }
    if span.place != nil { return .place(span.of) }
    if let tracking = span.tracking {
      return .trackingNumber(
        TrackingNumberValue(
          number: tracking[0], couriers: [tracking[1]], url: "https://track.example/\(tracking[0])"))
    }
    if let flight = span.flight {
      return .flight(FlightValue(airline: String(flight.prefix(2)), number: Int(flight.dropFirst(2))!))
    }
    if let money = span.money {
      let parts = money.split(separator: " ")
      return .money(MoneyValue(amount: Decimal(string: String(parts[0]))!, currency: String(parts[1])))
    }
    if let code = span.code { return .oneTimeCode(OneTimeCodeValue(code: code)) }
    return .number(span.number!)
  }

  /// "2026-03-13", "19:00" or both with a "T".
  private func moment(_ text: String) -> LocalDateTime {
    let parts = text.split(separator: "T").map(String.init)
    var result = LocalDateTime()
    for part in parts {
      let numbers = part.split(whereSeparator: { $0 == "-" || $0 == ":" }).map { Int($0)! }
      if part.contains(":") {
        result.time = ClockTime(hour: numbers[0], minute: numbers[1])
      } else {
        result.date = CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])
      }
    }
    return result
  }
}

extension SuggestedAction.Values {
  /// The values under the names that cases use; a flag that doesn't hold is left out.
  var texts: [String: String] {
    var texts: [String: String] = [:]
    for field in fields {
      switch field.value {
      case .text(let text): texts[field.name] = text
      case .amount(let amount): texts[field.name] = "\(amount)"
      case .flag(let flag): texts[field.name] = flag ? "true" : nil
      case .list(let list): texts[field.name] = list.joined(separator: ", ")
      }
    }
    return texts
  }
}
