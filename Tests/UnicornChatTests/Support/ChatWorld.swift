import AppIntents
import AppIntentsTesting
import Foundation
import StoppedClock
import Synchronization
import Testing

@testable import UnicornChatInterface
@testable import UnicornChatModel

/// An app of its own for a test: a store in a folder that goes away, four people, a clock that stands on Friday,
/// 13 March 2026, 9:00 in UTC.
@MainActor
final class ChatWorld {
  nonisolated static let friday = Date(timeIntervalSince1970: 1_773_392_400)

  let folder: URL
  let clock = StoppedClock(ChatWorld.friday)
  let store: ChatStore
  let model: ModelManager
  let app: IntentDefinitions
  let me = ChatWorld.contact("Ana Souza", "ana@example.com", isMe: true)
  let bubbles = ChatWorld.contact("Bubbles", "bubbles@unicorns.example", phone: "+493012345678")
  let bubbaloo = ChatWorld.contact("Bubbaloo", "bubbaloo@unicorns.example")
  let comet = ChatWorld.contact("Comet", "comet@unicorns.example")

  /// - Parameter isSeeded: Whether it has the sample's people and messages instead of its own.
  init(canAsk: Bool = true, isSeeded: Bool = false) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "unicornchat-\(UUID().uuidString)")
    let clock = clock
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    store = try ChatStore(
      folder: folder,
      context: ChatContext(
        now: { clock.clock.now() }, wait: { try await clock.clock.sleep(clock.clock.now() + $0) },
        makeID: { UUID() }, seed: 7, calendar: calendar, locale: Locale(identifier: "en_US")))
    let people = [me, bubbles, bubbaloo, comet]
    let cast = try Cast.load()
    _ = try store.seedIfEmpty { [store] in
      isSeeded
        ? try ChatHistory.seeded(cast: cast, context: store.context)
        : ChatHistory(contacts: people, conversations: [])
    }
    model = try ModelManager(store: store, cast: cast)
    var circumstances = TestCircumstances.fixed(at: Self.friday)
    circumstances.canAsk = canAsk
    app = IntentDefinitions(bundleIdentifier: "org.example.unicornchat", circumstances: circumstances)
    app.dependencies.add(dependency: self.model)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  nonisolated static func contact(
    _ name: String, _ handle: String, phone: String? = nil, isMe: Bool = false
  ) -> Contact {
    Contact(
      id: UUID(), name: name, handle: handle, phoneNumber: phone, about: "", hue: .pink, emblem: "🦄",
      isMe: isMe)
  }

  func chat(_ contacts: Contact...) throws -> Conversation.ID {
    try store.conversation(with: contacts.map(\.id)).id
  }

  @discardableResult
  func say(_ text: String, in id: Conversation.ID) throws -> Message {
    try store.send(OutgoingMessage(text: text), in: id)
  }

  /// A message of somebody else.
  @discardableResult
  func hear(_ text: String, from contact: Contact, in id: Conversation.ID) throws -> Message {
    try store.receive(text, from: contact.id, in: id)
  }

  func texts(_ id: Conversation.ID) throws -> [String] {
    try store.messages(in: id, before: nil, limit: 100).map(\.text)
  }

  func message(_ id: Message.ID) throws -> Message { try #require(try store.messages([id]).first) }

  /// What stands for a message in a test.
  func reference(_ message: Message) -> AnyAppEntity {
    app.entities["MessageEntity"].makeReference(identifier: message.id.uuidString)
  }

  /// The identifiers of what was found.
  func ids(_ found: [AnyAppEntity]) -> [UUID] {
    found.compactMap { UUID(uuidString: $0.identifier.instanceIdentifier) }
  }

  /// What messages that were found say.
  func lines(_ found: [AnyAppEntity]) async throws -> [String] {
    try await model.messageEntities(for: ids(found)).map(\.line)
  }

  func run(_ name: String, _ values: KeyValuePairs<String, (any IntentValueExpressing)?> = [:])
    -> AnyAppIntent
  {
    app.intents[name].makeIntent.dynamicallyCall(withKeywordArguments: values)
  }

  /// Runs what must be refused, and gives what a person is told.
  func refusal(_ intent: AnyAppIntent, answering answers: PromptAnswer...) async -> String {
    do {
      _ = try await intent.run(answering: answers)
      Issue.record("It was not refused.")
      return ""
    } catch {
      return (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    }
  }
}

/// A picture of one pixel: PNG.
let pixel = Data([
  0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1,
  8, 6, 0, 0, 0, 0x1F, 0x15, 0xC4, 0x89, 0, 0, 0, 13, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0xF8, 0xCF,
  0xC0, 0xF0, 0x1F, 0, 5, 0, 1, 0xFF, 0x89, 0x99, 0x3D, 0x1D, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42,
  0x60, 0x82,
])
