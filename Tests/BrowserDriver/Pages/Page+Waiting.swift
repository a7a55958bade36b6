import JSONValues

extension Page {
  /// Waits until something is so: asks at each of the page's next frames, then whenever its document changes
  /// or 100 ms have passed, and no more often than leaves the page half of its time.
  ///
  /// - Parameter what: What is awaited, for the error: "the row is gone".
  /// - Throws: `BrowserError`, code `timeLimit`, when patience runs out, with the page as it is then; what
  ///   the condition throws, except that something isn't there yet.
  package func until(
    _ what: @autoclosure () -> String, isolation: isolated (any Actor)? = #isolation,
    _ condition: () async throws -> Bool
  ) async throws {
    let clock = ContinuousClock()
    let deadline = clock.now + patience
    let what = what()
    record.change { $0.awaited.append(what) }
    defer { record.change { _ = $0.awaited.popLast() } }
    var rounds = 0
    var obstacle: (any Error)?
    while true {
      let begin = clock.now
      do {
        // A page that answers no more must not make this take longer than it may.
        let rest = max(.seconds(1), deadline - clock.now) + .seconds(5)
        if try await Page.$haste.withValue(rest, operation: condition, isolation: isolation) { return }
        obstacle = nil
      } catch let error as BrowserError where error.mayPass {
        obstacle = error
      }
      guard clock.now < deadline else { break }
      rounds += 1
      try await change(round: rounds, after: clock.now - begin)
    }
    throw await explained(.timeLimit, "within \(patience) it didn't come about that \(what)", obstacle)
  }

  /// Waits until the page may look otherwise.
  ///
  /// - Parameter cost: How long it took to look.
  private func change(round: Int, after cost: Duration) async throws {
    try Task.checkCancellation()
    if round > 10 { try await Task.sleep(for: min(cost, .seconds(1))) }
    guard options.javaScript else {
      // Neither frames nor changes are told to a page whose scripts are off; what changes it is navigation.
      let version = record.content.version
      _ = await record.wait(.milliseconds(50)) { $0.version > version }
      return
    }
    let frame = "const frame = () => requestAnimationFrame(() => done());"
    let next =
      round <= 10
      ? "frame();"
      : """
      const observer = new MutationObserver(() => { observer.disconnect(); frame() });
      observer.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
      """
    do {
      try await run("new Promise(done => { \(frame) setTimeout(done, 100); \(next) })")
    } catch let error as BrowserError where error.mayPass {
      // The document went away, which is a change.
    }
  }

  /// Waits until the page stands still: fonts are there, finite animations have ended, and two frames have
  /// been drawn.
  package func settle() async throws {
    guard options.javaScript else { return }
    let script = """
      (async () => {
        await document.fonts.ready;
        const frame = () => new Promise(done => {
          requestAnimationFrame(() => done());
          setTimeout(done, 200);
        });
        await frame();
        for (;;) {
          const running = document.getAnimations().filter(animation =>
            animation.playState === "running" && animation.timeline === document.timeline
              && animation.effect?.getComputedTiming().endTime < 60000);
          if (!running.length) break;
          await Promise.allSettled(running.map(animation => animation.finished));
        }
        await frame();
      })()
      """
    _ = try await read(script)
  }

  /// An error with what a person needs to see why.
  func explained(
    _ code: BrowserError.Code, _ message: String, _ underlying: (any Error)? = nil
  ) async -> BrowserError {
    var error = BrowserError(code, message, underlying: underlying)
    let content = record.content
    error.console = content.console.suffix(20).map(\.description)
    error.console += content.problems.suffix(20).filter { !error.console.contains($0.text) }.map(
      \.description)
    // Explaining goes on where the page can't tell any more, and doesn't wait long for it.
    let (url, snapshot) = await Page.$haste.withValue(.seconds(5)) {
      (await outcome { try await self.url }, await outcome { try await self.accessibilitySnapshot() })
    }
    if case .success(let url) = url { error.url = url }
    switch snapshot {
    case .success(let snapshot): error.snapshot = snapshot
    case .failure(let reason): error.snapshot = "(can't be read: \(reason))"
    }
    return error
  }

  private func outcome<Value: Sendable>(
    _ body: @Sendable () async throws -> Value
  ) async -> Result<Value, any Error> {
    do { return .success(try await body()) } catch { return .failure(error) }
  }
}
