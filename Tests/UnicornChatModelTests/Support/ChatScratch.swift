import Foundation
import StoppedClock
import Testing

@testable import UnicornChatModel

/// Not the one of Testing.
typealias Attachment = UnicornChatModel.Attachment

/// A store of its own with four people in it, in a folder that goes away with this object.
final class ChatScratch {
  let folder: URL
  let clock = StoppedClock(ChatContext.friday)
  let context: ChatContext
  let store: ChatStore
  let me = ChatScratch.contact("Ana Souza", "ana@example.com", isMe: true)
  let bubbles = ChatScratch.contact("Bubbles", "bubbles@unicorns.example")
  let comet = ChatScratch.contact("Comet", "comet@unicorns.example")
  let zoe = ChatScratch.contact("Zoë Ångström", "zoe@unicorns.example")

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "chat-\(UUID().uuidString)")
    context = ChatContext.fixed(clock: clock)
    store = try ChatStore(folder: folder, context: context)
    let contacts = [me, bubbles, comet, zoe]
    _ = try store.seedIfEmpty { ChatHistory(contacts: contacts, conversations: []) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  static func contact(_ name: String, _ handle: String, isMe: Bool = false) -> Contact {
    Contact(id: UUID(), name: name, handle: handle, hue: .pink, emblem: "🦄", isMe: isMe)
  }

  /// Another store on the same folder, as another process would have one.
  func again() throws -> ChatStore { try ChatStore(folder: folder, context: context) }

  /// Moves the clock by so many seconds, also back.
  func pass(_ seconds: TimeInterval) { clock.advance(to: clock.clock.now() + seconds) }

  func chat(_ contacts: Contact...) throws -> Conversation.ID {
    try store.conversation(with: (contacts.isEmpty ? [bubbles] : contacts).map(\.id)).id
  }

  @discardableResult
  func say(_ text: String, in id: Conversation.ID) throws -> Message {
    try store.send(OutgoingMessage(text: text), in: id)
  }

  func texts(_ id: Conversation.ID) throws -> [String] {
    try store.messages(in: id, before: nil, limit: 100).map(\.text)
  }

  /// The names of the files of attachments.
  func files() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "attachments").path))
  }
}

/// Runs a closure that must be refused.
/// - Returns: the error, to look at.
@discardableResult
func refused<T>(
  _ code: UnicornChatError.Code, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> T
) -> UnicornChatError? {
  let error = #expect(throws: UnicornChatError.self, sourceLocation: sourceLocation) { _ = try body() }
  #expect(error?.code == code, sourceLocation: sourceLocation)
  return error
}
