/// Nodes in the making, in order.
@MainActor
package final class NodeList {
  var drafts: [NodeDraft] = []
}

/// A node in the making.
@MainActor
package final class NodeDraft {
  let number: Int
  package var content: NodeContent
  var modifiers: [NodeModifier] = []
  package var attributes = NodeAttributes()
  var handlers: [NodeHandler]
  let children = NodeList()
  var layers: [NodeList] = []
  var tag: NodeTag?
  var isEnabled = true
  var node: ViewNode?

  init(number: Int, content: NodeContent, handlers: [NodeHandler]) {
    self.number = number
    self.content = content
    self.handlers = handlers
  }

  /// Makes the node; those inside must have been made.
  func freeze() {
    node = ViewNode(
      id: number, content: content, modifiers: modifiers, attributes: attributes, handlers: handlers,
      children: children.drafts.compactMap(\.node), layers: layers.map { $0.drafts.compactMap(\.node) },
      tag: tag, isEnabled: isEnabled)
  }
}
