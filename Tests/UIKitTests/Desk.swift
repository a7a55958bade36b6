import FoundationPlus
import StoppedClock
import SuggestionEngine
import SwiftUICore
import Testing

@testable import UIKit

/// The place of a person who writes: a service with switches of its own, at a time that stands still.
struct Desk {
  static let now = Date(timeIntervalSince1970: 1_796_000_000)
  static let ana = "ana@example.org"
  static let ben = "ben@example.org"
  /// Loaded once for all tests.
  private static let engine = Result { try ReplyService.Surroundings.system.engine() }

  let service: ReplyService
  let reader = ReplyReader(locale: Locale(identifier: "en_GB"), timeZone: .gmt)

  init(folder: URL? = nil, notice: @escaping @Sendable (String) -> Void = { _ in }) {
    let place =
      folder
      ?? FileManager.default.temporaryDirectory.appending(path: "desk-\(UUID().uuidString)")
    service = ReplyService(
      .init(
        app: "desk", settings: SuggestionSettings(folder: place, notice: notice),
        engine: { try Desk.engine.get() }, clock: StoppedClock(Desk.now).clock, notice: notice))
  }

  /// The replies to a context, or the reason for none.
  func answer(_ context: UIConversationContext, draft: String = "") async -> SmartReplyAnswer {
    await service.answer(to: ConversationReading(context, draft: draft), reader: reader)
  }

  /// Does something as the program of this service.
  @MainActor func run(_ body: @MainActor () async throws -> Void) async rethrows {
    try await ReplyService.$override.withValue(service) { try await body() }
  }

  /// A chat with Ben, whose messages were sent a minute apart until now.
  static func chat(_ lines: (sender: String, text: String)...) -> UIMessageConversationContext {
    let context = UIMessageConversationContext()
    context.threadIdentifier = "chat"
    context.selfIdentifiers = [ana]
    context.responsePrimaryRecipientIdentifiers = [ben]
    var name = PersonNameComponents()
    name.givenName = "Ben"
    context.participantNameByIdentifier = [ben: name]
    context.entries = lines.enumerated().map { place, line in
      entry(line.sender, line.text, minutesAgo: lines.count - place, id: "\(place)")
    }
    return context
  }

  static func entry(
    _ sender: String, _ text: String, minutesAgo: Int = 1, id: String = "next"
  ) -> UIMessageConversationContext.MessageEntry {
    let entry = UIMessageConversationContext.MessageEntry()
    entry.entryIdentifier = id
    entry.senderIdentifier = sender
    entry.text = text
    entry.sentDate = now.addingTimeInterval(Double(-60 * minutesAgo))
    entry.primaryRecipientIdentifiers = sender == ana ? [ben] : [ana]
    return entry
  }

  /// A mail of Ben's.
  static func mail(_ text: String = "Hi Ana,\n\nCan you come to dinner on Friday?\n\nBest,\nBen")
    -> UIMailConversationContext
  {
    let context = UIMailConversationContext()
    context.threadIdentifier = "mail"
    context.selfIdentifiers = [ana]
    let entry = UIMailConversationContext.MailEntry()
    entry.entryIdentifier = "1"
    entry.senderIdentifier = ben
    entry.primaryRecipientIdentifiers = [ana]
    entry.sentDate = now.addingTimeInterval(-3600)
    entry.text = text
    entry.kind = .personal
    context.entries = [entry]
    var name = PersonNameComponents()
    name.givenName = "Ben"
    name.familyName = "Okri"
    context.participantNameByIdentifier = [ben: name]
    return context
  }
}

/// A window with views, as a surface would keep it.
@MainActor
final class Stage {
  let tree: ViewTree
  private let changes: AsyncStream<Void>

  init(_ view: some View) {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    changes = stream
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_GB")
    environment.timeZone = .gmt
    tree = ViewTree(environment: environment) { continuation.yield() }
    tree.show(view)
    _ = tree.update()
  }

  /// Draws until something holds.
  func draws(until holds: @MainActor () -> Bool) async {
    while !holds(), !Task.isCancelled {
      while !tree.needsUpdate, !Task.isCancelled {
        for await _ in changes { break }
      }
      _ = tree.update()
    }
  }

  /// Lets everything that is under way end.
  func settles() async {
    for _ in 0..<20 {
      await Task.yield()
      _ = tree.update()
    }
  }

  private func all(_ matches: (NodeContent) -> Bool) -> [Node] {
    _ = tree.update()
    var found: [Node] = []
    var stack: [Node] = tree.roots.reversed()
    while let node = stack.popLast() {
      if matches(node.content) { found.append(node) }
      stack.append(contentsOf: node.children.reversed())
    }
    return found
  }

  var fields: [Node] {
    all {
      switch $0 {
      case .textField, .textEditor: true
      default: false
      }
    }
  }

  /// The text that a field shows.
  func text(_ index: Int = 0) -> String? {
    switch fields[index].content {
    case .textField(let text, _, _, _): text
    case .textEditor(let text): text
    default: nil
    }
  }

  private var replyButtons: [Node] {
    all { if case .button = $0 { true } else { false } }
  }

  /// The replies that are shown, by the text of their buttons.
  var replies: [String] {
    replyButtons.map { button in
      button.children.compactMap {
        if case .text(let text) = $0.content { text.runs.map(\.text).joined() } else { nil }
      }.joined()
    }
  }

  func focus(_ isFocused: Bool, _ index: Int = 0) {
    tree.deliver(.focus(isFocused), to: fields[index].id)
    _ = tree.update()
    _ = tree.update()
  }

  func type(_ text: String, _ index: Int = 0) {
    tree.deliver(.text(text), to: fields[index].id)
    _ = tree.update()
  }

  func key(_ name: String, _ index: Int = 0) {
    guard let key = KeyEquivalent(keyName: name) else { return }
    tree.deliver(
      .key(KeyPress(phase: .down, key: key, characters: name.count == 1 ? name : "", modifiers: [])),
      to: fields[index].id)
    _ = tree.update()
  }

  func press(_ index: Int = 0) {
    tree.deliver(.press, to: replyButtons[index].id)
    _ = tree.update()
  }
}
