import SwiftUI
import UnicornChatModel

extension Reaction.Tapback {
  var emoji: String {
    switch self {
    case .love: "❤️"
    case .like: "👍"
    case .dislike: "👎"
    case .laugh: "😂"
    case .emphasize: "‼️"
    case .question: "❓"
    }
  }

  var title: LocalizedStringResource {
    switch self {
    case .love: "Love"
    case .like: "Like"
    case .dislike: "Dislike"
    case .laugh: "Laugh"
    case .emphasize: "Emphasize"
    case .question: "Question"
    }
  }
}

extension Reaction.Kind {
  var emoji: String {
    switch self {
    case .tapback(let tapback): tapback.emoji
    case .emoji(let emoji): emoji
    }
  }

  func title(in locale: Locale) -> String {
    switch self {
    case .tapback(let tapback): locale.text(tapback.title)
    case .emoji(let emoji): emoji
    }
  }
}
