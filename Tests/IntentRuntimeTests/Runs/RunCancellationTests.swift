import AppIntents
import IntentDiscovery
import IntentRuntime
import StoppedClock
import Testing

@Suite struct RunCancellationTests {
  @Test func whoIsAskedMayCallTheRunOff() async {
    let notes = Notes()
    let act = Act.doing { act in
      do {
        _ = try await act.$word.requestValue("Which word?")
      } catch let error as IntentRunError {
        notes.add("\(error.code == .cancelled)")
        throw error
      }
      return "done"
    }
    let outcome = await IntentRuntime.fixed().outcome(act, on: ScriptedSurface([.cancelled]))
    #expect(outcome.summary == "cancelled by the person")
    #expect(outcome.hasBegun)
    #expect(notes.all == ["true"])
  }

  @Test func callingOffHoldsEvenIfTheAppGoesOn() async {
    let act = Act.doing { act in
      do {
        _ = try await act.$word.requestValue()
      } catch {
        return "went on"
      }
      return "done"
    }
    let surface = ScriptedSurface([.cancelled])
    #expect(await IntentRuntime.fixed().outcome(act, on: surface).summary == "cancelled by the person")
  }

  @Test func nothingIsAskedAfterTheRunWasCalledOff() async {
    let act = Act.doing { act in
      do { _ = try await act.$word.requestValue() } catch {}
      return try await act.$word.requestValue()
    }
    let surface = ScriptedSurface([.cancelled, .text("no")])
    _ = await IntentRuntime.fixed().outcome(act, on: surface)
    #expect(surface.questions.count == 1)
  }

  @Test func aRunThatWaitsForAnAnswerIsCalledOffFromOutside() async {
    let surface = ScriptedSurface()
    let run = IntentRuntime.fixed().start(
      RunRequest(Act.doing { act in try await act.$word.requestValue() }), on: surface)
    await surface.waits.wait()
    run.cancel()
    #expect(await run.outcome.summary == "cancelled by the person")
  }

  /// The surface waits for a person and takes no notice of its task.
  @Test func aSurfaceThatTakesNoNoticeHoldsNothingUp() async {
    let never = Latch()
    let surface = ScriptedSurface([.text("late")], answeringAfter: never)
    let run = IntentRuntime.fixed().start(
      RunRequest(Act.doing { act in try await act.$word.requestValue() }), on: surface)
    await surface.waits.wait()
    run.cancel()
    #expect(await run.outcome.summary == "cancelled by the person")
    never.open()
  }

  @Test func aRunThatSleepsIsCalledOffFromOutside() async {
    let began = Latch()
    let act = Act.doing { _ in
      began.open()
      try await Task.sleep(for: .seconds(3600))
      return "done"
    }
    let run = IntentRuntime.fixed().start(RunRequest(act), on: SilentSurface())
    await began.wait()
    #expect(run.outcomeAtHand == nil)
    run.cancel()
    #expect(await run.outcome.summary == "cancelled by the person")
    #expect(run.outcomeAtHand != nil)
  }

  @Test func cancellingTheTaskThatWaitsCallsTheRunOff() async {
    let began = Latch()
    let act = Act.doing { _ in
      began.open()
      try await Task.sleep(for: .seconds(3600))
      return "done"
    }
    let task = Task { await IntentRuntime.fixed().outcome(act) }
    await began.wait()
    task.cancel()
    #expect(await task.value.summary == "cancelled by the person")
  }

  @Test func whatTakesNoNoticeIsGivenUpAfterItsTimeToCleanUp() async {
    let stopped = StoppedClock(.ofTests)
    let (began, end, ended) = (Latch(), Latch(), Latch())
    let notes = Notes()
    let runtime = IntentRuntime(
      catalog: IntentCatalog(), clock: stopped.clock,
      observer: { _, outcome, _ in
        notes.add(outcome.summary)
        ended.open()
      })
    let act = Act.doing { _ in
      began.open()
      await end.wait()
      return "done"
    }
    let run = runtime.start(RunRequest(act), on: SilentSurface())
    await began.wait()
    run.cancel()
    await stopped.someoneWaits(until: .ofTests + 2)
    #expect(run.outcomeAtHand == nil)
    stopped.advance(to: .ofTests + 2)
    #expect(await run.outcome.summary == "cancelled by the person, still running")
    #expect(await run.outcome.hasBegun)
    #expect(notes.all.isEmpty)
    // When it ends after all, whoever looks on is told, and the outcome stays what it was.
    end.open()
    await ended.wait()
    #expect(notes.all == ["cancelled by the person"])
    #expect(await run.outcome.summary == "cancelled by the person, still running")
  }

  @Test func theHandlerIsToldThatThePersonCalledItOff() async {
    let (notes, began) = (Notes(), Latch())
    let act = ActCancellably.doing { act in
      try await act.withIntentCancellationHandler {
        began.open()
        try await Task.sleep(for: .seconds(3600))
      } onCancel: { reason in
        notes.add(reason == .userCancelled ? "person" : "time")
      }
      return "done"
    }
    let run = IntentRuntime.fixed().start(RunRequest(act), on: SilentSurface())
    await began.wait()
    run.cancel()
    #expect(await run.outcome.summary == "cancelled by the person")
    #expect(notes.all == ["person"])
  }

  /// Who says that it cleans up has more time for it.
  @Test func aCancellableIntentHasTimeToCleanUp() async {
    let stopped = StoppedClock(.ofTests)
    let (began, cleaned) = (Latch(), Latch())
    let act = ActCancellably.doing { act in
      await act.withIntentCancellationHandler {
        began.open()
        await cleaned.wait()
      } onCancel: { _ in
      }
      return "done"
    }
    let run = IntentRuntime.fixed(clock: stopped.clock).start(RunRequest(act), on: SilentSurface())
    await began.wait()
    run.cancel()
    await stopped.someoneWaits(until: .ofTests + 10)
    stopped.advance(to: .ofTests + 5)
    #expect(run.outcomeAtHand == nil)
    cleaned.open()
    #expect(await run.outcome.summary == "cancelled by the person")
  }

  @Test func callingOffBeforeTheStartRunsNothing() async {
    let notes = Notes()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await IntentRuntime.fixed().outcome(
        Act.doing { _ in
          notes.add("ran")
          try Task.checkCancellation()
          return "done"
        })
    }
    #expect(await task.value.summary == "cancelled by the person")
  }
}
