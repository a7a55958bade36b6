import Foundation
import UnicornChatModel

/// A conversation that is hidden, and deleted soon unless a person takes that back.
struct PendingDeletion: Identifiable, Equatable {
  /// How long it can be taken back, in seconds.
  static let grace = 10.0

  let id: UUID
  let conversation: Conversation
}
