/// The kind of a question to say yes or no to, by the two words that it begins with.
enum QuestionKind: Sendable {
  /// `do you`: what one does now and then.
  case habit
  /// `are you`: what one is, or feels.
  case being
  /// `can you`: what one is able to do.
  case ability
  /// `did you`, `have you`: what one has done.
  case past
  /// `will you`, `would you`: what one is going to do.
  case intention

  /// Nil where it isn't about who answers.
  init?(opening: String, next: String) {
    guard next == "you" else { return nil }
    switch opening {
    case "do", "don't": self = .habit
    case "are", "aren't": self = .being
    case "can", "could", "can't", "couldn't": self = .ability
    case "did", "have", "were", "had", "didn't", "haven't": self = .past
    case "will", "would", "won't", "wouldn't": self = .intention
    default: return nil
    }
  }
}
