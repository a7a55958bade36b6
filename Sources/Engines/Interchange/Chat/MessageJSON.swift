import CivilTime
import Conversations
import Foundation
import JSONValues
import PlainText

/// A message of Beckon's JSON (`Guide/formats.md`), wherever it stands: in a file or in a line of a batch.
package struct MessageJSON: Sendable {
  /// The zone of times without an offset.
  package var timeZone: TimeZone

  package init(timeZone: TimeZone) { self.timeZone = timeZone }

  /// The message that an object describes.
  /// - Parameters:
  ///   - place: where the object stands, for errors: "messages[2]".
  ///   - id: the message's identifier where it has none of its own.
  /// - Throws: `MessageJSONError` with the member that can't be used.
  package func message(
    _ value: JSONValue, at place: String, id: String
  ) throws(MessageJSONError) -> Message {
    guard case .object = value else { throw MessageJSONError(place, .wrong(value, expected: "an object")) }
    guard let body = try text(value, "body", or: "text", place) else {
      throw MessageJSONError("\(place).body", .missing(expected: "a text"))
    }
    var recipients: [Participant] = []
    if let list = given(value, "recipients") {
      guard let people = list.array else {
        throw MessageJSONError("\(place).recipients", .wrong(list, expected: "an array"))
      }
      for (index, person) in people.enumerated() where !person.isNull {
        recipients.append(try participant(person, at: "\(place).recipients[\(index)]"))
      }
    }
    var sender: Participant?
    if let person = given(value, "sender") { sender = try participant(person, at: "\(place).sender") }
    let name = try text(value, "name", or: "speaker", place)
    let date = value["date"] == nil ? "time" : "date"
    return Message(
      id: try identifier(value, place) ?? id, date: try self.date(given(value, date), at: "\(place).\(date)"),
      subject: try text(value, "subject", place), body: body,
      sender: sender ?? name.map { Participant(name: $0) }, recipients: recipients)
  }

  /// A member that is there and not null.
  private func given(_ value: JSONValue, _ name: String) -> JSONValue? {
    value[name].flatMap { $0.isNull ? nil : $0 }
  }

  /// The text of a member, or of another one that means the same where it isn't given.
  private func text(
    _ value: JSONValue, _ name: String, or other: String, _ place: String
  ) throws(MessageJSONError) -> String? {
    if let text = try text(value, name, place) { return text }
    return try text(value, other, place)
  }

  private func text(
    _ value: JSONValue, _ name: String, _ place: String
  ) throws(MessageJSONError) -> String? {
    guard let member = given(value, name) else { return nil }
    guard let text = member.string else {
      throw MessageJSONError("\(place).\(name)", .wrong(member, expected: "a text"))
    }
    return text
  }

  private func identifier(_ value: JSONValue, _ place: String) throws(MessageJSONError) -> String? {
    switch given(value, "id") {
    case nil: return nil
    case .string(let text): return text
    case .number(let digits): return digits
    case .some(let other):
      throw MessageJSONError("\(place).id", .wrong(other, expected: "a text or a number"))
    }
  }

  /// A name or an address, or an object with "name", "handle", "is_user".
  private func participant(_ value: JSONValue, at place: String) throws(MessageJSONError) -> Participant {
    if let name = value.string {
      return name.contains("@") ? Participant(name: nil, handle: name) : Participant(name: name)
    }
    guard case .object = value else {
      throw MessageJSONError(place, .wrong(value, expected: "a name or an object"))
    }
    var isUser = false
    if let mark = given(value, "is_user") ?? given(value, "isUser") {
      guard let flag = mark.boolean else {
        throw MessageJSONError("\(place).is_user", .wrong(mark, expected: "true or false"))
      }
      isUser = flag
    }
    return Participant(
      name: try text(value, "name", place), handle: try text(value, "handle", place), isUser: isUser)
  }

  private func date(_ value: JSONValue?, at place: String) throws(MessageJSONError) -> Date? {
    switch value {
    case nil: return nil
    case .string(let text):
      if text.trimmed.isEmpty { return nil }
      guard let date = Instant.iso8601(text, zone: timeZone) else {
        throw MessageJSONError(place, .noTime(text))
      }
      return date
    case .number(let digits):
      // Seconds since 1970; what would lie beyond the year 5000 is in milliseconds.
      let number = Double(digits) ?? .infinity
      let seconds = abs(number) > 1e11 ? number / 1_000 : number
      guard seconds.isFinite, abs(seconds) < 2.5e11 else {
        throw MessageJSONError(place, .wrong(.number(digits), expected: "seconds since 1970"))
      }
      return Date(timeIntervalSince1970: seconds)
    case .some(let other):
      throw MessageJSONError(place, .wrong(other, expected: "a text or a number"))
    }
  }
}

/// An error that says why an object is no message.
package struct MessageJSONError: Error, Hashable {
  package enum Reason: Sendable, Hashable {
    case missing(expected: String)
    case wrong(JSONValue, expected: String)
    /// A text that is no time of ISO 8601.
    case noTime(String)
  }

  /// The member, from the outermost object on: "messages[2].sender.is_user".
  package var place: String
  package var reason: Reason

  init(_ place: String, _ reason: Reason) {
    self.place = place
    self.reason = reason
  }
}
