/// The kind of a question to say yes or no to, by the words that it begins with.
enum QuestionKind: Sendable {
  /// `do you`: what one does now and then.
  case habit
  /// `are you`: what one is, or feels.
  case being
  /// `are you playing`: what one does at that time.
  case doing
  /// `can you`: what one is able to do.
  case ability
  /// `have you`: what one has ever done.
  case past
  /// `did you`: what one did then.
  case did
  /// `will you`, `would you`: what one is going to do.
  case intention

  /// Nil where it isn't about who answers.
  init?(opening: String, next: String, third: String) {
    guard next == "you" else { return nil }
    switch opening {
    case "do", "don't": self = .habit
    case "are", "aren't":
      let isDoing = third.hasSuffix("ing") && !["coming", "joining", "feeling", "being"].contains(third)
      self = isDoing ? .doing : .being
    case "can", "could", "can't", "couldn't": self = .ability
    case "did", "didn't", "were": self = .did
    case "have", "had", "haven't": self = .past
    case "will", "would", "won't", "wouldn't": self = .intention
    default: return nil
    }
  }
}
