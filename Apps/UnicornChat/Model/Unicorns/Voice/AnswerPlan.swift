/// The plan of an answer: for each sentence the categories of lines to look in, the best first.
struct AnswerPlan: Sendable {
  var sentences: [[String]]
  /// The categories to look in for a sentence that none of its own has a line for.
  var fallback: [String] = []
  /// Whether there are to be no jokes, no emoji, and nothing loud.
  var isSolemn = false
  /// Whether what weighs on somebody is answered: nothing loud or funny, no emoji, in the character's own letters.
  var isGentle = false
  /// Whether only what everybody says is said, in plain and warm words.
  var isShared = false
  /// What to react with, where a reaction will do.
  var reaction: Reaction.Kind?
  /// Whether a reaction alone is an answer.
  var reactionWillDo = false
  var effect: Message.Effect?
}
