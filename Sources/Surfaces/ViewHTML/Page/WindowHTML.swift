import SwiftUICore

/// The HTML of one window: all of it, and then what changes.
///
/// Made for one ``ViewTree``, whose updates must all be given to it, in their order. Confined to the main
/// actor;
/// knows nothing of how a document or a patch is sent.
@MainActor
package final class WindowHTML {
  let page: NodeHTML

  package init(tree: ViewTree, options: HTMLOptions = HTMLOptions()) {
    page = NodeHTML(tree: tree, options: options)
  }

  /// The options of a surface for the way in which nodes are shown; nodes that are shown already stay as
  /// they are.
  package var options: HTMLOptions {
    get { page.options }
    set { page.options = newValue }
  }

  /// All nodes as HTML: the content of the element with the identifier `n0`. The rules of style that it names
  /// are
  /// in ``rules()``, which must be asked for afterwards.
  package func html() -> String {
    page.shown.removeAll(expecting: page.tree.nodeCount)
    let nodes = page.html(of: page.tree.roots, around: Inherited())
    return page.symbols.sheet() + nodes
  }

  /// The style rules of the window, which follow those of the style sheet; they count as sent.
  package func rules() -> String { page.styles.sheet() }

  /// The steps from the document before an update to the one after; none if nothing is to be seen of it.
  ///
  /// Cost grows with what changed, the depth of the tree and the number of siblings, not with the whole tree.
  /// From time to time, when animations by hand have left thousands of rules behind, all is sent anew.
  package func patches(for update: TreeUpdate) -> [ViewPatch] {
    guard !update.isEmpty else { return [] }
    if page.styles.isFull {
      page.styles.clear()
      return everything()
    }
    var maker = PatchMaker(update, page: page)
    return maker.make()
  }

  /// The steps that show everything anew, for a surface that lost its way.
  package func everything() -> [ViewPatch] {
    let html = html()
    return [.styles(rules(), replacing: true), .page(html)]
  }
}
