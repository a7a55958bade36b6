import Foundation
import Observation
import UnicornChatModel

/// A search within one conversation: what was found, and which of it is in sight.
@MainActor @Observable
final class ThreadSearch {
  /// So many are found at most.
  private static let most = 500

  /// Whether the field is there.
  var isOpen = false {
    didSet { if !isOpen { words = "" } }
  }
  var words = "" {
    didSet { if words != oldValue { find() } }
  }
  /// The messages that hold the words, the newest first.
  private(set) var found: [Message.ID] = []
  /// Which of them is in sight.
  private(set) var place: Int?

  @ObservationIgnored private unowned let screen: ThreadScreen

  init(_ screen: ThreadScreen) { self.screen = screen }

  /// The number of the one in sight, counted from the newest.
  var number: Int { (place ?? -1) + 1 }

  func older() { show(place.map { $0 + 1 } ?? 0) }
  func newer() { show((place ?? 0) - 1) }

  private func find() {
    place = nil
    do {
      let messages = try screen.manager.messages(holding: words, in: screen.id, limit: Self.most)
      found = messages.filter { $0.message.delivery != .scheduled }.map(\.id)
    } catch {
      found = []
      screen.failure = Failure("Search Didn’t Work", error)
    }
    if !found.isEmpty { show(0) }
  }

  /// Brings one of them into sight; behind the last comes the first.
  private func show(_ place: Int) {
    guard !found.isEmpty else { return }
    let place = (place + found.count) % found.count
    self.place = place
    screen.jump(to: found[place])
  }
}
