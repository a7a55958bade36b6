import Foundation
import TextAnalysis

/// A sentence and the spans of some types that it holds, with what is right about each.
struct OwnCase: Decodable, Sendable {
  struct Span: Decodable, Sendable {
    var type: String
    var text: String
    /// Only these parts of the value are compared.
    var value: [String: Part]?
    /// Where it begins, in code points, for a text that stands there twice.
    var start: Int?
  }

  /// A part of a value, as text; numbers without a fraction as whole numbers.
  struct Part: Decodable, Sendable {
    var text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self.text = text
      } else {
        text = "\(try container.decode(Decimal.self))"
      }
    }
  }

  var text: String
  /// The types that are compared; spans of others don't count.
  var types: [String]
  var expect: [Span]
  var now: String?
  var zone: String?
  var locale: String?
  var note: String?

  /// Now is the morning of Wednesday, 11 March 2026, in New York, where a case says nothing else.
  func context() throws -> AnalysisContext {
    let zone = self.zone ?? "America/New_York"
    guard let timeZone = TimeZone(identifier: zone) else {
      throw OwnCaseError(description: "no time zone \(zone) in: \(text)")
    }
    let style = Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day().time(includingFractionalSeconds: false)
    return AnalysisContext(
      referenceDate: try style.parse(now ?? "2026-03-11T10:15:00"), timeZone: timeZone,
      locale: Locale(identifier: locale ?? "en_US"))
  }

  /// What an analyzer does with the sentence.
  func outcome(with analyzer: TextAnalyzer) throws -> OwnCaseOutcome {
    var missing = expect
    var outcome = OwnCaseOutcome()
    for detection in analyzer.detections(in: text, context: try context())
    where types.contains(detection.type.rawValue) {
      if let index = missing.firstIndex(where: { $0.fits(detection) }) {
        missing.remove(at: index)
        outcome.found += 1
      } else {
        outcome.spurious.append(detection)
      }
    }
    outcome.missing = missing
    return outcome
  }
}

struct OwnCaseError: Error, CustomStringConvertible {
  var description: String
}

/// What was right and wrong about one case.
struct OwnCaseOutcome: Sendable {
  var found = 0
  var missing: [OwnCase.Span] = []
  var spurious: [Detection] = []

  var isRight: Bool { missing.isEmpty && spurious.isEmpty }

  /// What went wrong, for a person.
  func story(of item: OwnCase) -> String {
    var lines = ["\"\(item.text)\""]
    let circumstances = [item.now, item.zone, item.locale].compactMap { $0 }
    if !circumstances.isEmpty { lines[0] += "  (\(circumstances.joined(separator: ", ")))" }
    for span in missing {
      let value = (span.value ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.text)" }
      lines.append("    missing  \(span.type) \"\(span.text)\"  \(value.joined(separator: ", "))")
    }
    for detection in spurious {
      let value = detection.parts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      lines.append(
        "    not so   \(detection.type.rawValue) \"\(detection.text)\"  \(value.joined(separator: ", "))"
          + "  (rule \(detection.rule))")
    }
    if let note = item.note { lines.append("    note     \(note)") }
    return lines.joined(separator: "\n")
  }
}

extension OwnCase.Span {
  /// Whether a detection is this span: its type, its text in any case, and every part that is named.
  func fits(_ detection: Detection) -> Bool {
    guard detection.type.rawValue == type, detection.text.lowercased() == text.lowercased(),
      start == nil || start == detection.range.lowerBound
    else { return false }
    let found = detection.parts
    return (value ?? [:]).allSatisfy { key, wanted in
      found[key].map { Self.same(key, $0, wanted.text) } ?? false
    }
  }

  private static func same(_ key: String, _ found: String, _ wanted: String) -> Bool {
    switch key {
    case "rule": return found.split(separator: ";").sorted() == wanted.split(separator: ";").sorted()
    case "amount", "value", "seconds":
      guard let found = Double(found), let wanted = Double(wanted) else { return false }
      return abs(found - wanted) < 1e-9
    case "number": return found == wanted.filter { $0 != " " }
    // A time of day without a date: which day it falls on is not the case's matter.
    case "start", "end": return wanted.count == 8 ? found.hasSuffix(wanted) : found == wanted
    default: return found == wanted
    }
  }
}

extension Detection {
  /// The parts of the value that cases name.
  fileprivate var parts: [String: String] {
    let parts: [String: String?]
    switch value {
    case .dateTime(let value):
      parts = [
        "form": value.form.rawValue, "start": value.start?.description, "end": value.end?.description,
        "rule": value.rule, "seconds": value.seconds.map { "\($0)" },
      ]
    case .phone(let phone): parts = ["e164": phone.e164]
    case .email(let text): parts = ["email": text]
    case .url(let text): parts = ["url": text]
    case .place(let text), .mention(let text), .hashtag(let text): parts = ["name": text]
    case .address(let address):
      parts = [
        "unit": address.unit, "house": address.house, "houseNumber": address.houseNumber,
        "road": address.road, "city": address.city, "state": address.state, "postcode": address.postcode,
        "country": address.country,
      ]
    case .flight(let flight): parts = ["airline": flight.airline, "number": "\(flight.number)"]
    case .trackingNumber(let parcel): parts = ["number": parcel.number, "courier": parcel.couriers.first]
    case .money(let money): parts = ["amount": "\(money.amount)", "currency": money.currency]
    case .oneTimeCode(let code): parts = ["code": code.code, "service": code.service]
    case .number(let number): parts = ["value": "\(number)"]
    case .quantity(let quantity): parts = ["amount": "\(quantity.amount)", "unit": quantity.unit]
    }
    return parts.compactMapValues { $0 }
  }
}
