import JSONValues

/// A place in a window, in points from its upper left corner.
package struct Point: Sendable, Hashable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The place a part of the way to another.
  func toward(_ other: Point, part: Double) -> Point {
    Point(x + (other.x - x) * part, y + (other.y - y) * part)
  }
}

/// Where an element is, in points of the window.
package struct Box: Sendable, Hashable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var center: Point { Point(x + width / 2, y + height / 2) }
  package var right: Double { x + width }
  package var bottom: Double { y + height }
}

/// A button of the mouse.
package enum MouseButton: String, Sendable {
  case left, middle, right

  fileprivate var mask: Int {
    switch self {
    case .left: 1
    case .right: 2
    case .middle: 4
    }
  }
}

extension Page {
  package func moveMouse(to point: Point, holding button: MouseButton? = nil) async throws {
    try await mouse("mouseMoved", point, button, pressed: button != nil)
  }

  /// Presses a button of the mouse, over and over for a double click.
  ///
  /// - Parameter modifiers: As in `press`: "Shift", "Control+Shift".
  package func click(
    at point: Point, button: MouseButton = .left, times: Int = 1, modifiers: String? = nil
  ) async throws {
    let held = try modifiers.map { try KeyStroke(named: $0 + "+a").modifiers } ?? []
    try await moveMouse(to: point)
    for count in 1...max(1, times) {
      try await mouse("mousePressed", point, button, pressed: true, count: count, modifiers: held)
      try await mouse("mouseReleased", point, button, pressed: false, count: count, modifiers: held)
    }
  }

  package func pressMouse(at point: Point) async throws {
    try await mouse("mousePressed", point, .left, pressed: true, count: 1)
  }

  package func releaseMouse(at point: Point) async throws {
    try await mouse("mouseReleased", point, .left, pressed: false, count: 1)
  }

  private func mouse(
    _ kind: String, _ point: Point, _ button: MouseButton?, pressed: Bool, count: Int = 0,
    modifiers: KeyStroke.Modifiers = []
  ) async throws {
    try await acting {
      _ = try await send(
        "Input.dispatchMouseEvent",
        [
          "type": .string(kind), "x": .number(point.x), "y": .number(point.y),
          "button": .string(button?.rawValue ?? "none"), "buttons": .number(pressed ? button?.mask ?? 0 : 0),
          "clickCount": .number(count), "modifiers": .number(modifiers.rawValue),
        ])
    }
  }

  /// Turns the wheel at a place, and waits until what scrolls stands still.
  ///
  /// - Parameters:
  ///   - down: Points down, up where negative.
  ///   - right: Points to the right.
  package func scroll(at point: Point? = nil, down: Double, right: Double = 0) async throws {
    let viewport = options.viewport
    let point =
      point ?? Point(Double(viewport.width) / options.zoom / 2, Double(viewport.height) / options.zoom / 2)
    _ = try await send(
      "Input.dispatchMouseEvent",
      [
        "type": .string("mouseWheel"), "x": .number(point.x), "y": .number(point.y), "deltaX": .number(right),
        "deltaY": .number(down),
      ])
    try await standStill()
  }

  /// Waits until nothing has scrolled for three frames.
  func standStill() async throws {
    guard options.javaScript else { return }
    _ = try await read(
      """
      new Promise(done => {
        let quiet = 0;
        const scrolled = () => { quiet = 0 };
        addEventListener("scroll", scrolled, {capture: true, passive: true});
        const frame = () => {
          if (++quiet > 3) { removeEventListener("scroll", scrolled, {capture: true}); done() }
          else requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
        setTimeout(done, 3000);
      })
      """)
  }

  /// Touches a place for a moment.
  package func tap(at point: Point) async throws {
    try await touch("touchStart", point)
    try await touch("touchEnd", nil)
  }

  /// Touches a place, moves over the screen and lets go, a step a frame, and waits until what scrolls stands
  /// still.
  package func swipe(from start: Point, to end: Point, steps: Int = 10) async throws {
    try await touch("touchStart", start)
    for step in 1...max(1, steps) {
      try await touch("touchMove", start.toward(end, part: Double(step) / Double(max(1, steps))))
    }
    try await touch("touchEnd", nil)
    try await standStill()
  }

  private func touch(_ kind: String, _ point: Point?) async throws {
    let points = point.map { [JSONValue.object(["x": .number($0.x), "y": .number($0.y), "id": .number(1)])] }
    try await acting {
      _ = try await send(
        "Input.dispatchTouchEvent", ["type": .string(kind), "touchPoints": .array(points ?? [])])
    }
  }
}
