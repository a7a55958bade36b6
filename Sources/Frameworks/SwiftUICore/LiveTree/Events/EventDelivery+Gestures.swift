// The focus, keys, movements, and what is known of a node's place and size.
extension EventDelivery {
  func focus(_ isFocused: Bool) -> EventAnswer {
    let answer = all { handler in
      switch handler {
      case .focus(_, let note), .accessibilityFocus(_, let note), .editing(let note):
        return { note(isFocused) }
      case .setBool(let set):
        guard case .searchField(let search) = node.content else { return nil }
        // A search is in use from the focus on, until it is left.
        return { if isFocused, !search.isActive { set(true) } }
      // The tree is told.
      case .focusedValue: return {}
      default: return nil
      }
    }
    if answer.isAccepted { tree.note(focus: node.id, isFocused) }
    return answer
  }

  /// The nearest node around, or the node itself, whose handlers take a key.
  func key(_ press: KeyPress) -> EventAnswer {
    let command = press.command
    var next: Node? = node
    while let node = next {
      for case .keyPress(let handler) in node.handlers where handler.accepts(press) {
        if handler.perform(press) == .handled { return .done }
      }
      if let command, node.perform(command) { return .done }
      next = node.parent
    }
    return .notTaken
  }

  func command(_ command: ViewCommand) -> EventAnswer {
    var next: Node? = node
    while let node = next {
      if node.perform(command) { return .done }
      next = node.parent
    }
    return .notTaken
  }

  func drag(_ phase: ViewEvent.DragPhase) -> EventAnswer {
    switch phase {
    case .changed(let value), .ended(let value):
      guard value.isFinite else { return .refused(.outOfRange) }
    case .cancelled: break
    }
    return all {
      guard case .dragGesture(let tracking) = $0 else { return nil }
      switch phase {
      case .changed(let value): return { tracking.changed(value) }
      case .ended(let value): return { tracking.ended(value) }
      case .cancelled: return { tracking.cancelled() }
      }
    }
  }

  /// Reports which place is first in sight: by its tag among the children of the layout, or of the row.
  func scroll(to place: Int?) -> EventAnswer {
    let tag = place.flatMap(tree.node)?.placeTag(in: node)
    return all {
      if case .scroll(let port) = $0, let report = port.report { { report(tag) } } else { nil }
    }
  }

  func refresh() -> EventAnswer {
    let actions = node.handlers.compactMap { handler -> (@MainActor () async -> Void)? in
      if case .refresh(let action) = handler { action } else { nil }
    }
    guard !actions.isEmpty else { return .notTaken }
    return .accepted(
      .work(
        Task {
          await withDiscardingTaskGroup { group in
            for action in actions { group.addTask { await action() } }
          }
        }))
  }

  func resize(_ size: CGSize) -> EventAnswer {
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      return .refused(.outOfRange)
    }
    return all { if case .resize(let resize) = $0 { { resize(size) } } else { nil } }
  }
}

extension Node {
  /// Runs the node's own handler of a command; returns whether there is one.
  func perform(_ command: ViewCommand) -> Bool {
    for case .command(command, let action) in handlers {
      action()
      return true
    }
    return false
  }

  /// Returns the tag that distinguishes the node's place within a scrolling node; nil where the node isn't
  /// in it.
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

extension KeyPress {
  /// The command that the key gives where nothing takes the key itself.
  fileprivate var command: ViewCommand? {
    guard modifiers.isEmpty else { return nil }
    return switch key {
    case .delete, .deleteForward: .delete
    case .escape: .exit
    case .upArrow: .move(.up)
    case .downArrow: .move(.down)
    case .leftArrow: .move(.left)
    case .rightArrow: .move(.right)
    default: nil
    }
  }
}

extension DragGesture.Value {
  fileprivate var isFinite: Bool {
    [
      location.x, location.y, startLocation.x, startLocation.y, velocity.width, velocity.height,
    ].allSatisfy(\.isFinite)
  }
}
