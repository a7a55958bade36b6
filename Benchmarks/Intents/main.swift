import Foundation
// Measures finding and running intents, and prints the figures as JSON; `Benchmarks/run` compares them with the
// budgets.
//
// usage: intent-benchmark [--quick] [--repeat PART SECONDS]
import IntentDiscovery
import Measuring

var options = Array(CommandLine.arguments.dropFirst())
let isQuick = options.contains("--quick")
options.removeAll { $0 == "--quick" }
let repeated =
  options.count == 3 && options[0] == "--repeat" ? (part: options[1], seconds: Double(options[2]) ?? 5) : nil
guard options.isEmpty || repeated != nil else {
  FileHandle.standardError.write(Data("usage: intent-benchmark [--quick] [--repeat PART SECONDS]\n".utf8))
  exit(64)
}

var report = Report()
// First, while nothing is warm.
report.discovery.first =
  Stopwatch.seconds { report.discovery.intents = IntentCatalog.discovered().intents.count } * 1_000
report.discovery.again =
  (0..<9).map { _ in Stopwatch.seconds { blackHole(IntentCatalog.discovered().intents.count) } }.sorted()[4]
  * 1_000
let benchmark = Benchmark(rounds: isQuick ? 200 : 2_000, concurrent: isQuick ? 1_000 : 10_000)
if let repeated {
  // For a profiler.
  let end = Date(timeIntervalSinceNow: repeated.seconds)
  while Date() < end {
    switch repeated.part {
    case "discovery": blackHole(IntentCatalog.discovered().intents.count)
    default:
      blackHole(try await benchmark.runs().count)
    }
  }
  exit(0)
}
report.run = try await benchmark.runs()
report.concurrent = try await benchmark.concurrentRuns()
report.peakMemory = Memory.peak ?? 0
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
FileHandle.standardOutput.write(try encoder.encode(report) + Data("\n".utf8))
