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

  /// Gives an event to a node.
  @discardableResult
  func deliver(_ event: ViewEvent, to node: Node) -> EventAnswer { tree.deliver(event, to: node.id) }

  /// Gives an event to the first node of a kind.
  @discardableResult
  func deliver(_ event: ViewEvent, to kind: String) throws -> EventAnswer {
    deliver(event, to: try first(kind))
  }

  /// Presses the button with an index.
  func press(_ index: Int = 0) { deliver(.press, to: all("button")[index]) }

  /// Enters text in the field with an index.
  func enter(_ text: String, in index: Int = 0) { deliver(.text(text), to: all("field")[index]) }

  /// Chooses among the options of the first node of a kind.
  func select(_ option: Int, of kind: String) throws {
    let node = try first(kind)
    deliver(.choose, to: node.children.filter { $0.tag != nil }[option])
  }

  /// Lets tasks of views run until a condition holds.
  func wait(until condition: () -> Bool) async {
    for _ in 0..<10_000 where !condition() { await Task.yield() }
  }
}

extension Node {
  /// Whether the app wants the focus here.
  var wantsFocus: Bool {
    handlers.contains { if case .focus(let wantsFocus, _) = $0 { wantsFocus() } else { false } }
  }

  /// Where the app wants what is inside to be scrolled; the innermost of several counts.
  var scrollRequest: ScrollRequest? {
    for case .scroll(let port) in handlers { if let request = port.request() { return request } }
    return nil
  }
}
