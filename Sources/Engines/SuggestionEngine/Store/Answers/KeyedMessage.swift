import Conversations
import Foundation
import LanguageData
import TextAnalysis

/// A message with the key its answer is stored under.
public struct KeyedMessage: Sendable, Hashable {
  /// The key of the message, under which its answer is stored.
  public var key: MessageKey
  /// The message.
  public var message: Message {
    didSet { contentDigest = message.contentDigest }
  }
  /// Kept, since a message is asked for again and again, with each of those after it.
  private(set) var contentDigest: [UInt8]

  /// Creates a message with its key.
  public init(key: MessageKey, message: Message) {
    self.key = key
    self.message = message
    contentDigest = message.contentDigest
  }

  /// A message whose own id is unique in its app.
  public init(_ message: Message) throws {
    self.init(key: try MessageKey(message.id), message: message)
  }
}

extension Message {
  /// The digest of all that the message says: text, subject, date, and who wrote it to whom, with who of
  /// them is the reader. The id is not in it.
  fileprivate var contentDigest: [UInt8] {
    var writer = ByteWriter()
    writer.text(body)
    writer.text(orNone: subject)
    writer.byte(date == nil ? 0 : 1)
    if let date { writer.number(date.timeIntervalSinceReferenceDate.bitPattern) }
    writer.number(sender == nil ? 0 : 1)
    for person in [sender].compactMap({ $0 }) + recipients {
      writer.text(orNone: person.name)
      writer.text(orNone: person.handle)
      writer.byte(person.isUser ? 1 : 0)
    }
    return SHA256.digest(writer.bytes)
  }
}
