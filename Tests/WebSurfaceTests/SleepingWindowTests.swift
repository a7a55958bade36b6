import SwiftUI
import Testing

@testable import WebSurface

/// A window that no browser shows sleeps, and comes back as it was.
@MainActor
struct SleepingWindowTests {
  @Test("A browser that was away for an hour finds its window as it left it")
  func comesBack() throws {
    let browser = try Browser()
    browser.connect()
    let field = browser.field
    browser.send(field, .text("half a sentence", revision: 1))
    browser.send(browser.toggle, .toggle(true))
    let (texts, life) = (browser.texts, browser.window.life)
    browser.window.lose(browser.socket)
    browser.seconds.advance(by: browser.app.limits.sleepSeconds + 1)
    browser.app.sweep()
    #expect(browser.window.tree.isAsleep)
    #expect(browser.window.tree.nodeCount == 0)
    browser.seconds.advance(by: 3600)
    browser.app.sweep()
    let window = try #require(browser.app.window(browser.window.number, of: browser.session))
    #expect(window === browser.window)
    browser.connect(life: life, patch: browser.patch)
    let messages = browser.socket.take()
    // All is sent anew; elements have the numbers from before, so that a page without scripts fits as well.
    #expect(operations(messages, "h").count == 1)
    #expect(browser.texts == texts)
    #expect(browser.field == field)
    guard case .textField(let text, _, _, _)? = window.tree.node(field)?.content else {
      Issue.record("no field")
      return
    }
    #expect(text == "half a sentence")
    guard case .toggle(isOn: true)? = window.tree.node(browser.toggle)?.content else {
      Issue.record("the switch is off")
      return
    }
  }

  @Test("What changes in the app while a window sleeps is there when it wakes")
  func changesMeanwhile() throws {
    let model = SampleModel()
    let browser = try Browser(model)
    browser.seconds.advance(by: browser.app.limits.sleepSeconds + 1)
    browser.app.sweep()
    #expect(browser.window.tree.isAsleep)
    model.messages.append("Meanwhile")
    browser.window.flush()
    #expect(browser.window.tree.isAsleep)
    #expect(browser.app.window(browser.window.number, of: browser.session)?.tree.isAsleep == false)
    #expect(browser.texts.contains("4 messages"))
  }

  @Test("What a window has to send while it sleeps asks for one turn and not for one after the other")
  func comesToRest() async throws {
    let browser = try Browser()
    browser.seconds.advance(by: browser.app.limits.sleepSeconds + 1)
    browser.app.sweep()
    browser.window.extra.append(.announce("Hello"))
    browser.window.turn.raise()
    #expect(browser.window.turn.isWaiting)
    for _ in 1...1_000 where browser.window.turn.isWaiting { await Task.yield() }
    #expect(!browser.window.turn.isWaiting && browser.window.tree.isAsleep)
  }

  @Test("A window that a browser shows doesn't sleep")
  func staysAwake() throws {
    let browser = try Browser()
    browser.connect()
    browser.seconds.advance(by: browser.app.limits.keepSeconds * 2)
    browser.app.sweep()
    #expect(!browser.window.tree.isAsleep)
  }

  @Test("A window that sleeps can be closed")
  func closes() throws {
    let browser = try Browser()
    browser.seconds.advance(by: browser.app.limits.sleepSeconds + 1)
    browser.app.sweep()
    browser.seconds.advance(by: browser.app.limits.keepSeconds)
    browser.app.sweep()
    #expect(browser.app.windows.isEmpty)
  }

  @Test("What the field in focus gives reaches the views that read it")
  func focusedValues() throws {
    let browser = try Browser(at: .init(place: .scene("focus")))
    browser.connect()
    _ = browser.socket.take()
    let field = browser.field
    #expect(operations(browser.send(field, .focus), "t").contains { $0.last?.string == "Editing plain" })
    #expect(operations(browser.send(field, .blur), "t").contains { $0.last?.string == "Editing nothing" })
  }
}
