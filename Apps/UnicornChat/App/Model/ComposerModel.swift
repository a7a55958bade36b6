import Foundation
import Observation
import SwiftUI
import UnicornChatModel

/// The message that is being written in one window: kept as the conversation's draft while it is written.
@MainActor @Observable
final class ComposerModel {
  /// How long a person pauses before what was written is kept, in seconds.
  private static let pause = 0.5

  var text = "" {
    didSet {
      guard text != oldValue else { return }
      let isBlank = text.allSatisfy(\.isWhitespace)
      if isBlank != self.isBlank { self.isBlank = isBlank }
      findMentioned()
      keepSoon()
    }
  }
  /// Whether nothing is written; by itself, since most letters change nothing about that.
  private var isBlank = true
  /// The name that is begun behind an `@`; by itself as well.
  private var mention: String?
  /// The names of those in a group who may be meant by what is begun, and the place of the one that Return takes.
  private(set) var mentioned: [String] = []
  private(set) var marked = 0
  /// How long the text is before the `@` whose names the person doesn't want.
  @ObservationIgnored private var unwantedMention: Int?
  private(set) var attachments: [Attachment] = []
  var repliesTo: Message? {
    didSet { if repliesTo?.id != oldValue?.id { keepSoon() } }
  }
  var scheduledFor: Date? {
    didSet { if scheduledFor != oldValue { keepSoon() } }
  }
  var effect: Message.Effect?
  /// The message whose text is being changed.
  private(set) var editing: Message?
  /// How many files are being taken in.
  private(set) var incoming = 0
  var failure: Failure?

  /// Where what is written here is shown.
  @ObservationIgnored weak var thread: ThreadModel?
  @ObservationIgnored private let conversation: Conversation.ID
  @ObservationIgnored private unowned let manager: ModelManager
  /// What was kept last, or read.
  @ObservationIgnored private var kept = Draft()
  /// What was being written when editing began.
  @ObservationIgnored private var beforeEditing = ""
  @ObservationIgnored private var keeping: Task<Void, Never>?

  init(conversation: Conversation.ID, manager: ModelManager) {
    self.conversation = conversation
    self.manager = manager
    takeDraft()
  }

  /// Whether a reply may be put into the field: nothing is written, or goes along, or is changed.
  var takesReply: Bool { isBlank && editing == nil && attachments.isEmpty && incoming == 0 }

  // MARK: Drafts

  private var draft: Draft {
    Draft(text: text, attachments: attachments, repliesTo: repliesTo?.id, scheduledFor: scheduledFor)
  }

  /// Shows the draft that is stored.
  private func takeDraft() {
    do {
      take(try manager.store.conversation(conversation)?.draft ?? Draft())
    } catch {
      failure = Failure("Draft Not Read", error)
    }
  }

  /// Shows a draft that may be another window's, unless something was written since the last one was kept.
  func take(_ stored: Draft) {
    guard editing == nil, stored != kept, draft == kept else { return }
    do {
      let answered = try stored.repliesTo.flatMap { try manager.store.messages([$0]).first }
      kept = stored
      text = stored.text
      attachments = stored.attachments
      repliesTo = answered
      scheduledFor = stored.scheduledFor
    } catch {
      failure = Failure("Draft Not Read", error)
    }
  }

  private func keepSoon() {
    guard editing == nil, draft != kept else { return }
    keeping?.cancel()
    let wait = manager.store.context.wait
    // Holds on to the model, so that what was written last is kept when the window shows something else.
    keeping = Task {
      do { try await wait(Self.pause) } catch { return }
      keep()
    }
  }

  /// Keeps what is written now.
  func keep() {
    keeping?.cancel()
    guard editing == nil, draft != kept else { return }
    do {
      try manager.store.setDraft(draft, in: conversation)
      kept = draft
    } catch {
      failure = Failure("Draft Not Kept", error)
    }
  }

  // MARK: Attachments

  func remove(_ attachment: Attachment) {
    attachments.removeAll { $0.id == attachment.id }
    keepSoon()
  }

  /// Takes in files that a person chose, dropped or pasted.
  func attach(_ files: [URL]) {
    incoming += files.count
    let store = manager.store
    Task {
      for file in files {
        defer { incoming -= 1 }
        do {
          attachments.append(try await Self.takeIn(file, store))
        } catch {
          failure = Failure("“\(file.lastPathComponent)” Not Attached", error)
        }
      }
      keepSoon()
    }
  }

  @concurrent private static func takeIn(_ file: URL, _ store: ChatStore) async throws -> Attachment {
    let isScoped = file.startAccessingSecurityScopedResource()
    defer {
      if isScoped { file.stopAccessingSecurityScopedResource() }
      IncomingItem.remove(file)
    }
    return try store.addAttachment(at: file)
  }

  /// Takes in what was dropped or pasted, and what stood in for it until then.
  func take(_ items: [IncomingItem]) {
    for case .text(let words) in items { text = text.adding(words) }
    let files = items.compactMap(\.file)
    if !files.isEmpty { attach(files) }
  }

  /// Adds words to what is written, in a line of their own, and files to those that are there.
  func insert(_ insertion: ChatNavigation.Insertion) {
    endEditing()
    text = text.adding(insertion.text)
    attachments += insertion.attachments
    keepSoon()
  }

  // MARK: Mentions

  /// How many names are offered at most.
  private static let mostMentioned = 6

  var markedMention: String? { mentioned.indices.contains(marked) ? mentioned[marked] : nil }

  private func findMentioned() {
    mention = Mention.begun(in: text)
    if let begun = mention, unwantedMention == text.count - begun.count {
      mention = nil
    } else {
      unwantedMention = nil
    }
    var found: [String] = []
    if let mention, let header = manager.headers[conversation], header.isGroup {
      found = header.members.map(\.name).filter { Mention.begins($0, mention) }
    }
    let names = Array(found.prefix(Self.mostMentioned))
    if names != mentioned { (mentioned, marked) = (names, 0) }
  }

  /// Completes the name that is begun behind an `@`.
  func complete(_ name: String) {
    guard let mention else { return }
    text = text.dropLast(mention.count) + name + " "
  }

  /// Marks the next or the last name, takes the marked one, or puts the names away; says whether the key was for that.
  func choose(with key: KeyEquivalent) -> Bool {
    guard let name = markedMention else { return false }
    switch key {
    case .downArrow: marked = (marked + 1) % mentioned.count
    case .upArrow: marked = (marked + mentioned.count - 1) % mentioned.count
    case .tab: complete(name)
    case .escape:
      unwantedMention = mention.map { text.count - $0.count }
      findMentioned()
    default: return false
    }
    return true
  }

  // MARK: Sending

  /// Why nothing can be sent; nil where something can.
  var obstacle: LocalizedStringResource? {
    if incoming > 0 { return "Wait until the attachments are here" }
    if editing != nil { return isBlank ? "An edited message needs text. Unsend it instead" : nil }
    return isBlank && attachments.isEmpty ? "Write a message or attach something" : nil
  }

  /// Sends, or changes the message that is being edited. What can't be sent stays as it is written.
  func send() {
    if let obstacle {
      failure = Failure(editing == nil ? "Nothing to Send" : "Message Not Changed", message: obstacle)
      return
    }
    do {
      if let editing {
        _ = try manager.store.edit(editing.id, to: text, expecting: editing.revision)
        endEditing()
        return
      }
      keeping?.cancel()
      let outgoing = OutgoingMessage(
        id: EventIdentity.current.map(UUID.init(of:)), text: text, attachments: attachments,
        repliesTo: repliesTo?.id, effect: effect,
        scheduledFor: scheduledFor)
      try manager.send(outgoing, in: conversation, from: thread)
      kept = Draft()
      clear()
    } catch {
      failure = Failure(editing == nil ? "Message Not Sent" : "Message Not Changed", error)
    }
  }

  private func clear() {
    text = ""
    attachments = []
    repliesTo = nil
    scheduledFor = nil
    effect = nil
  }

  // MARK: Editing

  func beginEditing(_ message: Message) {
    keep()
    if editing == nil { beforeEditing = text }
    editing = message
    text = message.text
  }

  func endEditing() {
    guard editing != nil else { return }
    text = beforeEditing
    editing = nil
  }

  /// Gives up editing, or answering.
  func cancel() {
    if editing != nil { endEditing() } else { repliesTo = nil }
  }
}
