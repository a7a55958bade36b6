import SwiftUICore

/// The role of a part of a page: its name for the rules of style, and its role and states of WAI-ARIA 1.2.
package struct PageRole: Hashable, Sendable {
  package let name: String
  package let role: String?
  private let states: [State]

  private struct State: Hashable, Sendable {
    let name: String
    let value: String
  }

  /// - Parameters:
  ///   - name: A word in lower-case letters; the attribute `data-page` in a browser.
  ///   - role: A role such as `grid` or `gridcell`.
  ///   - label: The name for assistive technology.
  ///   - states: Further attributes without `aria-`, such as `selected`.
  package init(
    _ name: String, role: String? = nil, label: String? = nil,
    states: KeyValuePairs<String, String> = [:]
  ) {
    self.name = name
    self.role = role
    self.states =
      (label.map { [State(name: "label", value: $0)] } ?? [])
      + states.map { State(name: $0.key, value: $0.value) }
  }

  /// The attributes for a surface that is a browser: names and values, not yet escaped.
  package var attributes: [(name: String, value: String)] {
    [("data-page", name)] + (role.map { [("role", $0)] } ?? [])
      + states.map { ("aria-" + $0.name, $0.value) }
  }
}

/// The key of the part of a page that a node is.
package enum PageRoleKey: NodeAttributeKey {
  package typealias Value = PageRole
}

nonisolated extension View {
  /// Sets the part of a page that the view is.
  package func pageRole(_ role: PageRole) -> some View { nodeAttribute(PageRoleKey.self, role) }
}
