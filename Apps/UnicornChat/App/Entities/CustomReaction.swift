import AppIntents
import UnicornChatModel

/// The reactions that are always offered.
@AppEnum(schema: .messages.customReaction)
enum CustomReaction: String {
  case love, like, dislike, laugh, emphasize, question

  static let caseDisplayRepresentations: [CustomReaction: DisplayRepresentation] = [
    .love: DisplayRepresentation(
      title: "Love", image: .init(systemName: "heart.fill"), synonyms: ["Heart", "Loved", "❤️"]),
    .like: DisplayRepresentation(
      title: "Like", image: .init(systemName: "hand.thumbsup.fill"),
      synonyms: ["Thumbs Up", "Liked", "👍"]),
    .dislike: DisplayRepresentation(
      title: "Dislike", image: .init(systemName: "hand.thumbsdown.fill"),
      synonyms: ["Thumbs Down", "Disliked", "👎"]),
    .laugh: DisplayRepresentation(
      title: "Laugh", image: .init(systemName: "face.smiling"), synonyms: ["Haha", "Laughed", "😂"]),
    .emphasize: DisplayRepresentation(
      title: "Emphasize", image: .init(systemName: "exclamationmark.2"),
      synonyms: ["Exclamation", "Emphasized", "‼️"]),
    .question: DisplayRepresentation(
      title: "Question", image: .init(systemName: "questionmark"), synonyms: ["Questioned", "❓"]),
  ]
}

extension CustomReaction {
  init(_ tapback: Reaction.Tapback) {
    switch tapback {
    case .love: self = .love
    case .like: self = .like
    case .dislike: self = .dislike
    case .laugh: self = .laugh
    case .emphasize: self = .emphasize
    case .question: self = .question
    }
  }

  var tapback: Reaction.Tapback {
    switch self {
    case .love: .love
    case .like: .like
    case .dislike: .dislike
    case .laugh: .laugh
    case .emphasize: .emphasize
    case .question: .question
    }
  }
}
