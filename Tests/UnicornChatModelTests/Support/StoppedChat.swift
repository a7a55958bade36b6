import Foundation
import Synchronization

@testable import UnicornChatModel

/// A context in which time stands at a Wednesday evening in London and goes on only by waiting, and identifiers
/// count up.
final class StoppedChat: Sendable {
  private struct State {
    var now = Date(timeIntervalSince1970: 1_773_255_600)  // Wed 11 March 2026, 19:00
    var ids: UInt64 = 0
    var waits: [Double] = []
  }
  private let state = Mutex(State())
  /// Called with the number of waits so far, before each.
  private let onWait: @Sendable (Int) throws -> Void

  init(onWait: @escaping @Sendable (Int) throws -> Void = { _ in }) { self.onWait = onWait }

  var now: Date { state.withLock(\.now) }
  var waits: [Double] { state.withLock(\.waits) }

  func advance(_ seconds: Double) { state.withLock { $0.now.addTimeInterval(seconds) } }

  func context(seed: UInt64 = 1) -> ChatContext {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/London") ?? .gmt
    return ChatContext(
      now: { self.now },
      wait: { seconds in
        try Task.checkCancellation()
        let count = self.state.withLock { state in
          state.waits.append(seconds)
          return state.waits.count
        }
        try self.onWait(count)
        self.advance(seconds)
      },
      makeID: {
        let count = self.state.withLock { state in
          state.ids += 1
          return state.ids
        }
        return UUID(uuidString: String(format: "00000000-0000-4000-8000-%012llx", count)) ?? UUID()
      }, seed: seed, calendar: calendar, locale: Locale(identifier: "en_GB"))
  }
}

/// A talk with one unicorn or several, without a store.
struct Talk {
  let cast: Cast
  let voice: UnicornVoice
  let conversation: Conversation
  private let context: ChatContext
  private(set) var messages: [Message] = []
  private(set) var time: Date
  /// Read once for all talks.
  private static let everybody = Result { try Cast.load() }

  init(with keys: [String], seed: UInt64 = 1) throws {
    let everybody = try Self.everybody.get()
    cast = everybody
    context = StoppedChat().context(seed: seed)
    voice = UnicornVoice(cast: everybody, context: context)
    time = context.now()
    conversation = Conversation(
      id: context.makeID(), members: keys.compactMap { everybody.contact(named: $0) },
      isGroup: keys.count > 1,
      lastActive: time)
  }

  /// Says something, and gives what everybody who answers writes; the talk goes on with that.
  @discardableResult
  mutating func say(_ text: String, attachments: [Attachment] = []) -> [UnicornAnswer] {
    let mine = message(text, by: cast.me.id, attachments: attachments)
    let speakers = GroupTurn(voice: voice).speakers(to: [mine], in: conversation, earlier: messages)
    let earlier = messages
    messages.append(mine)
    var answers: [UnicornAnswer] = []
    for speaker in speakers {
      let known = earlier + messages.dropFirst(earlier.count + 1)
      guard
        let answer = voice.answer(of: speaker, to: [mine], in: conversation, earlier: known, at: time)
      else { continue }
      answers.append(answer)
      for text in answer.texts { messages.append(message(text, by: speaker.id)) }
    }
    return answers
  }

  mutating func message(_ text: String, by author: Contact.ID, attachments: [Attachment] = []) -> Message {
    time.addTimeInterval(20)
    return Message(
      id: context.makeID(), conversation: conversation.id, author: author, text: text, date: time,
      delivery: .delivered, isRead: true, attachments: attachments)
  }
}
