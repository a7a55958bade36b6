import Conversations
import Foundation
import JSONValues
import PlainText

/// Beckon's own JSON (`Guide/formats.md`): a conversation, several, an array of messages, one message, or any
/// of these a line.
struct JSONConversationReader {
  /// The version of the schema that is written and read.
  static let version = 1

  var timeZone: TimeZone

  /// - Throws: `InterchangeError` that names the field and what was expected there.
  func conversations(_ bytes: [UInt8]) throws -> [Conversation] {
    do {
      return try conversations(try parse(bytes[...]), at: "")
    } catch let error as InterchangeError where error.code == .damaged && error.message.hasPrefix("the JSON")
    {
      guard let lines = try lines(bytes) else { throw error }
      return lines
    }
  }

  private func parse(_ bytes: ArraySlice<UInt8>) throws -> JSONValue {
    do {
      return try JSONValue(parsing: Array(bytes))
    } catch let error as JSONError {
      throw InterchangeError(.damaged, "the JSON cannot be read: \(error)")
    }
  }

  /// One JSON value a line, where the first line is one.
  private func lines(_ bytes: [UInt8]) throws -> [Conversation]? {
    var lines = ByteLines(bytes[...])
    var conversations: [Conversation] = []
    var messages: [JSONValue] = []
    while let line = lines.next() {
      if line.isBlank { continue }
      let value: JSONValue
      do {
        value = try parse(line)
      } catch {
        if conversations.isEmpty && messages.isEmpty { return nil }
        throw InterchangeError(.damaged, "line \(lines.number): expected one JSON value a line")
      }
      if case .object = value, value["messages"] == nil, value["conversations"] == nil {
        messages.append(value)
      } else {
        conversations += try self.conversations(value, at: "line \(lines.number): ")
      }
    }
    if !messages.isEmpty {
      conversations.append(Conversation(messages: try self.messages(messages, at: "messages", me: nil)))
    }
    return conversations
  }

  private func conversations(_ value: JSONValue, at place: String) throws -> [Conversation] {
    if let array = value.array {
      guard array.first?["messages"] != nil else {
        return [Conversation(messages: try messages(array, at: "\(place)messages", me: nil))]
      }
      return try array.enumerated().flatMap { try conversations($1, at: "\(place)[\($0)].") }
    }
    guard case .object = value else {
      throw InterchangeError(
        .damaged, "\(place)expected an object with \"messages\", or an array of messages")
    }
    try checkVersion(value, place)
    if let several = value["conversations"] {
      guard let array = several.array else { throw expected("an array", "\(place)conversations") }
      return try array.enumerated().flatMap { try conversations($1, at: "\(place)conversations[\($0)].") }
    }
    return [try conversation(value, at: place)]
  }

  private func checkVersion(_ object: JSONValue, _ place: String) throws {
    guard let version = object["version"], !version.isNull else { return }
    guard case .number(let digits) = version, let number = Double(digits), number >= 1 else {
      throw expected("a number from 1", "\(place)version")
    }
    guard number < Double(JSONConversationReader.version + 1) else {
      throw InterchangeError(
        .newerVersion,
        "\(place)version: is \(digits), expected \(JSONConversationReader.version); a later Beckon wrote the file"
      )
    }
  }

  private func conversation(_ object: JSONValue, at place: String) throws -> Conversation {
    let me = try text(object, "me", at: place)
    var conversation = Conversation(title: try text(object, "title", at: place), messages: [])
    if let list = object["messages"] {
      guard let array = list.array else { throw expected("an array", "\(place)messages") }
      conversation.messages = try messages(array, at: "\(place)messages", me: me)
    } else if let message = object["message"] {
      guard let previous = (object["previous"] ?? .array([])).array else {
        throw expected("an array", "\(place)previous")
      }
      conversation.messages = try messages(previous + [message], at: "\(place)messages", me: me)
    } else if object["body"] != nil || object["text"] != nil {
      conversation.messages = try messages([object], at: place.isEmpty ? "message" : place, me: me)
    } else {
      throw InterchangeError(
        .damaged, "\(place)expected a field \"messages\" with an array, or \"body\" with a message's text")
    }
    conversation.isMail =
      object["is_mail"]?.boolean ?? conversation.messages.contains { $0.subject != nil }
    return conversation
  }

  private func messages(_ array: [JSONValue], at place: String, me: String?) throws -> [Message] {
    var ids: Set<String> = []
    var messages: [Message] = []
    messages.reserveCapacity(array.count)
    for (index, value) in array.enumerated() {
      let here = "\(place)[\(index)]"
      var message = try self.message(value, at: here, number: index + 1)
      if !ids.insert(message.id).inserted {
        throw InterchangeError(
          .damaged, "\(here).id: \"\(message.id)\" is an earlier message's, expected another")
      }
      if let me { mark(&message, me) }
      messages.append(message)
    }
    return inOrder(messages)
  }

  /// The file's own "me", which needn't be among the senders.
  private func mark(_ message: inout Message, _ me: String) {
    func marked(_ person: Participant) -> Participant {
      var person = person
      let names = [person.name, person.handle].compactMap { $0?.trimmed.lowercased() }
      if names.contains(me.trimmed.lowercased()) { person.isUser = true }
      return person
    }
    message.sender = message.sender.map(marked)
    message.recipients = message.recipients.map(marked)
  }

  /// Oldest first where all have a date; messages of one instant stay in the file's order.
  private func inOrder(_ messages: [Message]) -> [Message] {
    guard messages.allSatisfy({ $0.date != nil }) else { return messages }
    return messages.enumerated().sorted { a, b in
      let (first, second) = (a.element.date ?? .distantPast, b.element.date ?? .distantPast)
      return first == second ? a.offset < b.offset : first < second
    }.map(\.element)
  }

  private func message(_ value: JSONValue, at place: String, number: Int) throws -> Message {
    do {
      return try MessageJSON(timeZone: timeZone).message(value, at: place, id: "\(number)")
    } catch {
      switch error.reason {
      case .missing(let what), .wrong(_, expected: let what): throw expected(what, error.place)
      case .noTime(let text):
        throw InterchangeError(
          .damaged,
          "\(error.place): \"\(text.prefix(40))\", expected ISO 8601 such as \"2026-03-13T19:02:00+01:00\"")
      }
    }
  }

  private func text(_ object: JSONValue, _ field: String, at place: String) throws -> String? {
    guard let value = object[field], !value.isNull else { return nil }
    guard let text = value.string else { throw expected("a text", "\(place)\(field)") }
    return text
  }

  private func expected(_ what: String, _ place: String) -> InterchangeError {
    InterchangeError(.damaged, "\(place): expected \(what)")
  }
}
