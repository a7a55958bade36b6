import Foundation

@testable import UnicornChatModel

/// A store with everybody in it, in a folder that is removed afterwards, and a clock that goes on by waiting alone.
struct HerdScratch {
  let store: ChatStore
  let cast: Cast
  let clock: StoppedChat

  private init(folder: URL, onWait: @escaping @Sendable (Int) throws -> Void) throws {
    clock = StoppedChat(onWait: onWait)
    cast = try Cast.load()
    store = try ChatStore(folder: folder, context: clock.context())
  }

  static func run<T>(
    onWait: @escaping @Sendable (Int) throws -> Void = { _ in }, _ body: (HerdScratch) throws -> T
  ) throws -> T {
    let folder = FileManager.default.temporaryDirectory.appending(path: "herd-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { removeFolder(folder) }
    return try body(HerdScratch(folder: folder, onWait: onWait))
  }

  static func run<T>(
    onWait: @escaping @Sendable (Int) throws -> Void = { _ in }, _ body: (HerdScratch) async throws -> T
  ) async throws -> T {
    let folder = FileManager.default.temporaryDirectory.appending(path: "herd-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { removeFolder(folder) }
    return try await body(HerdScratch(folder: folder, onWait: onWait))
  }

  private static func removeFolder(_ folder: URL) {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      print("left behind: \(folder.path)")
    }
  }

  /// Puts everybody in, without anything that was said.
  func meetEverybody() throws {
    _ = try store.seedIfEmpty { ChatHistory(contacts: [cast.me] + cast.contacts, conversations: []) }
  }

  /// Puts in the history that comes with the model.
  func fill() throws -> Bool {
    try store.seedIfEmpty { try ChatHistory.seeded(cast: cast, context: store.context) }
  }

  func conversation(with keys: String...) throws -> Conversation {
    let members = keys.compactMap { cast.contact(named: $0)?.id }
    return keys.count > 1
      ? try store.makeGroup(named: nil, members: members) : try store.conversation(with: members)
  }

  @discardableResult
  func say(_ text: String, in conversation: Conversation) throws -> Message {
    try store.send(OutgoingMessage(text: text), in: conversation.id)
  }

  func all(in conversation: Conversation) throws -> [Message] {
    try store.messages(in: conversation.id, before: nil, limit: 100)
  }

  func herd(speed: Double = 1) -> Herd { Herd(store: store, cast: cast, speed: speed, begins: false) }
}
