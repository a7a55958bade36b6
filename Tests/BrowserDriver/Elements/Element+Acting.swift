import Foundation
import JSONValues

extension Element {
  /// Clicks with the mouse where the element is, once it is visible, enabled, stands still and isn't covered.
  package func click(
    button: MouseButton = .left, times: Int = 1, modifiers: String? = nil
  ) async throws {
    try await reach("can be clicked") {
      try await page.click(at: $0, button: button, times: times, modifiers: modifiers)
    }
  }

  package func doubleClick() async throws { try await click(times: 2) }

  /// Moves the mouse over it.
  package func hover() async throws {
    try await reach("can be pointed at", needsEnabled: false) { try await page.moveMouse(to: $0) }
  }

  /// Touches it; for pages with `touch`.
  package func tap() async throws {
    try await reach("can be touched") { try await page.tap(at: $0) }
  }

  /// Puts the finger on it, moves it by so many points, and lets go.
  package func swipe(right: Double = 0, down: Double = 0) async throws {
    try await reach("can be touched", needsEnabled: false) {
      try await page.swipe(from: $0, to: Point($0.x + right, $0.y + down))
    }
  }

  /// Turns the wheel over it.
  package func scroll(down: Double, right: Double = 0) async throws {
    try await reach("can be scrolled", needsEnabled: false) {
      try await page.scroll(at: $0, down: down, right: right)
    }
  }

  /// Brings it into the window, where it isn't.
  package func scrollIntoView() async throws {
    try await attempt("can be brought into view") { node in
      _ = try await page.send("DOM.scrollIntoViewIfNeeded", ["objectId": .string(node.object)])
    }
    try await page.standStill()
  }

  /// Clicks into it and types a text key by key, at its end where it has one.
  package func type(_ text: String) async throws {
    if try await !isFocused {
      try await click()
      try await page.press("Control+End")
    }
    try await page.type(text)
  }

  /// Replaces a field's text: selects it all and types key by key.
  package func replaceText(with text: String) async throws {
    if try await !isFocused { try await click() }
    try await page.press("Control+a", "Delete")
    try await page.type(text)
  }

  /// Presses keys once it has the focus, which it is given where it hasn't.
  package func press(_ names: String...) async throws {
    if try await !isFocused { try await focus() }
    for name in names { try await page.press(name) }
  }

  /// Gives it the focus without a click.
  package func focus() async throws {
    try await attempt("can have the focus") { node in
      _ = try await page.send("DOM.focus", ["objectId": .string(node.object)])
    }
  }

  /// Chooses options of a `select` by their texts, as its menu does, which is drawn outside of the page and
  /// can't be clicked: the choice is set, then `input` and `change` are sent.
  package func select(_ options: String...) async throws {
    try await attempt("offers \(options.joined(separator: ", "))") { node in
      let problem = try await node.call(
        """
        function(...names) {
          if (!(this instanceof HTMLSelectElement)) return "it is no select";
          if (this.matches(":disabled")) return "it is disabled";
          const wanted = names.map(name => [...this.options].find(option => option.label.trim() === name));
          if (wanted.some(option => !option || option.disabled)) return "it offers only " + [...this.options]
            .filter(option => !option.disabled).map(option => option.label.trim()).join(", ");
          this.focus();
          for (const option of this.options) option.selected = wanted.includes(option);
          this.dispatchEvent(new Event("input", {bubbles: true, composed: true}));
          this.dispatchEvent(new Event("change", {bubbles: true}));
        }
        """, arguments: options.map(JSONValue.string))
      if let problem = problem.string { throw BrowserError(.element, problem) }
    }
  }

  /// Sets the files of an `input` for files, which may be hidden, as choosing them does.
  ///
  /// - Throws: `BrowserError`, code `argument`, for a file that isn't there.
  package func setFiles(_ paths: [String]) async throws {
    for path in paths where !FileManager.default.isReadableFile(atPath: path) {
      throw BrowserError(.argument, "there is no file \(path)")
    }
    try await attempt("takes files") { node in
      _ = try await page.send(
        "DOM.setFileInputFiles",
        ["files": .array(paths.map(JSONValue.string)), "objectId": .string(node.object)])
    }
  }

  /// Does something at the middle of the element once a person could do it there.
  func reach(
    _ purpose: String, needsEnabled: Bool = true, isolation: isolated (any Actor)? = #isolation,
    _ body: (Point) async throws -> Void
  ) async throws {
    var round = 0
    let point = try await attempt(purpose) { node in
      round += 1
      let point = try await place(of: node, needsEnabled: needsEnabled, round: round)
      // A page without scripts calls nobody for its frames, so it is looked at twice.
      if !page.options.javaScript {
        try await Task.sleep(for: .milliseconds(50))
        guard try await place(of: node, needsEnabled: needsEnabled, round: round) == point else {
          throw BrowserError(.element, "it is moving")
        }
      }
      return point
    }
    try await body(point)
  }

  private func place(of node: ElementNode, needsEnabled: Bool, round: Int) async throws -> Point {
    let answer = try await node.call(
      Self.placing, .boolean(needsEnabled), .boolean(page.options.javaScript), .number(round))
    if let problem = answer["problem"]?.string { throw BrowserError(.element, "it \(problem)") }
    guard let x = answer["x"]?.double, let y = answer["y"]?.double else {
      throw BrowserError(.element, "it has no place")
    }
    return Point(x, y)
  }

  /// The middle of an element, or of its label, or what keeps a person from reaching it.
  private static let placing = #"""
    async function(needsEnabled, hasFrames, round) {
      const element = this.nodeType === Node.ELEMENT_NODE ? this : this.parentElement;
      if (!element?.isConnected) return {problem: "isn't in the document any more"};
      if (!element.checkVisibility({visibilityProperty: true})) return {problem: "isn't visible"};
      if (needsEnabled && (element.matches(":disabled") || element.closest("[aria-disabled=true]")))
        return {problem: "is disabled"};
      const view = element.ownerDocument.defaultView;
      const box = target => {
        const boxes = [...target.getClientRects()].filter(box => box.width > 0 && box.height > 0);
        return boxes[0] ?? null;
      };
      const isWithin = box => {
        const x = box.x + box.width / 2, y = box.y + box.height / 2;
        return x >= 0 && y >= 0 && x < view.innerWidth && y < view.innerHeight;
      };
      const hit = (x, y) => {
        let found = element.ownerDocument.elementFromPoint(x, y);
        while (found?.shadowRoot) {
          const inner = found.shadowRoot.elementFromPoint(x, y);
          if (!inner || inner === found) break;
          found = inner;
        }
        return found;
      };
      const holds = (target, found) => {
        for (let node = found; node; node = node.parentNode ?? node.host) if (node === target) return true;
        return false;
      };
      const described = node => node ? "<" + node.localName + (node.id ? "#" + node.id : "")
        + [...node.classList].map(name => "." + name).join("") + ">" : "nothing";
      let problem = "has no size";
      for (const target of [element, ...(element.labels ?? [])]) {
        let place = box(target);
        if (!place) continue;
        if (!isWithin(place) || round > 1)
          target.scrollIntoView({
            block: ["nearest", "center", "start", "end"][round % 4], inline: "nearest", behavior: "instant"
          });
        if (hasFrames) {
          const before = box(target);
          await new Promise(done => {
            requestAnimationFrame(() => requestAnimationFrame(done));
            setTimeout(done, 500);
          });
          const after = box(target);
          if (before && after && (before.x !== after.x || before.y !== after.y))
            return {problem: "is moving"};
        }
        place = box(target);
        if (!place) continue;
        const x = place.x + place.width / 2, y = place.y + place.height / 2;
        const found = hit(x, y);
        if (!holds(target, found) && !(found?.closest?.("label")?.control === element)) {
          problem = isWithin(place)
            ? "is covered by " + described(found) : "can't be brought into the window";
          continue;
        }
        let left = 0, top = 0;
        for (let frame = view.frameElement; frame; frame = frame.ownerDocument.defaultView.frameElement) {
          const outer = frame.getBoundingClientRect();
          left += outer.x + frame.clientLeft;
          top += outer.y + frame.clientTop;
        }
        return {x: x + left, y: y + top};
      }
      return {problem};
    }
    """#
}
