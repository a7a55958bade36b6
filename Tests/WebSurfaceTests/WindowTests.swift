import Foundation
import JSONValues
import SwiftUICore
import Testing

@testable import WebSurface

@MainActor
@Suite("Windows and their live channel")
struct WindowTests {
  @Test("A press is handled once, and its patch says what changed and nothing else")
  func press() throws {
    let browser = try Browser()
    browser.connect()
    _ = browser.socket.take()
    let messages = browser.send(browser.button("Taps"), .press)
    #expect(messages.count == 1)
    #expect(messages[0][1] == .number("1"))
    #expect(operations(messages[0]).count == 1)
    #expect(operations(messages, "t").first?.last?.string == "Taps: 1")
    // The same event again, as after a lost connection.
    let again = browser.send(browser.button("Taps"), .press, sequence: 1)
    #expect(again.flatMap { operations($0) }.isEmpty)
    #expect(browser.texts.contains("Taps: 1"))
    #expect(browser.app.metrics[.repeatedEvents] == 1)
  }

  @Test("Each control does what it is for")
  func controls() throws {
    let browser = try Browser()
    browser.connect()
    browser.send(browser.toggle, .toggle(true))
    browser.send(browser.slider, .number(7))
    browser.send(browser.option("Sour"), .select)
    browser.send(browser.field, .text("Hi", revision: 1))
    #expect(browser.texts.contains("LOUD"))
    #expect(browser.texts.contains { $0.hasPrefix("volume 7") })
    #expect(browser.texts.contains("taste sour"))
    #expect(browser.texts.contains("draft: Hi"))
    browser.send(browser.field, .submit)
    #expect(browser.texts.contains("4 messages"))
    #expect(browser.texts.contains("draft: "))
  }

  @Test("Numbers that aren't this window's, or can't be used, do nothing and are counted")
  func stale() throws {
    let browser = try Browser()
    browser.connect()
    let before = browser.texts
    for node in [
      0, 999_999, browser.button("Never"),
      browser.node { if case .text = $0.content { true } else { false } },
    ] {
      browser.send(node, .press)
    }
    browser.send(browser.button("Send"), .text("x", revision: 1))
    browser.send(browser.field, .toggle(true))
    browser.send(browser.button("Taps"), .select)
    browser.send(browser.field, .files(["nothing"]))
    #expect(browser.texts == before)
    #expect(browser.app.metrics[.staleEvents] == 8)
  }

  @Test("A text that the person typed isn't said back; one of the app's is, with the edit it has seen")
  func textRevisions() throws {
    let browser = try Browser()
    browser.connect()
    _ = browser.socket.take()
    let echo = browser.send(browser.field, .text("Hello", revision: 1))
    #expect(operations(echo, "v").isEmpty)
    let sent = browser.send(browser.button("Send"), .press)
    let value = try #require(operations(sent, "v").first)
    #expect(value[2].string == "")
    #expect(value[3] == .number("1"))
  }

  @Test("Addresses of the app's own go to its views, others to the browser, harmful ones nowhere")
  func ownAddresses() throws {
    let browser = try Browser(at: WindowAddress(place: .scene("links")))
    browser.connect()
    _ = browser.socket.take()
    #expect(operations(browser.send(browser.button("Own"), .press), "o").isEmpty)
    #expect(browser.texts.contains("opened sample://thing/7"))
    let opened = operations(browser.send(browser.button("Elsewhere"), .press), "o")
    #expect(opened.first?.last?.string == "https://example.org/")
    #expect(browser.texts.contains("opened sample://thing/7"))
    browser.send(browser.button("Path"), .press)
    #expect(browser.texts.contains("opened /thing/8"))
    for title in ["Script", "Another host"] {
      #expect(operations(browser.send(browser.button(title), .press), "o").isEmpty)
    }
    #expect(!browser.texts.contains { $0.contains("javascript") })
  }

  @Test("An older edit that comes late changes nothing")
  func lateEdit() throws {
    let browser = try Browser()
    browser.connect()
    browser.send(browser.field, .text("Hello", revision: 5))
    browser.send(browser.field, .text("Hel", revision: 3))
    #expect(browser.texts.contains("draft: Hello"))
  }

  @Test("A browser that comes back gets the patches it missed, and sends again what was not taken")
  func replay() throws {
    let model = SampleModel()
    let browser = try Browser(model)
    browser.connect()
    let first = browser.send(browser.button("Taps"), .press)
    let known = try #require(
      first.last?.first.flatMap { if case .number(let text) = $0 { Int(text) } else { nil } })
    browser.window.lose(browser.socket)
    model.messages.append("while away")
    browser.window.flush()
    model.messages.append("and another")
    browser.window.flush()
    browser.connect(patch: known)
    let messages = browser.socket.take()
    #expect(messages.first.map { operations($0) }?.first?.first?.string == "w")
    #expect(operations(messages, "h").isEmpty)
    #expect(operations(messages, "i").count == 2)
    // What was sent before is not done again.
    let again = browser.send(browser.button("Taps"), .press, sequence: 1)
    #expect(again.flatMap { operations($0) }.isEmpty)
    #expect(browser.app.metrics[.replays] == 1)
  }

  @Test("A browser that was away for too much gets all anew")
  func tooFarBehind() throws {
    var limits = WebLimits()
    limits.replayBytes = 200
    let model = SampleModel()
    let browser = try Browser(model, limits: limits)
    browser.connect()
    let known = browser.window.channel.number
    browser.window.lose(browser.socket)
    for number in 0..<50 {
      model.messages.append("message \(number) with some words")
      browser.window.flush()
    }
    #expect(browser.window.channel.keptBytes <= 200)
    browser.connect(patch: known)
    let messages = browser.socket.take()
    let whole = try #require(operations(messages, "h").first?[1].string)
    #expect(whole.contains("message 49"))
  }

  @Test("A page of another life gets all anew, and its count of events begins again")
  func otherLife() throws {
    let browser = try Browser()
    browser.connect()
    browser.send(browser.button("Taps"), .press)
    browser.connect(life: "another", patch: 3)
    let messages = browser.socket.take()
    #expect(operations(messages, "h").count == 1)
    let life = operations(messages, "w").first?[2].string
    #expect(life != nil && life != browser.life)
    browser.send(browser.button("Taps"), .press, sequence: 1)
    #expect(browser.texts.contains("Taps: 2"))
  }

  @Test("Of two pages that show a window the later has it")
  func takenOver() throws {
    let browser = try Browser()
    browser.connect()
    let first = browser.socket
    browser.connect()
    #expect(first.closing == .taken)
    browser.window.lose(first)
    #expect(browser.window.channel.socket === browser.socket)
  }

  @Test("A browser that doesn't read gets no more patches, and all at once when it does again")
  func slowBrowser() throws {
    var limits = WebLimits()
    limits.waitingBytes = 2000
    let model = SampleModel()
    let browser = try Browser(model, limits: limits)
    browser.connect()
    browser.socket.isSlow = true
    for number in 0..<200 {
      model.messages.append("message \(number) with some words")
      browser.window.flush()
      #expect(browser.socket.waitingBytes < 40_000)
    }
    #expect(browser.app.metrics[.slowClients] == 1)
    browser.app.sweep()
    #expect(operations(browser.socket.take(), "h").isEmpty)
    browser.socket.isSlow = false
    browser.app.sweep()
    let messages = browser.socket.take()
    #expect(operations(messages, "h").first?[1].string?.contains("message 199") == true)
    model.messages.append("later")
    browser.window.flush()
    #expect(operations(browser.socket.take(), "i").count == 1)
  }

  @Test("A flood ends the connection; a person who types fast does not")
  func flood() throws {
    let browser = try Browser()
    browser.connect()
    for number in 1...200 { browser.send(browser.field, .text("a\(number)", revision: number)) }
    #expect(browser.socket.closing == nil)
    for _ in 1...500 { browser.send(browser.button("Taps"), .press) }
    #expect(browser.socket.closing == .refused)
    #expect(browser.app.metrics[.refusedEvents] > 0)
  }

  @Test("Asked for all anew, a window sends it")
  func resync() throws {
    let browser = try Browser()
    browser.connect()
    _ = browser.socket.take()
    browser.window.receive(.resync)
    #expect(operations(browser.socket.take(), "h").count == 1)
  }

  @Test("What the browser says of itself reaches the views")
  func environment() throws {
    let browser = try Browser()
    browser.connect()
    var environment = ClientEnvironment()
    environment.width = 390
    environment.isDark = true
    environment.isVisible = true
    environment.isActive = true
    browser.send(0, .environment(environment))
    #expect(browser.texts.contains("seen narrow dark active"))
    environment.width = 1440
    environment.isVisible = false
    browser.send(0, .environment(environment))
    #expect(browser.texts.contains("seen wide dark background"))
    // The next window of the session knows it from the start.
    let next = try browser.app.open(.init(), in: browser.session, languages: ["en"])
    #expect(next.tree.roots.flatMap(\.texts).contains { $0.hasPrefix("seen wide dark") })
  }

  @Test("Many changes of one turn make one patch")
  func coalescing() throws {
    let model = SampleModel()
    let browser = try Browser(model)
    browser.connect()
    _ = browser.socket.take()
    for _ in 0..<100 { model.counter += 1 }
    model.messages.append("one more")
    browser.window.flush()
    #expect(browser.socket.take().count == 1)
  }

  @Test("A change of a shared object reaches all windows by itself")
  func sharedObject() async throws {
    let model = SampleModel()
    let browser = try Browser(model)
    browser.connect()
    let other = try browser.app.open(.init(), in: browser.session, languages: ["en"])
    model.messages.append("for all")
    for _ in 0..<100 where !other.tree.roots.flatMap(\.texts).contains("for all") { await Task.yield() }
    #expect(browser.texts.contains("for all"))
    #expect(other.tree.roots.flatMap(\.texts).contains("for all"))
  }

  @Test("The title of the page is the window's, and follows it")
  func title() throws {
    let model = SampleModel()
    let browser = try Browser(model)
    #expect(browser.window.title == "Chat 0")
    browser.connect()
    _ = browser.socket.take()
    model.counter = 5
    browser.window.flush()
    #expect(operations(browser.socket.take(), "d").first?.last?.string == "Chat 5")
  }

  @Test("Windows are opened by name and by value, and one that shows a value is found again")
  func openWindow() throws {
    let browser = try Browser()
    browser.connect()
    _ = browser.socket.take()
    let figures = browser.send(browser.button("Open figures"), .press)
    #expect(operations(figures, "o").first?.last?.string == "/scene/figures")
    let message = browser.send(browser.button("Open message"), .press)
    let path = try #require(operations(message, "o").first?.last?.string)
    let query = try #require(path.split(separator: "?").last).dropFirst("value=".count)
    let address = try #require(WindowAddress(rawPath: "/scene/message", value: String(query)))
    let window = try browser.app.open(address, in: browser.session, languages: ["en"])
    #expect(window.tree.roots.flatMap(\.texts).contains("Message number 7"))
    #expect(window.title == "One message")
    let again = browser.send(browser.button("Open message"), .press)
    #expect(operations(again, "o").first?.last?.string?.contains("w=\(window.number)") == true)
  }

  @Test("A window of another session, or a scene that isn't there, is none")
  func foreign() throws {
    let browser = try Browser()
    let other = browser.app.session("somebody else")
    #expect(browser.app.window(browser.window.number, of: other) == nil)
    #expect(throws: WebSurfaceError.self) {
      try browser.app.open(.init(place: .scene("nothing")), in: other, languages: [])
    }
    #expect(throws: WebSurfaceError.self) {
      try browser.app.open(
        .init(place: .scene("message"), value: Data("\"text\"".utf8)), in: other, languages: [])
    }
  }

  @Test("Windows that no browser shows go after a while; those that are shown stay")
  func eviction() throws {
    let browser = try Browser()
    browser.connect()
    let hidden = try browser.app.open(.init(), in: browser.session, languages: [])
    browser.seconds.advance(by: browser.app.limits.keepSeconds - 1)
    browser.app.sweep()
    #expect(browser.app.windows.count == 2)
    browser.seconds.advance(by: 2)
    browser.app.sweep()
    #expect(browser.app.windows[hidden.number] == nil)
    #expect(browser.app.windows[browser.window.number] != nil)
  }

  @Test("Windows are bounded: unused ones make room, and none more is opened when all are shown")
  func caps() throws {
    var limits = WebLimits()
    limits.windowsOfSession = 3
    let browser = try Browser(limits: limits)
    browser.connect()
    for _ in 0..<10 { _ = try browser.app.open(.init(), in: browser.session, languages: []) }
    #expect(browser.app.windows.count == 3)
    for number in browser.session.windows {
      let window = try #require(browser.app.windows[number])
      window.greet(ClientHello(known: 0, window.life, "/", .init()), on: FakeSocket())
    }
    let error = #expect(throws: WebSurfaceError.self) {
      try browser.app.open(.init(), in: browser.session, languages: [])
    }
    #expect(error?.code == .tooMuch)
  }

  @Test("The settings' state is the app's: all windows share it")
  func sharedState() async throws {
    let browser = try Browser()
    let first = try browser.app.open(.init(place: .settings), in: browser.session, languages: [])
    let second = try browser.app.open(.init(place: .settings), in: browser.session, languages: [])
    func field(_ window: WebWindow) -> Node? {
      var stack = window.tree.roots
      while let node = stack.popLast() {
        if case .textField = node.content { return node }
        stack.append(contentsOf: node.children)
      }
      return nil
    }
    let node = try #require(field(first))
    first.handle(ClientEvent(sequence: 1, node: node.id, action: .text("changed", revision: 1)))
    first.flush()
    func text(_ window: WebWindow) -> String? {
      if case .textField(let text, _, _, _)? = field(window)?.content { text } else { nil }
    }
    for _ in 0..<200 where text(second) != "changed" {
      await Task.yield()
      second.flush()
    }
    #expect(text(first) == "changed")
    #expect(text(second) == "changed")
  }

  @Test("A thousand random events leave the window whole, and patches numbered without a gap")
  func randomEvents() throws {
    let model = SampleModel()
    var limits = WebLimits()
    limits.eventBurst = 1e9
    let browser = try Browser(model, limits: limits)
    browser.connect()
    var generator = SeededGenerator(state: 42)
    _ = browser.socket.take()
    var last = browser.window.channel.number
    for step in 0..<1000 {
      let node = Int.random(in: 0...60, using: &generator)
      let action: ClientEvent.Action =
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: .press
        case 1: .toggle(Bool.random(using: &generator))
        case 2: .text("text \(step)", revision: step)
        case 3: .number(Double.random(in: -5...15, using: &generator))
        case 4: .select
        case 5: .submit
        case 6: .key("escape")
        default: .dismiss
        }
      for message in browser.send(node, action) {
        guard case .number(let text)? = message.first, let number = Int(text), number > 0 else { continue }
        #expect(number == last + 1)
        last = number
      }
      #expect(browser.socket.closing == nil)
      if model.messages.count > 40 { model.messages.removeFirst(20) }
    }
    browser.window.receive(.resync)
    let whole = try #require(operations(browser.socket.take(), "h").first?[1].string)
    for message in model.messages { #expect(whole.contains(message)) }
  }
}

/// Numbers that are the same each time (SplitMix64, Steele and others 2014).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
