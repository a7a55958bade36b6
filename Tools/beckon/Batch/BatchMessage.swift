import CommandLineSurface
import Foundation
import TextAnalysis

/// Reads a whole message of a batch line.
enum BatchMessage {
  static func message(_ value: JSONValue, zone: TimeZone) throws -> Message {
    guard case .object = value else { throw BatchLineError.wrong("message", value, "an object") }
    let fields = BatchRequest(line: value)
    let date = try fields.optionalText("date").map { try BatchContexts.date($0, "message.date", zone) }
    let recipients: [Participant]
    switch value["recipients"] {
    case nil, .null: recipients = []
    case .array(let people): recipients = try people.compactMap { try participant($0, "message.recipients") }
    case .some(let other): throw BatchLineError.wrong("message.recipients", other, "an array")
    }
    return Message(
      id: try fields.optionalText("id") ?? "1", date: date, subject: try fields.optionalText("subject"),
      body: try fields.text("body"),
      sender: try value["sender"].flatMap { try participant($0, "message.sender") },
      recipients: recipients)
  }

  private static func participant(_ value: JSONValue, _ name: String) throws -> Participant? {
    if value.isNull { return nil }
    guard case .object = value else { throw BatchLineError.wrong(name, value, "an object") }
    let fields = BatchRequest(line: value)
    return Participant(
      name: try fields.optionalText("name"), handle: try fields.optionalText("handle"),
      isUser: value["is_user"]?.boolean ?? false)
  }
}
