import JSONValues

/// What has the focus, as a screen reader says it.
package struct Focus: Sendable, Hashable, CustomStringConvertible {
  package var role: Role
  package var name: String

  package init(_ role: Role, _ name: String) {
    self.role = role
    self.name = name
  }

  package var description: String { "\(role) \"\(name)\"" }
}

extension Page {
  /// What has the focus; nil where nothing has and keys go to the document.
  package var focused: Focus? {
    get async throws { try await reading { try await focusedNow() } }
  }

  private func focusedNow() async throws -> Focus? {
    try await withObjects { group in
      let deepest = """
        (() => {
          let active = document.activeElement;
          for (;;) {
            const inner = active?.shadowRoot?.activeElement ?? active?.contentDocument?.activeElement;
            if (!inner) return active ?? document.documentElement;
            active = inner;
          }
        })()
        """
      let object = try await group.object(deepest)
      let isDocument = try await ElementNode(page: self, object: object)
        .call(
          "function() { return this === document.body || this === document.documentElement }"
        )
      if isDocument.boolean == true { return nil }
      let answer = try await send(
        "Accessibility.getPartialAXTree", ["objectId": .string(object), "fetchRelatives": .boolean(false)])
      guard let node = answer["nodes"]?.array?.first.map(AccessibilityNode.init) else { return nil }
      return Focus(Role(node.role), node.name.collapsed)
    }
  }

  /// The text a person sees, all of it or of what an element is.
  package func text(of element: Element? = nil) async throws -> String {
    if let element { return try await element.text }
    return try await read("document.body?.innerText ?? ''").string ?? ""
  }

  package func value(of element: Element) async throws -> String { try await element.value }

  /// How far the document is scrolled.
  package var scrollPosition: Point {
    get async throws {
      let answer = try await read("[scrollX, scrollY]").array ?? []
      return Point(answer.first?.double ?? 0, answer.last?.double ?? 0)
    }
  }

  /// The text that is selected in the document.
  package var selectedText: String {
    get async throws {
      try await read(
        """
        (() => {
          const field = document.activeElement;
          if (typeof field?.selectionStart === "number")
            return field.value.slice(field.selectionStart, field.selectionEnd);
          return String(getSelection());
        })()
        """
      ).string ?? ""
    }
  }

  /// What went wrong so far, in order. `forgetProblems` begins anew.
  package var problems: [PageProblem] { record.content.problems }

  package func forgetProblems() { record.change { $0.problems = [] } }

  /// What was written to the console so far.
  package var console: [ConsoleMessage] { record.content.console }

  /// `alert`, `confirm` and their like that stood before the page so far.
  package var dialogs: [ScriptDialog] { record.content.dialogs }

  /// How such windows are answered from now on; at first they are accepted.
  package func answerDialogs(accept: Bool, text: String? = nil) {
    record.change { content in
      content.acceptsDialogs = accept
      content.promptText = text
    }
  }
}
