import Foundation
import Testing

@testable import SwiftUICore

/// A window with a live tree, as a surface would keep it.
@MainActor
final class LiveWindow {
  let tree: ViewTree

  init(_ view: some View, environment: EnvironmentValues? = nil) {
    tree = ViewTree(environment: environment ?? fixed)
    tree.show(view)
  }

  /// The outline after what changed has been evaluated.
  var outline: String {
    _ = tree.update()
    return tree.snapshot().outline
  }

  /// The live nodes of a kind, in order, by the beginning of their line.
  func all(_ kind: String) -> [Node] {
    _ = tree.update()
    var result: [Node] = []
    var stack: [Node] = tree.roots.reversed()
    while let node = stack.popLast() {
      if node.content.description.hasPrefix(kind) { result.append(node) }
      stack.append(contentsOf: node.children.reversed())
      for layer in node.layers.reversed() { stack.append(contentsOf: layer.reversed()) }
    }
    return result
  }

  func first(_ kind: String) throws -> Node { try #require(all(kind).first) }

  /// Presses the button with an index.
  func press(_ index: Int = 0) {
    for case .press(.perform(let action)) in all("button")[index].handlers { return action() }
  }

  /// Enters text in the field with an index.
  func enter(_ text: String, in index: Int = 0) {
    for case .setText(let set) in all("field")[index].handlers { set(text) }
  }

  /// Chooses among the options of the first node of a kind.
  func select(_ option: Int, of kind: String) throws {
    let node = try first(kind)
    let tag = try #require(node.children.filter { $0.tag != nil }[option].tag)
    for case .select(_, let select) in node.handlers { select(tag) }
  }

  /// Lets tasks of views run until a condition holds.
  func wait(until condition: () -> Bool) async {
    for _ in 0..<10_000 where !condition() { await Task.yield() }
  }
}
