import Foundation
import UnicornChatModel

/// A message with what its place among the others makes of it, never changed once made.
///
/// It is an object, and stays the same as long as nothing about it changes: all rows of a thread are gone through with
/// each message that comes, and nearly all are as they were.
final class ThreadRow: Identifiable, Sendable {
  let message: Message
  let place: Place
  /// What the message answers to.
  let quoted: Message?

  /// The place of a message among those around it.
  struct Place: Equatable {
    /// Whether it is the first of its day.
    let beginsDay: Bool
    /// Whether nobody wrote for more than an hour before it on the same day.
    let followsGap: Bool
    /// Whether somebody else wrote before it, or long before.
    let beginsGroup: Bool
    /// Whether somebody else wrote after it, or long after.
    let endsGroup: Bool
    /// Whether it is the first that wasn't read when the conversation was opened.
    let beginsUnread: Bool
    /// Whether how far it has come is said below it: the last one of mine, and any that wasn't sent or waits.
    let showsDelivery: Bool
  }

  private init(_ message: Message, at place: Place, quoted: Message?) {
    self.message = message
    self.place = place
    self.quoted = quoted
  }

  var id: Message.ID { message.id }

  /// After so long a silence the time is said, in seconds.
  static let silence: TimeInterval = 60 * 60

  /// Messages of one person stand together that are closer than this, in seconds.
  static let groupGap: TimeInterval = 5 * 60

  /// The rows of messages, newest last.
  ///
  /// - Parameter known: The rows from before; those that are still the same are taken over.
  static func rows(
    of messages: [Message], quoted: [Message.ID: Message], firstUnread: Message.ID?, me: Contact.ID,
    calendar: Calendar, known: [ThreadRow]
  ) -> [ThreadRow] {
    let lastMine = messages.last { $0.author == me && $0.delivery != .scheduled && $0.unsent == nil }?.id
    let begins = beginnings(of: messages, calendar)
    let known = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
    return messages.indices.map { index in
      let isUnread = messages[index].id == firstUnread
      let follows = index > 0 && stands(messages[index - 1], with: messages[index])
      let next = index + 1
      let goesOn = next < messages.count && stands(messages[next], with: messages[index])
      let delivery = messages[index].delivery
      let place = Place(
        beginsDay: begins[index], followsGap: !begins[index] && isAfterSilence(messages, index),
        beginsGroup: begins[index] || isUnread || !follows,
        endsGroup: !goesOn || messages[next].id == firstUnread || begins[next], beginsUnread: isUnread,
        showsDelivery: messages[index].id == lastMine || delivery == .failed || delivery == .scheduled)
      let answered = messages[index].repliesTo.flatMap { quoted[$0] }
      if let row = known[messages[index].id], row.place == place, row.quoted == answered,
        row.message == messages[index]
      {
        return row
      }
      return ThreadRow(messages[index], at: place, quoted: answered)
    }
  }

  /// Which messages are the first of a day. A calendar is asked once for each day, since it takes its time.
  private static func beginnings(of messages: [Message], _ calendar: Calendar) -> [Bool] {
    var day: DateInterval?
    return messages.map { message in
      if let day, day.start <= message.date, message.date < day.end { return false }
      day = calendar.dateInterval(of: .day, for: message.date)
      return true
    }
  }

  /// What waits for its time says it by itself.
  private static func isAfterSilence(_ messages: [Message], _ index: Int) -> Bool {
    index > 0 && messages[index].delivery != .scheduled
      && messages[index].date.timeIntervalSince(messages[index - 1].date) > silence
  }

  private static func stands(_ other: Message, with message: Message) -> Bool {
    other.author == message.author && abs(other.date.timeIntervalSince(message.date)) < groupGap
      && (other.delivery == .scheduled) == (message.delivery == .scheduled)
      && (other.unsent == nil) == (message.unsent == nil)
  }
}

extension ThreadRow: Equatable {
  static func == (a: ThreadRow, b: ThreadRow) -> Bool {
    a === b || a.place == b.place && a.message == b.message && a.quoted == b.quoted
  }
}
