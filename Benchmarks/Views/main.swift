import Foundation
import Measuring
import MeasuringViews
import SwiftUICore
import ViewHTML

/// Figures of one window with the benchmark conversation, from a change to the bytes for a browser.
struct Figures: Encodable {
  var nodes = 0
  /// The first evaluation with its HTML.
  var firstMilliseconds = 0.0
  var firstBytes = 0
  /// A text of one row, in a model that the whole list reads.
  var text = Distribution(milliseconds: [0])
  var textBytes = 0
  /// A new row behind the last.
  var row = Distribution(milliseconds: [0])
  var rowBytes = 0
  /// A press that changes the state of one row.
  var press = Distribution(milliseconds: [0])
  var pressBytes = 0
  /// Presses with their patches in a second of one core.
  var updatesASecond = 0.0
  /// Changes of a text in a model that the whole list reads, with their patches, in a second of one core.
  var textsASecond = 0.0
  /// What a window keeps that waits.
  var bytesAWindow = 0.0
  /// What it keeps while nobody sees it.
  var bytesAsleep = 0.0
  /// Of how many windows that was measured; `--windows 10000` says another number.
  var windows = 0
  /// What 10,000 updates leave behind.
  var growthOfRenders = 0
}

/// A conversation as a window that a browser shows.
@MainActor
final class Window {
  let chat: BenchmarkChat
  private let shown: MeasuredWindow
  var tree: ViewTree { shown.tree }
  var html: WindowHTML { shown.html }

  init(rows: Int) {
    chat = BenchmarkChat(rows: rows)
    shown = MeasuredWindow(BenchmarkChatView(chat: chat))
  }

  func sleep() { shown.sleep() }
  func message() -> [UInt8] { shown.message() }

  /// The numbers of the nodes that take a press, but for the composer's.
  func rows() -> [Int] {
    tree.snapshot().flatMap(\.all).filter { node in
      node.content != .button(nil)
        && node.handlers.contains { if case .press = $0 { true } else { false } }
    }.map(\.id)
  }

  func press(_ id: Int) { tree.deliver(.press, to: id) }
}

/// Milliseconds and the greatest number of bytes of some rounds.
@MainActor
func measure(_ window: Window, _ rounds: Int, _ change: (Int) -> Void) -> (Distribution, Int) {
  var bytes = 0
  let times = (0..<rounds).map { round in
    change(round)
    return Stopwatch.least(of: 1) { bytes = max(bytes, window.message().count) } * 1_000
  }
  return (Distribution(milliseconds: times), bytes)
}

let isQuick = CommandLine.arguments.contains("--quick")
var figures = Figures()
let window = Window(rows: 50)
// The second window is measured: the first pays for what all share, such as fonts of symbols.
blackHole(window.html.html().utf8.count)
// They go with the first page.
blackHole(window.html.rules().utf8.count)
figures.firstMilliseconds =
  Stopwatch.least(of: 5) {
    figures.firstBytes = Window(rows: 50).html.html().utf8.count
  } * 1_000
figures.nodes = window.tree.nodeCount

let rounds = isQuick ? 300 : 2_000
(figures.text, figures.textBytes) = measure(window, rounds) { round in
  window.chat.messages[25].text = "On my way, \(round) minutes"
}
let likes = window.rows()
(figures.press, figures.pressBytes) = measure(window, rounds) { round in
  window.press(likes[round % likes.count])
}
(figures.row, figures.rowBytes) = measure(window, rounds / 4) { _ in
  window.chat.messages.removeLast()
  blackHole(window.message().count)
  window.chat.append()
}

/// A few thousand updates first: caches fill, and the allocator takes its pages.
for round in 0..<2_000 {
  window.chat.messages[round % 50].text = "warm \(round)"
  blackHole(window.message().count)
}
let before = Memory.resident ?? 0
for round in 0..<10_000 {
  window.chat.messages[round % 50].text = "again \(round)"
  blackHole(window.message().count)
}
figures.growthOfRenders = (Memory.resident ?? 0) - before

let presses = isQuick ? 4_000 : 20_000
figures.updatesASecond =
  Double(presses)
  / Stopwatch.least(of: 1) {
    for round in 0..<presses {
      window.press(likes[round % likes.count])
      blackHole(window.message().count)
    }
  }

figures.textsASecond =
  Double(presses / 4)
  / Stopwatch.least(of: 1) {
    for round in 0..<presses / 4 {
      window.chat.messages[round % 50].text = "text \(round)"
      blackHole(window.message().count)
    }
  }

let asked = CommandLine.arguments.firstIndex(of: "--windows").map { CommandLine.arguments.dropFirst($0 + 1) }
let count = asked?.first.flatMap { Int($0) } ?? 300
var windows: [Window] = []
windows.reserveCapacity(2 * count)

/// What a window keeps in bytes, by many of them.
@MainActor
func keeping(asleep: Bool) -> Double {
  let before = Memory.resident ?? 0
  for _ in 0..<count {
    let window = Window(rows: 50)
    blackHole(window.html.html().utf8.count)
    // What it lets go is taken by the next.
    if asleep { window.sleep() }
    windows.append(window)
  }
  return Double((Memory.resident ?? 0) - before) / Double(count)
}
figures.windows = count
figures.bytesAWindow = keeping(asleep: false)
figures.bytesAsleep = keeping(asleep: true)

let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
print(String(decoding: try encoder.encode(figures), as: UTF8.self))
