import AppShell
import Testing

@testable import WebSurface

/// The page on which a person sees and shuts out browsers.
@MainActor
@Suite struct BrowsersPageTests {
  @Test("Browsers are listed, this one marked; those that are shut out are so at once")
  func shutsOut() throws {
    let store = SessionStore(folder: nil, mode: .own)
    let (own, ownValue) = try store.make("Firefox · Linux", port: 1)
    let (other, otherValue) = try store.make("", port: 1)
    let browser = try Browser(sessions: store, named: own.id)
    let theirs = try browser.app.open(.init(), in: browser.app.session(other.id), languages: ["en"])
    let socket = FakeSocket()
    theirs.greet(ClientHello(patch: 0, life: "", url: "/", environment: .init()), on: socket)
    browser.connect()
    browser.window.shell.pages.open("browsers")
    browser.window.flush()
    #expect(browser.texts.contains("Firefox · Linux (this browser)"))
    #expect(browser.texts.contains("Unknown browser"))
    browser.send(browser.button("Shut Out All Others"), .press)
    #expect(socket.closing == .shutOut)
    #expect(store.session(of: otherValue, port: 1) == nil && store.session(of: ownValue, port: 1) != nil)
    #expect(!browser.texts.contains("Unknown browser"))
    #expect(browser.button("Shut Out All Others") == -1)
    // Its own session, as at somebody else's machine: after a question, of which nothing comes at first.
    browser.send(browser.button("Shut Out"), .press)
    #expect(browser.texts.contains { $0.hasPrefix("Shut out this browser, in which you are?") })
    #expect(browser.socket.closing == nil)
    browser.send(browser.button("Shut Out"), .press)
    #expect(browser.socket.closing == .shutOut && browser.app.windows.isEmpty && store.all.isEmpty)
  }

  @Test("Where all are let in there is nothing to list")
  func everyone() throws {
    let browser = try Browser(sessions: SessionStore(folder: nil, mode: .everyone))
    #expect(browser.window.shell.host.browsers == nil)
  }
}
