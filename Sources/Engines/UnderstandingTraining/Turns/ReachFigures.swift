import CivilTime
import Foundation
import MessageUnderstanding
import SuggestionEngine

/// The figures for what the model of plans can choose at all: how many of the days and times that should be told
/// are among those that the turns mention.
package struct ReachFigures {
  /// A start that should be told and can't be chosen.
  package struct Miss {
    package var conversation: String
    package var message: Int
    package var expected: String
    /// The parts that can't be reached: "day", "time", "day, time", or "pair" where both are there, but not together.
    package var lacks: String
    package var mentioned: [String]
    /// The talk up to the message.
    package var talk: [String]
  }

  package private(set) var counts: [String: TurnFigures.Counts] = [:]
  package private(set) var misses: [Miss] = []

  /// Reads the conversations of files and counts what can be chosen in them.
  package init(_ conversations: [TurnConversation], by model: TurnModel, maker: TurnExampleMaker) throws {
    for conversation in conversations {
      let digests = try maker.digests(of: conversation)
      let events = conversation.events
      let reach = maker.engine.planReach(of: digests, by: model, expected: events)
      for expected in conversation.expect {
        add(expected, reach[expected.at], conversation)
      }
    }
  }

  private mutating func add(
    _ expected: TurnConversation.Expected, _ reach: SuggestionEngine.PlanReach,
    _ conversation: TurnConversation
  ) {
    let name: String
    let text: String?
    switch expected.type {
    case "create_event": (name, text) = ("event", expected.values?.start)
    case "create_reminder": (name, text) = ("due", expected.values?.due)
    default: return
    }
    guard let text, let start = TurnConversation.start(text) else { return }
    let hasDay = reach.days.contains(start.day)
    let hasTime = start.clock.map(reach.clocks.contains)
    let isReached = reach.starts.contains(start)
    note("\(name) start", isReached)
    note("\(name) day", hasDay)
    if let hasTime { note("\(name) time", hasTime) }
    if !isReached {
      let lacks = [hasDay ? nil : "day", hasTime ?? true ? nil : "time"].compactMap { $0 }
      miss(
        expected, "\(name) \(text)", lacks.isEmpty ? "pair" : lacks.joined(separator: ", "), reach,
        conversation)
    } else if name == "event", let end = expected.values?.end {
      let isEnd = ReachFigures.isEnd(end, reach.ends[start])
      note("event end", isEnd)
      if !isEnd { miss(expected, "\(name) \(text) to \(end)", "end", reach, conversation) }
    }
  }

  /// A last day may be told as such, or as the day behind it, as files of calendars have it.
  private static func isEnd(_ text: String, _ found: LocalDateTime?) -> Bool {
    guard let wanted = TurnConversation.start(text), let found, let date = found.date else { return false }
    guard let clock = wanted.clock else { return date == wanted.day || date.adding(days: -1) == wanted.day }
    return date == wanted.day && found.time.map { $0.secondOfDay / 60 } == clock
  }

  private mutating func note(_ name: String, _ isReached: Bool) {
    counts[name, default: TurnFigures.Counts()].right += isReached ? 1 : 0
    counts[name, default: TurnFigures.Counts()].told += 1
    counts[name, default: TurnFigures.Counts()].wanted += 1
  }

  private mutating func miss(
    _ expected: TurnConversation.Expected, _ text: String, _ lacks: String,
    _ reach: SuggestionEngine.PlanReach, _ conversation: TurnConversation
  ) {
    misses.append(
      Miss(
        conversation: conversation.id, message: expected.at, expected: text, lacks: lacks,
        mentioned: reach.mentioned,
        talk: conversation.messages.prefix(expected.at + 1).map { message in
          let me = message.from == conversation.me ? " (me)" : ""
          return "\(message.at.prefix(16)) \(message.from)\(me): \(message.text)"
        }))
  }
}
