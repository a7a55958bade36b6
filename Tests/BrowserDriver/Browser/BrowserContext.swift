import JSONValues
import Synchronization

/// A person's browser within a browser: pages that share cookies and stores with each other and nobody else.
package final class BrowserContext: Sendable {
  let id: String
  let browser: Browser
  private let pages = Mutex(Pages())

  private struct Pages {
    var records: [(session: String, record: PageRecord)] = []
    var expired: BrowserError?
  }

  init(id: String, browser: Browser) {
    self.id = id
    self.browser = browser
  }

  /// Opens another page, in a window of its own.
  package func newPage(_ options: Page.Options = .init()) async throws -> Page {
    let answer = try await browser.send(
      "Target.createTarget",
      [
        "url": .string("about:blank"), "browserContextId": .string(id), "newWindow": .boolean(true),
      ])
    guard let target = answer["targetId"]?.string else {
      throw BrowserError(.protocolViolation, "Target.createTarget gave no name")
    }
    return try await Page(target: target, context: self, options: options)
  }

  /// Notes a page, which ends with the context's time.
  func add(session: String, _ record: PageRecord) throws {
    try pages.withLock { pages in
      if let error = pages.expired { throw error }
      pages.records.append((session, record))
    }
  }

  /// Has everything that waits for a page of the context, and what is asked of it from now on, fail with what
  /// was awaited.
  func expire(_ reason: String) {
    let records = pages.withLock { pages in
      pages.expired = BrowserError(.timeLimit, reason)
      return pages.records
    }
    for (session, record) in records {
      let awaited = record.content.awaited.last.map { ", and awaited at last that \($0)" } ?? ""
      browser.connection.refuse(session: session, BrowserError(.timeLimit, reason + awaited))
      record.end()
    }
  }

  /// Closes all pages and forgets everything.
  package func close() async throws {
    _ = try await browser.send("Target.disposeBrowserContext", ["browserContextId": .string(id)])
  }

  /// Closes it without waiting, where an error is on its way already.
  func abandon() async {
    browser.connection.post("Target.disposeBrowserContext", ["browserContextId": .string(id)], session: nil)
  }

  /// All cookies, in the order of their names.
  package var cookies: [Cookie] {
    get async throws {
      let answer = try await browser.send("Storage.getCookies", ["browserContextId": .string(id)])
      return (answer["cookies"]?.array ?? []).map(Cookie.init).sorted { $0.name < $1.name }
    }
  }

  package func removeCookies() async throws {
    _ = try await browser.send("Storage.clearCookies", ["browserContextId": .string(id)])
  }
}

/// A cookie as the browser keeps it.
package struct Cookie: Sendable, Hashable {
  package var name: String
  package var value: String
  package var domain: String
  package var path: String
  package var isHTTPOnly: Bool
  package var isSecure: Bool
  /// "Strict", "Lax" or "None"; nil where the server said nothing.
  package var sameSite: String?
  /// Whether it goes when the browser ends.
  package var isOfSession: Bool

  init(_ cookie: JSONValue) {
    name = cookie["name"]?.string ?? ""
    value = cookie["value"]?.string ?? ""
    domain = cookie["domain"]?.string ?? ""
    path = cookie["path"]?.string ?? ""
    isHTTPOnly = cookie["httpOnly"]?.boolean ?? false
    isSecure = cookie["secure"]?.boolean ?? false
    sameSite = cookie["sameSite"]?.string
    isOfSession = cookie["session"]?.boolean ?? false
  }
}
