import SwiftUICore
import Testing

/// A window in which a test does what a person would. After each step what a surface knows by the steps of
/// updates alone is compared with the tree.
@MainActor
final class NavigationWindow {
  let tree = ViewTree(environment: fixed)
  private let mirror = MirroredTree()

  init(_ view: some View) throws { try mirror.apply(tree.show(view)) }

  /// The tree as it is now.
  var nodes: [ViewNode] {
    get throws {
      try mirror.apply(tree.update())
      #expect(mirror.outline == MirroredTree.outline(of: tree))
      return tree.snapshot()
    }
  }

  var outline: String { get throws { try nodes.outline } }

  /// The texts of what is shown of pages and tabs, in order, with those over the window.
  var texts: [String] { get throws { try shown.compactMap(\.text) } }

  /// The nodes that a surface shows, outer before inner.
  var shown: [ViewNode] {
    get throws {
      var result: [ViewNode] = []
      var stack: [ViewNode] = try nodes.reversed()
      while let node = stack.popLast() {
        result.append(node)
        switch node.content {
        case .navigationStack: stack.append(contentsOf: node.children.suffix(1))
        case .tab(let tab) where !tab.isSelected:
          stack.append(contentsOf: node.children.filter { $0.modifiers.contains(.role(.label)) })
        default: stack.append(contentsOf: node.children.reversed())
        }
      }
      return result
    }
  }

  /// The last node shown whose line begins so.
  func node(_ kind: String) throws -> ViewNode {
    let (shown, outline) = try (shown, outline)
    return try #require(
      shown.last { $0.content.description.hasPrefix(kind) }, "no \(kind) in:\n\(outline)")
  }

  /// The last node shown that can be pressed and has a label.
  func button(_ label: String) throws -> ViewNode {
    let (shown, outline) = try (shown, outline)
    return try #require(
      shown.last { node in
        node.handlers.contains { if case .press = $0 { true } else { false } }
          && (node.text == label || node.children.prefix(2).contains { $0.all.contains { $0.text == label } })
      }, "no button \(label) in:\n\(outline)")
  }

  func press(_ label: String) throws { try button(label).press() }

  func has(_ kind: String) throws -> Bool {
    try shown.contains { $0.content.description.hasPrefix(kind) }
  }
}

extension ViewNode {
  var text: String? {
    if case .text(let text) = content { return text.string }
    return nil
  }
}
