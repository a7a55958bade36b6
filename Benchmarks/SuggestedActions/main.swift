import Foundation
import Measuring
import MeasuringViews
import PersonalStore
import SuggestedActions
import SwiftUI

/// The figures of what suggested actions cost a conversation, how soon they come, and what their store takes
/// over.
struct Figures: Encodable {
  /// The first page of 200 messages that suggest nothing, without views: evaluation and HTML.
  var plainMilliseconds = 0.0
  /// With one beside each message, whose answers this program knows.
  var viewsMilliseconds = 0.0
  /// The same where the answers are only in the file, as after a start.
  var storedMilliseconds = 0.0
  /// The share that views add.
  var overhead = 0.0
  /// One view whose stored answer has actions: evaluation and look into the store.
  var cachedMicroseconds = 0.0
  /// From a message to the patch with its action, of a program that just started.
  var chipFirst = 0.0
  /// The same later.
  var chip = Distribution(milliseconds: [0])
  /// The same where the action was generated ahead.
  var chipAhead = Distribution(milliseconds: [0])
  /// 10,000 events of a file into an empty store.
  var importSeconds = 0.0
  /// The same file once more.
  var importAgainSeconds = 0.0
  /// 10,000 contacts.
  var contactSeconds = 0.0
}

func fail(_ reason: String) -> Never {
  FileHandle.standardError.write(Data("suggested-actions-benchmark: \(reason)\n".utf8))
  exit(1)
}

/// The first page of a window.
@MainActor
func page(_ messages: [PageMessage], hasActions: Bool) -> Int {
  let window = MeasuredWindow(PageView(page: Page(messages), hasActions: hasActions))
  let count = window.html.html().utf8.count
  window.tree.close()
  return count
}

let isQuick = CommandLine.arguments.contains("--quick")
let rounds = isQuick ? 15 : 60
var figures = Figures()

let chips = await ChipTiming()
func measured<Value>(_ value: Value?) -> Value {
  guard let value else { fail("a message that asks for something has no action") }
  return value
}
figures.chipFirst = measured(try await chips.milliseconds(isGeneratedAhead: false))
figures.chip = measured(try await chips.distribution(isQuick ? 30 : 200, isGeneratedAhead: false))
figures.chipAhead = measured(try await chips.distribution(isQuick ? 30 : 200, isGeneratedAhead: true))

let messages = PageMessage.samples(200)
for message in messages {
  await SuggestedActionsView.generate(message: message.suggested, previousMessages: message.earlier)
}
// What all pages share, such as the first look into the store, isn't counted.
blackHole(page(messages, hasActions: false))
let bytes = page(messages, hasActions: false)
figures.storedMilliseconds = Stopwatch.least(of: 1) { blackHole(page(messages, hasActions: true)) } * 1_000
guard page(messages, hasActions: true) == bytes else { fail("a page has actions, and should have none") }
// Side by side, so that both meet the same machine.
var plain = Double.infinity
var views = Double.infinity
for _ in 0..<rounds {
  plain = min(plain, Stopwatch.least(of: 1) { blackHole(page(messages, hasActions: false)) })
  views = min(views, Stopwatch.least(of: 1) { blackHole(page(messages, hasActions: true)) })
}
figures.plainMilliseconds = plain * 1_000
figures.viewsMilliseconds = views * 1_000
figures.overhead = views / plain - 1

let inviting = PageMessage.samples(1) { _ in "Please call me on +44 20 7946 0018" }
await SuggestedActionsView.generate(message: inviting[0].suggested)
let plainRow = Stopwatch.least(of: rounds) { blackHole(page(inviting, hasActions: false)) }
let chipRow = Stopwatch.least(of: rounds) { blackHole(page(inviting, hasActions: true)) }
figures.cachedMicroseconds = (chipRow - plainRow) * 1_000_000

let imports = ImportTiming(isQuick ? 2_000 : 10_000)
do {
  (figures.importSeconds, figures.importAgainSeconds) = try imports.events()
  figures.contactSeconds = try imports.contacts()
} catch {
  fail("\(error)")
}

let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
print(String(decoding: try encoder.encode(figures), as: UTF8.self))
