import JSONValues

extension Element {
  /// What a step leads to: by its name in the debugger, or, for what the accessibility tree told, by its
  /// number.
  private enum Found {
    case object(String)
    case backendNode(Int)
  }

  private func all(in group: ObjectGroup) async throws -> [Found] {
    var found: [Found] = [.object(try await group.object("document"))]
    for step in steps {
      if case .place(let place) = step {
        let index = place < 0 ? found.count + place : place
        found = found.indices.contains(index) ? [found[index]] : []
        continue
      }
      var next: [Found] = []
      for root in found {
        next += try await take(step, from: try await object(of: root, in: group), in: group)
      }
      found = next
    }
    return found
  }

  private func object(of found: Found, in group: ObjectGroup) async throws -> String {
    switch found {
    case .object(let object): object
    case .backendNode(let number): try await group.object(backendNode: number)
    }
  }

  private func take(_ step: Step, from root: String, in group: ObjectGroup) async throws -> [Found] {
    switch step {
    case .place: return []
    case .css(let selector):
      let script = "function(selector) { return [...this.querySelectorAll(selector)] }"
      return try await group.objects(script, on: root, .string(selector)).map(Found.object)
    case .text(let text):
      let (expected, isWhole) =
        switch text {
        case .exactly(let text): (text, true)
        case .containing(let part): (part, false)
        }
      return try await group.objects(
        Self.textSearch, on: root, .string(expected.collapsed), .boolean(isWhole)
      ).map(Found.object)
    case .role(let role, let name):
      // Chromium finds a name that is the same to the letter much faster than it can list all names.
      if case .exactly(let name)? = name {
        let found = try await nodes(below: root, role, named: name)
        if !found.isEmpty { return found.compactMap { $0.backendNode.map(Found.backendNode) } }
      }
      return try await nodes(below: root, role, named: nil)
        .filter { name?.matches($0.name) ?? true }
        .compactMap { $0.backendNode.map(Found.backendNode) }
    }
  }

  private func nodes(
    below root: String, _ role: Role, named name: String?
  ) async throws -> [AccessibilityNode] {
    let answer = try await page.send(
      "Accessibility.queryAXTree",
      [
        "objectId": .string(root), "role": .string(role.description),
        "accessibleName": name.map(JSONValue.string),
      ])
    return (answer["nodes"]?.array ?? []).map(AccessibilityNode.init).filter { !$0.isIgnored }
  }

  /// The innermost elements whose visible text is, or has, the expected one.
  private static let textSearch = #"""
    function(expected, isWhole) {
      const found = [];
      const fits = element => {
        const text = (element.innerText ?? "").replace(/\s+/g, " ").trim();
        return isWhole ? text === expected : text.includes(expected);
      };
      const has = element => element.textContent.replace(/\s+/g, " ").includes(expected);
      const visit = element => {
        let isInnermost = true;
        for (const child of element.children)
          if ((isWhole || has(child)) && visit(child)) isInnermost = false;
        if (!isInnermost) return true;
        if (!(element instanceof HTMLElement) || !fits(element)) return false;
        if (!element.checkVisibility({visibilityProperty: true})) return false;
        found.push(element);
        return true;
      };
      for (const child of this.children) visit(child);
      return found;
    }
    """#

  /// How many there are now; doesn't wait.
  package var count: Int {
    get async throws {
      try await page.reading { try await page.withObjects { try await all(in: $0).count } }
    }
  }

  /// Waits until exactly one element is this one and `body` succeeds with it.
  ///
  /// - Throws: `BrowserError`, code `timeLimit`, with what stood in the way last; what `body` throws
  ///   otherwise.
  func attempt<Result>(
    _ purpose: String, isolation: isolated (any Actor)? = #isolation,
    _ body: (ElementNode) async throws -> Result
  ) async throws -> Result {
    var result: Result?
    try await page.until("\(self) \(purpose)") {
      result = try await page.withObjects { group in
        let found = try await all(in: group)
        guard let one = found.first, found.count == 1 else {
          let count = found.isEmpty ? "there is no" : "there are \(found.count) and not one of"
          throw BrowserError(.element, "\(count) \(self)")
        }
        return try await body(ElementNode(page: page, object: try await object(of: one, in: group)))
      }
      return true
    }
    guard let result else { throw BrowserError(.element, "there is no \(self)") }
    return result
  }

  /// Waits until there is exactly one such element.
  package func appears() async throws {
    try await attempt("appears") { _ in }
  }

  /// Waits until there is no such element.
  package func disappears() async throws {
    try await page.until("\(self) disappears") { try await count == 0 }
  }

  /// Waits until there are as many.
  package func appears(times: Int) async throws {
    try await page.until("\(self) appears \(times) times") { try await count == times }
  }

  /// Waits until its visible text is this one.
  package func shows(_ text: String) async throws {
    try await attempt("shows \"\(text)\"") { node in
      let shown = try await node.call("function() { return this.innerText }").string ?? ""
      guard shown.collapsed == text.collapsed else {
        throw BrowserError(.element, "it shows \"\(shown.collapsed)\"")
      }
    }
  }
}
