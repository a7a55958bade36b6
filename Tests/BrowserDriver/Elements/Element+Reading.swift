import JSONValues

/// What is selected in a field, in UTF-16 units as scripts count.
package struct TextSelection: Sendable, Hashable {
  package var start: Int
  package var end: Int
  package var isBackward: Bool

  /// A caret.
  package static func caret(_ place: Int) -> TextSelection {
    TextSelection(start: place, end: place, isBackward: false)
  }

  package init(start: Int, end: Int, isBackward: Bool = false) {
    self.start = start
    self.end = end
    self.isBackward = isBackward
  }
}

extension Element {
  /// The text a person sees.
  package var text: String {
    get async throws { try await read("has a text", "this.innerText ?? this.textContent ?? ''").string ?? "" }
  }

  /// A field's text, a choice's value; empty for what has none.
  package var value: String {
    get async throws {
      try await read("has a value", "'value' in this ? String(this.value) : ''").string ?? ""
    }
  }

  /// An attribute; nil where it has none of that name.
  package func attribute(_ name: String) async throws -> String? {
    try await read("has attributes", "this.getAttribute(\(JSONValue.string(name).json))").string
  }

  /// What a style comes to: `computedStyle("color")` is "rgb(0, 0, 0)".
  package func computedStyle(_ property: String) async throws -> String {
    try await read(
      "has a style", "getComputedStyle(this).getPropertyValue(\(JSONValue.string(property).json))"
    ).string ?? ""
  }

  /// Where it is in the window.
  package var box: Box {
    get async throws {
      let box = try await read(
        "has a place", "(({x, y, width, height}) => ({x, y, width, height}))(this.getBoundingClientRect())")
      guard let x = box["x"]?.double, let y = box["y"]?.double, let width = box["width"]?.double,
        let height = box["height"]?.double
      else { throw BrowserError(.protocolViolation, "\(self) has no place") }
      return Box(x: x, y: y, width: width, height: height)
    }
  }

  /// Whether it can be seen at all: it has a box, and nothing makes it invisible.
  package var isVisible: Bool {
    get async throws {
      try await read(
        "exists",
        """
        this.checkVisibility({visibilityProperty: true, opacityProperty: true})
          && this.getClientRects().length > 0
        """
      ).boolean ?? false
    }
  }

  /// Whether it is the one that keys go to.
  package var isFocused: Bool {
    get async throws {
      try await read("exists", "this.getRootNode().activeElement === this").boolean ?? false
    }
  }

  /// The selection, or the caret, of a text field or of an editable element.
  package var selection: TextSelection {
    get async throws {
      let answer = try await read(
        "has a selection",
        """
        (() => {
          if (typeof this.selectionStart === "number")
            return [this.selectionStart, this.selectionEnd, this.selectionDirection === "backward"];
          const selection = getSelection();
          if (!selection.rangeCount || !this.contains(selection.anchorNode)) return null;
          const range = selection.getRangeAt(0), before = document.createRange();
          before.selectNodeContents(this);
          before.setEnd(range.startContainer, range.startOffset);
          const start = before.toString().length, length = range.toString().length;
          return [start, start + length, length > 0 && selection.focusNode === range.startContainer
            && selection.focusOffset === range.startOffset];
        })()
        """)
      guard let parts = answer.array, parts.count == 3, let start = parts[0].int, let end = parts[1].int
      else {
        throw await page.explained(.element, "there is no selection in \(self)")
      }
      return TextSelection(start: start, end: end, isBackward: parts[2].boolean ?? false)
    }
  }

  /// How far its content is scrolled.
  package var scrollPosition: Point {
    get async throws {
      let answer = try await read("exists", "[this.scrollLeft, this.scrollTop]")
      return Point(answer.array?.first?.double ?? 0, answer.array?.last?.double ?? 0)
    }
  }

  /// What a screen reader says of it.
  package var accessibility: AccessibilityNode {
    get async throws {
      try await attempt("is there for screen readers") { node in
        let answer = try await page.send(
          "Accessibility.getPartialAXTree",
          ["objectId": .string(node.object), "fetchRelatives": .boolean(false)])
        guard let first = answer["nodes"]?.array?.first else {
          throw BrowserError(.element, "it isn't in the accessibility tree")
        }
        return AccessibilityNode(first)
      }
    }
  }

  /// A number its node of the document has as long as it exists: the same after a patch where the patch kept
  /// it.
  package var identity: Int {
    get async throws {
      try await attempt("exists") { node in
        let answer = try await page.send("DOM.describeNode", ["objectId": .string(node.object)])
        guard let number = answer["node"]?["backendNodeId"]?.int else {
          throw BrowserError(.protocolViolation, "DOM.describeNode gave no number")
        }
        return number
      }
    }
  }

  /// What an expression about it, as `this`, evaluates to.
  package func evaluate(_ expression: String) async throws -> JSONValue {
    try await read("exists", expression)
  }

  private func read(_ purpose: String, _ expression: String) async throws -> JSONValue {
    try await attempt(purpose) { try await $0.call("function() { return \(expression) }") }
  }
}
