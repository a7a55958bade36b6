/// How to find an element of a page, as a person or a screen reader does.
///
/// It is a description and not the element itself: each use looks anew, waits until there is exactly one such
/// element, and so gets along with a page that is patched at any moment.
package struct Element: Sendable, CustomStringConvertible {
  enum Text: Sendable, Hashable {
    case exactly(String)
    case containing(String)

    /// White space counts as one space, and none at the ends.
    func matches(_ text: String) -> Bool {
      switch self {
      case .exactly(let expected): text.collapsed == expected.collapsed
      case .containing(let part): text.collapsed.contains(part.collapsed)
      }
    }

    var described: String {
      switch self {
      case .exactly(let text): "\"\(text)\""
      case .containing(let text): "with \"\(text)\""
      }
    }
  }

  enum Step: Sendable, Hashable {
    case role(Role, Text?)
    case text(Text)
    case css(String)
    /// One of those found so far, from 0; negative ones count from the end.
    case place(Int)
  }

  package let page: Page
  let steps: [Step]

  package var description: String {
    steps.reversed().map { step in
      switch step {
      case .role(let role, let name): name.map { "\(role) \($0.described)" } ?? role.description
      case .text(let text): "text \(text.described)"
      case .css(let selector): "element that fits \(selector)"
      case .place(let place): place < 0 ? "the last of" : "number \(place) of"
      }
    }.joined(separator: " in ").replacing(" of in ", with: " of ")
  }

  private func adding(_ step: Step) -> Element { Element(page: page, steps: steps + [step]) }

  /// What has a role and, where one is given, exactly this accessible name. Nothing that is hidden from
  /// screen readers is found.
  package func find(_ role: Role, _ name: String? = nil) -> Element {
    adding(.role(role, name.map(Text.exactly)))
  }

  /// What has a role and a name with this part.
  package func find(_ role: Role, containing part: String) -> Element {
    adding(.role(role, .containing(part)))
  }

  /// The innermost visible elements with exactly this text.
  package func find(text: String) -> Element { adding(.text(.exactly(text))) }

  /// The innermost visible elements with this part in their text.
  package func find(textContaining part: String) -> Element { adding(.text(.containing(part))) }

  /// What fits a selector; for what neither role nor text tells apart.
  package func find(css: String) -> Element { adding(.css(css)) }

  /// One of several, from 0, in the order of the document; negative numbers count from the end.
  package subscript(place: Int) -> Element { adding(.place(place)) }
  package var first: Element { self[0] }
  package var last: Element { self[-1] }
}

extension Page {
  private var whole: Element { Element(page: self, steps: []) }

  /// What has a role and, where one is given, exactly this accessible name. Nothing that is hidden from
  /// screen readers is found.
  package func find(_ role: Role, _ name: String? = nil) -> Element { whole.find(role, name) }

  /// What has a role and a name with this part.
  package func find(_ role: Role, containing part: String) -> Element { whole.find(role, containing: part) }

  /// The innermost visible elements with exactly this text.
  package func find(text: String) -> Element { whole.find(text: text) }

  /// The innermost visible elements with this part in their text.
  package func find(textContaining part: String) -> Element { whole.find(textContaining: part) }

  /// What fits a selector; for what neither role nor text tells apart.
  package func find(css: String) -> Element { whole.find(css: css) }
}

extension String {
  /// The text with each run of white space as one space, and none at the ends.
  var collapsed: String {
    split { $0.isWhitespace }.joined(separator: " ")
  }
}
