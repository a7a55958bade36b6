import Foundation
import Testing

@testable import HTTPServer
@testable import WebSurface

/// Windows that were asked for and that nobody shows.
@MainActor
@Suite struct UnusedWindowTests {
  /// A window of a session of its own, as a page that was got and left makes it.
  private func abandon(_ browser: Browser, _ number: Int) throws {
    let window = try browser.app.open(.init(), in: browser.app.session("\(number)"), languages: ["en"])
    window.beginPage()
    _ = window.markup.whole()
  }

  @Test(
    "However many pages are got and left, what they take is bounded in bytes; who shows a window keeps it")
  func bounded() throws {
    let browser = try Browser()
    browser.connect()
    for number in 0..<500 {
      browser.seconds.advance(by: 0.01)
      try abandon(browser, number)
    }
    let unused = browser.app.windows.values.filter { !$0.isUsed }
    #expect(unused.reduce(0) { $0 + $1.byteCount } <= browser.app.limits.unusedBytes + unused[0].byteCount)
    #expect(!unused.isEmpty && unused.count < 400)
    #expect(browser.app.windows[browser.window.number] === browser.window)
    browser.app.sweep()
    #expect(browser.app.sessionCount == browser.app.windows.count)
  }

  @Test("A page that was left sleeps soon, and works when its form comes after all")
  func sleeps() throws {
    let browser = try Browser()
    browser.seconds.advance(by: browser.app.limits.unusedSleepSeconds + 1)
    browser.app.sweep()
    #expect(browser.window.tree.isAsleep)
    let window = try #require(browser.app.window(browser.window.number, of: browser.session))
    let button = browser.button("Taps")
    window.receive(HTTPForm(fields: try #require(NamedValues(formEncoded: "p=\(button)")), files: []))
    #expect(browser.texts.contains("Taps: 1") && window.isUsed)
    // It sleeps like others from then on.
    browser.seconds.advance(by: browser.app.limits.unusedSleepSeconds + 1)
    browser.app.sweep()
    #expect(!window.tree.isAsleep)
  }

  @Test("Windows that no browser shows any more take a bounded number of bytes, the longest unseen go first")
  func unseen() throws {
    var limits = WebLimits()
    limits.unseenBytes = 1 << 20
    let browser = try Browser(limits: limits)
    for number in 0..<50 {
      browser.seconds.advance(by: 1)
      let window = try browser.app.open(.init(), in: browser.app.session("\(number)"), languages: ["en"])
      browser.app.noteUse(of: window)
    }
    browser.app.sweep()
    let left = browser.app.windows.values
    #expect(left.reduce(0) { $0 + $1.byteCount } <= limits.unseenBytes && !left.isEmpty)
    #expect(left.map(\.number).max() == 51 && browser.app.windows[1] == nil)
  }

  @Test("A session without a window ends")
  func sessions() throws {
    let browser = try Browser()
    for number in 0..<10 { _ = browser.app.session("\(number)") }
    browser.app.sweep()
    #expect(browser.app.sessionCount == 1)
  }

  @Test("A file that is offered lies on disk under no name, and goes to its session alone")
  func offered() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "offers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { _ = Result { try FileManager.default.removeItem(at: folder) } }
    let files = OfferedFiles(folder: folder)
    let path = try files.add("a.txt", files.file(holding: Data("abc".utf8)), for: WebSession(name: "me"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    let token = String(path.dropFirst("/-/file/".count))
    #expect(files.offer(token, for: "me")?.file.size == 3)
    #expect(files.offer(token, for: "somebody else") == nil)
    files.forget(sessions: ["me"])
    #expect(files.count == 0)
    #expect(throws: HTTPServerError.self) {
      try OfferedFiles(folder: folder.appending(path: "missing")).file(holding: Data())
    }
  }
}
