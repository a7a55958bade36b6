import SwiftUICore

/// The options of a surface for the way in which nodes are shown.
@MainActor
package struct HTMLOptions {
  /// The address at which an image can be fetched, as a path of the surface's own server; nil if it can't
  /// be.
  package var resource: (ImageContent) -> String? = { _ in nil }
  /// The address at which a node's media can be fetched, as a path of the surface's own server, and whether
  /// there are pictures in it; nil if it can't be played.
  package var media: (MediaSource) -> (path: String, isVideo: Bool)? = { _ in nil }
  /// Attributes that a surface puts on a node's outermost element for its script, by the values that other
  /// modules
  /// attached: `role`, and names that begin with `data-` or `aria-`; others are left out. Of a text field all
  /// but
  /// those with `data-` go to the input, and `autocomplete`, `inputmode` and `spellcheck` with them.
  package var decoration: (_ node: Int, NodeAttributes) -> [(name: String, value: String)] = { _, _ in [] }
  /// The drawings of symbols.
  package var symbols = SymbolLibrary.shared
  /// The words of the surface's own.
  package var words = SurfaceWords()

  package init() {}

  func attributes(_ id: Int, _ attributes: NodeAttributes) -> [Attribute] {
    guard !attributes.isEmpty else { return [] }
    return decoration(id, attributes).compactMap { pair in
      let isName = pair.name.utf8.allSatisfy {
        (97...122).contains($0) || (48...57).contains($0) || $0 == UInt8(ascii: "-")
      }
      guard isName,
        Self.named.contains(pair.name) || pair.name.hasPrefix("data-") || pair.name.hasPrefix("aria-")
      else { return nil }
      return Attribute(pair.name, CleanText.of(pair.value))
    }
  }

  private static let named: Set = ["role", "autocomplete", "inputmode", "spellcheck"]

  /// Returns whether an attribute is for the input of a text field, and not for what is around it.
  static func isForInput(_ attribute: Attribute) -> Bool { !attribute.name.hasPrefix("data-") }
}

/// The words that the surface itself says, in the language of the window.
package struct SurfaceWords: Equatable, Sendable {
  package var increment = "Increment"
  package var decrement = "Decrement"
  package var loading = "Loading"
  package var apply = "Apply"
  package var text = "Text"
  package var back = "Back"
  package var close = "Close"
  package var cancel = "Cancel"
  package var search = "Search"
  package var more = "More"
  package var selected = "selected"
  package var tabs = "Tabs"
  package var sidebar = "Sidebar"

  package init() {}
}
