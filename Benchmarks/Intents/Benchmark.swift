import AppIntents
import Foundation
import IntentDiscovery
import IntentRuntime
import Measuring

/// The cost of running intents beside what the intents do.
struct Benchmark {
  let rounds: Int
  let concurrent: Int
  private let runtime = IntentRuntime(
    catalog: IntentCatalog(), locale: Locale(identifier: "en_US"), timeZone: .gmt)

  /// Milliseconds of single calls; the first ones warm up what is kept for each type.
  private func times(_ work: () async throws -> Void) async rethrows -> [Double] {
    for _ in 0..<20 { try await work() }
    var times: [Double] = []
    for _ in 0..<rounds {
      let began = ContinuousClock.now
      try await work()
      times.append((ContinuousClock.now - began) / .milliseconds(1))
    }
    return times
  }

  /// Milliseconds that a run takes over `perform()` alone, whose median is taken off.
  func run(_ request: RunRequest, performing intent: some AppIntent) async throws -> Distribution {
    let alone = Distribution(milliseconds: try await times { _ = try await intent.perform() }).p50
    let runs = try await times { _ = try await runtime.run(request, on: SilentSurface()).get() }
    return Distribution(milliseconds: runs.map { max(0, $0 - alone) })
  }

  /// Runs by what they are given.
  func runs() async throws -> [String: Distribution] {
    var report: [String: Distribution] = [:]
    report["plain"] = try await run(RunRequest(Plain()), performing: Plain())
    let order = OrderSoup()
    order.soup = Soup(id: "pea")
    report["values"] = try await run(RunRequest(order), performing: order)
    let texts: [String: RunArgument] = [
      "soup": .text("pea"), "size": .text("large"), "quantity": .text("3"), "note": .text("hot"),
    ]
    report["texts"] = try await run(RunRequest(OrderSoup(), arguments: texts), performing: order)
    return report
  }

  /// Runs that all wait for one another, so that none ends before all have begun.
  func concurrentRuns() async throws -> Report.Concurrent {
    var seconds: [Double] = []
    var resident: [Int] = []
    for _ in 0..<8 {
      Gate.shared.expect(concurrent)
      let began = ContinuousClock.now
      let runs = (0..<concurrent).map { number in
        runtime.start(RunRequest(Wait(), arguments: ["number": .value(number)]), on: SilentSurface())
      }
      for (number, run) in runs.enumerated() {
        guard try await run.outcome.get().value as? Int == number else {
          throw CocoaError(.coderInvalidValue)
        }
      }
      seconds.append((ContinuousClock.now - began) / .seconds(1))
      if let now = Memory.resident { resident.append(now) }
    }
    var report = Report.Concurrent(runs: concurrent, seconds: seconds.sorted()[seconds.count / 2])
    // The first rounds fill what the allocator keeps.
    if resident.count == 8 { report.growth = resident[7] - resident[3] }
    return report
  }
}
