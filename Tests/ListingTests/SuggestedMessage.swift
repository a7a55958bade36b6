import Foundation
import SuggestedActions
import Testing

/// A message of an app that keeps its own.
struct ShorePost: Identifiable {
  struct Author: Equatable {
    let name: String
    let address: String
  }

  let id: UUID
  let sent: Date
  let title: String?
  let text: String
  let author: Author
  let readers: [Author]
}

// The one who uses the device, and another who writes to them.
let keeper = SuggestedActionsMessage.Participant(
  name: "Isla Reid", handle: "isla@shore.example", isUser: true)
let skipper = SuggestedActionsMessage.Participant(
  name: "Tomas Berg", handle: "+47 22 00 00 00", isUser: false)

extension ShorePost {
  static let user = Author(name: "Isla Reid", address: "isla@shore.example")

  var suggestedActionsMessage: SuggestedActionsMessage {
    SuggestedActionsMessage(
      id: id,
      date: sent,
      subject: title.map { AttributedString($0) },
      body: AttributedString(text),
      sender: author.participant,
      recipients: readers.map(\.participant)
    )
  }
}

extension ShorePost.Author {
  var participant: SuggestedActionsMessage.Participant {
    .init(name: name, handle: address, isUser: self == ShorePost.user)
  }
}

@Suite struct SuggestedMessageTests {
  @Test func messagesAndParticipantsCrossTasks() async {
    let post = ShorePost(
      id: UUID(), sent: Date(timeIntervalSince1970: 0), title: nil, text: "The ferry leaves at six",
      author: .init(name: "Tomas Berg", address: "+47 22 00 00 00"), readers: [ShorePost.user])
    #expect(await crossed([post.suggestedActionsMessage]).count == 1)
    #expect(await crossed([keeper, skipper]).count == 2)
  }

  /// What another task gives back.
  private func crossed<Value: Sendable>(_ value: Value) async -> Value {
    await Task.detached { value }.value
  }
}
