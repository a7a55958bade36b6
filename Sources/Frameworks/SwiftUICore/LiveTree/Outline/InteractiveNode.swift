// What a person does with values, rows, focus and gestures; see `ViewNode+Events` for presses and text. Nothing
// happens where the node is disabled or takes no such event.

/// A node that a person does something with: a live one, or a copy.
@MainActor
package protocol InteractiveNode {
  var handlers: [NodeHandler] { get }
  var attributes: NodeAttributes { get }
  var tag: NodeTag? { get }
  var isEnabled: Bool { get }
}

extension ViewNode: InteractiveNode {}
extension Node: InteractiveNode {}

extension InteractiveNode {
  /// Sets a date.
  package func set(_ date: Date) {
    guard isEnabled else { return }
    for case .setDate(let set) in handlers { set(date) }
  }

  /// Sets the days of a calendar.
  package func set(_ days: Set<DateComponents>) {
    guard isEnabled else { return }
    for case .setDates(let set) in handlers { set(days) }
  }

  /// Sets a colour.
  package func set(_ color: Color) {
    guard isEnabled else { return }
    for case .setColor(let set) in handlers { set(color) }
  }

  /// Begins or ends to move, step or write.
  package func edit(_ isEditing: Bool) {
    guard isEnabled else { return }
    for case .editing(let edit) in handlers { edit(isEditing) }
  }

  /// Whether the app wants the focus here.
  package var wantsFocus: Bool {
    handlers.contains { if case .focus(let wantsFocus, _) = $0 { wantsFocus() } else { false } }
  }

  /// Moves the focus here or away.
  package func focus(_ isFocused: Bool) {
    for case .focus(_, let set) in handlers { set(isFocused) }
  }

  /// Whether the app wants a screen reader's cursor here.
  package var wantsAccessibilityFocus: Bool {
    handlers.contains { if case .accessibilityFocus(let wantsFocus, _) = $0 { wantsFocus() } else { false } }
  }

  /// Where the app wants what is inside to be scrolled; the innermost of several counts.
  package var scrollRequest: ScrollRequest? {
    for case .scroll(let port) in handlers { if let request = port.request() { return request } }
    return nil
  }

  /// Scrolls so that a node is first in sight.
  package func scrolled(to tag: NodeTag?) {
    for case .scroll(let port) in handlers { port.report?(tag) }
  }

  /// Asks for newer content.
  package func refresh() async {
    for case .refresh(let action) in handlers { await action() }
  }

  /// Deletes the row.
  package func delete() {
    guard isEnabled, canDelete else { return }
    for case .delete(let action) in handlers { return action() }
  }

  /// Moves the row before another of its collection.
  package func move(before other: some InteractiveNode) {
    guard isEnabled, let order = rowOrder, let place = other.rowOrder, place.collection == order.collection
    else { return }
    order.move(place.index)
  }

  /// Moves the row up or down by one.
  package func move(up: Bool) {
    guard isEnabled, let order = rowOrder else { return }
    order.move(up ? order.index - 1 : order.index + 2)
  }

  /// Presses the node several times in a row.
  package func tap(count: Int) {
    guard isEnabled else { return }
    for case .tap(count, let action) in handlers { return action() }
  }

  /// Keeps the node pressed until that has an effect.
  package func longPress() {
    guard isEnabled else { return }
    for case .longPress(let press) in handlers {
      press.pressing?(true)
      press.perform()
      press.pressing?(false)
    }
  }

  /// Moves a finger or the mouse over the node.
  package func drag(_ values: [DragGesture.Value]) {
    guard isEnabled, let last = values.last else { return }
    for case .dragGesture(let tracking) in handlers {
      for value in values { tracking.changed(value) }
      tracking.ended(last)
    }
  }

  /// Brings the mouse over the node or away.
  package func hover(_ isOver: Bool) {
    for case .hover(let action) in handlers { action(isOver) }
  }

  /// Presses a key while the focus is at the node; says whether that had an effect.
  package func press(_ key: KeyPress) -> Bool {
    guard isEnabled else { return false }
    for case .keyPress(let handler) in handlers where handler.accepts(key) {
      if handler.perform(key) == .handled { return true }
    }
    return false
  }

  /// Gives a command while the focus is at the node; says whether it had an effect.
  package func perform(_ command: ViewCommand) -> Bool {
    guard isEnabled else { return false }
    for case .command(command, let action) in handlers {
      action()
      return true
    }
    return false
  }

  /// Tells the size of the node.
  package func resize(_ size: CGSize) {
    for case .resize(let action) in handlers { action(size) }
  }

  /// Does what people may do who don't see the node; says whether there is such an action.
  package func performAccessibilityAction(_ name: String) -> Bool {
    guard isEnabled else { return false }
    for case .accessibilityAction(name, let action) in handlers {
      action()
      return true
    }
    return false
  }

  /// Sets the value up or down, as people do who don't see the node.
  package func adjust(up: Bool) {
    guard isEnabled else { return }
    for case .adjust(let action) in handlers { action(up) }
  }
}
