/// A change that a primitive modifier makes to the nodes of a view.
package enum PendingChange {
  case modifier(NodeModifier)
  case attribute(ObjectIdentifier, any Sendable)
  case handler(NodeHandler)
  case tag(AnyHashable)
  /// The value of `id(_:)`.
  case identifier(AnyHashable)
  /// Another view behind, over or around the node.
  case layer(LayerKind, Alignment, any View)
}

/// The relation of a layer to its node.
package enum LayerKind: Equatable, Sendable {
  case background, overlay, mask
  case containerBackground(String)
  /// The entries of the node's context menu, which a surface opens by the secondary button or a long press.
  case contextMenu
  /// Buttons that a row shows when it is swiped from an edge, or in its menu. With a full swipe the first
  /// is pressed.
  case swipeActions(HorizontalEdge, allowsFullSwipe: Bool)
  /// A replacement for the node in the accessibility tree.
  case accessibility
  /// Content that is shown enlarged while a person stays on the node.
  case largeContent
}

/// A modifier that changes the nodes of a view, and says so in their list.
package protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Changes the place in which the modified view is evaluated.
  func apply(to context: inout ModifierContext)
}

extension PrimitiveModifier {
  /// Makes the nodes of the modified content.
  @MainActor @preconcurrency public func _build<V: View>(around content: V, in context: inout _ViewContext) {
    context.go(on: content, changedBy: self)
  }
}

/// A modifier that puts one change on the nodes of a view.
struct NodeChange {
  let change: PendingChange

  init(_ change: PendingChange) { self.change = change }
}

extension NodeChange: PrimitiveModifier {
  typealias Body = Never
  func apply(to context: inout ModifierContext) { context.add(change) }
}

/// A modifier that gives the nodes of a view an identity of their own.
struct ExplicitIdentity {
  let id: AnyHashable
}

extension ExplicitIdentity: PrimitiveModifier {
  typealias Body = Never
  func apply(to context: inout ModifierContext) { context.identify(by: .explicit(id)) }
}

/// A modifier that changes the environment of a view, and notes the change at its nodes if a surface is to
/// know it there.
struct EnvironmentChange {
  let change: (inout EnvironmentValues) -> Void
  var note: NodeModifier?
}

extension EnvironmentChange: PrimitiveModifier {
  typealias Body = Never
  func apply(to context: inout ModifierContext) {
    change(&context.place.environment)
    if let note { context.add(.modifier(note)) }
  }
}
