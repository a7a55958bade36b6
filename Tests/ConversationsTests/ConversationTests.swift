import Conversations
import Foundation
import Testing

@Suite struct ConversationTests {
  /// Messages are kept in stores as JSON: what was written must be read again, with all that is missing in it.
  @Test func messagesSurviveBeingWritten() throws {
    let messages = [
      Message(id: "1", date: nil, body: "", sender: nil),
      Message(
        id: "2", date: Date(timeIntervalSince1970: 1_773_403_200.5), subject: "Dinner",
        body: "Friday at 7?\n\n> Which day?",
        sender: Participant(name: "Ana Souza", handle: "ana@example.org"),
        recipients: [Participant(name: nil, handle: "+14155550132", isUser: true), Participant(name: "Bob")]),
    ]
    let data = try JSONEncoder().encode(messages)
    #expect(try JSONDecoder().decode([Message].self, from: data) == messages)
  }
}
