// Measures suggesting for a message after ten others, and prints the figures as JSON; `Benchmarks/run`
// compares them with the budgets.
//
// usage: suggestion-benchmark CONVERSATIONS.jsonl ... [--quick] [--profile PART SECONDS]
import Embeddings
import Foundation
import Measuring

var files = Array(CommandLine.arguments.dropFirst())
var rounds = 21
var profile: (part: String, seconds: Double)?
if let option = files.firstIndex(of: "--profile"), files.count > option + 2 {
  profile = (files[option + 1], Double(files[option + 2]) ?? 5)
  files.removeSubrange(option...option + 2)
}
if let option = files.firstIndex(of: "--quick") {
  rounds = 3
  files.remove(at: option)
}
guard !files.isEmpty, !files.contains(where: { $0.hasPrefix("-") }) else {
  FileHandle.standardError.write(
    Data(
      "usage: suggestion-benchmark CONVERSATIONS.jsonl ... [--quick] [--profile PART SECONDS]\n".utf8))
  exit(64)
}
do {
  let conversations = try Conversations(files: files)
  guard let first = conversations.moments.first else { throw CocoaError(.fileReadCorruptFile) }
  var report = Report()
  var benchmark: Benchmark?
  report.loading =
    try Stopwatch.throwing {
      benchmark = try Benchmark()
      blackHole(benchmark?.cases([first]).count ?? 0)
    } * 1_000
  guard let benchmark else { exit(70) }
  report.peakMemory["suggesting"] = Memory.peak
  let before = Memory.resident
  let cases = benchmark.cases(conversations.moments)
  if let before, let after = Memory.resident {
    report.digestBytes = (after - before) / cases.reduce(0) { $0 + $1.digests.count }
  }
  if let profile {
    benchmark.repeatedly(profile.part, cases, seconds: profile.seconds)
    exit(0)
  }
  benchmark.measure(cases, rounds: rounds, into: &report)
  try ReplyBenchmark().measure(cases, rounds: rounds, into: &report)
  report.hasVectors = try WordVectors.bundled() != nil
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  FileHandle.standardOutput.write(try encoder.encode(report) + Data("\n".utf8))
} catch {
  FileHandle.standardError.write(Data("suggestion-benchmark: \(error)\n".utf8))
  exit(1)
}
