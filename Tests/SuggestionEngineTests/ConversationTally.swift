import SuggestionEngine
import TextAnalysis

/// What was right and wrong over conversations.
struct ConversationTally: Sendable {
  /// Actions that were expected; that were neither expected nor allowed; expected ones that are missing.
  var found = 0
  var spurious = 0
  var missing = 0
  /// The same by kind.
  var kinds: [String: (found: Int, spurious: Int, missing: Int)] = [:]
  /// Words that the expected reasons have, of the actions that were found, and those that are named.
  var expectedWords = 0
  var namedWords = 0
  /// Messages that must stay silent and say why, and those that do so for the right reason.
  var silences = 0
  var rightSilences = 0
  /// Actions where one would do harm.
  var harmful = 0
  /// One for each message that is not right.
  var stories: [String] = []
  var harmfulStories: [String] = []
  /// What the messages of the conversation have told so far.
  private var told: Set<[String: String]> = []

  /// Expected actions of 100 that are shown, and the other way round.
  var precision: Double { Self.percent(found, of: found + spurious) }
  var recall: Double { Self.percent(found, of: found + missing) }
  var reasons: Double { Self.percent(namedWords, of: expectedWords) }
  var silence: Double { Self.percent(rightSilences, of: silences) }

  private static func percent(_ part: Int, of whole: Int) -> Double {
    whole == 0 ? 100 : 100 * Double(part) / Double(whole)
  }

  /// Counts what one message suggests.
  mutating func add(_ item: ConversationCase, _ index: Int, _ suggestions: Suggestions) {
    let turn = item.turns[index]
    if index == 0 { told = [] }
    defer { told.formUnion(suggestions.actions.map(\.values.texts)) }
    var expected = turn.expect ?? []
    var wrong: [SuggestedAction] = []
    for action in suggestions.actions {
      if let place = expected.firstIndex(where: { $0.fits(action) }) {
        let words = expected.remove(at: place).namedWords(action)
        namedWords += words.named
        expectedWords += words.all
        found += 1
        kinds[action.kind.rawValue, default: (0, 0, 0)].found += 1
      } else if !(turn.may ?? []).contains(where: { $0.fits(action) }), !isTold(again: action) {
        wrong.append(action)
        kinds[action.kind.rawValue, default: (0, 0, 0)].spurious += 1
      }
    }
    for miss in expected { kinds[miss.type, default: (0, 0, 0)].missing += 1 }
    spurious += wrong.count
    missing += expected.count
    let isRightSilence = turn.silence.map { $0 == suggestions.silence?.rawValue } ?? true
    if turn.silence != nil {
      silences += 1
      rightSilences += isRightSilence ? 1 : 0
    }
    guard !wrong.isEmpty || !expected.isEmpty || !isRightSilence else { return }
    var story = Self.context(of: item, upTo: index)
    story += expected.map { "    missing  \($0.type) \(Self.text($0.values))" }
    story += wrong.map {
      "    not so   \($0.kind.rawValue) \(Self.text($0.values.texts))  (\($0.reason.rule))"
    }
    if !isRightSilence {
      let said = suggestions.silence?.rawValue ?? "\(suggestions.actions.count) actions"
      story.append("    silence  \(turn.silence ?? ""), and it says \(said)")
    }
    stories.append(story.joined(separator: "\n"))
    if turn.isHarmful, !wrong.isEmpty {
      harmful += wrong.count
      harmfulStories.append(stories[stories.count - 1])
    }
  }

  /// Whether an action only says again what an earlier message of the conversation told, and was counted for.
  private func isTold(again action: SuggestedAction) -> Bool {
    action.repeats && told.contains(action.values.texts)
  }

  /// The message and those directly before it, for a person.
  private static func context(of item: ConversationCase, upTo index: Int) -> [String] {
    let turns = item.turns[max(0, index - 4)...index].map { turn in
      let name = turn.from == item.me ? "\(turn.from) (me)" : turn.from
      return "      \(turn.at)  \(name): \(turn.text.replacing("\n", with: " / "))"
    }
    return ["  \(item.id), message \(index + 1)"] + turns
  }

  private static func text(_ values: [String: String]) -> String {
    values.sorted { $0.key < $1.key }.map { "\($0.key) \"\($0.value)\"" }.joined(separator: ", ")
  }
}

extension ConversationTally {
  /// What the conversations say of a reader of them.
  static func of(_ items: [ConversationCase], _ reader: ConversationReader) throws -> ConversationTally {
    var tally = ConversationTally()
    for item in items {
      let found = reader.suggestions(try item.messages(), context: try item.context())
      for (index, suggestions) in found.enumerated() { tally.add(item, index, suggestions) }
    }
    return tally
  }

  /// The figures as a table.
  func table(conversations: Int) -> String {
    func row(_ name: String, _ figures: (found: Int, spurious: Int, missing: Int)) -> String {
      let (found, spurious, missing) = figures
      let rates = [
        Self.percent(found, of: found + spurious), Self.percent(found, of: found + missing),
      ]
      return name.padded(to: -18)
        + [found, spurious, missing].map { "\($0)".padded(to: 9) }.joined()
        + rates.map { $0.percent.padded(to: 11) }.joined() + "\n"
    }
    var text = "suggestions           found   not so  missing  precision     recall\n"
    for (kind, figures) in kinds.sorted(by: { $0.key < $1.key }) { text += row(kind, figures) }
    text += row("\(conversations) conversations", (found, spurious, missing))
    text += "words of the reasons that are named: \(namedWords) of \(expectedWords), \(reasons.percent) %\n"
    text += "silences with the right reason: \(rightSilences) of \(silences), \(silence.percent) %\n"
    text += "harmful actions: \(harmful)\n"
    return text
  }
}

extension Double {
  /// With one decimal, cut off rather than rounded, so that a printed figure can be a floor.
  var percent: String { "\((self * 10).rounded(.down) / 10)" }
}

extension String {
  /// Spaces in front of it up to a width; behind it where that is negative.
  fileprivate func padded(to width: Int) -> String {
    let spaces = String(repeating: " ", count: max(0, abs(width) - count))
    return width < 0 ? self + spaces : spaces + self
  }
}
