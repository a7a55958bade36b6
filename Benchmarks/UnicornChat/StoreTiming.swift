import Foundation
import Measuring
import UnicornChatModel

/// Milliseconds of what a window asks of one store.
struct StoreFigures: Encodable {
  var conversations = 0
  var messages = 0
  /// The newest 50 of a conversation.
  var page = Distribution(milliseconds: [0])
  /// 50 before one of them, back to the beginning.
  var older = Distribution(milliseconds: [0])
  /// The list of all conversations.
  var list = Distribution(milliseconds: [0])
  /// The 50 newest messages with what is being typed, letter by letter.
  var search = Distribution(milliseconds: [0])
  /// The list as it is searched by the same texts.
  var found = Distribution(milliseconds: [0])
  /// Until `send` returns and the message can be seen.
  var send = Distribution(milliseconds: [0])
  /// Until a message that is sent alone has reached the disk.
  var confirmed = Distribution(milliseconds: [0])
  /// The same for messages that 200 windows send at once.
  var confirmedTogether = Distribution(milliseconds: [0])
  /// What one of those takes of the main actor, on which windows run.
  var blocked = 0.0
}

/// A store that is measured.
struct StoreTiming {
  static let page = 50
  static let windows = 200

  let store: ChatStore
  let rounds: Int

  /// Fills a new store.
  init(_ history: ChatHistory, in folder: URL, rounds: Int) throws {
    store = try ChatStore(folder: folder, context: Histories.context)
    _ = try store.seedIfEmpty { history }
    self.rounds = rounds
  }

  @MainActor
  func figures() async throws -> StoreFigures {
    var figures = StoreFigures()
    let conversations = try store.conversations(.all)
    figures.conversations = conversations.count
    figures.messages = try conversations.reduce(0) { try $0 + store.messageCount(in: $1.id) }
    let sample = Array(conversations.prefix(50))
    let calls = max(200, rounds * 50)
    figures.page = try measure(calls) { call in
      try store.messages(in: sample[call % sample.count].id, before: nil, limit: Self.page).count
    }
    figures.older = try older(in: conversations)
    figures.list = try measure(rounds * 20) { _ in try store.conversations(.all).count }
    let typed = try typed(in: sample)
    figures.search = try measure(typed.count * rounds) { call in
      try store.search(typed[call % typed.count], limit: Self.page).count
    }
    figures.found = try measure(typed.count) { call in
      try store.conversations(.all, matching: typed[call]).count
    }
    figures.send = try measure(rounds * 50) { call in
      try store.send(OutgoingMessage(text: "On my way, \(call) minutes"), in: sample[call % sample.count].id)
        .text.count
    }
    var times: [Double] = []
    for call in 0..<rounds * 20 { times.append(try await confirm(in: sample[call % sample.count].id)) }
    figures.confirmed = Distribution(milliseconds: times)
    (figures.confirmedTogether, figures.blocked) = try await together(in: sample)
    return figures
  }

  /// Milliseconds until a message is sent and on the disk.
  @MainActor
  private func confirm(in conversation: Conversation.ID) async throws -> Double {
    let began = ContinuousClock.now
    _ = try store.send(OutgoingMessage(text: "On my way"), in: conversation)
    try await store.waitForDisk()
    return (ContinuousClock.now - began) / .milliseconds(1)
  }

  /// Milliseconds until messages of many windows are on the disk, and how long each held up the main actor.
  @MainActor
  private func together(in sample: [Conversation]) async throws -> (Distribution, Double) {
    var times: [Double] = []
    var busy = 0.0
    for _ in 0..<rounds {
      let tasks = (0..<Self.windows).map { window in
        Task { @MainActor in
          let began = ContinuousClock.now
          _ = try store.send(OutgoingMessage(text: "On my way"), in: sample[window % sample.count].id)
          let sent = ContinuousClock.now
          try await store.waitForDisk()
          return (
            blocked: (sent - began) / .milliseconds(1),
            confirmed: (ContinuousClock.now - began) / .milliseconds(1)
          )
        }
      }
      for task in tasks {
        let (blocked, confirmed) = try await task.value
        busy += blocked
        times.append(confirmed)
      }
    }
    return (Distribution(milliseconds: times), busy / Double(times.count))
  }

  /// Pages of the longest conversation from its end to its beginning, as somebody reads who scrolls.
  private func older(in conversations: [Conversation]) throws -> Distribution {
    let longest = try conversations.max { try store.messageCount(in: $0.id) < store.messageCount(in: $1.id) }
    guard let longest else { return Distribution(milliseconds: [0]) }
    var times: [Double] = []
    for _ in 0..<rounds {
      var oldest: Message.ID?
      while true {
        var count = 0
        times.append(
          1_000
            * (try Stopwatch.throwing {
              let page = try store.messages(in: longest.id, before: oldest, limit: Self.page)
              (count, oldest) = (page.count, page.first?.id)
            }))
        if count < Self.page { break }
      }
    }
    return Distribution(milliseconds: times)
  }

  /// Two words of messages, letter by letter.
  private func typed(in conversations: [Conversation]) throws -> [String] {
    try conversations.prefix(12).flatMap { conversation in
      let message = try store.messages(in: conversation.id, before: nil, limit: Self.page).first
      let words = message?.text.split(separator: " ").suffix(2).joined(separator: " ") ?? "on my way"
      return (1...min(words.count, 14)).map { String(words.prefix($0)) }
    }
  }

  private func measure(_ count: Int, _ work: (Int) throws -> Int) throws -> Distribution {
    blackHole(try work(0))
    return Distribution(
      milliseconds: try (0..<count).map { call in
        1_000 * (try Stopwatch.throwing { blackHole(try work(call)) })
      })
  }
}
