import Foundation

/// Records how to take back what was done, so that a person can undo it and do it again.
///
/// The class belongs to the main actor, as on Apple's newest platforms; code outside of it awaits. Only code
/// that is compiled in Swift 5 mode may leave the `await` out in synchronous functions.
///
/// Actions are undone in groups. With ``groupsByEvent``, which is the default, the first registration opens a
/// group, and the group closes when the main actor has finished what it does at that moment and takes up
/// something else: there is no run loop here that would tell where an event ends. In a program whose main
/// actor never gets a turn, the group closes with the next ``undo()``.
@MainActor @preconcurrency open class UndoManager: NSObject {
  var undoStack: [UndoGroup] = []
  var redoStack: [UndoGroup] = []
  /// The groups that were begun and not ended, the outermost first.
  var openGroups: [UndoGroup] = []
  private var disablings = 0

  nonisolated public override init() { super.init() }

  // MARK: Registering

  /// Whether registrations are recorded; false between ``disableUndoRegistration()`` and its counterpart.
  open var isUndoRegistrationEnabled: Bool { disablings == 0 }

  /// Leaves out what is registered from now on. Calls nest.
  open func disableUndoRegistration() { disablings += 1 }

  /// Ends one ``disableUndoRegistration()``, without which it traps.
  open func enableUndoRegistration() {
    precondition(disablings > 0, "enableUndoRegistration() was called without disableUndoRegistration()")
    disablings -= 1
  }

  /// Records how to take back one change.
  ///
  /// While an action is undone, the registration says how to redo it, and the other way round; at all other
  /// times it discards what could be redone. Traps if ``groupsByEvent`` is false and no group was begun.
  ///
  /// - Parameters:
  ///   - target: The object to call `handler` with. It is not kept alive; without it the action does nothing.
  ///   - handler: Takes the change back, on the main actor.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    openEventGroupIfNeeded()
    precondition(
      !openGroups.isEmpty, "begin a group with beginUndoGrouping() before registerUndo(withTarget:handler:)")
    let action = UndoAction(target: target) { object in
      if let object = object as? TargetType { handler(object) }
    }
    openGroups[openGroups.count - 1].entries.append(.action(action))
    if !isUndoing, !isRedoing { redoStack = [] }
  }

  /// Would record messages that are sent to the result, for which there is no runtime here: it has no effect.
  open func prepare(withInvocationTarget target: Any) -> Any {
    DeclaredAPI.called(
      "UndoManager.prepare(withInvocationTarget:)",
      because: "needs the Objective-C runtime; use registerUndo(withTarget:handler:)")
    return self
  }

  // MARK: Undoing

  /// Whether an undo is going on.
  open internal(set) var isUndoing = false
  /// Whether a redo is going on.
  open internal(set) var isRedoing = false

  /// Whether there is something to undo.
  open var canUndo: Bool { undoCount > 0 }
  /// Whether there is something to redo.
  open var canRedo: Bool {
    checkpoint()
    return !redoStack.isEmpty
  }

  /// How often ``undo()`` can be called.
  open var undoCount: Int {
    let hasOpen = !isUndoing && !isRedoing && (openGroups.first.map { !$0.entries.isEmpty } ?? false)
    return undoStack.count + (hasOpen ? 1 : 0)
  }
  /// How often ``redo()`` can be called.
  open var redoCount: Int { redoStack.count }

  /// How many groups are kept for undo; 0 stands for any number. The oldest are dropped.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  /// Undoes the last group, and closes it before if it is open; without one it does nothing.
  ///
  /// Traps while more than one group is open, which is a missing ``endUndoGrouping()``.
  open func undo() {
    precondition(
      openGroups.count <= 1, "undo() was called with \(openGroups.count) open groups: endUndoGrouping() first"
    )
    if !openGroups.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last group that was closed, also inside a group that is open.
  open func undoNestedGroup() {
    checkpoint()
    guard !isUndoing, !isRedoing, let group = popNested() else { return }
    revert(
      group, flag: \.isUndoing, before: .NSUndoManagerWillUndoChange, after: .NSUndoManagerDidUndoChange)
  }

  /// Does again what was undone last; without anything it does nothing.
  ///
  /// Traps if a group is open that was not opened by a registration.
  open func redo() {
    checkpoint()
    if let open = openGroups.first, openGroups.count == 1, open.closesWithEvent { endUndoGrouping() }
    precondition(openGroups.isEmpty, "redo() was called in an open group: endUndoGrouping() first")
    guard !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
    revert(
      group, flag: \.isRedoing, before: .NSUndoManagerWillRedoChange, after: .NSUndoManagerDidRedoChange)
  }

  /// Forgets all actions, and takes registrations again.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    for group in openGroups { group.entries = [] }
    disablings = 0
  }

  /// Forgets the actions that were registered with an object.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    for group in undoStack + redoStack + openGroups { group.remove { $0.isFor(object) } }
    undoStack.removeAll { $0.entries.isEmpty }
    redoStack.removeAll { $0.entries.isEmpty }
  }

  // MARK: Grouping

  /// How many groups are open.
  open var groupingLevel: Int { openGroups.count }

  /// Whether a registration opens a group by itself.
  open var groupsByEvent = true

  /// The modes of a run loop in which groups would close; nothing reads it here.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  /// Begins a group; everything up to the matching ``endUndoGrouping()`` is undone together. Groups nest.
  open func beginUndoGrouping() {
    checkpoint()
    openEventGroupIfNeeded()
    open(UndoGroup())
  }

  /// Ends the group that was begun last, without which it traps. A group without actions is dropped.
  open func endUndoGrouping() {
    precondition(!openGroups.isEmpty, "endUndoGrouping() was called without beginUndoGrouping()")
    checkpoint()
    close()
  }

  // MARK: Describing

  /// Names the last group for a person, as in "Undo Rename".
  ///
  /// It is the open group, else the one that closed last, so that a name arrives that was awaited separately.
  open func setActionName(_ actionName: String) { described?.name = actionName }

  /// The name of what ``undo()`` would undo, or an empty text.
  open var undoActionName: String { nextUndo?.name ?? "" }
  /// The name of what ``redo()`` would do again, or an empty text.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// Says that the last group may be lost without asking, as a change of what is selected.
  open func setActionIsDiscardable(_ discardable: Bool) { described?.isDiscardable = discardable }
  open var undoActionIsDiscardable: Bool { nextUndo?.isDiscardable ?? false }
  open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

  /// The title of a command to undo, with the name of the action.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a command to redo, with the name of the action.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The title of a command to undo; a translation of `Undo %@` in the main bundle is used.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? String(localized: "Undo") : String(localized: "Undo \(actionName)")
  }

  /// The title of a command to redo; a translation of `Redo %@` in the main bundle is used.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? String(localized: "Redo") : String(localized: "Redo \(actionName)")
  }

  /// Attaches a value to the last group; nil takes it away.
  open func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) { described?.userInfo[key] = info }
  open func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { nextUndo?.userInfo[key] }
  open func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { redoStack.last?.userInfo[key] }
}
