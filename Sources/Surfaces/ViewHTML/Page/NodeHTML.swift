import SwiftUICore

/// The HTML of a tree's nodes, with what must be known of them to write changes.
///
/// Needs no call stack for the depth of the tree. Cost is linear in the number of nodes.
@MainActor
final class NodeHTML {
  let tree: ViewTree
  var options: HTMLOptions
  let styles: StyleRegistry
  /// The drawings of the window.
  var symbols = WindowSymbols()
  /// The values derived from the nodes that the surface shows, and the nodes around them.
  var shown = ShownNodes()

  init(tree: ViewTree, options: HTMLOptions) {
    self.tree = tree
    self.options = options
    styles = StyleRegistry()
  }

  private enum Work {
    case node(Node, Inherited)
    case piece(Piece, Node, Inherited)
    case end(String)
  }

  /// The nodes as HTML.
  func html(of nodes: [Node], around: Inherited) -> String {
    derive(nodes)
    return html(of: nodes.reversed().map { .node($0, around) })
  }

  /// The pieces of an element of a node as HTML.
  func html(of pieces: [Piece], in node: Node) -> String {
    let around = around(node)
    return html(of: pieces.reversed().map { .piece($0, node, around) })
  }

  private func html(of work: [Work]) -> String {
    var buffer = HTMLBuffer()
    var stack = work
    while let work = stack.popLast() {
      switch work {
      case .end(let tag): buffer.markup(tag)
      case .node(let node, let around):
        let element = element(of: node, look: node.look, around: around, derived: shown[node.id]?.derived)
        open(element, node, around, &buffer, &stack)
      case .piece(let piece, let node, let around):
        switch piece {
        case .text(let text): buffer.text(text)
        case .symbol(let drawing):
          symbols.add(drawing)
          buffer.markup(drawing.reference)
        case .use(let drawing):
          symbols.add(drawing)
          buffer.markup(drawing.use)
        case .element(let element): open(element, node, around, &buffer, &stack)
        case .slot(let slot):
          for child in node.nodes(in: slot).reversed() {
            stack.append(.node(child, around.inside(node.look, id: node.id, child.list, child.look.slotRole)))
          }
        case .made(.options): PickerOptions(node).write(to: &buffer)
        case .made(.tabs): writeTabs(of: node, around, &stack)
        }
      }
    }
    return buffer.string
  }

  /// Puts the buttons of screens on the stack, those of sections in their place.
  private func writeTabs(of node: Node, _ around: Inherited, _ stack: inout [Work]) {
    let inner = around.inside(node.look, id: node.id, .children, nil)
    for child in node.children.reversed() {
      switch child.content {
      case .tab:
        let element = element(of: child, look: child.look, around: inner, derived: shown[child.id]?.derived)
        for button in element.elsewhere { stack.append(.piece(.element(button), child, inner)) }
      case .tabSection: stack.append(.piece(.made(.tabs), child, inner))
      default: break
      }
    }
  }

  private func open(
    _ element: Element, _ node: Node, _ inner: Inherited, _ buffer: inout HTMLBuffer, _ stack: inout [Work]
  ) {
    buffer.markup("<" + element.tag)
    if let part = element.part { buffer.attribute("id", ElementAddress(node.id, part).identifier) }
    for attribute in element.attributes {
      // An attribute without value isn't an empty one for images' words and fields' values.
      if attribute.value.isEmpty, attribute.name == "alt" || attribute.name == "value" {
        buffer.markup(" \(attribute.name)=\"\"")
      } else {
        buffer.attribute(attribute.name, attribute.value)
      }
    }
    buffer.markup(">")
    guard !element.isVoid else { return }
    // The parser drops a line end at the beginning of these.
    if element.tag == "textarea", case .text(let text)? = element.content.first, text.hasPrefix("\n") {
      buffer.markup("\n")
    }
    stack.append(.end("</\(element.tag)>"))
    for piece in element.content.reversed() { stack.append(.piece(piece, node, inner)) }
  }

  /// The outermost element of a look of a node.
  func element(of node: Node, look: NodeLook, around: Inherited, derived: Derived?) -> Element {
    let maker = ElementMaker(
      options: options, id: node.id, look: look, around: around,
      derived: derived ?? Derived(look, children: []))
    var element = maker.element()
    element.style(by: styles)
    return element
  }

  /// Returns the inherited state of a node, computed from the outermost inwards.
  func around(_ node: Node) -> Inherited {
    var outer: [Node] = []
    var next = node.parent
    while let node = next {
      outer.append(node)
      next = node.parent
    }
    var result = Inherited()
    outer.reverse()
    for (index, parent) in outer.enumerated() {
      let child = index + 1 < outer.count ? outer[index + 1] : node
      result = result.inside(parent.look, id: parent.id, child.list, child.look.slotRole)
    }
    return result
  }

  // MARK: - What follows from what is inside

  /// Works out the nodes and all inside anew, layers too.
  func derive(_ nodes: [Node]) {
    var stack: [(node: Node, isEntered: Bool)] = nodes.map { ($0, false) }
    while let (node, isEntered) = stack.popLast() {
      if isEntered {
        shown[node.id] = ShownNodes.Shown(
          derived: deriving(node), parent: node.parent?.id ?? 0, isApart: node.isApart)
      } else {
        stack.append((node, true))
        for child in node.children { stack.append((child, false)) }
        for layer in node.layers { for child in layer { stack.append((child, false)) } }
      }
    }
  }

  /// Returns the derived properties of a node from those of its children.
  func deriving(_ node: Node) -> Derived {
    Derived(
      node.look,
      children: node.children.map { ($0.look, shown[$0.id]?.derived ?? Derived($0.look, children: [])) })
  }

  /// Forgets what isn't shown any more, from time to time.
  func forget() {
    if shown.count > 2 * tree.nodeCount + 64 { shown.keep { tree.node($0) != nil } }
  }
}

extension Node {
  /// A Boolean value that indicates whether the node isn't one of what its parent is made of: in a layer,
  /// or a label.
  var isApart: Bool { list != .children || look.slotRole == .label }

  /// The nodes of a place of the node's elements.
  func nodes(in slot: Slot) -> [Node] {
    switch slot {
    case .children: children
    case .with(let roles): children.filter { node in node.look.slotRole.map { roles.contains($0) } ?? false }
    case .others(let roles):
      children.filter { node in node.look.slotRole.map { !roles.contains($0) } ?? true }
    case .layer(let index): index < layers.count ? layers[index] : []
    }
  }
}
