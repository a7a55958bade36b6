import Foundation
import UnicornChatModel

/// A message with what its place among the others makes of it.
struct ThreadRow: Identifiable, Equatable {
  let message: Message
  /// Whether it is the first of its day.
  let beginsDay: Bool
  /// Whether somebody else wrote before it, or long before.
  let beginsGroup: Bool
  /// Whether somebody else wrote after it, or long after.
  let endsGroup: Bool
  /// Whether it is the first that wasn't read when the conversation was opened.
  let beginsUnread: Bool
  /// Whether how far it has come is said below it: the last one of mine, and any that wasn't sent or waits.
  let showsDelivery: Bool
  /// What the message answers to.
  let quoted: Message?

  var id: Message.ID { message.id }

  /// Messages of one person stand together that are closer than this, in seconds.
  static let groupGap: TimeInterval = 5 * 60

  /// The rows of messages, newest last.
  static func rows(
    of messages: [Message], quoted: [Message.ID: Message], firstUnread: Message.ID?, me: Contact.ID,
    calendar: Calendar
  ) -> [ThreadRow] {
    let lastMine = messages.last { $0.author == me && $0.delivery != .scheduled && $0.unsent == nil }?.id
    let begins = beginnings(of: messages, calendar)
    return messages.indices.map { index in
      let message = messages[index]
      let before = index > 0 ? messages[index - 1] : nil
      let after = index + 1 < messages.count ? messages[index + 1] : nil
      let beginsDay = begins[index]
      return ThreadRow(
        message: message, beginsDay: beginsDay,
        beginsGroup: beginsDay || message.id == firstUnread || !stands(before, with: message),
        endsGroup: !stands(after, with: message) || after?.id == firstUnread || begins[index + 1],
        beginsUnread: message.id == firstUnread,
        showsDelivery: message.id == lastMine || message.delivery == .failed
          || message.delivery == .scheduled,
        quoted: message.repliesTo.flatMap { quoted[$0] })
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

  private static func stands(_ other: Message?, with message: Message) -> Bool {
    guard let other else { return false }
    return other.author == message.author && abs(other.date.timeIntervalSince(message.date)) < groupGap
      && (other.delivery == .scheduled) == (message.delivery == .scheduled)
      && (other.unsent == nil) == (message.unsent == nil)
  }
}
