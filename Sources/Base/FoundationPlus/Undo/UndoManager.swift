import Foundation

/// A recorder of actions that revert changes, for undo and redo.
///
/// The class is isolated to the main actor, as on Apple's newest platforms; code outside of it has to await.
/// Only code in Swift 5 mode may omit the `await` in synchronous functions.
///
/// Actions are undone in groups. With ``groupsByEvent``, the default, the first registration opens a group,
/// which closes when the main actor has finished its current job and takes up another: there is no run loop
/// here that would mark the end of an event. In a program whose main actor never gets a turn, the group
/// closes with the next ``undo()``.
@MainActor @preconcurrency open class UndoManager: NSObject {
  var undoStack: [UndoGroup] = []
  var redoStack: [UndoGroup] = []
  /// The groups that were begun and not ended, outermost first.
  var openGroups: [UndoGroup] = []
  private var disablings = 0

  /// Creates an undo manager without actions.
  nonisolated public override init() { super.init() }

  // MARK: Registering

  /// A Boolean value that indicates whether registrations are recorded; false between
  /// ``disableUndoRegistration()`` and its counterpart.
  open var isUndoRegistrationEnabled: Bool { disablings == 0 }

  /// Stops recording registrations. Calls nest.
  open func disableUndoRegistration() { disablings += 1 }

  /// Ends one ``disableUndoRegistration()``; traps without one.
  open func enableUndoRegistration() {
    precondition(disablings > 0, "enableUndoRegistration() was called without disableUndoRegistration()")
    disablings -= 1
  }

  /// Registers an action that reverts a change.
  ///
  /// During an undo, the action is registered for redo, and vice versa; at all other times registration
  /// discards the redo stack. Traps if ``groupsByEvent`` is false and no group was begun.
  ///
  /// - Parameters:
  ///   - target: The object that `handler` receives. It is not retained; without it the action has no effect.
  ///   - handler: A closure that reverts the change, on the main actor.
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

  /// Returns the undo manager itself without effect: recording of messages would need the Objective-C
  /// runtime.
  open func prepare(withInvocationTarget target: Any) -> Any {
    DeclaredAPI.called(
      "UndoManager.prepare(withInvocationTarget:)",
      because: "needs the Objective-C runtime; use registerUndo(withTarget:handler:)")
    return self
  }

  // MARK: Undoing

  /// A Boolean value that indicates whether an undo is in progress.
  open internal(set) var isUndoing = false
  /// A Boolean value that indicates whether a redo is in progress.
  open internal(set) var isRedoing = false

  /// A Boolean value that indicates whether there is something to undo.
  open var canUndo: Bool { undoCount > 0 }
  /// A Boolean value that indicates whether there is something to redo.
  open var canRedo: Bool {
    checkpoint()
    return !redoStack.isEmpty
  }

  /// The number of groups that ``undo()`` can undo.
  open var undoCount: Int {
    let hasOpen = !isUndoing && !isRedoing && (openGroups.first.map { !$0.entries.isEmpty } ?? false)
    return undoStack.count + (hasOpen ? 1 : 0)
  }
  /// The number of groups that ``redo()`` can redo.
  open var redoCount: Int { redoStack.count }

  /// The maximum number of groups to keep for undo, or 0 for no limit. The oldest are dropped.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  /// Undoes the last group, closing it first if it is open. Has no effect without a group.
  ///
  /// Traps while more than one group is open, which means that an ``endUndoGrouping()`` is missing.
  open func undo() {
    precondition(
      openGroups.count <= 1, "undo() was called with \(openGroups.count) open groups: endUndoGrouping() first"
    )
    if !openGroups.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last closed group, even inside an open group.
  open func undoNestedGroup() {
    checkpoint()
    guard !isUndoing, !isRedoing, let group = popNested() else { return }
    revert(
      group, flag: \.isUndoing, before: .NSUndoManagerWillUndoChange, after: .NSUndoManagerDidUndoChange)
  }

  /// Redoes the group that was undone last. Has no effect without one.
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

  /// Removes all actions, and enables registration.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    for group in openGroups { group.entries = [] }
    disablings = 0
  }

  /// Removes the actions that were registered with a target.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    for group in undoStack + redoStack + openGroups { group.remove { $0.isFor(object) } }
    undoStack.removeAll { $0.entries.isEmpty }
    redoStack.removeAll { $0.entries.isEmpty }
  }

  // MARK: Grouping

  /// The number of open groups.
  open var groupingLevel: Int { openGroups.count }

  /// A Boolean value that indicates whether a registration opens a group automatically.
  open var groupsByEvent = true

  /// The run loop modes in which groups would close. They have no effect here.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  /// Begins a group; everything up to the matching ``endUndoGrouping()`` is undone together. Groups nest.
  open func beginUndoGrouping() {
    checkpoint()
    openEventGroupIfNeeded()
    open(UndoGroup())
  }

  /// Ends the group that was begun last; traps without one. A group without actions is dropped.
  open func endUndoGrouping() {
    precondition(!openGroups.isEmpty, "endUndoGrouping() was called without beginUndoGrouping()")
    checkpoint()
    close()
  }

  // MARK: Describing

  /// Names the last group for people, as in "Undo Rename".
  ///
  /// The name applies to the open group, else to the one that closed last, so that it also works if it is
  /// awaited separately.
  open func setActionName(_ actionName: String) { described?.name = actionName }

  /// The name of the group that ``undo()`` would undo, or an empty string.
  open var undoActionName: String { nextUndo?.name ?? "" }
  /// The name of the group that ``redo()`` would redo, or an empty string.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// Sets whether the last group may be discarded without asking, as for a change of selection.
  open func setActionIsDiscardable(_ discardable: Bool) { described?.isDiscardable = discardable }
  /// A Boolean value that indicates whether the group to undo next may be discarded without asking.
  open var undoActionIsDiscardable: Bool { nextUndo?.isDiscardable ?? false }
  /// A Boolean value that indicates whether the group to redo next may be discarded without asking.
  open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

  /// The title of the Undo command, with the name of the action.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the Redo command, with the name of the action.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of the Undo command, from the localization of `Undo %@` in the main bundle.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? String(localized: "Undo") : String(localized: "Undo \(actionName)")
  }

  /// Returns the title of the Redo command, from the localization of `Redo %@` in the main bundle.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? String(localized: "Redo") : String(localized: "Redo \(actionName)")
  }

  /// Attaches a value to the last group; nil removes it.
  open func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) { described?.userInfo[key] = info }
  /// Returns the value for a key that is attached to the group to undo next.
  open func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { nextUndo?.userInfo[key] }
  /// Returns the value for a key that is attached to the group to redo next.
  open func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { redoStack.last?.userInfo[key] }
}
