import Conversations
import Foundation
import JSONValues
import Testing

@testable import Interchange

/// A message means the same in a file and in a line of a batch; what can't be used is named by its place.
struct MessageJSONTests {
  private func message(_ json: String) throws -> Message {
    try MessageJSON(timeZone: .gmt).message(JSONValue(parsing: Array(json.utf8)), at: "message", id: "1")
  }

  @Test func allFormsOfAMessageAreRead() throws {
    #expect(
      try message(
        #"{"id": 7, "date": "2026-03-13T19:00:00Z", "subject": "S", "body": "B", "recipients": ["Bob", null],"#
          + #" "sender": {"name": "Ana", "handle": "ana@example.org", "is_user": true}}"#)
        == Message(
          id: "7", date: Date(timeIntervalSince1970: 1_773_428_400), subject: "S", body: "B",
          sender: Participant(name: "Ana", handle: "ana@example.org", isUser: true),
          recipients: [Participant(name: "Bob")]))
    #expect(
      try message(#"{"text": "B", "speaker": "Ana", "time": 1773428400000}"#)
        == Message(
          id: "1", date: Date(timeIntervalSince1970: 1_773_428_400), body: "B",
          sender: Participant(name: "Ana")))
    #expect(
      try message(#"{"body": "", "sender": "ana@example.org", "date": ""}"#).sender
        == Participant(name: nil, handle: "ana@example.org"))
  }

  @Test(arguments: [
    ("[]", "message"), ("{}", "message.body"), (#"{"body": 1}"#, "message.body"),
    (#"{"body": "", "id": true}"#, "message.id"), (#"{"body": "", "date": "soon"}"#, "message.date"),
    (#"{"body": "", "time": 1e300}"#, "message.time"),
    (#"{"body": "", "recipients": {}}"#, "message.recipients"),
    (#"{"body": "", "recipients": ["a", 2]}"#, "message.recipients[1]"),
    (#"{"body": "", "sender": {"is_user": 1}}"#, "message.sender.is_user"),
  ])
  func whatCannotBeUsedIsNamed(_ json: String, _ place: String) throws {
    let error = #expect(throws: MessageJSONError.self) { try message(json) }
    #expect(error?.place == place)
  }
}
