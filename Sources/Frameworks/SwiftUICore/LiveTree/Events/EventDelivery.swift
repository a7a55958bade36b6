/// One event on its way to the handlers of a node.
@MainActor
struct EventDelivery {
  let tree: ViewTree
  let node: Node

  func answer(_ event: ViewEvent) -> EventAnswer {
    switch event {
    case .press: press()
    case .toggle(let isOn): toggle(isOn)
    case .text(let text): all { if case .setText(let set) = $0 { { set(text) } } else { nil } }
    case .commit: node.handlers.contains { if case .setText = $0 { true } else { false } } ? .done : .notTaken
    case .submit: all { if case .submit(let submit) = $0 { submit } else { nil } }
    case .number(let number): set(number)
    case .step(let up): step(up: up)
    case .date(let date): set(date)
    case .day(let day): turn(day)
    case .color(let color): all { if case .setColor(let set) = $0 { { set(color) } } else { nil } }
    case .choose: choose()
    case .focus(let isFocused): focus(isFocused)
    case .key(let press): key(press)
    case .command(let command): self.command(command)
    case .accessibilityAction(let name):
      all { if case .accessibilityAction(name, let action) = $0 { action } else { nil } }
    case .tap(let count): all { if case .tap(count, let action) = $0 { action } else { nil } }
    case .longPress: all { if case .longPress(let press) = $0 { press.perform } else { nil } }
    case .hold(let isHeld):
      all { if case .longPress(let press) = $0, let act = press.pressing { { act(isHeld) } } else { nil } }
    case .hover(let isOver): all { if case .hover(let hover) = $0 { { hover(isOver) } } else { nil } }
    case .drag(let phase): drag(phase)
    case .delete: delete()
    case .move(let other, let isBehind): move(to: other, isBehind: isBehind)
    case .shift(let down): shift(down: down)
    case .sort(let column): sort(column)
    case .scroll(let place): scroll(to: place)
    case .refresh: refresh()
    case .resize(let size): resize(size)
    case .dismiss: dismiss()
    case .go(let depth): go(to: depth)
    case .column(let column): show(column)
    case .files(let files): take(files)
    case .chosenFiles(let files): endChoice(with: files)
    case .paste(let items): paste(items)
    case .drop(let items, let place): drop(items, at: place)
    case .dropNode(let source, let place): drop(nodeOf: source, at: place)
    case .over(let isOver):
      all { if case .dropTarget(let target) = $0, let act = target.targeted { { act(isOver) } } else { nil } }
    case .copy(let removes): copy(removes: removes)
    case .share: share()
    }
  }

  /// Runs what each of the node's handlers has for an event, in the order in which they were written.
  func all(_ action: (NodeHandler) -> (@MainActor () -> Void)?) -> EventAnswer {
    var isTaken = false
    for handler in node.handlers {
      guard let action = action(handler) else { continue }
      isTaken = true
      action()
    }
    return isTaken ? .done : .notTaken
  }
}

extension EventAnswer {
  static var done: EventAnswer { .accepted(.done) }
  static var notTaken: EventAnswer { .refused(.notTaken) }
}
