import Foundation

extension UndoManager {
  /// The group that ``undo()`` would undo.
  var nextUndo: UndoGroup? {
    if !isUndoing, !isRedoing, let open = openGroups.first, !open.entries.isEmpty { return open }
    return undoStack.last
  }

  /// The group to which names and values are attached.
  var described: UndoGroup? { isUndoRegistrationEnabled ? openGroups.last ?? undoStack.last : nil }

  func openEventGroupIfNeeded() {
    guard groupsByEvent, openGroups.isEmpty else { return }
    let group = UndoGroup(closesWithEvent: true)
    open(group)
    Task { @MainActor [weak self, weak group] in
      guard let self, let group, openGroups.count == 1, openGroups.first === group else { return }
      endUndoGrouping()
    }
  }

  func open(_ group: UndoGroup) {
    openGroups.append(group)
    if !isUndoing, !isRedoing { post(.NSUndoManagerDidOpenUndoGroup) }
  }

  /// Closes the innermost group and adds it to the enclosing group or the stack.
  func close() {
    guard let group = openGroups.last else { return }
    post(.NSUndoManagerWillCloseUndoGroup, [NSUndoManagerGroupIsDiscardableKey: group.isDiscardable])
    openGroups.removeLast()
    if !group.entries.isEmpty {
      if let outer = openGroups.last {
        outer.entries.append(.group(group))
        if outer.name.isEmpty { outer.name = group.name }
      } else if isUndoing {
        redoStack.append(group)
      } else {
        undoStack.append(group)
        trim()
      }
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  /// Removes and returns the last closed group: inside the open one, else on the stack.
  func popNested() -> UndoGroup? {
    guard let open = openGroups.last else { return undoStack.popLast() }
    guard case .group(let group) = open.entries.last else {
      precondition(open.entries.isEmpty, "undoNestedGroup() was called where no group is closed")
      return nil
    }
    open.entries.removeLast()
    return group
  }

  /// Performs a group. Actions registered meanwhile become one group with the same name on the other stack.
  func revert(
    _ group: UndoGroup, flag: ReferenceWritableKeyPath<UndoManager, Bool>, before: Notification.Name,
    after: Notification.Name
  ) {
    post(before)
    self[keyPath: flag] = true
    let outer = openGroups
    let counterpart = UndoGroup()
    counterpart.describe(as: group)
    openGroups = [counterpart]
    group.perform()
    precondition(
      openGroups.count == 1,
      "an undo handler left \(openGroups.count - 1) groups open: beginUndoGrouping() needs endUndoGrouping()")
    close()
    openGroups = outer
    self[keyPath: flag] = false
    post(after)
  }

  func trim() {
    if levelsOfUndo > 0, undoStack.count > levelsOfUndo {
      undoStack.removeFirst(undoStack.count - levelsOfUndo)
    }
  }

  func checkpoint() { post(.NSUndoManagerCheckpoint) }

  func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }
}
