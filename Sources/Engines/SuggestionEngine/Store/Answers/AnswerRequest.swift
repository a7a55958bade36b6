import Conversations
import Foundation
import LanguageData
import TextAnalysis

/// A question to the store, with everything its answer depends on worked out.
struct AnswerRequest: Sendable {
  /// An earlier message that the answer may rest on.
  struct Source: Sendable, Hashable {
    /// The key within the store.
    var key: [UInt8]
    var content: [UInt8]
  }

  let message: Message
  /// The earlier messages that the engine takes into account, oldest first.
  let previous: [Message]
  let context: AnalysisContext
  /// The key within the store: that of the app and that of the message.
  let key: [UInt8]
  let content: [UInt8]
  /// The digest of what the answer depends on beside the messages: engine, data, and the reader's zone,
  /// locale and region. The time of asking isn't in it: a message without a date keeps the answer that it
  /// got when it came.
  let basis: [UInt8]
  let sources: [Source]
  /// The app's own name for the conversation.
  let ownName: String?
  private let naming: ConversationNaming
  /// The name of the conversation, or nil where none is known. Worked out each time: an answer that is found
  /// has it already.
  var name: String? { ownName ?? naming.name(of: message) }
  var isNamed: Bool { ownName != nil }
  let order: MessageOrder

  init(
    _ keyed: KeyedMessage, previous: [KeyedMessage], limit: Int, conversation: String?, app: String,
    engine: String, context: AnalysisContext, naming: ConversationNaming
  ) {
    message = keyed.message
    let earlier = previous.filter { $0.key != keyed.key }
    let considered = earlier.suffix(max(0, limit))
    self.previous = considered.map(\.message)
    self.context = context
    key = AnswerRequest.scoped(keyed.key, app)
    content = keyed.contentDigest
    var writer = ByteWriter()
    writer.text(engine)
    writer.text(context.timeZone.identifier)
    writer.text(context.locale.identifier)
    writer.text(orNone: context.phoneRegion)
    basis = SHA256.digest(writer.bytes)
    sources = considered.map {
      Source(key: AnswerRequest.scoped($0.key, app), content: $0.contentDigest)
    }
    ownName = conversation
    self.naming = naming
    let instant = AnswerRequest.instant(of: keyed.message)
    order = MessageOrder(
      instant: instant, position: earlier.count { AnswerRequest.instant(of: $0.message) == instant }, key: key
    )
  }

  /// Microseconds since 1970; the least number for a message without a date.
  private static func instant(of message: Message) -> Int64 {
    guard let date = message.date else { return .min }
    let value = (date.timeIntervalSince1970 * 1_000_000).rounded()
    return Int64(exactly: value) ?? (value > 0 ? .max : .min)
  }

  /// The key within the store of an earlier message by the id the engine knows it by.
  func key(ofMessage id: String) -> [UInt8]? {
    previous.lastIndex { $0.id == id }.map { sources[$0].key }
  }

  /// A key among those of all apps.
  static func scoped(_ key: MessageKey, _ app: String) -> [UInt8] {
    var writer = ByteWriter()
    writer.text(app)
    writer.raw(key.bytes)
    return writer.bytes
  }

  /// The message of a key among those of all apps; nil where it is another app's.
  static func message(ofScoped key: [UInt8], _ app: String) -> MessageKey? {
    var writer = ByteWriter()
    writer.text(app)
    return key.starts(with: writer.bytes) ? MessageKey(bytes: Array(key.dropFirst(writer.bytes.count))) : nil
  }
}
