// Measures what UnicornChat's windows ask of its store, and how fast its messages are indexed, and prints the figures
// as JSON; `Benchmarks/run` compares them with the budgets.
//
// usage: chat-benchmark [--quick]
import Foundation
import Measuring
import UnicornChatInterface
import UnicornChatModel

/// The report that `chat-benchmark` prints.
struct Report: Encodable {
  /// The history that comes with the app; 500 conversations; one of 10,000 messages.
  var sample = StoreFigures()
  var many = StoreFigures()
  var long = StoreFigures()
  /// Messages that were indexed, and how many of them in a second by the clock on the wall.
  var indexed = 0
  var indexedASecond = 0.0
  /// Peak resident memory in bytes.
  var peakMemory: Int?
}

let isQuick = CommandLine.arguments.contains("--quick")
let rounds = isQuick ? 2 : 10
/// All that is written lies below it, the index with it.
let home = FileManager.default.temporaryDirectory.appending(path: "chat-benchmark-\(getpid())")
setenv("BECKON_HOME", home.path, 1)

do {
  defer {
    do { try FileManager.default.removeItem(at: home) } catch {
      FileHandle.standardError.write(Data("chat-benchmark: \(error)\n".utf8))
    }
  }
  let histories = try Histories()
  var report = Report()
  let sample = try StoreTiming(histories.sample, in: home.appending(path: "sample"), rounds: rounds)
  report.sample = try await sample.figures()
  let many = try StoreTiming(
    histories.conversations(500, messages: 20), in: home.appending(path: "many"), rounds: rounds)
  report.many = try await many.figures()
  let long = try StoreTiming(
    histories.conversations(1, messages: 10_000), in: home.appending(path: "long"), rounds: rounds)
  // Before anything is sent.
  report.indexed = 10_000
  let began = ContinuousClock.now
  try await ChatIndex(store: long.store).indexEverything()
  report.indexedASecond = Double(report.indexed) / ((ContinuousClock.now - began) / .seconds(1))
  report.long = try await long.figures()
  report.peakMemory = Memory.peak
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  FileHandle.standardOutput.write(try encoder.encode(report) + Data("\n".utf8))
} catch {
  FileHandle.standardError.write(Data("chat-benchmark: \(error)\n".utf8))
  exit(1)
}
