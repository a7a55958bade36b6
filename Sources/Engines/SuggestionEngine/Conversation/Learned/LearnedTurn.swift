import CivilTime
import LanguageData
import MessageUnderstanding
import TextAnalysis

/// A turn as a model of turns reads it: what it names, and what it does.
struct LearnedTurn: Sendable {
  let marks: TurnMarks
  /// What the reader's tasks are due at, in order.
  let dues: [Moment]
  let tasks: [TurnMarks.Run]

  init(_ marks: TurnMarks, of input: RuleInput) {
    self.marks = marks
    tasks = LearnedTurn.runs(marks, .task, orGuess: 0.2).filter { input.saysSomething($0.tokens) }
    dues = LearnedTurn.dues(marks, input)
  }

  /// From which confidence on a run counts.
  private static let least: Float = 0.4

  /// The runs of a role; for want of a sure one the likeliest, from a confidence on.
  private static func runs(
    _ marks: TurnMarks, _ role: WordRole, orGuess confidence: Float
  ) -> [TurnMarks.Run] {
    let found = marks.runs(role, from: least)
    return found.isEmpty ? marks.guess(role, from: confidence).map { [$0] } ?? [] : found
  }

  subscript(move: TurnMove) -> Double { Double(marks[move]) }

  private static func dues(_ marks: TurnMarks, _ input: RuleInput) -> [Moment] {
    var dues: [Moment] = []
    for sentence in input.reading.sentences.indices.prefix(RuleInput.longestList) {
      let isDue = input.reading.spans(inSentence: sentence).contains {
        marks.timeRole(at: input.reading.spans[$0].tokens.lowerBound) == .due
      }
      if isDue, let due = ReminderRule.due(sentence, input) { dues.append(settled(due, marks, input)) }
    }
    return dues
  }

  /// A time of which the words leave open which half of the day it is in: as the model reads it, unless that is
  /// past.
  private static func settled(_ due: Moment, _ marks: TurnMarks, _ input: RuleInput) -> Moment {
    guard due.isHalfOpen, let time = due.start.time,
      let late = due.words.lazy.compactMap({ marks.halves[$0.lowerBound] }).first,
      let clock = ClockTime(
        hour: time.hour % 12 + (late >= 0.5 ? 12 : 0), minute: time.minute, second: time.second)
    else { return due }
    var settled = due
    settled.start.time = clock
    return settled.isBefore(input.reference) ? due : settled
  }
}
