import SwiftUICore

/// The options of a `select`, made of the nodes of a picker: a `select` holds text alone.
@MainActor
struct PickerOptions {
  private let node: Node

  init(_ node: Node) { self.node = node }

  /// Writes the options in their order; sections are groups of them, dividers lines.
  func write(to buffer: inout HTMLBuffer) {
    var stack: [Entry] = node.children.reversed().filter { $0.look.slotRole != .label }.map { .node($0) }
    while let entry = stack.popLast() {
      switch entry {
      case .end: buffer.markup("</optgroup>")
      case .node(let node):
        if node.tag != nil || node.isSelected != nil {
          option(node, &buffer)
          continue
        }
        switch node.content {
        case .divider: buffer.markup("<hr>")
        case .section where !node.isInSection:
          let header = node.children.filter { $0.look.slotRole == .header }
          buffer.markup("<optgroup")
          buffer.attribute("label", CleanText.line(Self.words(of: header)))
          buffer.markup(">")
          stack.append(.end)
          for child in node.children.reversed() where child.look.slotRole == nil {
            stack.append(.node(child))
          }
        default:
          if node.children.isEmpty { option(node, &buffer) }
          for child in node.children.reversed() { stack.append(.node(child)) }
        }
      }
    }
  }

  private enum Entry {
    case node(Node)
    case end
  }

  private func option(_ node: Node, _ buffer: inout HTMLBuffer) {
    buffer.markup("<option")
    buffer.markup(" value=\(node.id)")
    if node.isSelected == true { buffer.markup(" selected") }
    if !node.isEnabled || node.tag == nil { buffer.markup(" disabled") }
    buffer.markup(">")
    buffer.text(CleanText.line(Self.words(of: [node])))
    buffer.markup("</option>")
  }

  /// The chosen option's value.
  var chosen: String {
    var stack: [Node] = node.children.reversed()
    while let node = stack.popLast() {
      if node.isSelected == true { return String(node.id) }
      stack.append(contentsOf: node.children.reversed())
    }
    return ""
  }

  /// The words of nodes, in order, without those that only tell what a picture is.
  static func words(of nodes: [Node]) -> String {
    var words: [String] = []
    var stack: [Node] = nodes.reversed()
    while let node = stack.popLast() {
      if let label = Speech(node.modifiers).label {
        words.append(label)
        continue
      }
      switch node.content {
      case .text(let text): words.append(text.string)
      case .image(let image) where node.parent?.content != .label: words.append(image.spokenName)
      default: stack.append(contentsOf: node.children.reversed())
      }
    }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Node {
  fileprivate var isInSection: Bool {
    var outer = parent
    while let node = outer {
      if case .section = node.content { return true }
      if case .picker = node.content { return false }
      outer = node.parent
    }
    return false
  }
}
