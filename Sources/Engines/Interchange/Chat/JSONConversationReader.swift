import CivilTime
import Conversations
import Foundation
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

  private func parse(_ bytes: ArraySlice<UInt8>) throws -> Any {
    do {
      return try JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed])
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "\(error)"
      throw InterchangeError(.damaged, "the JSON cannot be read: \(reason)")
    }
  }

  /// One JSON value a line, where the first line is one.
  private func lines(_ bytes: [UInt8]) throws -> [Conversation]? {
    var lines = ByteLines(bytes[...])
    var conversations: [Conversation] = []
    var messages: [[String: Any]] = []
    while let line = lines.next() {
      if line.isBlank { continue }
      let value: Any
      do {
        value = try parse(line)
      } catch {
        if conversations.isEmpty && messages.isEmpty { return nil }
        throw InterchangeError(.damaged, "line \(lines.number): expected one JSON value a line")
      }
      if let message = value as? [String: Any], message["messages"] == nil, message["conversations"] == nil {
        messages.append(message)
      } else {
        conversations += try self.conversations(value, at: "line \(lines.number): ")
      }
    }
    if !messages.isEmpty {
      conversations.append(Conversation(messages: try self.messages(messages, at: "messages", me: nil)))
    }
    return conversations
  }

  private func conversations(_ value: Any, at place: String) throws -> [Conversation] {
    if let array = value as? [Any] {
      let isConversations = (array.first as? [String: Any])?["messages"] != nil
      guard isConversations else {
        return [Conversation(messages: try messages(array, at: "\(place)messages", me: nil))]
      }
      return try array.enumerated().flatMap { try conversations($1, at: "\(place)[\($0)].") }
    }
    guard let object = value as? [String: Any] else {
      throw InterchangeError(
        .damaged, "\(place)expected an object with \"messages\", or an array of messages")
    }
    try checkVersion(object, place)
    if let several = object["conversations"] {
      guard let array = several as? [Any] else { throw expected("an array", "\(place)conversations") }
      return try array.enumerated().flatMap { try conversations($1, at: "\(place)conversations[\($0)].") }
    }
    return [try conversation(object, at: place)]
  }

  private func checkVersion(_ object: [String: Any], _ place: String) throws {
    guard let raw = object["version"], !(raw is NSNull) else { return }
    guard let number = (raw as? NSNumber)?.doubleValue, number >= 1 else {
      throw expected("a number from 1", "\(place)version")
    }
    guard number < Double(JSONConversationReader.version + 1) else {
      throw InterchangeError(
        .newerVersion,
        "\(place)version: is \(raw), expected \(JSONConversationReader.version); a later Beckon wrote the file"
      )
    }
  }

  private func conversation(_ object: [String: Any], at place: String) throws -> Conversation {
    let me = try text(object, "me", at: place)
    var conversation = Conversation(title: try text(object, "title", at: place), messages: [])
    if let list = object["messages"] {
      guard let array = list as? [Any] else { throw expected("an array", "\(place)messages") }
      conversation.messages = try messages(array, at: "\(place)messages", me: me)
    } else if let message = object["message"] {
      guard let previous = (object["previous"] ?? [Any]()) as? [Any] else {
        throw expected("an array", "\(place)previous")
      }
      conversation.messages = try messages(previous + [message], at: "\(place)messages", me: me)
    } else if object["body"] != nil || object["text"] != nil {
      conversation.messages = try messages([object], at: place.isEmpty ? "message" : place, me: me)
    } else {
      throw InterchangeError(
        .damaged, "\(place)expected a field \"messages\" with an array, or \"body\" with a message's text")
    }
    if let isMail = object["is_mail"] as? Bool {
      conversation.isMail = isMail
    } else {
      conversation.isMail = conversation.messages.contains { $0.subject != nil }
    }
    return conversation
  }

  private func messages(_ array: [Any], at place: String, me: String?) throws -> [Message] {
    var ids: Set<String> = []
    var messages: [Message] = []
    messages.reserveCapacity(array.count)
    for (index, value) in array.enumerated() {
      let here = "\(place)[\(index)]"
      guard let object = value as? [String: Any] else { throw expected("an object", here) }
      var message = try self.message(object, at: "\(here).", number: index + 1)
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

  private func message(_ object: [String: Any], at place: String, number: Int) throws -> Message {
    guard let body = try text(object, "body", at: place) ?? text(object, "text", at: place) else {
      throw expected("a text", "\(place)body")
    }
    var recipients: [Participant] = []
    if let list = object["recipients"], !(list is NSNull) {
      guard let array = list as? [Any] else { throw expected("an array", "\(place)recipients") }
      recipients = try array.enumerated().compactMap {
        try participant($1, at: "\(place)recipients[\($0)]")
      }
    }
    let sender = try object["sender"].flatMap { try participant($0, at: "\(place)sender") }
    let name = try text(object, "name", at: place) ?? text(object, "speaker", at: place)
    return Message(
      id: try identifier(object, at: place) ?? "\(number)",
      date: try date(
        object["date"] ?? object["time"], at: "\(place)\(object["date"] == nil ? "time" : "date")"),
      subject: try text(object, "subject", at: place), body: body,
      sender: sender ?? name.map { Participant(name: $0) }, recipients: recipients)
  }

  private func identifier(_ object: [String: Any], at place: String) throws -> String? {
    switch object["id"] {
    case nil, is NSNull: return nil
    case let text as String: return text
    case let number as NSNumber: return number.stringValue
    default: throw expected("a text or a number", "\(place)id")
    }
  }

  /// A name, or an object with "name", "handle", "is_user".
  private func participant(_ value: Any, at place: String) throws -> Participant? {
    if value is NSNull { return nil }
    if let name = value as? String {
      return name.contains("@") ? Participant(name: nil, handle: name) : Participant(name: name)
    }
    guard let object = value as? [String: Any] else { throw expected("a name or an object", place) }
    let isUser = object["is_user"] ?? object["isUser"]
    guard isUser == nil || isUser is Bool || isUser is NSNull else {
      throw expected("true or false", "\(place).is_user")
    }
    return Participant(
      name: try text(object, "name", at: "\(place)."), handle: try text(object, "handle", at: "\(place)."),
      isUser: isUser as? Bool ?? false)
  }

  private func date(_ value: Any?, at place: String) throws -> Date? {
    switch value {
    case nil, is NSNull: return nil
    case let text as String:
      if text.trimmed.isEmpty { return nil }
      if let date = Instant.iso8601(text, zone: timeZone) { return date }
      throw InterchangeError(
        .damaged, "\(place): \"\(text.prefix(40))\", expected ISO 8601 such as \"2026-03-13T19:02:00+01:00\"")
    case let number as NSNumber:
      // Seconds since 1970; what would lie beyond the year 5000 is in milliseconds.
      let seconds = abs(number.doubleValue) > 1e11 ? number.doubleValue / 1_000 : number.doubleValue
      guard seconds.isFinite, abs(seconds) < 2.5e11 else { throw expected("seconds since 1970", place) }
      return Date(timeIntervalSince1970: seconds)
    default: throw expected("a text or a number", place)
    }
  }

  private func text(_ object: [String: Any], _ field: String, at place: String) throws -> String? {
    guard let value = object[field], !(value is NSNull) else { return nil }
    guard let text = value as? String else { throw expected("a text", "\(place)\(field)") }
    return text
  }

  private func expected(_ what: String, _ place: String) -> InterchangeError {
    InterchangeError(.damaged, "\(place): expected \(what)")
  }
}
