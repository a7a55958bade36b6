import Foundation
import JSONValues
import Synchronization

/// A page in a window of its own.
///
/// A value of this kind may be used from several tasks at once; each command is a message to Chromium.
package final class Page: Sendable {
  package let context: BrowserContext
  let target: String
  let session: String
  let record: PageRecord
  private let settings: Mutex<Options>
  private let number = Mutex(0)

  /// How the page is looked at now.
  package var options: Options { settings.withLock { $0 } }

  init(target: String, context: BrowserContext, options: Options) async throws {
    self.context = context
    self.target = target
    settings = Mutex(options)
    let record = PageRecord()
    self.record = record
    let browser = context.browser
    let answer = try await browser.send(
      "Target.attachToTarget", ["targetId": .string(target), "flatten": .boolean(true)])
    guard let session = answer["sessionId"]?.string else {
      throw BrowserError(.protocolViolation, "Target.attachToTarget gave no session")
    }
    self.session = session
    try context.add(session: session, record)
    browser.connection.handle(session: session) { [weak connection = browser.connection] method, event in
      record.note(method, event)
      if method == "Inspector.targetCrashed" { connection?.abandon(session: session, "the page crashed") }
      if method == "Page.javascriptDialogOpening" {
        let (accepts, text) = record.answerToDialogs
        connection?.post(
          "Page.handleJavaScriptDialog",
          ["accept": .boolean(accepts), "promptText": text.map(JSONValue.string)],
          session: session)
      }
    }
    try await start()
    try await apply(options, after: Options())
  }

  deinit {
    context.browser.connection.handle(session: session, nil)
    record.end()
  }

  private func start() async throws {
    _ = try await send("Page.enable")
    let tree = try await send("Page.getFrameTree")
    let frame = tree["frameTree"]?["frame"]
    record.change { content in
      content.mainFrame = frame?["id"]?.string
      content.loader = frame?["loaderId"]?.string
      content.isLoaded = true
    }
    _ = try await send("Page.setLifecycleEventsEnabled", ["enabled": .boolean(true)])
    for domain in ["Runtime", "Log", "Audits", "DOM"] { _ = try await send("\(domain).enable") }
    _ = try await send(
      "Network.enable",
      ["maxTotalBufferSize": .number(0), "maxResourceBufferSize": .number(0), "maxPostDataSize": .number(0)])
    // Each page believes that it is in front and has the keyboard, so that several work side by side.
    _ = try await send("Emulation.setFocusEmulationEnabled", ["enabled": .boolean(true)])
  }

  /// How long a command may take at most while something with a limit of its own goes on.
  @TaskLocal static var haste: Duration?

  /// Sends a command of the DevTools protocol to the page.
  ///
  /// - Parameter limit: How long it may take; nil for the browser's `commandLimit`.
  package func send(
    _ method: String, _ parameters: KeyValuePairs<String, JSONValue?> = [:], limit: Duration? = nil
  ) async throws -> JSONValue {
    do {
      return try await context.browser.connection.send(
        method, parameters, session: session,
        limit: min(limit ?? context.browser.options.commandLimit, Self.haste ?? .seconds(3600)))
    } catch var error as BrowserError where error.code == .timeLimit {
      if let awaited = record.content.awaited.last {
        error.message += ", while it was awaited that \(awaited)"
      }
      throw error
    }
  }

  /// A number no other use of this page has.
  func nextNumber() -> Int {
    number.withLock { number in
      number += 1
      return number
    }
  }

  var patience: Duration { Self.ownPatience ?? context.browser.options.patience }

  @TaskLocal private static var ownPatience: Duration?

  /// Waits longer than the browser's `patience` for what is known to take long: work of a program, not of a page.
  package static func withPatience<Result>(
    _ limit: Duration, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async throws -> Result {
    try await $ownPatience.withValue(limit, operation: body, isolation: isolation)
  }

  /// Closes the page; a question before leaving isn't asked.
  package func close() async throws {
    _ = try await context.browser.send("Target.closeTarget", ["targetId": .string(target)])
    record.end()
  }

  /// Brings the window to the front.
  package func activate() async throws {
    _ = try await send("Page.bringToFront")
  }

  /// Changes how the page is looked at, as when a person turns a phone, zooms in or goes dark.
  package func change(_ body: (inout Options) -> Void) async throws {
    let (previous, options) = settings.withLock { options in
      let previous = options
      body(&options)
      return (previous, options)
    }
    try await apply(options, after: previous)
  }

  private func apply(_ options: Options, after previous: Options) async throws {
    _ = try await send(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Int((Double(options.viewport.width) / options.zoom).rounded())),
        "height": .number(Int((Double(options.viewport.height) / options.zoom).rounded())),
        "deviceScaleFactor": .number(options.deviceScaleFactor * options.zoom),
        "mobile": .boolean(options.touch),
      ])
    _ = try await send(
      "Emulation.setTouchEmulationEnabled",
      ["enabled": .boolean(options.touch), "maxTouchPoints": options.touch ? .number(5) : nil])
    let features = [
      ("prefers-color-scheme", options.scheme.rawValue),
      ("prefers-reduced-motion", options.reducedMotion ? "reduce" : "no-preference"),
      ("prefers-contrast", options.increasedContrast ? "more" : "no-preference"),
      ("forced-colors", options.forcedColors ? "active" : "none"),
    ]
    _ = try await send(
      "Emulation.setEmulatedMedia",
      ["features": .array(features.map { .object(["name": .string($0.0), "value": .string($0.1)]) })])
    _ = try await send("Emulation.setScriptExecutionDisabled", ["value": .boolean(!options.javaScript)])
    // Chromium refuses these for two pages of one process, even where they say the same.
    if options.timeZone != previous.timeZone {
      _ = try await send("Emulation.setTimezoneOverride", ["timezoneId": .string(options.timeZone)])
    }
    if options.locale != previous.locale {
      _ = try await send("Emulation.setLocaleOverride", ["locale": .string(options.locale)])
      let agent = try await context.browser.send("Browser.getVersion")["userAgent"] ?? .string("")
      _ = try await send(
        "Emulation.setUserAgentOverride", ["userAgent": agent, "acceptLanguage": .string(options.locale)])
    }
  }
}

extension PageRecord {
  var answerToDialogs: (Bool, String?) {
    let content = content
    return (content.acceptsDialogs, content.promptText)
  }
}
