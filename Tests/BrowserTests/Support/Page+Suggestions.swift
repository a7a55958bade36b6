import BrowserDriver
import Testing

/// The gallery's fifty messages with their suggested actions.
extension Page {
  /// The first and the last message that suggest something: between them lie all others.
  func allActionsAreThere() async throws {
    // Fifty messages are read here, on a machine that does much else.
    try await Page.withPatience(.seconds(60)) {
      try await find(.button, containing: "Track UPS parcel").appears()
      try await find(.button, containing: "garden show").appears()
      try await find(.button, containing: "Add dinner").appears()
    }
    try await until("all actions have their place") {
      try await find(css: "[data-late][hidden]").count == 0
    }
    try await settle()
  }

  /// The shifts of layout that nobody's input explains, from the first on: what moved, from where to where.
  func layoutShifts() async throws -> [String] {
    let moved = try await evaluate(
      """
      new Promise(done => {
        const moved = [], place = r => `${Math.round(r.x)},${Math.round(r.y)} ${Math.round(r.width)}×${Math.round(r.height)}`
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) if (!entry.hadRecentInput)
            moved.push(`${entry.value.toFixed(4)} after ${Math.round(entry.startTime)} ms: ` + entry.sources.map(s =>
              `${(s.node?.outerHTML ?? s.node?.textContent ?? 'gone').slice(0, 90)} from ${place(s.previousRect)} to ${place(s.currentRect)}`
            ).join('; '))
        }).observe({type: 'layout-shift', buffered: true})
        requestAnimationFrame(() => setTimeout(() => done(moved.join('\\n')), 50))
      })
      """
    ).string
    return try #require(moved).split(separator: "\n").map(String.init)
  }
}
