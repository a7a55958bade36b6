import CivilTime
import Foundation
import MessageUnderstanding
import SuggestionEngine

/// A conversation of the project's own whose words are marked: `Training/en/turns/*.jsonl`, one JSON object a
/// line. `Guide/understanding.md` says what the marks mean.
package struct TurnConversation: Decodable {
  package struct Message: Decodable {
    package var from: String
    package var at: String
    package var subject: String?
    package var text: String
  }

  package struct Expected: Decodable {
    package struct Values: Decodable {
      package var start: String?
      package var end: String?
      package var place: String?
      var due: String?
      // What is found in the words of the talk.
      var what: String?
      var destination: String?
      var query: String?
      var name: String?
      var to: String?
      var purpose: String?
    }

    package var at: Int
    package var type: String
    package var values: Values?
    package var titleHas: [String]?
    package var titleNot: [String]?

    private enum CodingKeys: String, CodingKey {
      case at, type, values
      case titleHas = "title_has"
      case titleNot = "title_not"
    }
  }

  package struct Mark: Decodable {
    package var message: Int
    package var text: String
    package var label: String
    /// The place, from 1, of the marked text among its occurrences in the message.
    package var occurrence: Int

    package init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      message = try container.decode(Int.self)
      text = try container.decode(String.self)
      label = try container.decode(String.self)
      occurrence = container.isAtEnd ? 1 : try container.decode(Int.self)
    }
  }

  package var id: String
  package var me: String
  package var locale: String
  package var timeZone: String
  package var messages: [Message]
  package var acts: [[String]]
  package var marks: [Mark]
  package var expect: [Expected]
  /// The types of actions of which nothing is said: they may be offered or not.
  package var may: [String]

  private enum CodingKeys: String, CodingKey {
    case id, me, locale, messages, acts, marks, expect, may
    case timeZone = "time_zone"
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    me = try container.decode(String.self, forKey: .me)
    locale = try container.decode(String.self, forKey: .locale)
    timeZone = try container.decode(String.self, forKey: .timeZone)
    messages = try container.decode([Message].self, forKey: .messages)
    // Conversations that aren't learned from have no marks.
    acts = try container.decodeIfPresent([[String]].self, forKey: .acts) ?? messages.map { _ in [] }
    marks = try container.decodeIfPresent([Mark].self, forKey: .marks) ?? []
    expect = try container.decode([Expected].self, forKey: .expect)
    may = try container.decode([String].self, forKey: .may)
  }

  /// The events that are worth offering at each message.
  var events: [[SuggestionEngine.ExpectedEvent]] {
    messages.indices.map { index in
      expect.compactMap { expected in
        guard expected.at == index, expected.type == "create_event",
          let start = expected.values?.start.flatMap(TurnConversation.start)
        else { return nil }
        return SuggestionEngine.ExpectedEvent(
          start: start, place: expected.values?.place, nameHas: expected.titleHas ?? [],
          nameLacks: expected.titleNot ?? [], names: marked(.what), places: marked(.place))
      }
    }
  }

  /// The texts of the marks with a role.
  private func marked(_ role: WordRole) -> [String] {
    marks.filter { TurnLabel(rawValue: $0.label)?.wordRole == role }.map(\.text)
  }

  /// "2026-05-17T10:00": a day, and a time unless it takes whole days.
  static func start(_ text: String) -> PlanStart? {
    day(text).map { PlanStart(day: $0, clock: minutes(text)) }
  }

  /// "2026-05-17T10:00": the minutes from midnight; nil where no time stands behind the day.
  static func minutes(_ text: String) -> Int? {
    guard text.count >= 16, let hour = Int(text.dropFirst(11).prefix(2)),
      let minute = Int(text.dropFirst(14).prefix(2))
    else { return nil }
    return hour * 60 + minute
  }

  /// "2026-05-17": the day that a text begins with.
  private static func day(_ text: String) -> CivilDate? {
    let parts = text.prefix(10).split(separator: "-").compactMap { Int($0) }
    return parts.count == 3 ? CivilDate(year: parts[0], month: parts[1], day: parts[2]) : nil
  }

  /// Reads a file.
  /// - Throws: `TrainingError` with the line where a mark isn't in its message or a label is none.
  package static func read(_ url: URL) throws -> [TurnConversation] {
    let file = try TrainingFile(url)
    var conversations: [TurnConversation] = []
    try file.forEachLine(as: TurnConversation.self) { number, line in
      guard line.acts.count == line.messages.count else {
        throw file.fault(number, "\(line.acts.count) lists of acts for \(line.messages.count) messages")
      }
      for mark in line.marks {
        guard line.messages.indices.contains(mark.message),
          line.range(of: mark) != nil
        else { throw file.fault(number, "the mark \"\(mark.text)\" isn't in message \(mark.message)") }
        guard TurnLabel(rawValue: mark.label) != nil else {
          throw file.fault(number, "\"\(mark.label)\" is no label of a mark")
        }
      }
      for act in line.acts.joined() where act != "none" && TurnLabel.move(act) == nil {
        throw file.fault(number, "\"\(act)\" is no act")
      }
      conversations.append(line)
    }
    return conversations
  }

  /// A value of an expected action that stands in a message's words.
  struct Named {
    var role: WordRole
    var message: Int
    var bytes: Range<Int>
  }

  /// The values of actions beside events and reminders, each where it was said last before it is expected.
  var named: [Named] {
    expect.flatMap { expected in
      expected.namedValues.compactMap { role, value in
        for index in (0...expected.at).reversed() {
          let text = messages[index].text
          guard let found = text.range(of: value, options: .caseInsensitive) else { continue }
          let lower = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
          return Named(
            role: role, message: index, bytes: lower..<lower + text[found].utf8.count)
        }
        return nil
      }
    }
  }

  /// The bytes of a mark within its message's text.
  package func range(of mark: Mark) -> Range<Int>? {
    let text = messages[mark.message].text
    var start = text.startIndex
    for _ in 1..<max(1, mark.occurrence) {
      guard let found = text.range(of: mark.text, options: .literal, range: start..<text.endIndex) else {
        return nil
      }
      start = found.upperBound
    }
    guard let found = text.range(of: mark.text, options: .literal, range: start..<text.endIndex) else {
      return nil
    }
    let lower = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    return lower..<lower + text[found].utf8.count
  }
}

extension TurnConversation.Expected {
  /// The kind of action; nil for events, reminders and what the model says nothing of.
  var offer: TurnOffer? { TurnConversation.offers[type] }

  fileprivate var namedValues: [(WordRole, String)] {
    let pairs: [(WordRole, String?)] =
      switch offer {
      case .pay, .requestMoney: [(.purpose, values?.purpose)]
      case .sendPhoto, .sendFile: [(.thing, values?.what)]
      case .getRide: [(.destination, values?.destination)]
      case .openMap: [(.destination, values?.query)]
      case .addContact, .call: [(.person, values?.name)]
      case .sendMessage: [(.person, values?.to)]
      default: []
      }
    return pairs.compactMap { role, value in value.flatMap { $0.isEmpty ? nil : (role, $0) } }
  }
}

extension TurnConversation {
  /// The offers by the names of their types.
  static let offers: [String: TurnOffer] = [
    "pay": .pay, "request_money": .requestMoney, "add_contact": .addContact, "call": .call,
    "send_photo": .sendPhoto, "send_file": .sendFile, "get_ride": .getRide, "open_map": .openMap,
    "share_location": .shareLocation, "send_message": .sendMessage, "send_mail": .sendMail,
    "open_link": .openLink, "copy_code": .copyCode, "track_parcel": .trackParcel,
    "track_flight": .trackFlight,
  ]
}

/// A label of a mark.
enum TurnLabel: String {
  case what
  case otherWhat = "what-"
  case place
  case otherPlace = "place-"
  case task, purpose
  case day, time, end, length
  case refusedDay = "day-"
  case refusedTime = "time-"
  case refusedEnd = "end-"
  case asideDay = "day0"
  case asideTime = "time0"
  case asideDue = "due0"
  case vagueDay = "day?"
  case vagueTime = "time?"
  case due

  var wordRole: WordRole? {
    switch self {
    case .what: .what
    case .otherWhat: .otherWhat
    case .place: .place
    case .otherPlace: .otherPlace
    case .task: .task
    case .purpose: .purpose
    default: nil
    }
  }

  var timeRole: TimeRole? {
    switch self {
    case .day, .time, .end, .length: .plan
    case .refusedDay, .refusedTime, .refusedEnd: .refused
    case .vagueDay, .vagueTime: .vague
    case .due: .due
    case .asideDay, .asideTime, .asideDue: .aside
    default: nil
    }
  }

  static func move(_ act: String) -> TurnMove? {
    switch act {
    case "propose": .propose
    case "accept": .accept
    case "refuse": .refuse
    case "change": .change
    case "cancel": .cancel
    case "confirm": .confirm
    case "ask": .ask
    case "remind": .remind
    case "past": .past
    case "other": .other
    default: nil
    }
  }
}
