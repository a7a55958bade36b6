import Observation

/// The tracker of which view has the focus, and of what views give to the window by it.
@MainActor
struct FocusTracker {
  /// The focused values that readers see.
  let board = FocusBoard()
  /// The nodes that a surface called focused, the last one innermost.
  private var focused: [UInt32] = []
  /// The node that had the focus last outside of the shell's bar.
  private var inContent: UInt32?
  /// The nodes with something to give.
  private var givers: Set<UInt32> = []
  private var isStale = false

  /// The environment with what gives focused values to views in it; that of a window around it is kept.
  func surround(_ environment: EnvironmentValues) -> EnvironmentValues {
    guard environment.focusBoard == nil else { return environment }
    var environment = environment
    environment.focusBoard = board
    return environment
  }

  mutating func appear(_ node: Node) {
    guard node.isHandling, node.handlers.contains(where: \.isGift) else { return }
    givers.insert(node.number)
    isStale = true
  }

  mutating func disappear(_ node: Node) {
    if !focused.isEmpty, let place = focused.firstIndex(of: node.number) {
      focused.remove(at: place)
      isStale = true
    }
    if !givers.isEmpty, givers.remove(node.number) != nil { isStale = true }
  }

  mutating func replace(_ old: Node, by new: Node) {
    if !old.isHandling, !new.isHandling { return }
    let gives = new.handlers.contains(where: \.isGift)
    guard gives || givers.contains(new.number) else { return }
    if gives { givers.insert(new.number) } else { givers.remove(new.number) }
    isStale = true
  }

  /// Notes that a node got or lost the focus.
  mutating func note(_ number: UInt32, isFocused: Bool) {
    focused.removeAll { $0 == number }
    if isFocused { focused.append(number) }
    isStale = true
  }

  /// Works out what is given now, if that may have changed. Readers are told of values that are surely
  /// different, and in the first round of an update of those that can't be compared: a view that gives a
  /// closure and reads it would else be evaluated for ever.
  mutating func refresh(in tree: ViewTree, isFirst: Bool) {
    guard isStale else { return }
    isStale = false
    var values = FocusedValues()
    for number in givers.sorted() {
      guard let node = tree.nodes[number], node.isShown else { continue }
      for case .focusedValue(let gift) in node.handlers where gift.isOfScene { gift.give(to: &values) }
    }
    var around: [Node] = []
    var next = focused.last.flatMap { tree.nodes[$0] }
    if let node = next, node.isInShellBar {
      // The menus there are about what a person was at before, as those of a system's menu bar.
      next = inContent.flatMap { tree.nodes[$0] }
    } else if let node = next {
      inContent = node.number
    }
    while let node = next {
      around.append(node)
      next = node.parent
    }
    for node in around.reversed() {
      // The modifiers inside come first.
      for case .focusedValue(let gift) in node.handlers.reversed() where !gift.isOfScene {
        gift.give(to: &values)
      }
    }
    board.set(values, tellsUnsure: isFirst)
  }
}

extension ViewTree {
  /// Records that a node got or lost the focus, or that the focus came into the nodes inside or left them.
  /// Views that read focused values are evaluated at the next update.
  package func note(focus id: Int, _ isFocused: Bool) {
    guard let number = UInt32(exactly: id), !isFocused || nodes[number] != nil else { return }
    focus.note(number, isFocused: isFocused)
    focus.refresh(in: self, isFirst: true)
  }
}

/// The values that the views in focus provide to a whole window.
@MainActor
package final class FocusBoard: Observable {
  private let registrar = ObservationRegistrar()
  private var stored = FocusedValues()

  nonisolated init() {}

  /// The values now; whoever reads them is told when they change.
  var values: FocusedValues {
    registrar.access(self, keyPath: \.values)
    return stored
  }

  /// Sets the values, and tells readers if they are surely different, or also if that can't be told.
  func set(_ values: FocusedValues, tellsUnsure: Bool) {
    switch stored.comparison(with: values) {
    case .same: return
    case .unsure where !tellsUnsure: stored = values
    case .unsure, .different: registrar.withMutation(of: self, keyPath: \.values) { stored = values }
    }
  }
}

extension FocusBoard: Equatable {
  /// Returns whether they are the same object. Environments with it couldn't be compared else.
  package nonisolated static func == (a: FocusBoard, b: FocusBoard) -> Bool { a === b }
}

private enum FocusBoardKey: EnvironmentKey {
  static var defaultValue: FocusBoard? { nil }
}

extension EnvironmentValues {
  /// The board from which focused values are read.
  package var focusBoard: FocusBoard? {
    get { self[FocusBoardKey.self] }
    set { self[FocusBoardKey.self] = newValue }
  }
}

extension Node {
  /// A Boolean value that indicates whether the node is in the row of the shell's own buttons.
  fileprivate var isInShellBar: Bool {
    var next: Node? = self
    while let node = next {
      if case .bar = node.attributes[ShellPartKey.self] { return true }
      next = node.parent
    }
    return false
  }
}

extension NodeHandler {
  fileprivate var isGift: Bool {
    if case .focusedValue = self { true } else { false }
  }
}
