import Foundation
import JSONValues
import SwiftUICore
import Testing

@testable import WebSurface

@MainActor
@Suite("Controls show what the app holds, whatever a person set in the browser")
struct CorrectionTests {
  private let browser: Browser

  init() throws {
    browser = try Browser(at: WindowAddress(place: .scene("controls")))
    browser.connect()
    _ = browser.socket.take()
  }

  private func node(_ isIt: (NodeContent) -> Bool) -> Int { browser.node { isIt($0.content) } }

  /// What the values of fields are set to.
  private func values(_ messages: [[JSONValue]]) -> [String] {
    operations(messages, "v").compactMap { $0.dropFirst(2).first?.string }
  }

  /// The rows in their order.
  private var tools: [String] { browser.texts.filter { ["Rake", "Spade", "Can"].contains($0) } }

  @Test("A day out of the range is clamped, also where nothing changes by that")
  func dates() {
    let field = node { if case .datePicker = $0 { true } else { false } }
    #expect(values(browser.send(field, .date("2026-05-20"))) == ["2026-05-20"])
    #expect(values(browser.send(field, .date("2027-01-01"))) == ["2026-05-31"])
    // It is the last day already.
    #expect(values(browser.send(field, .date("2027-02-01"))) == ["2026-05-31"])
    #expect(values(browser.send(field, .date("no day"))) == ["2026-05-31"])
  }

  @Test("What is no number goes when its field is left, and not before")
  func numbers() {
    let field = browser.field
    #expect(values(browser.send(field, .text("a dozen", revision: 1))).isEmpty)
    let left = browser.send(field, .written)
    #expect(
      operations(left, "v").map { Array($0.dropFirst()) } == [
        [.string("\(field)-f"), .string("12"), .number("1")]
      ])
    #expect(values(browser.send(field, .written)).isEmpty)
    browser.send(field, .text("13", revision: 2))
    #expect(values(browser.send(field, .written)).isEmpty)
  }

  @Test("A choice that isn't taken is shown no longer")
  func choices() {
    let chosen = browser.option("Sweet")
    #expect(values(browser.send(browser.option("Sour"), .select)) == ["\(chosen)"])
    #expect(values(browser.send(chosen, .select)).isEmpty)
  }

  @Test("A row goes by one place from where it is by then, and stays at the ends")
  func rows() {
    let row = browser.node { $0.rowOrder != nil && $0.texts == ["Rake"] }
    #expect(tools == ["Rake", "Spade", "Can"])
    browser.send(row, .shift(down: true))
    browser.send(row, .shift(down: true))
    #expect(tools == ["Spade", "Can", "Rake"])
    let end = browser.send(row, .shift(down: true))
    #expect(tools == ["Spade", "Can", "Rake"])
    #expect(operations(end, "l").first?.last?.string?.contains("3") == true)
    browser.send(row, .shift(down: false))
    #expect(tools == ["Spade", "Rake", "Can"])
    #expect(browser.app.metrics[.staleEvents] == 0)
  }
}
