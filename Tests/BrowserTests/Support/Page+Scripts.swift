import BrowserDriver

extension Page {
  /// Returns when the page hears shortcuts and scrolling: its second script comes a moment after the page, and what is
  /// done before nobody hears.
  func hearsEverything() async throws {
    try await until("the second script runs") {
      try await evaluate(
        """
        (async () => {
          const script = performance.getEntriesByType("resource").map(e => e.name).find(n => /more[^/]*$/.test(n));
          if (script) await import(script);
          return !!script;
        })()
        """
      ).boolean == true
    }
  }
}
