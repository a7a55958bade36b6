import Foundation

/// The herd: it reads, types and answers for all unicorns, over a store.
///
/// Of all processes on one store the first that runs a herd has it; the others wait until it ends. Who types is only
/// told in the process that has it. An answer takes 2 to 9 seconds by the context's clock, divided by the speed.
package actor Herd {
  /// How old a message may be that a herd answers when it comes up.
  static let patience: TimeInterval = 600

  let store: ChatStore
  let cast: Cast
  private(set) var voice: UnicornVoice
  private var turn: GroupTurn { GroupTurn(voice: voice) }
  private let board = TypingBoard()
  private let report: @Sendable (any Error) -> Void
  private(set) var speed: Double
  /// The last message of the person that was answered, or needs no answer.
  private var handled: [Conversation.ID: Message.ID] = [:]
  /// The conversations in which somebody answers now.
  private var busy: Set<Conversation.ID> = []
  private var openings: HerdOpenings?
  /// When what nobody needs any more was removed last.
  private var swept: Date

  /// How often that is done, in seconds: stores do it when they are opened, and a server stays open for months.
  static let sweepSeconds: TimeInterval = 86_400

  /// - Parameters:
  ///   - speed: how many times faster than people: 10 makes tenths of seconds of seconds.
  ///   - begins: whether somebody writes by itself now and then.
  ///   - report: gets what the store refuses; nobody else can be told.
  package init(
    store: ChatStore, cast: Cast, speed: Double = 1, begins: Bool = true,
    report: @escaping @Sendable (any Error) -> Void = { error in
      FileHandle.standardError.write(Data("unicorns: \(error.localizedDescription)\n".utf8))
    }
  ) {
    self.store = store
    self.cast = cast
    self.speed = Self.bounded(speed)
    self.report = report
    voice = UnicornVoice(cast: cast, context: store.context)
    openings = begins ? HerdOpenings(store: store, voice: voice) : nil
    swept = store.context.now()
  }

  /// The stream of who begins and stops typing, from now on, with those who type now first. Each use is a
  /// stream of its own.
  package nonisolated var typing: AsyncStream<TypingState> { board.stream() }

  /// Sets where and how the person reads, from now on.
  package func setReader(_ reader: ReaderSettings) {
    voice.reader = reader
    openings?.voice.reader = reader
  }

  package func setSpeed(_ speed: Double) { self.speed = Self.bounded(speed) }

  private static func bounded(_ speed: Double) -> Double { speed.isFinite ? min(max(speed, 0.1), 1_000) : 1 }

  /// Answers until the task is cancelled; waits as long as another process does.
  package func run() async {
    do {
      let lock = try await lock()
      // Before the first look, so that nothing falls between the two.
      let changes = try store.changes()
      await work(changes)
      withExtendedLifetime(lock) {}
    } catch is CancellationError {
      return
    } catch {
      report(error)
    }
  }

  private func lock() async throws -> HerdLock {
    while true {
      if let lock = try HerdLock(folder: store.folder) { return lock }
      try await store.context.wait(2)
    }
  }

  private func work(_ changes: ChatChanges) async {
    await withDiscardingTaskGroup { group in
      group.addTask { await self.keepTime() }
      for id in waiting() { group.addTask { await self.attend(id) } }
      for await batch in changes {
        if Task.isCancelled { break }
        var ids: Set<Conversation.ID> = []
        for change in batch {
          switch change.kind {
          case .newMessage: ids.formUnion(change.conversations)
          case .everything: ids.formUnion(waiting())
          default: break
          }
        }
        for id in ids { group.addTask { await self.attend(id) } }
      }
      group.cancelAll()
    }
  }

  /// Where a message of the person waits for an answer, and isn't too old for one.
  private func waiting() -> [Conversation.ID] {
    do {
      return try store.conversations(.all, matching: "").filter { conversation in
        guard let last = conversation.lastMessage, last.author == cast.me.id else { return false }
        return store.context.now().timeIntervalSince(last.date) < Self.patience
      }.map(\.id)
    } catch {
      report(error)
      return []
    }
  }

  /// Sends what is due, and lets somebody begin now and then.
  private func keepTime() async {
    while !Task.isCancelled {
      do {
        let now = store.context.now()
        try store.sendDue(at: now)
        // A clock that was set back counts from where it is.
        if now < swept { swept = now }
        if now.timeIntervalSince(swept) >= Self.sweepSeconds {
          swept = now
          try await sweep()
        }
        if let (unicorn, conversation, texts) = try openings?.due(at: now), !busy.contains(conversation) {
          busy.insert(conversation)
          defer { busy.remove(conversation) }
          try await write(
            texts, typing: AnswerComposer.typing(texts, lettersPerSecond: 25), by: unicorn, in: conversation)
        }
      } catch is CancellationError {
        return
      } catch {
        report(error)
      }
      do { try await store.context.wait(1) } catch { return }
    }
  }

  /// Removes what nobody needs, beside everything else.
  @concurrent nonisolated private func sweep() async throws { try store.sweep() }

  // MARK: Answering

  /// Answers what waits in a conversation, and what comes meanwhile; returns when nothing waits any more.
  func attend(_ id: Conversation.ID) async {
    guard !busy.contains(id) else { return }
    busy.insert(id)
    defer { busy.remove(id) }
    do {
      // A message that comes again and again while somebody types doesn't put the answer off for ever.
      var restarts = 0
      while let batch = try pending(in: id) {
        if try await answer(batch, in: id, mayRestart: restarts < 2) {
          restarts = 0
        } else {
          restarts += 1
        }
      }
    } catch is CancellationError {
      return
    } catch let error as UnicornChatError where error.code == .notFound {
      // The conversation or the message went while somebody was about to answer.
      handled[id] = nil
    } catch {
      report(error)
    }
  }

  private struct Batch {
    let conversation: Conversation
    let messages: [Message]
    let earlier: [Message]
  }

  /// The messages of the person that nobody has answered, as one; nil where there are none.
  private func pending(in id: Conversation.ID) throws -> Batch? {
    guard let conversation = try store.conversation(id) else { return nil }
    let all = try store.messages(in: id, before: nil, limit: UnicornVoice.remembered + 20)
      .filter { $0.delivery != .scheduled && $0.delivery != .failed }
    let start: Int
    if let last = handled[id], let index = all.firstIndex(where: { $0.id == last }) {
      start = index + 1
    } else {
      start = (all.lastIndex { $0.author != cast.me.id } ?? -1) + 1
    }
    let oldest = store.context.now().addingTimeInterval(-Self.patience)
    let waiting = all[start...].filter {
      $0.author == cast.me.id && $0.unsent == nil && ($0.date > oldest || handled[id] != nil)
        && $0.reactions.allSatisfy { reaction in reaction.author == cast.me.id }
    }
    guard !waiting.isEmpty else { return nil }
    let ids = Set(waiting.map(\.id))
    let earlier = all.filter { !ids.contains($0.id) && $0.unsent == nil }
    return Batch(conversation: conversation, messages: waiting, earlier: earlier)
  }

  /// - Returns: false where another message came in between, so that all are to be answered together.
  private func answer(_ batch: Batch, in id: Conversation.ID, mayRestart: Bool) async throws -> Bool {
    let ids = batch.messages.map(\.id)
    try await pause(0.3)
    try store.setDelivery(.delivered, of: ids)
    let speakers = turn.speakers(to: batch.messages, in: batch.conversation, earlier: batch.earlier)
    var last: Message?
    var isFirst = true
    for unicorn in speakers {
      let known = isFirst ? batch.earlier : try latest(in: id, without: ids)
      let answer = voice.answer(
        of: unicorn, to: batch.messages, in: batch.conversation, earlier: known, at: store.context.now())
      try await pause(isFirst ? answer?.reading ?? 0.8 : 0.6)
      if isFirst {
        if mayRestart, try hasNews(since: ids, in: id) { return false }
        try store.setDelivery(.read, of: ids)
        isFirst = false
      }
      guard let answer else { continue }
      let written = try await give(answer, to: batch, by: unicorn, mayRestart: mayRestart && last == nil)
      guard let written else { return false }
      last = written.last ?? last
    }
    if isFirst { try store.setDelivery(.read, of: ids) }
    handled[id] = ids.last
    if batch.conversation.isGroup, var latest = last {
      while let next = try await follow(latest, in: batch.conversation) { latest = next }
    }
    return true
  }

  /// Types and writes an answer; nil where something came in between before the first word was sent.
  private func give(
    _ answer: UnicornAnswer, to batch: Batch, by unicorn: Unicorn, mayRestart: Bool
  ) async throws -> [Message]? {
    let conversation = batch.conversation.id
    let ids = batch.messages.map(\.id)
    if let reaction = answer.reaction, let last = ids.last {
      if answer.texts.isEmpty { try await pause(answer.typing.first ?? 1) }
      if mayRestart, try hasNews(since: ids, in: conversation) { return nil }
      if try store.messages([last]).first?.unsent == nil {
        try store.react(to: last, with: reaction, by: unicorn.id)
      }
    }
    var written: [Message] = []
    for (text, seconds) in zip(answer.texts, answer.typing) {
      try await type(seconds, unicorn.id, in: conversation)
      if written.isEmpty {
        if mayRestart, try hasNews(since: ids, in: conversation) { return nil }
        // Nobody answers what was taken back meanwhile.
        if try store.messages(ids).allSatisfy({ $0.unsent != nil }) { return [] }
      }
      written.append(
        try store.receive(
          text, from: unicorn.id, in: conversation, repliesTo: written.isEmpty ? answer.repliesTo : nil,
          effect: written.isEmpty ? answer.effect : nil))
    }
    return written
  }

  private func write(
    _ texts: [String], typing: [Double], by unicorn: Unicorn.ID, in conversation: Conversation.ID
  ) async throws {
    for (text, seconds) in zip(texts, typing) {
      try await type(seconds, unicorn, in: conversation)
      try store.receive(text, from: unicorn, in: conversation)
    }
  }

  /// Another member goes on, where one does.
  private func follow(_ message: Message, in conversation: Conversation) async throws -> Message? {
    if try !hasNothingNew(in: conversation.id) { return nil }
    let known = try latest(in: conversation.id, without: [message.id])
    guard let unicorn = turn.follower(of: message, in: conversation, earlier: known),
      let answer = voice.answer(
        of: unicorn, to: [message], in: conversation, earlier: known, at: store.context.now())
    else { return nil }
    try await pause(answer.reading)
    if let reaction = answer.reaction { try store.react(to: message.id, with: reaction, by: unicorn.id) }
    guard let text = answer.texts.first else { return nil }
    try await type(answer.typing.first ?? 1, unicorn.id, in: conversation.id)
    return try store.receive(text, from: unicorn.id, in: conversation.id)
  }

  private func latest(in id: Conversation.ID, without ids: [Message.ID]) throws -> [Message] {
    try store.messages(in: id, before: nil, limit: UnicornVoice.remembered)
      .filter { $0.delivery != .scheduled && !ids.contains($0.id) }
  }

  private func hasNews(since ids: [Message.ID], in id: Conversation.ID) throws -> Bool {
    guard let last = ids.last else { return false }
    return try store.messages(in: id, after: last, limit: 20)
      .contains { $0.author == cast.me.id && $0.delivery != .scheduled && $0.unsent == nil }
  }

  private func hasNothingNew(in id: Conversation.ID) throws -> Bool {
    guard let last = handled[id] else { return true }
    return try !hasNews(since: [last], in: id)
  }

  private func type(_ seconds: Double, _ member: Contact.ID, in conversation: Conversation.ID) async throws {
    board.set(true, member, in: conversation)
    defer { board.set(false, member, in: conversation) }
    try await pause(seconds)
  }

  private func pause(_ seconds: Double) async throws {
    try Task.checkCancellation()
    try await store.context.wait(seconds / speed)
  }
}
