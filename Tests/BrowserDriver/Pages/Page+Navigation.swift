import JSONValues

extension Page {
  /// The address that is shown.
  package var url: String {
    get async throws { try await history().current["url"]?.string ?? "" }
  }

  package var title: String {
    get async throws { try await read("document.title").string ?? "" }
  }

  /// Goes to an address and waits until its document and all it needs are loaded.
  ///
  /// - Returns: The request for the document, with status and header; nil where only the part after "#"
  ///   changed.
  /// - Throws: `BrowserError`, code `loading`, where nothing answers; a status of 400 or more is an answer.
  @discardableResult
  package func open(_ url: String) async throws -> NetworkRequest? {
    let answer = try await send("Page.navigate", ["url": .string(url)])
    if let reason = answer["errorText"]?.string, !reason.isEmpty {
      throw await explained(.loading, "\(url) can't be loaded: \(reason)")
    }
    guard let loader = answer["loaderId"]?.string else { return nil }
    try await awaitLoad("\(url) is loaded") { $0.loader == loader && $0.isLoaded }
    return record.content.requests.last { $0.loader == loader && $0.kind == "Document" }
  }

  /// Loads the page again, from the server and not from the cache where that is asked.
  @discardableResult
  package func reload(ignoringCache: Bool = false) async throws -> NetworkRequest? {
    try await loading("the page is loaded again") {
      _ = try await send("Page.reload", ["ignoreCache": .boolean(ignoringCache)])
    }
  }

  /// Goes back in the window's history, and waits until that is shown.
  package func back() async throws { try await move(by: -1) }

  /// Goes forward in the window's history, and waits until that is shown.
  package func forward() async throws { try await move(by: 1) }

  private func move(by step: Int) async throws {
    let (entries, place, _) = try await history()
    guard entries.indices.contains(place + step), let id = entries[place + step]["id"] else {
      throw await explained(.argument, "there is nothing to go \(step < 0 ? "back" : "forward") to")
    }
    _ = try await loading("the page of before is shown") {
      _ = try await send("Page.navigateToHistoryEntry", ["entryId": id])
    }
  }

  private func history() async throws -> (entries: [JSONValue], place: Int, current: JSONValue) {
    let answer = try await send("Page.getNavigationHistory")
    let entries = answer["entries"]?.array ?? []
    let place = answer["currentIndex"]?.int ?? 0
    guard entries.indices.contains(place) else {
      throw BrowserError(.protocolViolation, "the page's history is empty")
    }
    return (entries, place, entries[place])
  }

  /// Does what leads to another document, or to another place of this one, and waits until that is shown:
  /// sending a form, following a link.
  ///
  /// - Returns: The request for the new document; nil where the document stayed.
  @discardableResult
  package func loading(
    _ what: String = "another page is shown", isolation: isolated (any Actor)? = #isolation,
    _ action: () async throws -> Void
  ) async throws -> NetworkRequest? {
    let before = record.content
    try await action()
    try await awaitLoad(what) {
      ($0.loader != before.loader && $0.isLoaded) || $0.shortNavigations > before.shortNavigations
    }
    let after = record.content
    guard after.loader != before.loader else { return nil }
    return after.requests.last { $0.loader == after.loader && $0.kind == "Document" }
  }

  private func awaitLoad(
    _ what: String, _ isDone: @escaping @Sendable (PageRecord.Content) -> Bool
  ) async throws {
    let limit = context.browser.options.loadLimit
    guard await record.wait(limit, until: isDone) else {
      try Task.checkCancellation()
      throw await explained(.timeLimit, "within \(limit) it didn't come about that \(what)")
    }
  }

  /// Does what opens another window, and waits until its document is loaded.
  package func openingWindow(
    _ options: Options? = nil, isolation: isolated (any Actor)? = #isolation,
    _ action: () async throws -> Void
  ) async throws -> Page {
    let (opened, opening) = AsyncStream.makeStream(of: String.self)
    context.browser.expectWindow(in: context.id) { opening.yield($0) }
    defer { context.browser.expectWindow(in: context.id, nil) }
    let limit = patience
    let timer = Task {
      try await Task.sleep(for: limit)
      opening.finish()
    }
    defer { timer.cancel() }
    try await action()
    for await target in opened {
      let page = try await Page(target: target, context: context, options: options ?? self.options)
      try await page.until("the new window's document is loaded") {
        try await page.run("document.readyState === 'complete' && location.href !== 'about:blank'")
          .boolean == true
      }
      return page
    }
    try Task.checkCancellation()
    throw await explained(.timeLimit, "no window was opened within \(limit)")
  }
}
