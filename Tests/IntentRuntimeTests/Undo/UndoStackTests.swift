import AppIntents
import IntentRuntime
import Synchronization
import Testing

@MainActor @Suite struct UndoStackTests {
  private let bakery = UndoBakery()

  /// Bakes a loaf, and takes it out again when that is undone, and puts it back when that is undone.
  private nonisolated func baking(_ name: String, called action: String? = nil) -> ActUndoably {
    let bakery = bakery
    return ActUndoably.doing { act in
      await bakery.bake(name, act)
      if let action { await act.undoManager?.setActionName(action) }
      return name
    }
  }

  @Test func runsAreUndoneTheLastFirst() async throws {
    let runtime = IntentRuntime.fixed()
    let first = await runtime.outcome(baking("rye", called: "Bake Rye"))
    let second = await runtime.outcome(baking("oat"))
    #expect(first.undo?.actionName == "Bake Rye")
    #expect(second.undo?.actionName == "Act Undoably")
    #expect(bakery.shelf == ["rye", "oat"])
    #expect(runtime.undo.undoActionName == "Act Undoably")
    #expect(try runtime.undo.undo() == "Act Undoably")
    #expect(bakery.shelf == ["rye"])
    #expect(runtime.undo.undoActionName == "Bake Rye")
    #expect(runtime.undo.redoActionName == "Act Undoably")
    #expect(try runtime.undo.undo() == "Bake Rye")
    #expect(bakery.shelf == [])
    #expect(try runtime.undo.undo() == nil)
    #expect(try runtime.undo.redo() == "Bake Rye")
    #expect(try runtime.undo.redo() == "Act Undoably")
    #expect(bakery.shelf == ["rye", "oat"])
    #expect(try runtime.undo.redo() == nil)
    #expect(try runtime.undo.undo() == "Act Undoably")
    #expect(bakery.shelf == ["rye"])
  }

  @Test func whatCannotBeDoneAgainIsNotOffered() async throws {
    let runtime = IntentRuntime.fixed()
    let bakery = bakery
    let act = ActUndoably.doing { act in
      await MainActor.run { bakery.shelf.append("rye") }
      await act.undoManager?.registerUndo(withTarget: bakery) { $0.shelf = [] }
      return "rye"
    }
    _ = await runtime.outcome(act)
    #expect(try runtime.undo.undo() == "Act Undoably")
    #expect(bakery.shelf == [])
    #expect(runtime.undo.redoActionName == nil)
    #expect(runtime.undo.undoActionName == nil)
  }

  @Test func aRunThatRegistersNothingHasNothingToUndo() async {
    let runtime = IntentRuntime.fixed()
    let outcome = await runtime.outcome(
      ActUndoably.doing { act in
        _ = await act.undoManager
        return "nothing"
      })
    #expect(outcome.undo == nil)
    #expect(runtime.undo.undoActionName == nil)
  }

  @Test func allThatARunDidIsOneAction() async throws {
    let runtime = IntentRuntime.fixed()
    let bakery = bakery
    let act = ActUndoably.doing { act in
      for name in ["rye", "oat", "spelt"] {
        await bakery.bake(name, act)
        await Task.yield()
      }
      await act.undoManager?.setActionName("Bake Three")
      return "three"
    }
    _ = await runtime.outcome(act)
    #expect(bakery.shelf.count == 3)
    try runtime.undo.undo()
    #expect(bakery.shelf == [])
    #expect(runtime.undo.undoActionName == nil)
    try runtime.undo.redo()
    #expect(bakery.shelf == ["rye", "oat", "spelt"])
  }

  @Test func theHalfWorkOfAFailedRunCanBeUndone() async throws {
    let runtime = IntentRuntime.fixed()
    let bakery = bakery
    let act = ActUndoably.doing { act in
      await bakery.bake("rye", act)
      throw BakeryClosed()
    }
    let outcome = await runtime.outcome(act)
    #expect(outcome.failure != nil)
    #expect(outcome.hasBegun)
    #expect(outcome.undo?.run == outcome.id)
    try runtime.undo.undo(outcome.id)
    #expect(bakery.shelf == [])
  }

  @Test func theHalfWorkOfACancelledRunCanBeUndone() async throws {
    let runtime = IntentRuntime.fixed()
    let bakery = bakery
    let act = ActUndoably.doing { act in
      await bakery.bake("rye", act)
      try await act.requestConfirmation(dialog: "Another?")
      return "rye"
    }
    let outcome = await runtime.outcome(act, on: ScriptedSurface([.cancelled]))
    #expect(outcome.summary == "cancelled by the person")
    try runtime.undo.undo(outcome.id)
    #expect(bakery.shelf == [])
  }

  @Test func runsAtTheSameTimeDoNotMix() async throws {
    let runtime = IntentRuntime.fixed()
    let (bakery, bothBaked, first) = (bakery, Latch(), Latch())
    let slow = ActUndoably.doing { act in
      await bakery.bake("slow 1", act)
      first.open()
      await bothBaked.wait()
      await bakery.bake("slow 2", act)
      return "slow"
    }
    let run = runtime.start(RunRequest(slow), on: SilentSurface())
    await first.wait()
    let fast = await runtime.outcome(baking("fast", called: "Bake Fast"))
    bothBaked.open()
    let outcome = await run.outcome
    #expect(runtime.undo.undoActionName == outcome.undo?.actionName)
    try runtime.undo.undo()
    #expect(bakery.shelf == ["fast"])
    #expect(runtime.undo.undoActionName == fast.undo?.actionName)
    try runtime.undo.undo()
    #expect(bakery.shelf == [])
  }

  // MARK: Together with what is done by hand

  private func bakeByHand(_ name: String, _ runtime: IntentRuntime) {
    bakery.bake(name, runtime.undo.manager)
    runtime.undo.manager.setActionName("By Hand")
  }

  @Test func whatIsDoneByHandAndByActionsIsUndoneInOneOrder() async throws {
    let runtime = IntentRuntime.fixed()
    bakeByHand("hand 1", runtime)
    _ = await runtime.outcome(baking("act 1", called: "Act 1"))
    bakeByHand("hand 2", runtime)
    _ = await runtime.outcome(baking("act 2", called: "Act 2"))
    var names: [String] = []
    while let name = try runtime.undo.undo() {
      names.append("\(name): \(bakery.shelf.count)")
    }
    #expect(names == ["Act 2: 3", "By Hand: 2", "Act 1: 1", "By Hand: 0"])
    while try runtime.undo.redo() != nil {}
    #expect(bakery.shelf == ["hand 1", "act 1", "hand 2", "act 2"])
  }

  @Test func aRunIsUndoneOnlyIfNothingCameAfter() async throws {
    let runtime = IntentRuntime.fixed()
    // The same name as the action by hand: names tell nothing apart.
    let outcome = await runtime.outcome(baking("rye", called: "By Hand"))
    bakeByHand("oat", runtime)
    let error = #expect(throws: IntentRunError.self) { try runtime.undo.undo(outcome.id) }
    #expect(error?.code == .notUndoable)
    #expect(error?.message.contains("Something was done since") == true)
    #expect(bakery.shelf == ["rye", "oat"])
    try runtime.undo.undo()
    try runtime.undo.undo(outcome.id)
    #expect(bakery.shelf == [])
    #expect(throws: IntentRunError.self) { try runtime.undo.undo(outcome.id) }
    try runtime.undo.redo()
    try runtime.undo.undo(outcome.id)
    #expect(bakery.shelf == [])
  }

  @Test func whatTheAppForgetsCannotBeUndone() async throws {
    let runtime = IntentRuntime.fixed()
    let outcome = await runtime.outcome(baking("rye"))
    runtime.undo.manager.removeAllActions()
    let error = #expect(throws: IntentRunError.self) { try runtime.undo.undo(outcome.id) }
    #expect(error?.message.contains("There is nothing of this action") == true)
  }

  @Test func whatIsOpenedIsUndoneWithWhatOpenedIt() async throws {
    let runtime = IntentRuntime.fixed()
    let opening = BakeUndoablyThenAct()
    opening.scene = baking("second").scene
    UndoBakery.shared.withLock { $0 = bakery }
    _ = await runtime.outcome(opening)
    #expect(bakery.shelf == ["first", "second"])
    try runtime.undo.undo()
    #expect(bakery.shelf == [])
  }
}

@MainActor final class UndoBakery {
  nonisolated static let shared = Mutex<UndoBakery?>(nil)
  nonisolated init() {}
  var shelf: [String] = []

  func bake(_ name: String, _ manager: UndoManager?) {
    shelf.append(name)
    manager?.registerUndo(withTarget: self) { $0.remove(name, manager) }
  }

  func remove(_ name: String, _ manager: UndoManager?) {
    shelf.removeAll { $0 == name }
    manager?.registerUndo(withTarget: self) { $0.bake(name, manager) }
  }

  /// Asks the intent for its manager each time, also when it is done again.
  func bake(_ name: String, _ act: any UndoableIntent) {
    shelf.append(name)
    act.undoManager?.registerUndo(withTarget: self) { $0.remove(name, act) }
  }

  func remove(_ name: String, _ act: any UndoableIntent) {
    shelf.removeAll { $0 == name }
    act.undoManager?.registerUndo(withTarget: self) { $0.bake(name, act) }
  }
}

private struct BakeUndoablyThenAct: UndoableIntent {
  static let title: LocalizedStringResource = "Bake, Then Act"
  @Parameter(title: "Scene", default: 0) var scene: Int
  func perform() async throws -> some IntentResult & OpensIntent {
    if let bakery = UndoBakery.shared.withLock({ $0 }) { await bakery.bake("first", self) }
    let next = ActUndoably()
    next.scene = scene
    return .result(opensIntent: next)
  }
}
