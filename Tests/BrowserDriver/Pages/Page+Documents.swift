import JSONValues

// Documents come and go while a page is asked: a link was followed, the page is loaded again.
extension Page {
  /// What `guarding` throws.
  static let unread = "the driver found no document"

  /// A statement before a script that keeps it from running in a document whose parts aren't all there.
  static let guarding = """
    if (!document.documentElement || document.readyState === "loading" \
    || document instanceof HTMLDocument && !document.body) throw "\(unread)";
    """

  /// Does what asks the document something, again as long as none was there to be asked.
  ///
  /// - Throws: `BrowserError`, code `timeLimit`, when patience runs out.
  func onceRead<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async throws -> Result {
    try await again("there is a document to run a script in", body) { $0.isBeforeDocument }
  }

  /// Does what only reads, again where the document it reads goes away meanwhile.
  ///
  /// - Throws: `BrowserError`, code `timeLimit`, when patience runs out.
  func reading<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async throws -> Result {
    try await again("the document stays while it is read", body) { $0.isOfReplacement }
  }

  /// Does what a person's hands do: where the document goes away under them, that is what they did.
  func acting(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
  ) async throws {
    do {
      try await body()
    } catch let error as BrowserError where error.isOfReplacement {
      try await reading { _ = try await evaluate("0") }
    }
  }

  private func again<Result>(
    _ what: String, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result,
    where isMeant: (BrowserError) -> Bool
  ) async throws -> Result {
    let clock = ContinuousClock()
    let limit = min(patience, Self.haste ?? patience)
    let deadline = clock.now + limit
    while true {
      let version = record.content.version
      do {
        return try await body()
      } catch let error as BrowserError where isMeant(error) {
        try Task.checkCancellation()
        guard clock.now < deadline, !record.content.hasEnded else {
          throw BrowserError(
            .timeLimit, "within \(limit) it didn't come about that \(what)", underlying: error)
        }
      }
      // Parts of a document aren't told while they come; that it is loaded is.
      _ = await record.wait(.milliseconds(20)) { $0.version > version }
    }
  }
}

extension BrowserError {
  /// Whether nothing was done because no document was there.
  fileprivate var isBeforeDocument: Bool {
    code == .replaced
      || code == .refused
        && ["Cannot find context", "Cannot find default execution context"].contains { message.contains($0) }
  }

  /// Whether what was asked went away with its document or its element.
  var isOfReplacement: Bool {
    if code == .replaced { return true }
    guard code == .refused else { return false }
    return [
      "Cannot find context", "Cannot find default execution context", "context was destroyed",
      "navigated or closed", "Could not find node", "Could not find object", "No node with given id",
      "does not have a layout object", "No node found", "Node is detached", "Cannot find object",
      "Document needs to be requested", "not belong to the document", "Could not compute",
      "Promise was collected",
    ].contains { message.contains($0) }
  }

  /// Whether it may be otherwise a moment later: an element isn't there yet, its document is being replaced.
  var mayPass: Bool { code == .element || isOfReplacement }
}
