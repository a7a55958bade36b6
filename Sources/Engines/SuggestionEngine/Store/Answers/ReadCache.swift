/// A cache of the latest answers read, as of one state of the file: views read the same answers again and
/// again.
struct ReadCache {
  private struct Key: Hashable {
    var group: StoredAnswer.Group
    var off: SwitchedKinds
  }
  private var stamp: AnswerState.Stamp?
  private var answers: [[UInt8]: (stored: StoredAnswer, suggestions: Suggestions)] = [:]
  private var resolutions: [Key: ConversationResolution] = [:]
  /// More than is on a screen.
  private let capacity = 256

  func answer(_ key: [UInt8], at stamp: AnswerState.Stamp) -> (
    stored: StoredAnswer, suggestions: Suggestions
  )? {
    stamp == self.stamp ? answers[key] : nil
  }

  mutating func keep(_ stored: StoredAnswer, _ suggestions: Suggestions, at stamp: AnswerState.Stamp) {
    begin(stamp)
    if answers.count >= capacity { answers = [:] }
    answers[stored.order.key] = (stored, suggestions)
  }

  func resolution(
    _ group: StoredAnswer.Group, _ off: SwitchedKinds, at stamp: AnswerState.Stamp
  ) -> ConversationResolution? {
    stamp == self.stamp ? resolutions[Key(group: group, off: off)] : nil
  }

  mutating func keep(
    _ resolution: ConversationResolution, _ group: StoredAnswer.Group, _ off: SwitchedKinds,
    at stamp: AnswerState.Stamp
  ) {
    begin(stamp)
    if resolutions.count >= capacity { resolutions = [:] }
    resolutions[Key(group: group, off: off)] = resolution
  }

  /// Whatever was written may have changed any of it.
  private mutating func begin(_ stamp: AnswerState.Stamp) {
    guard stamp != self.stamp else { return }
    self.stamp = stamp
    answers = [:]
    resolutions = [:]
  }
}
