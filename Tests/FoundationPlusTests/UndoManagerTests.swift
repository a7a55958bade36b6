import FoundationPlus
import Testing

@MainActor private final class Shelf {
  var books: [String] = []
  let undo = UndoManager()

  func add(_ book: String) {
    books.append(book)
    undo.registerUndo(withTarget: self) { $0.remove(book) }
    if !undo.isUndoing, !undo.isRedoing { undo.setActionName("Add \(book)") }
  }

  func remove(_ book: String) {
    books.removeAll { $0 == book }
    undo.registerUndo(withTarget: self) { $0.add(book) }
  }
}

@MainActor @Suite("Undo and redo") struct UndoManagerTests {
  private let shelf = Shelf()
  private var undo: UndoManager { shelf.undo }

  /// Lets the main actor finish what it does, as between two events.
  private func nextEvent() async { await Task { @MainActor in }.value }

  @Test("What is done together is undone together, and done again")
  func oneEvent() {
    #expect(!undo.canUndo && !undo.canRedo)
    shelf.add("Emma")
    shelf.add("Dune")
    #expect(undo.canUndo && undo.undoCount == 1 && undo.groupingLevel == 1)
    #expect(undo.undoActionName == "Add Dune")
    undo.undo()
    #expect(shelf.books == [])
    #expect(undo.canRedo && !undo.canUndo && undo.redoCount == 1)
    #expect(undo.redoActionName == "Add Dune" && undo.redoMenuItemTitle == "Redo Add Dune")
    undo.redo()
    #expect(shelf.books == ["Emma", "Dune"])
    #expect(undo.undoMenuItemTitle == "Undo Add Dune")
    undo.undo()
    #expect(shelf.books == [] && undo.undoMenuItemTitle == "Undo")
  }

  @Test("Each event is a step of its own")
  func events() async {
    shelf.add("Emma")
    await nextEvent()
    #expect(undo.groupingLevel == 0)
    shelf.add("Dune")
    await nextEvent()
    #expect(undo.undoCount == 2)
    undo.undo()
    #expect(shelf.books == ["Emma"])
    shelf.add("Ulysses")
    #expect(!undo.canRedo)
  }

  @Test("From outside of the main actor, name and action arrive one after the other")
  func awaited() async {
    let shelf = shelf
    await Task.detached {
      await shelf.undo.registerUndo(withTarget: shelf) { $0.books = ["back"] }
      await shelf.undo.setActionName("Burn the library")
    }.value
    #expect(undo.undoActionName == "Burn the library")
    undo.undo()
    #expect(shelf.books == ["back"])
  }

  @Test("Groups nest, and a nested one can be undone alone")
  func groups() {
    undo.groupsByEvent = false
    undo.beginUndoGrouping()
    shelf.add("Emma")
    undo.beginUndoGrouping()
    shelf.add("Dune")
    undo.endUndoGrouping()
    #expect(undo.groupingLevel == 1)
    undo.undoNestedGroup()
    #expect(shelf.books == ["Emma"])
    undo.endUndoGrouping()
    undo.beginUndoGrouping()
    undo.endUndoGrouping()
    #expect(undo.undoCount == 1)
    undo.undo()
    #expect(shelf.books == [])
  }

  @Test("Only so many levels are kept")
  func levels() {
    undo.groupsByEvent = false
    for book in ["Emma", "Dune", "Ulysses"] {
      undo.beginUndoGrouping()
      shelf.add(book)
      undo.endUndoGrouping()
    }
    undo.levelsOfUndo = 2
    #expect(undo.undoCount == 2 && undo.levelsOfUndo == 2)
    undo.undo()
    undo.undo()
    undo.undo()
    #expect(shelf.books == ["Emma"])
  }

  @Test("Registration can be switched off")
  func disabled() {
    undo.disableUndoRegistration()
    undo.disableUndoRegistration()
    shelf.add("Emma")
    undo.enableUndoRegistration()
    #expect(!undo.isUndoRegistrationEnabled && !undo.canUndo)
    undo.enableUndoRegistration()
    shelf.add("Dune")
    #expect(undo.isUndoRegistrationEnabled && undo.canUndo)
  }

  @Test("Actions are forgotten with their target, or on request")
  func forgotten() {
    var other: Shelf? = Shelf()
    undo.registerUndo(withTarget: other!) { _ in Issue.record("the shelf is gone") }
    shelf.add("Emma")
    other = nil
    undo.undo()
    #expect(shelf.books == [])
    undo.redo()
    undo.removeAllActions(withTarget: shelf)
    #expect(!undo.canUndo)
    shelf.add("Dune")
    undo.removeAllActions()
    #expect(!undo.canUndo && !undo.canRedo)
  }

  @Test("Values and a mark go with the action")
  func values() {
    let page = UndoManager.UserInfoKey(rawValue: "page")
    shelf.add("Emma")
    undo.setActionUserInfoValue(12, forKey: page)
    undo.setActionIsDiscardable(true)
    #expect(undo.undoActionUserInfoValue(forKey: page) as? Int == 12)
    #expect(undo.undoActionIsDiscardable && !undo.redoActionIsDiscardable)
    undo.undo()
    #expect(undo.redoActionUserInfoValue(forKey: page) as? Int == 12)
    #expect(undo.redoActionIsDiscardable && !undo.undoActionIsDiscardable)
    #expect(undo.runLoopModes == [.default])
  }

  @Test("Whoever observes hears of groups and changes")
  func notifications() {
    final class Heard: @unchecked Sendable { var names: [Notification.Name] = [] }
    let heard = Heard()
    let tokens = [
      Notification.Name.NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
      .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
      .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: undo, queue: nil) {
        heard.names.append($0.name)
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    shelf.add("Emma")
    undo.undo()
    undo.redo()
    #expect(
      heard.names == [
        .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup, .NSUndoManagerDidCloseUndoGroup,
        .NSUndoManagerWillUndoChange, .NSUndoManagerWillCloseUndoGroup, .NSUndoManagerDidCloseUndoGroup,
        .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange, .NSUndoManagerWillCloseUndoGroup,
        .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidRedoChange,
      ])
  }

  @Test("A mistake in the program stops it with a word on what to do")
  func mistakes() async {
    await #expect(processExitsWith: .failure) { await UndoManager().endUndoGrouping() }
    await #expect(processExitsWith: .failure) { await UndoManager().enableUndoRegistration() }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let undo = UndoManager()
        undo.groupsByEvent = false
        undo.registerUndo(withTarget: undo) { _ in }
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let undo = UndoManager()
        undo.beginUndoGrouping()
        undo.undo()
      }
    }
  }
}
