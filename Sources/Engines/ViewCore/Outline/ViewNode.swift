/// A node of an evaluated view tree: immutable, free of view types, ready to be shown, described or sent.
///
/// Composite views, groups, conditions and modifiers have no nodes of their own. `id` stays the same over the
/// renders of one ``ViewRenderer`` for what counts as the same view.
package struct ViewNode: Identifiable, Sendable {
  package let id: Int
  /// What the node is.
  package let content: NodeContent
  /// What was put on it, innermost first: the order in which the modifiers were written.
  package let modifiers: [NodeModifier]
  /// Values that other modules attached.
  package let attributes: NodeAttributes
  /// What happens on events, in the order in which the handlers were written.
  package let handlers: [NodeHandler]
  /// The nodes inside.
  package let children: [ViewNode]
  /// The nodes of backgrounds, overlays and masks, to which modifiers refer by index.
  package let layers: [[ViewNode]]
  /// The value of `tag(_:)`, or else the identifier that a `ForEach` gave.
  package let tag: NodeTag?
  /// Whether a person may use it; false inside `disabled(true)`.
  package let isEnabled: Bool
}

/// A selectable value of a node. Readable on the main actor, since the value needs not be sendable.
@MainActor
package final class NodeTag {
  package let value: AnyHashable

  package init(_ value: AnyHashable) { self.value = value }
}

/// A value that is compared between renders, on the main actor.
@MainActor
package final class NodeValue {
  private let value: any Equatable

  init(_ value: any Equatable) { self.value = value }

  /// Whether the values have the same type and are equal.
  package func equals(_ other: NodeValue) -> Bool { equals(value, other.value) }

  private func equals<Value: Equatable>(_ value: Value, _ other: any Equatable) -> Bool {
    value == other as? Value
  }
}

/// What happens on an event.
package enum NodeHandler: Sendable {
  /// A person presses the node.
  case press(ViewAction)
  /// A person changes a switch.
  case setBool(@MainActor (Bool) -> Void)
  /// A person changes text.
  case setText(@MainActor (String) -> Void)
  /// A person changes a number.
  case setNumber(@MainActor (Double) -> Void)
  /// A person steps up (true) or down.
  case step(@MainActor (Bool) -> Void)
  /// A person chooses the option with a tag; `isSelected` says whether an option is chosen.
  case select(isSelected: @MainActor (NodeTag) -> Bool, @MainActor (NodeTag) -> Void)
  /// The node is shown.
  case appear(@MainActor () -> Void)
  /// The node is shown no more.
  case disappear(@MainActor () -> Void)
  /// Work for as long as the node is shown, and anew when `id` changes.
  case task(id: NodeValue?, priority: TaskPriority, @isolated(any) @Sendable () async -> Void)
  /// A person ends the entry of text.
  case submit(@MainActor () -> Void)
}

/// What a control does.
package enum ViewAction: Sendable {
  /// Runs a closure.
  case perform(@MainActor () -> Void)
  /// Something that only a higher module can do, such as running an intent.
  case payload(any Sendable)
}
