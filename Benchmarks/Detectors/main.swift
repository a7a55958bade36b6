// Measures the text engine, and prints the figures as JSON; `Benchmarks/run` compares them with the budgets.
//
// usage: detector-benchmark MESSAGES.json [--quick] [--profile PART SECONDS]
import Foundation
import LanguageData
import Measuring
import TextAnalysis

let arguments = Array(CommandLine.arguments.dropFirst())
guard let path = arguments.first, !path.hasPrefix("-") else {
  FileHandle.standardError.write(
    Data("usage: detector-benchmark MESSAGES.json [--quick] [--profile PART SECONDS]\n".utf8))
  exit(64)
}
do {
  let messages = try JSONDecoder().decode(
    [String].self, from: try Data(contentsOf: URL(fileURLWithPath: path)))
  guard !messages.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
  var report = Report()
  var benchmark: Benchmark?
  report.loading = try Stopwatch.throwing { benchmark = try Benchmark(first: messages[0]) } * 1_000
  guard let benchmark else { exit(70) }
  if let option = arguments.firstIndex(of: "--profile"), arguments.count > option + 2 {
    benchmark.repeatedly(
      arguments[option + 1], messages: messages, seconds: Double(arguments[option + 2]) ?? 5)
    exit(0)
  }
  benchmark.measure(messages, quick: arguments.contains("--quick"), into: &report)
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  FileHandle.standardOutput.write(try encoder.encode(report) + Data("\n".utf8))
} catch {
  FileHandle.standardError.write(Data("detector-benchmark: \(error)\n".utf8))
  exit(1)
}
