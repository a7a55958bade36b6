import Testing

@testable import WebSurface

@MainActor
@Suite("Bytes on the wire")
struct WireTests {
  @Test("A changed text takes at most 64 bytes, a new row at most 400")
  func sizes() throws {
    let model = SampleModel(50)
    let browser = try Browser(model)
    browser.connect()
    _ = browser.socket.take()
    browser.window.receive(.event(ClientEvent(sequence: 1, node: browser.button("Taps"), action: .press)))
    #expect(browser.socket.lastBytes <= 64)
    _ = browser.socket.take()
    browser.window.receive(
      .event(
        ClientEvent(
          sequence: 2, node: browser.field, action: .text("A message of a usual length, say", revision: 1))))
    _ = browser.socket.take()
    browser.window.receive(.event(ClientEvent(sequence: 3, node: browser.button("Send"), action: .press)))
    let row = browser.socket.allBytes
    #expect(row <= 400 + 3 * 64, "\(row)")
  }

  @Test("The client script is at most 12 KB")
  func script() throws {
    let assets = try WebAssets()
    let response = try #require(
      assets.files.response(to: .init(method: .get, path: "/-/beckon.js"), prefix: "/-/"))
    guard case .bytes(let bytes) = response.body else {
      Issue.record("no script")
      return
    }
    #expect(bytes.count <= 12 * 1024)
  }
}
