import JSONValues
import SwiftUICore
import Testing

@testable import WebSurface

/// What a browser that was away finds, and what it brings.
@MainActor
struct ReturningTests {
  private func places() throws -> Browser {
    let browser = try Browser(at: WindowAddress(place: .scene("places")))
    browser.connect()
    _ = browser.socket.take()
    return browser
  }

  private func content(_ operation: [JSONValue]?) -> String? {
    operation?[1].string?.split(separator: "?").last?.split(separator: "&").first { $0.hasPrefix("content=") }
      .map { String($0.dropFirst(8)).removingPercentEncoding ?? "" }
  }

  @Test("An event that comes again has the identity that it had")
  func again() throws {
    let model = SampleModel()
    let browser = try Browser(model)
    browser.connect()
    browser.send(browser.field, .text("Hello", revision: 1))
    browser.send(browser.button("Send"), .press)
    #expect(model.identities == ["\(browser.life).2"])
    let bytes = Array(#"["again","earlier.7",4,\#(browser.button("Send")),"press"]"#.utf8)
    browser.send(browser.field, .text("Hello", revision: 2))
    browser.window.receive(try ClientMessage(bytes, limits: WebLimits()))
    #expect(model.identities == ["\(browser.life).2", "earlier.7"])
    #expect(EventIdentity.current == nil)
  }

  @Test(
    "An event without a fit identity is refused",
    arguments: [#"["again"]"#, #"["again",1,1,7,"press"]"#, #"["again","a"]"#, #"["again","a",1]"#])
  func unfit(_ text: String) {
    let error = #expect(throws: WebSurfaceError.self) {
      try ClientMessage(Array(text.utf8), limits: WebLimits())
    }
    #expect(error?.code == .badMessage)
    let long = #"["again","\#(String(repeating: "a", count: 97))",1,7,"press"]"#
    #expect(throws: WebSurfaceError.self) { try ClientMessage(Array(long.utf8), limits: WebLimits()) }
  }

  @Test("What still comes over a connection that another took the place of is not handled twice")
  func overtaken() throws {
    let browser = try Browser()
    browser.connect()
    let old = browser.socket
    browser.connect()
    let press = ClientMessage.event(
      ClientEvent(sequence: 9, node: browser.button("Taps"), action: .press))
    browser.window.receive(press, from: old)
    #expect(browser.texts.contains("Taps: 0"))
    // Under its number the new connection may send something else.
    browser.window.receive(press, from: browser.socket)
    #expect(browser.texts.contains("Taps: 1"))
    // A page that was loaded again counts anew; what the one before still says isn't of that count.
    browser.window.beginPage()
    browser.window.receive(press, from: browser.socket)
    #expect(browser.texts.contains("Taps: 1"))
  }

  @Test("What is open stands in the address, as an entry of the history each")
  func open() throws {
    let browser = try places()
    let first = operations(browser.send(browser.button("Thing 1"), .press), "u").first
    #expect(content(first) == "sample://thing/1")
    #expect(first?[2] == .number("0"))
    let second = operations(browser.send(browser.button("Thing 2"), .press), "u").first
    #expect(content(second) == "sample://thing/2")
    #expect(second?[2] == .number("1"))
    // Back in the browser: it is open again, and the address stays as it is.
    let back = browser.send(0, .history(0, content: "sample://thing/1"))
    #expect(browser.texts.contains("open 1"))
    #expect(operations(back, "u").isEmpty)
    #expect(browser.window.path([]).contains("thing%2F1"))
  }

  @Test("A window of a new program shows what an address says, and nothing else")
  func shownAgain() throws {
    let browser = try places()
    let window = try browser.app.open(
      WindowAddress(place: .scene("places")), in: browser.session, languages: ["en"])
    window.begin(showing: "sample://thing/5")
    #expect(window.tree.roots.flatMap(\.texts).contains("open 5"))
    #expect(window.history.content == "sample://thing/5")
    for other in ["javascript:alert(1)", "https://example.org/thing/6", "thing/6", "mailto:6"] {
      window.begin(showing: other)
      #expect(window.tree.roots.flatMap(\.texts).contains("open 5"))
    }
  }

  @Test("A document is offered each time that it is to be saved")
  func saved() async throws {
    let browser = try places()
    for _ in 1...3 {
      browser.send(browser.button("Save"), .press)
      await browser.window.saving.areOffered(within: .seconds(60))
      browser.window.flush()
      #expect(operations(browser.socket.take(), "y").count == 1)
    }
  }
}
