import Foundation
import Testing

@testable import UnicornChatModel

/// The loop that lets all unicorns of a machine answer, by a clock that goes on when everybody waits.
@Suite(.timeLimit(.minutes(1)))
struct HerdRunTests {
  /// A store that a herd runs over, as in one program.
  private final class Farm {
    let folder = FileManager.default.temporaryDirectory.appending(path: "farm-\(UUID().uuidString)")
    let clock = GateClock()
    let cast: Cast
    let store: ChatStore

    init() throws {
      let people = try Cast.load()
      cast = people
      store = try ChatStore(folder: folder, context: clock.context())
      _ = try store.seedIfEmpty { ChatHistory(contacts: [people.me] + people.contacts, conversations: []) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func chat(_ key: String) throws -> Conversation.ID {
      try store.conversation(with: [#require(cast.contact(named: key)).id]).id
    }

    @discardableResult
    func say(_ text: String, in id: Conversation.ID) throws -> Message {
      try store.send(OutgoingMessage(text: text), in: id)
    }

    /// What others wrote there.
    func answers(_ id: Conversation.ID) throws -> [Message] {
      try store.messages(in: id, before: nil, limit: 100).filter { $0.author != cast.me.id }
    }

    /// Whether a message was answered, by words or by a reaction.
    func isAnswered(_ message: Message) throws -> Bool {
      try !answers(message.conversation).filter { $0.date >= message.date }.isEmpty
        || store.messages([message.id]).first?.reactions.isEmpty == false
    }

    /// Returns when so many wait, or something else holds.
    func settle(_ count: Int, or holds: () throws -> Bool = { false }) async throws {
      while try clock.count < count && !holds() { await Task.yield() }
    }

    /// Lets time go on until a message is answered, and gives how many seconds that took.
    func untilAnswered(_ message: Message, waiting: Int, atMost seconds: Double = 30) async throws -> Double {
      let start = clock.now
      try await settle(waiting) { try isAnswered(message) }
      while try !isAnswered(message), clock.now.timeIntervalSince(start) < seconds {
        clock.goOn()
        try await settle(waiting) { try isAnswered(message) }
      }
      return clock.now.timeIntervalSince(start)
    }
  }

  /// Who looks out for changes of others, and who keeps the time.
  private static let idle = 2

  @Test("Answers come within seconds, and sooner when the clock is made faster")
  func inTime() async throws {
    let farm = try Farm()
    let (chat, store, cast) = (try farm.chat("juniper"), farm.store, farm.cast)
    let herd = Herd(store: store, cast: cast, begins: false)
    let run = Task { await herd.run() }
    try await farm.settle(Self.idle)
    let first = try farm.say("how are the tomatoes?", in: chat)
    let slow = try await farm.untilAnswered(first, waiting: Self.idle + 1)
    #expect(try farm.isAnswered(first))
    #expect((2...12).contains(slow), "\(slow) s")
    // The rest of that answer.
    for _ in 0..<80 {
      farm.clock.goOn()
      try await farm.settle(Self.idle)
    }
    await herd.setSpeed(20)
    let second = try farm.say("can I come and see them?", in: chat)
    let fast = try await farm.untilAnswered(second, waiting: Self.idle + 1)
    #expect(try farm.isAnswered(second))
    #expect(fast < 1.5, "\(fast) s")
    run.cancel()
    await run.value
  }

  @Test("Of two programs one answers; the other goes on when it ends")
  func onlyOne() async throws {
    let farm = try Farm()
    let chat = try farm.chat("thistle")
    let other = try ChatStore(folder: farm.folder, context: farm.clock.context())
    let (store, cast) = (farm.store, farm.cast)
    let first = Task { await Herd(store: store, cast: cast, begins: false).run() }
    try await farm.settle(Self.idle)
    let second = Task { await Herd(store: other, cast: cast, begins: false).run() }
    // It waits for the lock.
    try await farm.settle(Self.idle + 1)
    let message = try farm.say("what does the harbour look like today?", in: chat)
    _ = try await farm.untilAnswered(message, waiting: Self.idle + 2)
    for _ in 0..<60 {
      farm.clock.goOn()
      try await farm.settle(Self.idle + 1)
    }
    let texts = try farm.answers(chat).map(\.text)
    #expect((0...2).contains(texts.count) && Set(texts).count == texts.count, "\(texts)")
    first.cancel()
    await first.value
    // Who comes after the first looks for what nobody answered.
    let late = try farm.say("any ships?", in: chat)
    _ = try await farm.untilAnswered(late, waiting: 1)
    #expect(try farm.isAnswered(late))
    second.cancel()
    await second.value
  }

  @Test("Stopped in the middle of a word, it leaves nothing behind, and the next one answers")
  func stops() async throws {
    let farm = try Farm()
    let chat = try farm.chat("quill")
    let (store, cast) = (farm.store, farm.cast)
    let herd = Herd(store: store, cast: cast, begins: false)
    var typing = herd.typing.makeAsyncIterator()
    let run = Task { await herd.run() }
    try await farm.settle(Self.idle)
    let message = try farm.say("what is the oldest book you have?", in: chat)
    // Until somebody types.
    for _ in 0..<40 where try store.messages([message.id]).first?.delivery != .read {
      try await farm.settle(Self.idle + 1)
      farm.clock.goOn()
    }
    let began = await typing.next()
    #expect(began?.isTyping == true)
    run.cancel()
    await run.value
    let ended = await typing.next()
    #expect(ended?.isTyping == false)
    while farm.clock.count > 0 { await Task.yield() }
    #expect(try !farm.isAnswered(message))
    #expect(try HerdLock(folder: farm.folder) != nil)

    let next = Task { await Herd(store: store, cast: cast, begins: false).run() }
    try await farm.settle(Self.idle)
    _ = try await farm.untilAnswered(message, waiting: Self.idle + 1)
    #expect(try farm.isAnswered(message))
    next.cancel()
    await next.value
  }

  @Test("What was written while nobody ran is answered at the start, unless it is old")
  func resumes() async throws {
    let farm = try Farm()
    let (old, new) = (try farm.chat("nova"), try farm.chat("willow"))
    let forgotten = try farm.say("is the dome open?", in: old)
    farm.clock.pass(700)
    let waiting = try farm.say("are you awake?", in: new)
    farm.clock.pass(60)
    let (store, cast) = (farm.store, farm.cast)
    let run = Task { await Herd(store: store, cast: cast, begins: false).run() }
    _ = try await farm.untilAnswered(waiting, waiting: Self.idle + 1)
    #expect(try farm.isAnswered(waiting))
    for _ in 0..<80 {
      farm.clock.goOn()
      try await farm.settle(Self.idle)
    }
    #expect(try !farm.isAnswered(forgotten))
    run.cancel()
    await run.value
  }

  @Test("What is scheduled goes out when its time has come, and is answered")
  func scheduled() async throws {
    let farm = try Farm()
    let chat = try farm.chat("bramble")
    let (store, cast) = (farm.store, farm.cast)
    let run = Task { await Herd(store: store, cast: cast, begins: false).run() }
    try await farm.settle(Self.idle)
    let later = try store.send(
      OutgoingMessage(text: "how is Dumpling?", scheduledFor: farm.clock.now.addingTimeInterval(30)), in: chat
    )
    while farm.clock.now < later.date.addingTimeInterval(2) {
      #expect(try farm.clock.now >= later.date || !farm.isAnswered(later))
      farm.clock.goOn()
      try await farm.settle(Self.idle)
    }
    let sent = try #require(try store.messages([later.id]).first)
    #expect(sent.delivery != .scheduled)
    _ = try await farm.untilAnswered(sent, waiting: Self.idle + 1)
    #expect(try farm.isAnswered(sent))
    run.cancel()
    await run.value
  }

  @Test("A server that runs for days removes what nobody needs once a day")
  func sweeping() async throws {
    let farm = try Farm()
    let (store, cast) = (farm.store, farm.cast)
    let run = Task { await Herd(store: store, cast: cast, begins: false).run() }
    try await farm.settle(Self.idle)
    let loose = try store.addAttachment(Data("left behind".utf8), named: "x.txt")
    // An hour is enough to be loose, and not to be looked for.
    farm.clock.pass(2 * 3_600)
    for _ in 0..<12 {
      farm.clock.goOn()
      try await farm.settle(Self.idle)
    }
    #expect(FileManager.default.fileExists(atPath: store.url(of: loose).path))
    farm.clock.pass(24 * 3_600)
    while FileManager.default.fileExists(atPath: store.url(of: loose).path) {
      farm.clock.goOn()
      await Task.yield()
    }
    run.cancel()
    await run.value
  }
}
