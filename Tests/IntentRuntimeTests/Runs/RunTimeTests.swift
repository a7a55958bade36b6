import AppIntents
import IntentRuntime
import StoppedClock
import Testing

@Suite struct RunTimeTests {
  @Test func aRunIsCalledOffWhenItsTimeIsOver() async {
    let stopped = StoppedClock(.ofTests)
    let (began, notes) = (Latch(), Notes())
    let act = ActCancellably.doing { act in
      try await act.withIntentCancellationHandler {
        began.open()
        try await Task.sleep(for: .seconds(3600))
      } onCancel: { reason in
        notes.add(reason == .timeout ? "time" : "person")
      }
      return "done"
    }
    let run = IntentRuntime.fixed(clock: stopped.clock).start(RunRequest(act), on: SilentSurface())
    await began.wait()
    stopped.advance(to: .ofTests + 29)
    #expect(run.outcomeAtHand == nil)
    stopped.advance(to: .ofTests + 30)
    #expect(await run.outcome.summary == "cancelled timeout")
    #expect(notes.all == ["time"])
    #expect(throws: IntentRunError.self) { try run.outcomeAtHand?.get() }
  }

  /// An hour of thinking, and then the run has the time that was left.
  @Test func theTimeStandsWhileSomebodyIsAsked() async {
    let stopped = StoppedClock(.ofTests)
    let (answered, goesOn) = (Latch(), Latch())
    let notes = Notes()
    let surface = ScriptedSurface([.text("rye")], answeringAfter: answered)
    let act = ActLong.doing { act in
      let word = try await act.$word.requestValue()
      return try await act.withIntentCancellationHandler {
        goesOn.open()
        try await Task.sleep(for: .seconds(3600))
        return word
      } onCancel: { _ in
        notes.add("\(Int(stopped.clock.now().timeIntervalSince(.ofTests)))")
      }
    }
    let run = IntentRuntime.fixed(clock: stopped.clock).start(RunRequest(act), on: surface)
    await surface.waits.wait()
    stopped.advance(to: .ofTests + 3600)
    answered.open()
    await goesOn.wait()
    await stopped.someoneWaits(until: .ofTests + 3630)
    stopped.advance(to: .ofTests + 3630)
    #expect(await run.outcome.summary == "cancelled timeout")
    #expect(notes.all == ["3630"])
  }

  @Test func aLongPieceOfWorkGoesOnAsLongAsItComesFurther() async {
    let stopped = StoppedClock(.ofTests)
    let steps = (1...5).map { _ in Latch() }
    let act = ActLong.doing { act in
      act.progress.totalUnitCount = 5
      return try await act.performBackgroundTask {
        for step in steps {
          await step.wait()
          act.progress.completedUnitCount += 1
        }
        return "all of it"
      } onCancel: { _ in
      }
    }
    let run = IntentRuntime.fixed(clock: stopped.clock).start(RunRequest(act), on: SilentSurface())
    for (index, step) in steps.enumerated() {
      let next = Date.ofTests + Double(60 * (index + 1))
      await stopped.someoneWaits(until: next)
      step.open()
      // Seen from outside, as a surface shows it.
      while run.progress.completedUnitCount <= index { await Task.yield() }
      #expect(run.progress.totalUnitCount == 5)
      stopped.advance(to: next)
    }
    #expect(await run.outcome.summary == "finished all of it")
  }

  @Test func aLongPieceOfWorkThatStandsStillIsCalledOff() async {
    let stopped = StoppedClock(.ofTests)
    let notes = Notes()
    let act = ActLong.doing { act in
      try await act.performBackgroundTask {
        try await Task.sleep(for: .seconds(3600))
        return "done"
      } onCancel: { reason in
        notes.add(reason == .timeout ? "time" : "person")
      }
    }
    let run = IntentRuntime.fixed(clock: stopped.clock).start(RunRequest(act), on: SilentSurface())
    await stopped.someoneWaits(until: .ofTests + 60)
    stopped.advance(to: .ofTests + 60)
    #expect(await run.outcome.summary == "cancelled timeout")
    #expect(notes.all == ["time"])
  }

  /// What stands still because a person is asked has not stalled.
  @Test func aLongPieceOfWorkMayAsk() async {
    let stopped = StoppedClock(.ofTests)
    let answered = Latch()
    let surface = ScriptedSurface([.text("rye")], answeringAfter: answered)
    let act = ActLong.doing { act in
      try await act.performBackgroundTask { try await act.$word.requestValue() }
    }
    let run = IntentRuntime.fixed(clock: stopped.clock).start(RunRequest(act), on: surface)
    await surface.waits.wait()
    await stopped.someoneWaits(until: .ofTests + 60)
    stopped.advance(to: .ofTests + 60)
    await stopped.someoneWaits(until: .ofTests + 120)
    answered.open()
    #expect(await run.outcome.summary == "finished rye")
  }

  @Test func runsOfOneRuntimeEndEachAtItsOwnTime() async {
    let stopped = StoppedClock(.ofTests)
    let runtime = IntentRuntime.fixed(clock: stopped.clock)
    var runs: [Run] = []
    for second in 0..<20 {
      stopped.advance(to: .ofTests + Double(second))
      let began = Latch()
      let act = Act.doing { _ in
        began.open()
        try await Task.sleep(for: .seconds(3600))
        return "done"
      }
      runs.append(runtime.start(RunRequest(act), on: SilentSurface()))
      await began.wait()
    }
    for (second, run) in runs.enumerated() {
      stopped.advance(to: .ofTests + Double(30 + second))
      #expect(await run.outcome.summary == "cancelled timeout")
      #expect(runs[(second + 1)...].allSatisfy { $0.outcomeAtHand == nil })
    }
  }
}
