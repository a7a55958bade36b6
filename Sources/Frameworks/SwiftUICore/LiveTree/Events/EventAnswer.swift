/// The answer of a tree to an event: whether a node took it, and what came of it.
package enum EventAnswer: Sendable {
  case accepted(EventEffect)
  case refused(EventRefusal)

  package var isAccepted: Bool { if case .accepted = self { true } else { false } }

  /// The reason for which the event was refused; nil if it was not.
  package var refusal: EventRefusal? { if case .refused(let reason) = self { reason } else { nil } }

  /// The action that a module above is to perform, such as an intent to run.
  package var payload: (any Sendable)? {
    if case .accepted(.payload(let payload)) = self { payload } else { nil }
  }

  /// The work that the event has begun, for whoever waits for its end.
  package var work: Task<Void, Never>? { if case .accepted(.work(let task)) = self { task } else { nil } }
}

/// The effect of an accepted event.
package enum EventEffect: Sendable {
  /// Everything is done; what it changes is evaluated at the tree's next update.
  case done
  /// Work goes on, such as a refresh.
  case work(Task<Void, Never>)
  /// An action that only a module above can perform: a press stands for it (``ViewAction/payload(_:)``).
  case payload(any Sendable)
  /// The items that the surface is to copy or to share.
  case offer(ExchangeSource)
  /// The items of one node go to another, at a place in it; the surface knows which types go together.
  case exchange(from: ExchangeSource, to: ExchangeTarget, at: CGPoint)
}

/// The reason for which an event was refused. Nothing has happened then.
package enum EventRefusal: Sendable, Equatable, CaseIterable {
  /// The tree has no such node, or none any more.
  case gone
  /// The node, or another one that the event names, can't be used now.
  case disabled
  /// The node takes no such event.
  case notTaken
  /// The node is no option that may be chosen.
  case noOption
  /// The value is none that the node can have.
  case outOfRange
  /// The row may not be deleted, or not be moved there.
  case fixed
  /// The node stays open: only the app takes away what it shows.
  case keptOpen
}
