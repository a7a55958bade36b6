import Foundation
import JSONValues

/// What a page costs the browser.
package struct PageMetrics: Sendable {
  /// Nodes of all documents that memory still holds.
  package var nodes = 0
  package var documents = 0
  package var eventListeners = 0
  package var heapBytes = 0
  package var layouts = 0
  package var styleCalculations = 0
  /// Time spent, since the page was opened.
  package var scriptTime: Duration = .zero
  package var layoutTime: Duration = .zero
  package var taskTime: Duration = .zero
  /// From the navigation's begin; nil where that hasn't come.
  package var firstByte: Duration?
  package var firstContentfulPaint: Duration?
  package var documentReady: Duration?
  package var loaded: Duration?
}

extension Page {
  package func metrics() async throws -> PageMetrics {
    _ = try await send("Performance.enable")
    var values: [String: Double] = [:]
    for metric in try await send("Performance.getMetrics")["metrics"]?.array ?? [] {
      if let name = metric["name"]?.string { values[name] = metric["value"]?.double }
    }
    func count(_ name: String) -> Int { Int(values[name] ?? 0) }
    func time(_ name: String) -> Duration { .seconds(values[name] ?? 0) }
    var metrics = PageMetrics(
      nodes: count("Nodes"), documents: count("Documents"), eventListeners: count("JSEventListeners"),
      heapBytes: count("JSHeapUsedSize"), layouts: count("LayoutCount"),
      styleCalculations: count("RecalcStyleCount"), scriptTime: time("ScriptDuration"),
      layoutTime: time("LayoutDuration"), taskTime: time("TaskDuration"))
    let times = try await read(
      """
      (() => {
        const navigation = performance.getEntriesByType("navigation")[0];
        const paint = performance.getEntriesByName("first-contentful-paint")[0];
        return {byte: navigation?.responseStart, paint: paint?.startTime,
          ready: navigation?.domContentLoadedEventEnd, loaded: navigation?.loadEventEnd};
      })()
      """)
    func moment(_ name: String) -> Duration? {
      times[name]?.double.flatMap { $0 > 0 ? .microseconds(Int64($0 * 1000)) : nil }
    }
    metrics.firstByte = moment("byte")
    metrics.firstContentfulPaint = moment("paint")
    metrics.documentReady = moment("ready")
    metrics.loaded = moment("loaded")
    return metrics
  }

  /// Frees what no script can reach any more, before memory is counted.
  package func collectGarbage() async throws {
    _ = try await send("HeapProfiler.collectGarbage")
  }

  /// How much the page has jumped without a person's doing: the cumulative layout shift of web.dev's Core Web
  /// Vitals, which is the worst sum of shifts within 5 seconds and without a gap of one. 0.1 counts as good.
  package var layoutShift: Double {
    get async throws {
      try await settle()
      return try await read(
        """
        new Promise(done => {
          let worst = 0, sum = 0, first = 0, last = -Infinity;
          const take = entries => {
            for (const entry of entries) {
              if (entry.hadRecentInput) continue;
              const time = entry.startTime;
              if (time - last > 1000 || time - first > 5000) { sum = 0; first = time }
              last = time;
              sum += entry.value;
              worst = Math.max(worst, sum);
            }
          };
          const observer = new PerformanceObserver(list => take(list.getEntries()));
          observer.observe({type: "layout-shift", buffered: true});
          setTimeout(() => { take(observer.takeRecords()); observer.disconnect(); done(worst) });
        })
        """
      ).double ?? 0
    }
  }

  /// Writes a picture of the window, or of the whole document, as PNG, once the page stands still.
  package func screenshot(to path: String, fullPage: Bool = false) async throws {
    try await FileManager.default.write(screenshot(fullPage: fullPage), to: path)
  }

  /// A picture of the window, or of the whole document, as PNG, once the page stands still.
  package func screenshot(fullPage: Bool = false) async throws -> Data {
    try await settle()
    var clip: JSONValue?
    if fullPage {
      let size = try await send("Page.getLayoutMetrics")["cssContentSize"]
      clip = .object([
        "x": .number(0), "y": .number(0), "width": size?["width"], "height": size?["height"],
        "scale": .number(1),
      ])
    }
    let answer = try await send(
      "Page.captureScreenshot",
      [
        "format": .string("png"), "captureBeyondViewport": .boolean(fullPage), "clip": clip,
        "optimizeForSpeed": .boolean(false),
      ])
    guard let picture = answer["data"]?.string.flatMap({ Data(base64Encoded: $0) }) else {
      throw BrowserError(.protocolViolation, "Page.captureScreenshot gave no picture")
    }
    return picture
  }
}

extension FileManager {
  /// Writes a file and the folders above it.
  fileprivate func write(_ data: Data, to path: String) throws {
    let file = URL(fileURLWithPath: path)
    try createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}
