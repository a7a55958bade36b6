/// A message of the conversation.
struct ChatMessage: Identifiable {
  let id: Int
  let text: String
  let isMine: Bool

  /// Fifty messages, always the same.
  static let samples = (1...50).map { number in
    ChatMessage(id: number, text: "\(number). \(lines[(number - 1) % lines.count])", isMine: number % 3 == 0)
  }

  private static let lines = [
    "Are the beans up yet?",
    "Only two of the nine. The rest are sleeping.",
    "It was a cold week. Give them until Sunday.",
    "I can come on Saturday and help with the fence.",
    "Good! Bring the long spade, ours is broken.",
    "Shall I bring something to eat as well?",
    "Bread would be fine. There is soup enough for everyone.",
    "See you at ten, then.",
    "At ten. And wear old shoes, the path is all mud.",
    "I only have old shoes.",
  ]
}
