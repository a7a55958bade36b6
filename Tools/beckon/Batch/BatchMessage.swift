import CommandLineSurface
import Conversations
import Foundation
import Interchange
import JSONValues

extension MessageJSON {
  /// A message of a batch line.
  /// - Parameter name: the member it stands in, for errors.
  /// - Throws: `BatchLineError`.
  func line(_ value: JSONValue, name: String, id: String) throws -> Message {
    do {
      return try message(value, at: name, id: id)
    } catch {
      switch error.reason {
      case .missing(let expected): throw BatchLineError.missing(error.place, expected)
      case .wrong(let found, let expected): throw BatchLineError.wrong(error.place, found, expected)
      case .noTime(let text):
        throw BatchLineError.wrong(error.place, .string(text), BatchContexts.exampleTime)
      }
    }
  }

  /// The messages before a line's own, which are numbered where they have no identifiers.
  func lines(_ values: [JSONValue]) throws -> [Message] {
    try values.enumerated().map { index, value in
      try line(value, name: "previous[\(index)]", id: "previous \(index + 1)")
    }
  }
}

/// The messages of a line that names its speakers only: whoever doesn't speak listens.
struct BatchTurns {
  let previous: [Message]
  private let speaker: String?
  private let people: [Participant]

  init(speaker: String?, me: String?, previous: [Message]) {
    self.speaker = speaker
    var names: [String] = []
    for name in previous.map(\.sender?.name) + [speaker, me] {
      if let name, !names.contains(name) { names.append(name) }
    }
    let people = names.map { Participant(name: $0, isUser: $0 == me) }
    self.people = people
    self.previous = previous.map { message in
      var message = message
      let name = message.sender?.name
      message.sender = people.first { $0.name == name }
      message.recipients = people.filter { $0.name != name }
      return message
    }
  }

  func message(_ text: String) -> Message {
    Message(
      id: "message", date: nil, body: text, sender: people.first { $0.name == speaker },
      recipients: people.filter { $0.name != speaker })
  }
}
