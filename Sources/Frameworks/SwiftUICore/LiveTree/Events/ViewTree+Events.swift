extension ViewTree {
  /// Delivers an event to a node: the only way in which handlers of nodes are called for a person.
  ///
  /// Whatever an event holds, it ends: a node that is gone, disabled or of another kind, and a value that
  /// the node can't have, are refused with a reason, and nothing happens. Handlers run before this returns,
  /// those nearest to the view first; what they change is evaluated at the next ``update()``. No pass over
  /// the tree: the cost is that of the handlers, and for keys and options of the way to the nearest node
  /// around that takes them.
  @discardableResult
  package func deliver(_ event: ViewEvent, to id: Int) -> EventAnswer {
    guard let node = node(id) else { return .refused(.gone) }
    guard node.isEnabled || event.isReport else { return .refused(.disabled) }
    return EventDelivery(tree: self, node: node).answer(event)
  }
}
