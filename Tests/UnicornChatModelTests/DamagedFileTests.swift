import Foundation
import Synchronization
import Testing

@testable import UnicornChatModel

/// Files of a store that are missing or damaged, and come back.
@Suite struct DamagedFileTests {
  /// A store with a message that has an attachment, closed.
  private struct Filled {
    let folder = FileManager.default.temporaryDirectory.appending(path: "chat-\(UUID().uuidString)")
    let context = ChatContext.fixed()
    let sent: Attachment
    let told = Told()

    init() throws {
      let store = try ChatStore(folder: folder, context: context)
      let contacts = [
        ChatScratch.contact("Ana Souza", "ana@example.com", isMe: true),
        ChatScratch.contact("Bubbles", "bubbles@unicorns.example"),
      ]
      _ = try store.seedIfEmpty { ChatHistory(contacts: contacts, conversations: []) }
      sent = try store.addAttachment(Data("what matters".utf8), named: "a.txt")
      let id = try store.conversation(with: [contacts[1].id]).id
      _ = try store.send(OutgoingMessage(text: "Here", attachments: [sent]), in: id)
    }

    var database: URL { folder.appending(path: "chat.db") }
    func open() throws -> ChatStore {
      try ChatStore(folder: folder, context: context, notice: { told.add($0) })
    }
    func file(_ store: ChatStore) -> URL { store.url(of: sent) }
    func remove() { try? FileManager.default.removeItem(at: folder) }
  }

  final class Told: Sendable {
    private let state = Mutex<[String]>([])
    var lines: [String] { state.withLock { $0 } }
    func add(_ line: String) { state.withLock { $0.append(line) } }
  }

  @Test func aMissingDatabaseLosesNoAttachment() throws {
    let chat = try Filled()
    defer { chat.remove() }
    let kept = chat.folder.appending(path: "kept.db")
    try FileManager.default.moveItem(at: chat.database, to: kept)
    do {
      let new = try chat.open()
      #expect(throws: UnicornChatError.self) { try new.me() }
      // The new store has attachments of its own, also after a sweep.
      _ = try new.addAttachment(Data("new".utf8), named: "b.txt")
      try new.sweep()
    }
    let aside = try #require(chat.told.lines.first { $0.contains("attachments have been moved") })
    #expect(aside.contains("set-aside-20260313T090000/attachments"))
    // The old database comes back, and with it what it names.
    unlink(chat.database.path)
    try FileManager.default.moveItem(at: kept, to: chat.database)
    let again = try chat.open()
    #expect(try again.data(of: chat.sent) == Data("what matters".utf8))
    #expect(try again.attachment(chat.sent.id) == chat.sent)
    let left = try FileManager.default.contentsOfDirectory(atPath: chat.folder.path)
    #expect(!left.contains { $0.hasPrefix("set-aside") }, "\(left)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: again.files.folder.path).count == 2)
  }

  @Test func anEmptiedDatabaseIsNoNewOne() throws {
    let chat = try Filled()
    defer { chat.remove() }
    let bytes = try Data(contentsOf: chat.database)
    try Data().write(to: chat.database)
    for _ in 0..<2 {
      let error = #expect(throws: UnicornChatError.self) { _ = try chat.open() }
      #expect(error?.code == .storage && error?.message.contains("is empty") == true)
      #expect(error?.message.contains("set-aside-") == true, "the advice says what becomes of attachments")
    }
    try bytes.write(to: chat.database)
    #expect(try chat.open().data(of: chat.sent) == Data("what matters".utf8))
  }

  @Test(arguments: ["", "what matter", "what mattert", "what matters more"])
  func aDamagedAttachmentIsNotGivenOut(content: String) throws {
    let chat = try Filled()
    defer { chat.remove() }
    let store = try chat.open()
    try Data(content.utf8).write(to: chat.file(store))
    let error = refused(.file) { try store.data(of: chat.sent) }
    #expect(error?.message.contains("a.txt is damaged") == true)
    refused(.file) { try store.checkedURL(of: chat.sent) }
    unlink(chat.file(store).path)
    refused(.notFound) { try store.checkedURL(of: chat.sent) }
  }

  @Test func anEmblemThatIsNoneIsCalledSo() throws {
    let scratch = try ChatScratch()
    var me = scratch.me
    me.emblem = "ab"
    let error = refused(.invalidValue) { try scratch.store.save(me) }
    #expect(error?.message == "An emblem is exactly one emoji.")
    let message = try scratch.say("Hi", in: scratch.chat())
    let reaction = refused(.invalidValue) {
      try scratch.store.react(to: message.id, with: .emoji("ab"), by: scratch.me.id)
    }
    #expect(reaction?.message == "A reaction is exactly one emoji.")
  }
}
