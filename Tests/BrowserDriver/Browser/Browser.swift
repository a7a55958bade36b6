import Foundation
import JSONValues
import Synchronization

/// A headless Chromium, driven over the DevTools protocol.
///
/// A test says what a person does and what a person, or a screen reader, then has:
///
///     let browser = try await Browser.shared()
///     try await browser.withPage(.init(viewport: .phone, scheme: .dark)) { page in
///       try await page.open("http://127.0.0.1:8080/")
///       try await page.find(.textbox, "Message").type("See you at eight")
///       try await page.find(.button, "Send").click()
///       try await page.find(.listitem, containing: "See you at eight").appears()
///     }
///
/// Everything waits by itself until what it needs is there, for `Options.patience` at most. The browser, its
/// processes and its profile go with `close()`, with the value, and with this process.
package final class Browser: Sendable {
  package let options: Options
  let connection: DevToolsConnection
  private let process: BrowserProcess
  private let turnstile: Turnstile
  /// Who waits for windows that pages open, by the name of their context.
  private let windows = Mutex<[String: @Sendable (_ target: String) -> Void]>([:])

  /// Starts a browser.
  ///
  /// - Throws: `BrowserError`, code `missing` or `launch`.
  package static func launch(_ options: Options = Options()) async throws -> Browser {
    guard let executable = options.executable ?? installed else {
      throw BrowserError(.missing, missingText)
    }
    let process = try BrowserProcess(executable: executable, arguments: options.arguments)
    let browser = Browser(options: options, process: process)
    do {
      _ = try await browser.connection.send("Browser.getVersion", session: nil, limit: options.startLimit)
      _ = try await browser.send("Target.setDiscoverTargets", ["discover": .boolean(true)])
    } catch let error as BrowserError {
      browser.close()
      throw BrowserError(.launch, "\(executable) did not start", underlying: error)
    }
    return browser
  }

  private static let sharedLaunch = Mutex<Task<Browser, any Error>?>(nil)

  /// The browser that all tests of this process share; started by the first who asks, and again where it has
  /// crashed. It ends with the process.
  package static func shared() async throws -> Browser {
    let launch = sharedLaunch.withLock { launch in
      let current = launch ?? Task { try await Browser.launch() }
      launch = current
      return current
    }
    let browser = try await launch.value
    guard browser.connection.hasEnded else { return browser }
    sharedLaunch.withLock { if $0 == launch { $0 = nil } }
    return try await shared()
  }

  private init(options: Options, process: BrowserProcess) {
    self.options = options
    self.process = process
    turnstile = Turnstile(places: options.pagesAtOnce)
    connection = DevToolsConnection(
      socket: process.socket, lastWords: { [weak process] in process?.lastWords() ?? "" })
    connection.handle(session: "") { [weak self] method, parameters in
      guard method == "Target.targetCreated", let target = parameters["targetInfo"],
        target["type"]?.string == "page", let id = target["targetId"]?.string,
        let context = target["browserContextId"]?.string
      else { return }
      self?.windows.withLock { $0[context] }?(id)
    }
  }

  deinit { process.end() }

  /// Ends the browser and all its processes, and returns when its profile is gone.
  package func close() { process.end() }

  /// Lets go of the browser as when this process is killed: it has to end by itself then.
  package func letGo() { process.letGo() }

  /// The group of all its processes.
  package var processGroup: pid_t { process.shell }

  /// The folder for all it writes.
  package var profile: String { process.profile }

  /// Where files go that pages hand out, each under the browser's own name for it.
  var downloads: String { process.profile + "/downloads" }

  /// How many contexts there are now.
  package var contexts: Int {
    get async throws { try await send("Target.getBrowserContexts")["browserContextIds"]?.array?.count ?? 0 }
  }

  /// The browser's name and version, "Chrome/140.0.0.0".
  package var version: String {
    get async throws { try await send("Browser.getVersion")["product"]?.string ?? "" }
  }

  /// A context of its own: what is kept in it, cookies first of all, no other context sees.
  package func newContext() async throws -> BrowserContext {
    let answer = try await send("Target.createBrowserContext", ["disposeOnDetach": .boolean(true)])
    guard let id = answer["browserContextId"]?.string else {
      throw BrowserError(.protocolViolation, "Target.createBrowserContext gave no name")
    }
    _ = try await send(
      "Browser.setDownloadBehavior",
      [
        "behavior": .string("allowAndName"), "browserContextId": .string(id),
        "downloadPath": .string(downloads), "eventsEnabled": .boolean(true),
      ])
    return BrowserContext(id: id, browser: self)
  }

  /// A page in a context of its own, as if another person had opened a browser.
  package func newPage(_ options: Page.Options = .init()) async throws -> Page {
    try await newContext().newPage(options)
  }

  /// When the outermost turn has to be done.
  @TaskLocal private static var turnEnd: ContinuousClock.Instant?

  /// Waits for a turn and does something within it: what a test needs beside its pages, such as a program of its
  /// own, is started here and not while others wait.
  ///
  /// Of the closures that aren't within another one, `Options.pagesAtOnce` run at once. Their limit begins when
  /// they have their turn: however many wait, one that doesn't get on fails soon.
  ///
  /// - Parameter limit: How long it may take once it has its turn; nil for `Options.turnLimit`. Within another
  ///   turn that one's limit holds.
  /// - Throws: What the closure throws. After the limit that is a `BrowserError`, code `timeLimit`, which says
  ///   what was awaited, from whatever it asks its pages.
  package func withTurn<Result>(
    limit: Duration? = nil, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async throws -> Result {
    guard Self.turnEnd == nil else { return try await body() }
    try await turnstile.enter()
    defer { turnstile.leave() }
    let end = ContinuousClock().now + (limit ?? options.turnLimit)
    return try await Self.$turnEnd.withValue(end) { try await body() }
  }

  /// A page in a context of its own for the length of a closure, which has its turn.
  package func withPage<Result>(
    _ options: Page.Options = .init(), limit: Duration? = nil,
    isolation: isolated (any Actor)? = #isolation, _ body: (Page) async throws -> Result
  ) async throws -> Result {
    try await withTurn(limit: limit) {
      let context = try await newContext()
      let timer = Task { [end = Self.turnEnd] in
        guard let end else { return }
        try await ContinuousClock().sleep(until: end)
        context.expire("the test took longer than \(limit ?? self.options.turnLimit) from its turn on")
      }
      defer { timer.cancel() }
      let result: Result
      do {
        result = try await body(try await context.newPage(options))
      } catch {
        await context.abandon()
        throw error
      }
      try await context.close()
      return result
    }
  }

  func send(_ method: String, _ parameters: Members = [:]) async throws -> JSONValue {
    try await connection.send(method, parameters, session: nil, limit: options.commandLimit)
  }

  func expectWindow(in context: String, _ handler: (@Sendable (_ target: String) -> Void)?) {
    windows.withLock { $0[context] = handler }
  }
}
