import Foundation
import JSONValues

extension Element {
  /// Drags it with the mouse onto another element and lets go there: what listens for pointers is told by the
  /// pointer, what is `draggable` by the events of drag and drop.
  package func drag(to target: Element) async throws {
    try await drag(to: { _ in try await target.landing() })
  }

  /// Drags it with the mouse by so many points.
  package func drag(right: Double = 0, down: Double = 0) async throws {
    try await drag(to: { Point($0.x + right, $0.y + down) })
  }

  private func drag(to end: (Point) async throws -> Point) async throws {
    _ = try await page.send("Input.setInterceptDrags", ["enabled": .boolean(true)])
    let begun = page.record.content.drags.count
    try await page.evaluate(Self.watching)
    try await reach("can be dragged", needsEnabled: false) { start in
      try await page.moveMouse(to: start)
      try await page.pressMouse(at: start)
      let end = try await end(start)
      // Beyond the few points within which a press is still a click.
      for part in [0.1, 0.3, 0.5, 0.75, 1] {
        try await page.moveMouse(to: start.toward(end, part: part), holding: .left)
        if page.record.content.drags.count > begun { break }
      }
      if try await page.evaluate("window.__driverDrag?.() ?? false").boolean == true {
        _ = await page.record.wait(page.patience) { $0.drags.count > begun }
      }
      guard page.record.content.drags.count > begun, let data = page.record.content.drags.last else {
        return try await page.releaseMouse(at: end)
      }
      try await page.drop(data, at: end)
      try await page.releaseMouse(at: end)
    }
    _ = try await page.send("Input.setInterceptDrags", ["enabled": .boolean(false)])
  }

  /// Notes whether a drag begins that the page doesn't prevent.
  private static let watching = """
    {
      let begun = false;
      const start = event => setTimeout(() => { begun = !event.defaultPrevented });
      addEventListener("dragstart", start, {capture: true, once: true});
      window.__driverDrag = () => new Promise(done => setTimeout(() => {
        removeEventListener("dragstart", start, {capture: true});
        delete window.__driverDrag;
        done(begun);
      }));
    }
    undefined
    """

  /// Drops files from outside of the browser onto it.
  ///
  /// - Throws: `BrowserError`, code `argument`, for a file that isn't there.
  package func drop(files: [String]) async throws {
    for path in files where !FileManager.default.isReadableFile(atPath: path) {
      throw BrowserError(.argument, "there is no file \(path)")
    }
    let data: Members = [
      "items": .array([]), "files": .array(files.map(JSONValue.string)), "dragOperationsMask": .number(1),
    ]
    try await page.drop(.object(data), at: try await landing())
  }

  /// Drops a text from outside of the browser onto it.
  package func drop(text: String) async throws {
    let item: Members = ["mimeType": .string("text/plain"), "data": .string(text)]
    let data: Members = ["items": .array([.object(item)]), "dragOperationsMask": .number(1)]
    try await page.drop(.object(data), at: try await landing())
  }

  /// Where something can be dropped onto it.
  private func landing() async throws -> Point {
    var place = Point(0, 0)
    try await reach("can be dropped onto", needsEnabled: false) { place = $0 }
    return place
  }
}

extension Page {
  fileprivate func drop(_ data: JSONValue, at point: Point) async throws {
    for kind in ["dragEnter", "dragOver", "drop"] {
      _ = try await send(
        "Input.dispatchDragEvent",
        ["type": .string(kind), "x": .number(point.x), "y": .number(point.y), "data": data])
    }
  }
}
