import AppIntents
import IntentRuntime
import StoppedClock
import Synchronization
import Testing

@Suite struct RunConcurrencyTests {
  @Test func oneValueRunManyTimesAtOnceDoesNotMix() async throws {
    let runtime = IntentRuntime.fixed()
    let bake = BakeLoaf()
    bake.loaf = LoafQuery.all[0]
    let values = try await withThrowingTaskGroup(of: (Int, String?).self) { group in
      for count in 1...12 {
        for _ in 0..<20 {
          group.addTask {
            let outcome = await runtime.outcome(bake, on: SilentSurface(), ["count": .text("\(count)")])
            return (count, try outcome.get().value as? String)
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(values.count == 240)
    #expect(values.allSatisfy { $0.1 == "\($0.0) Rye" })
    // A button's intent is as it was.
    #expect(bake.count == 1)
    #expect(bake.$count.valueState == .unset)
  }

  @Test func aButtonUsedTwiceBeginsEachTimeAnew() async {
    let runtime = IntentRuntime.fixed()
    let act = Act.doing { act in
      defer { act.word = "used" }
      return act.word ?? "new"
    }
    #expect(await runtime.outcome(act).summary == "finished new")
    #expect(await runtime.outcome(act).summary == "finished new")
  }

  @Test func questionsOfRunsAtOnceGoToTheirOwnRuns() async {
    let runtime = IntentRuntime.fixed()
    let act = Act.doing { try await $0.$word.requestValue() }
    let summaries = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<100 {
        group.addTask {
          let surface = ScriptedSurface([.text("word \(number)")])
          return await runtime.outcome(act, on: surface).summary == "finished word \(number)"
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(summaries == 100)
  }

  /// All stand still together before the first ends; half of them are called off.
  @Test func tenThousandRunsEndAndLeaveNothing() async {
    let released = Latch()
    let began = Atomic(0)
    let kept = Kept()
    let runtime = IntentRuntime.fixed()
    let act = Act.doing { act in
      kept.add(act.$word)
      began.add(1, ordering: .relaxed)
      await released.wait()
      try Task.checkCancellation()
      return act.word ?? ""
    }
    let count = 10_000
    var runs = (0..<count).map { number in
      runtime.start(
        RunRequest(act, arguments: ["word": .value("\(number)")]), on: ScriptedSurface())
    }
    while began.load(ordering: .relaxed) < count { await Task.yield() }
    #expect(runtime.waitingDeadlines == count)
    for index in stride(from: 0, to: count, by: 2) { runs[index].cancel() }
    released.open()
    var (finished, cancelled) = (0, 0)
    for (number, run) in runs.enumerated() {
      switch await run.outcome.summary {
      case "finished \(number)": finished += 1
      case "cancelled by the person": cancelled += 1
      default: break
      }
    }
    #expect((finished, cancelled) == (count / 2, count / 2))
    runs = []
    // The last task of a run lets go of it a moment after its outcome is known.
    for _ in 0..<100_000 where kept.alive > 0 { await Task.yield() }
    #expect(kept.alive == 0)
    #expect(runtime.waitingDeadlines == 0)
  }
}

/// Parameters of runs, which live as long as their runs.
private final class Kept: Sendable {
  private struct Weak: Sendable { weak var parameter: IntentParameter<String?>? }
  private let all = Mutex<[Weak]>([])
  func add(_ parameter: IntentParameter<String?>) { all.withLock { $0.append(Weak(parameter: parameter)) } }
  var alive: Int { all.withLock { $0.count { $0.parameter != nil } } }
}
