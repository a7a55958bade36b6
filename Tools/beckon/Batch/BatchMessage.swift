import CommandLineSurface
import Conversations
import Foundation
import JSONValues

/// Reads a whole message of a batch line.
enum BatchMessage {
  /// - Parameters:
  ///   - name: the member it stands in, for errors.
  ///   - id: its identifier where it has none of its own.
  static func message(
    _ value: JSONValue, name: String, zone: TimeZone, id: String = "1"
  ) throws -> Message {
    guard case .object = value else { throw BatchLineError.wrong(name, value, "an object") }
    let fields = BatchRequest(line: value)
    let date = try fields.optionalText("date").map { try BatchContexts.date($0, "\(name).date", zone) }
    let recipients: [Participant]
    switch value["recipients"] {
    case nil, .null: recipients = []
    case .array(let people): recipients = try people.compactMap { try participant($0, "\(name).recipients") }
    case .some(let other): throw BatchLineError.wrong("\(name).recipients", other, "an array")
    }
    return Message(
      id: try fields.optionalText("id") ?? id, date: date, subject: try fields.optionalText("subject"),
      body: try fields.text("body"),
      sender: try value["sender"].flatMap { try participant($0, "\(name).sender") },
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

/// The messages of a line that names its speakers only.
struct BatchTurns {
  let previous: [Message]
  private let speaker: String?
  private let me: String?
  private let people: [Participant]

  init(speaker: String?, me: String?, previous: [JSONValue], zone: TimeZone) throws {
    self.speaker = speaker
    self.me = me
    let turns = try previous.enumerated().map { index, value in
      guard case .object = value else { throw BatchLineError.wrong("previous", value, "objects") }
      let fields = BatchRequest(line: value)
      return (
        id: "previous \(index + 1)", speaker: try fields.optionalText("speaker"), text: try fields.text(),
        date: try fields.optionalText("time").map { try BatchContexts.date($0, "previous.time", zone) }
      )
    }
    var names: [String] = []
    for name in turns.map(\.speaker) + [speaker, me] {
      if let name, !names.contains(name) { names.append(name) }
    }
    let people = names.map { Participant(name: $0, isUser: $0 == me) }
    self.people = people
    self.previous = turns.map { turn in
      Message(
        id: turn.id, date: turn.date, body: turn.text, sender: people.first { $0.name == turn.speaker },
        recipients: people.filter { $0.name != turn.speaker })
    }
  }

  func message(_ text: String) -> Message {
    Message(
      id: "message", date: nil, body: text, sender: people.first { $0.name == speaker },
      recipients: people.filter { $0.name != speaker })
  }
}
