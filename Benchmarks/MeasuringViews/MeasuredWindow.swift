import SwiftUICore
import ViewHTML

/// A window as a surface holds it for a browser: a tree of views, and what the browser has of it.
@MainActor
package final class MeasuredWindow {
  package let tree: ViewTree
  package private(set) var html: WindowHTML

  /// - Parameter onChange: is called when the window needs an update, on whatever thread caused it.
  package init(_ view: some View, onChange: @escaping @Sendable () -> Void = {}) {
    tree = ViewTree(onChange: onChange)
    html = WindowHTML(tree: tree)
    tree.show(view)
  }

  /// Does what a surface does while no browser shows the window.
  package func sleep() {
    tree.sleep()
    html = WindowHTML(tree: tree)
  }

  /// Returns what a surface sends of what changed, in its envelope.
  package func message() -> [UInt8] {
    let patches = ViewPatch.json(html.patches(for: tree.update()))
    return Array("[12,34,".utf8) + patches.dropFirst()
  }
}
