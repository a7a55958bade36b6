import AppShell
import Foundation
import SwiftUICore

/// Gives what a person did to the node that it was done to.
///
/// The number of a node means something in the tree of its window only: a number of another window, or of a node
/// that is gone, reaches nothing.
@MainActor
struct EventDelivery {
  let tree: ViewTree
  let shell: ShellModel
  let uploads: UploadedFiles
  /// The moment of the event.
  let now: Date

  /// What became of an event.
  enum Outcome: Equatable {
    case delivered
    /// There is no such node, it can't be used, or it doesn't take such events.
    case stale
    /// The window itself has to do it.
    case left
  }

  func deliver(_ event: ClientEvent) -> Outcome {
    switch event.action {
    case .key(let name):
      guard let key = ShellKey(rawValue: name) else { return .stale }
      return shell.handle(key) ? .delivered : .stale
    case .environment, .history, .visible: return .left
    default: break
    }
    guard let node = tree.node(event.node), node.isEnabled else { return .stale }
    switch event.action {
    // What comes of these goes to the browser, not into the tree.
    case .copy, .share: return .left
    default: break
    }
    shell.noteActivity()
    return deliver(event.action, to: node) ? .delivered : .stale
  }

  /// - Returns: Whether the node takes such events.
  private func deliver(_ action: ClientEvent.Action, to node: Node) -> Bool {
    switch action {
    case .press: press(node)
    case .toggle(let isOn):
      // What a higher module turns has no value to set; it is pressed.
      run(node) { if case .setBool(let set) = $0 { { set(isOn) } } else { nil } } || press(node)
    case .text(let text, _): run(node) { if case .setText(let set) = $0 { { set(text) } } else { nil } }
    case .number(let number): run(node) { if case .setNumber(let set) = $0 { { set(number) } } else { nil } }
    case .date(let text): setDate(text, at: node)
    case .value(let text): setColor(text, at: node)
    case .select: select(node)
    case .step(let up):
      run(node) {
        switch $0 {
        case .step(let step), .adjust(let step): { step(up) }
        default: nil
        }
      }
    case .submit: submit(node)
    // What the field shows then is the window's affair.
    case .written: node.handlers.contains { if case .setText = $0 { true } else { false } }
    case .focus: focus(node, true)
    case .blur: focus(node, false)
    case .dismiss:
      !node.keepsOpen && run(node) { if case .dismiss(let dismiss) = $0 { dismiss } else { nil } }
    case .files(let references): take(references, at: node)
    case .drop(let references, let x, let y): drop(references, at: node, CGPoint(x: x, y: y))
    case .item(let source, let x, let y): drop(source, at: node, CGPoint(x: x, y: y))
    case .over(let isOver): hold(over: node, isOver)
    case .move(let other, let isBehind): move(node, to: other, isBehind: isBehind)
    case .shift(let down): shift(node, down: down)
    case .hold(let isHeld): hold(node, isHeld)
    case .pan(let pan): move(pan, over: node)
    case .sort(let column): run(node) { if case .sort(let sort) = $0 { { sort(column) } } else { nil } }
    case .column(let name): showColumn(name, at: node)
    case .action(let name):
      run(node) {
        if case .accessibilityAction(name, let action) = $0 { action } else { nil }
      }
    case .keyDown(let key): key.press.map { keyDown($0, at: node) } ?? false
    case .size(let width, let height):
      run(node) {
        if case .resize(let resize) = $0 { { resize(CGSize(width: width, height: height)) } } else { nil }
      }
    case .place(let place): report(place, in: node)
    case .hover(let isOver): run(node) { if case .hover(let hover) = $0 { { hover(isOver) } } else { nil } }
    case .tap(let count):
      run(node) { if case .tap(count, let action) = $0 { action } else { nil } }
    case .longPress: run(node) { if case .longPress(let press) = $0 { press.perform } else { nil } }
    case .delete:
      run(node) {
        switch $0 {
        case .delete(let delete), .command(.delete, let delete): delete
        default: nil
        }
      }
    case .refresh: refresh(node)
    case .key, .history, .visible, .environment, .copy, .share: false
    }
  }

  func run(_ node: Node, _ action: (NodeHandler) -> (@MainActor () -> Void)?) -> Bool {
    let actions = node.handlers.compactMap(action)
    for action in actions { action() }
    return !actions.isEmpty
  }

  // MARK: Presses

  private func press(_ node: Node) -> Bool {
    let after = node.handlers.compactMap { handler -> (@MainActor () -> Void)? in
      if case .pressed(let action) = handler { action } else { nil }
    }
    defer { for action in after { action() } }
    // A switch without scripts is a button: pressed, it turns.
    if case .toggle(let isOn) = node.content {
      if run(node, { if case .setBool(let set) = $0 { { set(!isOn) } } else { nil } }) { return true }
    }
    for case .press(let action) in node.handlers {
      switch action {
      case .perform(let action): action()
      case .payload(let payload): shell.perform(payload, from: node.id)
      }
      return true
    }
    // What a person opens and closes by pressing it.
    if case .disclosure(let isExpanded) = node.content {
      return run(node) { if case .setBool(let set) = $0 { { set(!isExpanded) } } else { nil } }
    }
    return !after.isEmpty
  }

  /// Chooses an option of the nearest node around it that offers options.
  private func select(_ option: Node) -> Bool {
    guard let tag = option.tag else { return false }
    var outer = option.parent
    while let next = outer {
      for case .select(_, let select) in next.handlers {
        guard next.isEnabled else { return false }
        select(tag)
        return true
      }
      outer = next.parent
    }
    return false
  }

  private func submit(_ node: Node) -> Bool {
    run(node) { if case .submit(let submit) = $0 { submit } else { nil } } || shell.handle(.enter)
  }

  /// The nearest node around, or the node itself, whose handlers take a key.
  private func keyDown(_ press: KeyPress, at node: Node) -> Bool {
    var next: Node? = node
    while let node = next {
      for case .keyPress(let handler) in node.handlers where handler.accepts(press) {
        if handler.perform(press) == .handled { return true }
      }
      if let command = press.command {
        for case .command(command, let action) in node.handlers {
          action()
          return true
        }
      }
      next = node.parent
    }
    return false
  }

  private func refresh(_ node: Node) -> Bool {
    run(node) {
      if case .refresh(let work) = $0 { { Task { await work() } } } else { nil }
    }
  }

  /// Says which place is first in sight: by its tag among the children of the layout, or of the row.
  private func report(_ place: Int, in node: Node) -> Bool {
    let tag = tree.node(place)?.placeTag(in: node)
    return run(node) {
      if case .scroll(let port) = $0, let report = port.report { { report(tag) } } else { nil }
    }
  }

  // MARK: Values

  private func setDate(_ text: String, at node: Node) -> Bool {
    if case .multiDatePicker(let content) = node.content { return turn(day: text, of: content, at: node) }
    guard case .datePicker(let content) = node.content, let date = content.date(ofInput: text) else {
      return false
    }
    return run(node) { if case .setDate(let set) = $0 { { set(date) } } else { nil } }
  }

  /// Adds a day to those that are chosen, or takes it away: `2026-05-01`.
  private func turn(day text: String, of content: MultiDatePickerContent, at node: Node) -> Bool {
    let parts = text.split(separator: "-").map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2] else {
      return false
    }
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = content.calendar.timeZone
    let written = DateComponents(year: year, month: month, day: day)
    guard written.isValidDate(in: gregorian), let date = gregorian.date(from: written),
      content.minimum.map({ date >= gregorian.startOfDay(for: $0) }) ?? true,
      content.end.map({ date < $0 }) ?? true
    else { return false }
    var selection = content.selection
    let known = selection.first { known in
      content.calendar.date(from: known).map { content.calendar.isDate($0, inSameDayAs: date) } ?? false
    }
    if let known {
      selection.remove(known)
    } else {
      selection.insert(content.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
    }
    return run(node) { if case .setDates(let set) = $0 { { set(selection) } } else { nil } }
  }

  /// A colour as HTML's inputs write it: `#rrggbb`.
  private func setColor(_ text: String, at node: Node) -> Bool {
    guard text.utf8.count == 7, text.first == "#", let number = UInt32(text.dropFirst(), radix: 16) else {
      return false
    }
    func part(_ shift: UInt32) -> Double { Double(number >> shift & 255) / 255 }
    let color = Color(red: part(16), green: part(8), blue: part(0))
    return run(node) { if case .setColor(let set) = $0 { { set(color) } } else { nil } }
  }

  private func focus(_ node: Node, _ isFocused: Bool) -> Bool {
    tree.note(focus: node.id, isFocused)
    // A search is in use from the focus on, until it is left.
    if case .searchField(let search) = node.content, isFocused, !search.isActive {
      return run(node) { if case .setBool(let set) = $0 { { set(true) } } else { nil } }
    }
    return run(node) {
      switch $0 {
      case .focus(_, let note), .accessibilityFocus(_, let note), .editing(let note): { note(isFocused) }
      // The tree was told.
      case .focusedValue: {}
      default: nil
      }
    }
  }

  private func showColumn(_ name: String, at node: Node) -> Bool {
    let known: [NavigationSplitViewColumn] = [.sidebar, .content, .detail]
    guard let column = known.first(where: { $0.name == name }) else { return false }
    return run(node) { if case .showColumn(let show) = $0 { { show(column) } } else { nil } }
  }

  /// Moves a finger or the mouse over the node.
  private func move(_ pan: PanEvent, over node: Node) -> Bool {
    let value = pan.value(at: now)
    return run(node) {
      guard case .dragGesture(let tracking) = $0 else { return nil }
      switch pan.phase {
      case .changed: return { tracking.changed(value) }
      case .ended: return { tracking.ended(value) }
      case .cancelled: return { tracking.cancelled() }
      }
    }
  }

  /// Begins or ends to keep a node pressed.
  private func hold(_ node: Node, _ isHeld: Bool) -> Bool {
    run(node) {
      guard case .longPress(let press) = $0, let pressing = press.pressing else { return nil }
      return { pressing(isHeld) }
    }
  }

  /// Holds something over a node where it may be let go.
  private func hold(over node: Node, _ isOver: Bool) -> Bool {
    run(node) {
      guard case .dropTarget(let target) = $0, let targeted = target.targeted else { return nil }
      return { targeted(isOver) }
    }
  }
}

extension Node {
  /// Whether only the app may take away what the node presents.
  fileprivate var keepsOpen: Bool {
    for child in children {
      if case .presentationOptions(let options) = child.content { return options.isDismissDisabled }
    }
    return false
  }

  /// What tells the node from other places within a node that scrolls; nil where it isn't in there.
  fileprivate func placeTag(in scrolled: Node) -> NodeTag? {
    var (inner, outer): (NodeTag?, NodeTag?)
    var next: Node? = self
    while let node = next, node !== scrolled {
      let isLayout = node.modifiers.contains {
        if case .scrollTargetLayout(true) = $0 { true } else { false }
      }
      if isLayout { return outer }
      if let tag = node.explicitID ?? node.tag { (inner, outer) = (inner ?? tag, tag) }
      next = node.parent
    }
    return next == nil ? nil : inner
  }
}
