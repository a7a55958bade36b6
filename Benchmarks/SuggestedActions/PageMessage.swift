import Foundation
import SuggestedActions

/// A message of a page, with those before it.
struct PageMessage: Identifiable {
  let id: Int
  let text: String
  let isMine: Bool
  let suggested: SuggestedActionsMessage
  /// The latest messages before it, made once, as an app keeps them.
  let earlier: [SuggestedActionsMessage]

  private static let lines = [
    "Are the beans up yet?", "Only two of the nine. The rest are sleeping.", "It was a cold spring.",
    "I only have old shoes.", "Basil always sulks.", "Beer against slugs is a waste of beer.",
  ]

  private static let me = SuggestedActionsMessage.Participant(
    name: "Sam", handle: "sam@example.com", isUser: true)
  private static let ada = SuggestedActionsMessage.Participant(
    name: "Ada", handle: "ada@example.com", isUser: false)

  /// A message behind others, a minute after the one with the number before.
  init(_ id: Int, _ text: String, isMine: Bool, after messages: [PageMessage]) {
    self.id = id
    self.text = text
    self.isMine = isMine
    suggested = SuggestedActionsMessage(
      id: id, date: Date(timeIntervalSince1970: 1_773_129_600 + Double(id) * 60), subject: nil,
      body: AttributedString(text), sender: isMine ? Self.me : Self.ada,
      recipients: [isMine ? Self.ada : Self.me])
    earlier = messages.suffix(SuggestedActionsMessage.previousMessagesLimit).map(\.suggested)
  }

  /// Messages of small talk, always the same.
  static func samples(_ count: Int, text: (Int) -> String = { lines[$0 % lines.count] }) -> [PageMessage] {
    var messages: [PageMessage] = []
    for number in 0..<count {
      messages.append(PageMessage(number, text(number), isMine: number % 3 == 0, after: messages))
    }
    return messages
  }
}
