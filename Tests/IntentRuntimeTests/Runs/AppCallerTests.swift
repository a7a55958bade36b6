import AppIntents
import IntentRuntime
import Testing

/// The slot is the program's, so these come one after the other.
@Suite(.serialized) struct AppCallerTests {
  private func calling<T>(
    _ runtime: IntentRuntime = .fixed(), on surface: any RunSurface = SilentSurface(),
    _ work: () async throws -> T
  ) async rethrows -> T {
    let before = intentCaller.fill(AppCaller(runtime, on: surface))
    defer { intentCaller.fill(before) }
    return try await work()
  }

  @Test func aCallGivesTheTypedValue() async throws {
    let act = Act.doing { act in "called with \(act.word ?? "")" }
    act.word = "rye"
    let value: String = try await calling { try await act(donate: false) }
    #expect(value == "called with rye")
  }

  @Test func errorsAreThrownAsTheyAre() async {
    let act = Act.doing { _ in throw BakeryClosed() }
    await #expect(throws: BakeryClosed.self) {
      try await calling { let _: String = try await act(donate: false) }
    }
  }

  @Test func whatIsMissingIsAskedForAndStays() async throws {
    let surface = ScriptedSurface([.text("oat")])
    let bake = BakeLoaf()
    let value: String = try await calling(on: surface) { try await bake(donate: false) }
    #expect(value == "1 Oat")
    #expect(bake.loaf.id == "oat")
  }

  @Test func withoutAnybodyToAskTheParameterIsNamed() async {
    let error = await #expect(throws: ParameterError.self) {
      try await calling { let _: String = try await BakeLoaf()(donate: false) }
    }
    #expect(error?.parameter == "loaf")
  }

  @Test func insideOfARunItIsPartOfIt() async {
    let surface = ScriptedSurface([.text("inner")])
    let inner = Act.doing { try await $0.$word.requestValue() }
    let outer = Act.doing { _ in
      let value: String = try await inner(donate: false)
      return "outer \(value)"
    }
    let runtime = IntentRuntime.fixed()
    let outcome = await calling(runtime) { await runtime.outcome(outer, on: surface) }
    #expect(outcome.summary == "finished outer inner")
    #expect(outcome.answers.count == 1)
  }

  @Test func callingTheRunOffEndsTheCall() async {
    let inner = Act.doing { act in
      do { return try await act.$word.requestValue() } catch { return "went on" }
    }
    let outer = Act.doing { _ in
      let value: String = try await inner(donate: false)
      return value
    }
    let runtime = IntentRuntime.fixed()
    let outcome = await calling(runtime) { await runtime.outcome(outer, on: ScriptedSurface([.cancelled])) }
    #expect(outcome.summary == "cancelled by the person")
  }

  @Test func whatACallRegistersIsUndoneWithTheRun() async throws {
    let bakery = UndoBakery()
    let inner = ActUndoably.doing { act in
      await bakery.bake("inner", act)
      return ""
    }
    let outer = ActUndoably.doing { act in
      await bakery.bake("outer", act)
      return try await inner(donate: false)
    }
    let runtime = IntentRuntime.fixed()
    _ = await calling(runtime) { await runtime.outcome(outer) }
    try await MainActor.run {
      #expect(bakery.shelf == ["outer", "inner"])
      try runtime.undo.undo()
      #expect(bakery.shelf == [])
    }
  }

  @Test func whatACallOutsideOfRunsRegistersIsUndoneToo() async throws {
    let bakery = UndoBakery()
    let runtime = IntentRuntime.fixed()
    let act = ActUndoably.doing { act in
      await bakery.bake("rye", act)
      return ""
    }
    let _: String = try await calling(runtime) { try await act(donate: false) }
    try await MainActor.run {
      let undone = try runtime.undo.undo()
      #expect(undone == "Act Undoably")
      #expect(bakery.shelf == [])
    }
  }

  @Test func callsWithoutEndAreCut() async {
    let runtime = IntentRuntime.fixed()
    let error = await calling(runtime) { await runtime.outcome(CallsItself()).failure?.error }
    #expect((error as? IntentRunError)?.code == .limitReached)
  }
}

private struct CallsItself: AppIntent {
  static let title: LocalizedStringResource = "Calls Itself"
  func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    try await CallsItself()(donate: false)
    return .result()
  }
}
