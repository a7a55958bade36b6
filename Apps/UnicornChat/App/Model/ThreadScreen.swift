import Foundation
import Observation
import SwiftUI
import UnicornChatModel

/// The screen of the conversation that is open in one window, and what a person does there.
@MainActor @Observable
final class ThreadScreen {
  let manager: ModelManager
  let thread: ThreadModel
  let composer: ComposerModel
  let replies: ThreadReplies

  /// Where the messages are scrolled to.
  var position = ScrollPosition(idType: Message.ID.self, edge: .bottom)
  /// The message that was jumped to, for as long as it is marked.
  private(set) var marked: Message.ID?
  /// The picture that is seen by itself.
  var picture: Attachment?
  /// The attachment that is being saved.
  var saved: Attachment?
  /// What was taken back or deleted a moment ago.
  private(set) var unsent: UnsentMessage? {
    didSet { if unsent != nil { forgetUnsentSoon() } }
  }
  /// Whether that was deleted for the person alone.
  private(set) var isDeletion = false
  /// Whether something is held over the messages that can be attached.
  var isDropTarget = false
  /// The message whose effect is played now.
  private(set) var playing: Playing?
  /// The search within the conversation.
  @ObservationIgnored private(set) lazy var search = ThreadSearch(self)
  var failure: Failure?

  @ObservationIgnored private var waiting: Task<Void, Never>?
  @ObservationIgnored private var stopping: Task<Void, Never>?
  @ObservationIgnored private var forgetting: Task<Void, Never>?

  /// An effect that is played, each time under another name.
  struct Playing {
    let id: UUID
    let effect: Message.Effect
  }

  init(_ id: Conversation.ID, at message: Message.ID?, manager: ModelManager) {
    self.manager = manager
    thread = manager.conversationModel(id, around: message)
    composer = ComposerModel(conversation: id, manager: manager)
    replies = ThreadReplies(thread, manager: manager)
    thread.composer = composer
    composer.thread = thread
    if let message, thread.shows(message) {
      marked = message
      position = ScrollPosition(id: message, anchor: .center)
    }
  }

  var id: Conversation.ID { thread.conversationID }
  var conversation: Conversation? { manager.conversation(id) }

  // MARK: Moving

  /// Brings a message into sight, wherever in the conversation it is.
  func jump(to message: Message.ID) {
    if !thread.shows(message) { thread.open(around: message) }
    guard thread.shows(message) else {
      failure = Failure("Message Not Found", message: "It was deleted, or is in another conversation.")
      return
    }
    marked = message
    position.scrollTo(id: message, anchor: .center)
    waiting?.cancel()
    let wait = manager.store.context.wait
    waiting = Task { [weak self] in
      do { try await wait(3) } catch { return }
      self?.marked = nil
    }
  }

  func jumpToLatest() {
    if thread.hasNewer { thread.open() }
    thread.forgetMissed()
    position.scrollTo(edge: .bottom)
  }

  /// Reads more where the first or last messages that were read come near.
  func follow(_ first: Message.ID?) {
    thread.firstSeen = first
    guard let first, let index = thread.rows.firstIndex(where: { $0.id == first }) else { return }
    if index < 8, thread.hasOlder { loadOlder() }
    if index > thread.rows.count - 20, thread.hasNewer { loadNewer() }
  }

  func loadNewer() { attempt("Messages Can’t Be Read") { try thread.loadNewer() } }

  func loadOlder() { attempt("Messages Can’t Be Read") { try thread.loadOlder() } }

  /// Whether the end is far below what is seen first.
  var isFarFromEnd: Bool {
    if thread.hasNewer { return true }
    guard let first = position.viewID(type: Message.ID.self),
      let index = thread.rows.firstIndex(where: { $0.id == first })
    else { return false }
    return index < thread.rows.count - 20
  }

  // MARK: Effects

  /// Plays the effect of a message for a few seconds.
  func play(_ effect: Message.Effect) {
    playing = Playing(id: manager.store.context.makeID(), effect: effect)
    stopping?.cancel()
    let wait = manager.store.context.wait
    stopping = Task { [weak self] in
      do { try await wait(4) } catch { return }
      self?.playing = nil
    }
  }

  /// Plays the effect of a message that has just come; what was only scrolled to stays as it is.
  func playIfNew(_ message: Message) {
    guard let effect = message.effect, message.unsent == nil,
      abs(manager.now.timeIntervalSince(message.date)) < 60
    else { return }
    play(effect)
  }

  // MARK: Messages

  func reply(to message: Message) {
    forgetUnsent()
    composer.repliesTo = message
  }

  func edit(_ message: Message) {
    forgetUnsent()
    composer.beginEditing(message)
  }

  func editLast() {
    if let last = thread.lastOfMine { edit(last) }
  }

  func react(to message: Message, with kind: Reaction.Kind) {
    forgetUnsent()
    let mine = message.reactions.first { $0.author == manager.me.id }?.kind
    attempt("Reaction Not Added") {
      _ = try manager.store.react(to: message.id, with: mine == kind ? nil : kind, by: manager.me.id)
    }
  }

  func unsend(_ message: Message) {
    attempt("Message Not Unsent") {
      if composer.editing?.id == message.id { composer.endEditing() }
      unsent = try manager.store.unsend(message.id)
      isDeletion = false
    }
  }

  /// Deletes a message here and for nobody else.
  func delete(_ message: Message) {
    attempt("Message Not Deleted") {
      if composer.editing?.id == message.id { composer.endEditing() }
      if composer.repliesTo?.id == message.id { composer.repliesTo = nil }
      unsent = try manager.store.delete(message: message.id)
      isDeletion = true
    }
  }

  func setPinned(_ isPinned: Bool, _ message: Message) {
    forgetUnsent()
    attempt("Message Not Pinned") { try manager.store.setPinned(isPinned, message: message.id) }
  }

  func restoreUnsent() {
    guard let unsent else { return }
    attempt("Message Not Restored") { _ = try manager.store.restore(unsent) }
    self.unsent = nil
  }

  func forgetUnsent() {
    forgetting?.cancel()
    if unsent != nil { unsent = nil }
  }

  /// Gives a person as long as for a deleted conversation to take it back.
  private func forgetUnsentSoon() {
    forgetting?.cancel()
    let wait = manager.store.context.wait
    forgetting = Task { [weak self] in
      do { try await wait(PendingDeletion.grace) } catch { return }
      self?.unsent = nil
    }
  }

  /// Sends again what wasn't delivered, or at once what waits for its time.
  func sendNow(_ message: Message) {
    attempt("Message Not Sent") {
      if message.delivery == .scheduled {
        _ = try manager.store.reschedule(message.id, to: manager.now)
        manager.followToDisk(try manager.store.sendDue(at: manager.now).map(\.id))
      } else {
        try manager.store.setDelivery(.sent, of: [message.id])
        manager.followToDisk(again: message.id)
      }
    }
  }

  func cancelScheduled(_ message: Message) {
    attempt("Message Not Cancelled") {
      unsent = try manager.store.unsend(message.id)
      isDeletion = false
    }
  }

  func reschedule(_ message: Message, to date: Date) {
    attempt("Time Not Changed") { _ = try manager.store.reschedule(message.id, to: date) }
  }

  func markUnread(from message: Message) {
    attempt("Message Not Marked") { try manager.store.setRead(false, [message.id]) }
  }

  func markRead() { attempt("Messages Not Marked") { try thread.markRead() } }

  private func attempt(_ title: LocalizedStringResource, _ work: () throws -> Void) {
    do { try work() } catch { failure = Failure(title, error) }
  }
}
