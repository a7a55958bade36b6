import Conversations
import Embeddings
import Foundation
import LanguageData
import MessageUnderstanding
import SuggestionEngine
import TextAnalysis

/// A turn to learn from: its features and what they should say.
struct TurnExample {
  var scan: TurnScan
  /// The word vectors of the units, of `WordVectors.dimensions` each; zero where a unit has none.
  var vectors: [Float]
  /// Those of what the turns before spoke of; empty for the first.
  var topic: [Float]
  var unitContext: [TurnFeature]
  var turnContext: [TurnFeature]
  /// The role of each unit that may be a time, or -1.
  var times: [Int]
  var tags: [Int]
  /// Whether the clock of each unit shows what comes after noon (1), or before (0), or nobody knows (-1).
  var halves: [Int]
  var moves: [Float]
  /// What is worth offering at the turn; -1 where nobody knows.
  var offers: [Float]
  /// Names the conversation, for folds.
  var conversation: String
}

/// A conversation as it is learned from.
struct ReadConversation {
  var id: String
  var digests: [MessageDigest]
  /// The events that are worth offering at each message.
  var expected: [[SuggestionEngine.ExpectedEvent]]
  var examples: [TurnExample]
  /// The same with other places.
  var swapped: [TurnExample] = []

  var all: [TurnExample] { examples + swapped }
}

/// A maker of training examples from conversations.
package struct TurnExampleMaker {
  private let analyzer: TextAnalyzer
  let engine: SuggestionEngine
  private let vectors: WordVectors?

  package init(vectors: WordVectors?) throws {
    analyzer = try TextAnalyzer()
    engine = try SuggestionEngine(understander: MessageUnderstander())
    self.vectors = vectors
  }

  func read(_ conversation: TurnConversation) throws -> ReadConversation {
    let digests = try digests(of: conversation)
    return ReadConversation(
      id: conversation.id, digests: digests, expected: conversation.events,
      examples: examples(of: conversation, digests))
  }

  func digests(of conversation: TurnConversation) throws -> [MessageDigest] {
    try conversation.messages.indices.map { try digest(conversation, $0) }
  }

  private func examples(of conversation: TurnConversation, _ digests: [MessageDigest]) -> [TurnExample] {
    var context = TurnContext()
    var last: String?
    return conversation.messages.indices.map { index in
      let message = conversation.messages[index]
      context.isSameSender = last == message.from
      last = message.from
      let digest = digests[index]
      let document = digest.document
      let scan = engine.scan(of: digest)
      var example = TurnExample(
        scan: scan, vectors: [], topic: context.topic,
        unitContext: context.features(seed: TurnModel.unitContext),
        turnContext: context.features(seed: TurnModel.turnContext),
        times: Array(repeating: -1, count: scan.units.count),
        tags: Array(repeating: WordTag.none, count: scan.units.count),
        halves: Array(repeating: -1, count: scan.units.count),
        moves: Array(repeating: 0, count: TurnMove.allCases.count),
        offers: Array(repeating: 0, count: TurnOffer.allCases.count), conversation: conversation.id)
      label(&example, conversation, index, document)
      if let vectors { example.vectors = self.vectors(of: scan, document, vectors) }
      context.add(
        scan, topic: TurnModel.topic(of: scan, vectors: example.vectors, size: WordVectors.dimensions))
      return example
    }
  }

  private func digest(_ conversation: TurnConversation, _ index: Int) throws -> MessageDigest {
    let message = conversation.messages[index]
    guard let date = TurnExampleMaker.date(message.at) else {
      throw TrainingError(.invalidSentence, "\(conversation.id): \"\(message.at)\" is no date with an offset")
    }
    let context = AnalysisContext(
      referenceDate: date, timeZone: TimeZone(identifier: conversation.timeZone) ?? .gmt,
      locale: Locale(identifier: conversation.locale))
    func person(_ name: String) -> Participant { Participant(name: name, isUser: name == conversation.me) }
    var names: [String] = []
    for name in conversation.messages.map(\.from) + [conversation.me] where !names.contains(name) {
      names.append(name)
    }
    let whole = Message(
      id: "\(index)", date: date, subject: message.subject, body: message.text, sender: person(message.from),
      recipients: names.filter { $0 != message.from }.map(person))
    return engine.digest(of: MessageAnalysis(of: whole, by: analyzer, context: context), context: context)
  }

  private static func date(_ text: String) -> Date? {
    let formatter = ISO8601DateFormatter()
    if let date = formatter.date(from: text) { return date }
    // Without seconds.
    formatter.formatOptions = [.withFullDate, .withTime, .withTimeZone, .withColonSeparatorInTime]
    if let date = formatter.date(from: text) { return date }
    guard text.count == 22 else { return nil }
    return ISO8601DateFormatter().date(from: text.prefix(16) + ":00" + text.suffix(6))
  }

  private func label(
    _ example: inout TurnExample, _ conversation: TurnConversation, _ index: Int, _ document: Document
  ) {
    let units = example.scan.units
    func bytes(_ unit: TurnUnit) -> Range<Int> {
      Int(
        document.tokens[unit.tokens.lowerBound].start)..<Int(document.tokens[unit.tokens.upperBound - 1].end)
    }
    for place in units.indices where units[place].isMoment { example.times[place] = TimeRole.aside.rawValue }
    for mark in conversation.marks where mark.message == index {
      guard let range = conversation.range(of: mark), let label = TurnLabel(rawValue: mark.label) else {
        continue
      }
      var isFirst = true
      for place in units.indices where bytes(units[place]).overlaps(range) {
        if let role = label.timeRole, units[place].isMoment {
          // Of several the plan's goes first, as does what is refused before what is beside the matter.
          let held = example.times[place]
          if held == TimeRole.aside.rawValue || role.rawValue < held { example.times[place] = role.rawValue }
        }
        if let role = label.wordRole {
          example.tags[place] = isFirst ? WordTag.first(role) : WordTag.later(role)
          isFirst = false
        }
      }
    }
    labelHalves(of: .plan, by: conversation.expect.filter { $0.type == "create_event" }.map(\.values?.start))
    labelHalves(
      of: .due, by: conversation.expect.filter { $0.type == "create_reminder" }.map(\.values?.due))
    /// Labels clocks by the times that are to be told.
    func labelHalves(of role: TimeRole, by times: [String?]) {
      let minutes = times.compactMap { $0.flatMap(TurnConversation.minutes) }
      for place in units.indices where example.times[place] == role.rawValue {
        guard let shown = units[place].minutes else { continue }
        let found = Set(minutes.filter { $0 % 720 == shown }.map { $0 >= 720 })
        if found.count == 1, let isLate = found.first { example.halves[place] = isLate ? 1 : 0 }
      }
    }
    for act in conversation.acts[index] {
      if let move = TurnLabel.move(act) { example.moves[move.rawValue] = 1 }
    }
    for expected in conversation.expect where expected.at == index {
      if expected.type == "create_event" { example.moves[TurnMove.tellsEvent.rawValue] = 1 }
      if expected.type == "create_reminder" { example.moves[TurnMove.tellsReminder.rawValue] = 1 }
    }
    label(offersOf: conversation, index, &example)
    for named in conversation.named where named.message == index {
      let places = units.indices.filter { bytes(units[$0]).overlaps(named.bytes) }
      guard places.allSatisfy({ example.tags[$0] == WordTag.none }) else { continue }
      for place in places {
        example.tags[place] =
          place == places.first ? WordTag.first(named.role) : WordTag.later(named.role)
      }
    }
  }

  /// Labels what else is worth offering at a turn.
  private func label(
    offersOf conversation: TurnConversation, _ index: Int, _ example: inout TurnExample
  ) {
    for type in conversation.may {
      if let offer = TurnConversation.offers[type] { example.offers[offer.rawValue] = -1 }
    }
    for expected in conversation.expect where expected.at == index {
      if let offer = expected.offer { example.offers[offer.rawValue] = 1 }
    }
  }

  private func vectors(of scan: TurnScan, _ document: Document, _ vectors: WordVectors) -> [Float] {
    let size = WordVectors.dimensions
    var all = [Float](repeating: 0, count: scan.units.count * size)
    var one = [Float](repeating: 0, count: size)
    for (index, unit) in scan.units.enumerated() where unit.form == .word {
      vectors.vector(of: unit.tokens, in: document, into: &one)
      for place in 0..<size { all[index * size + place] = one[place] }
    }
    return all
  }
}
