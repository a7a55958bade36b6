/// A node of an evaluated view tree: immutable, free of view types, ready to be shown, described or sent.
///
/// It is a copy of a ``Node``: composite views, groups, conditions and modifiers have none of their own. `id`
/// stays the same over the renders of one ``ViewRenderer`` for what counts as the same view.
package struct ViewNode: Identifiable, Sendable {
  package let id: Int
  /// The kind of the node, with its own values.
  package let content: NodeContent
  /// The modifiers of the node, innermost first: the order in which they were written.
  package let modifiers: [NodeModifier]
  /// Values that other modules attached.
  package let attributes: NodeAttributes
  /// The event handlers of the node, in the order in which they were written.
  package let handlers: [NodeHandler]
  /// The nodes inside.
  package let children: [ViewNode]
  /// The nodes of backgrounds, overlays and masks, to which modifiers refer by index.
  package let layers: [[ViewNode]]
  /// The value of `tag(_:)`, or else the identifier that a `ForEach` gave.
  package let tag: NodeTag?
  /// A Boolean value that indicates whether a person may use it; false inside `disabled(true)`.
  package let isEnabled: Bool
  /// The tree that events go to (``deliver(_:)``).
  let tree: ViewTree
}

extension ViewNode {
  /// The node and all inside, outer before inner; layers come before children.
  package var all: [ViewNode] {
    var result: [ViewNode] = []
    var stack = [self]
    while let next = stack.popLast() {
      result.append(next)
      stack.append(contentsOf: next.children.reversed())
      for layer in next.layers.reversed() { stack.append(contentsOf: layer.reversed()) }
    }
    return result
  }

  /// Returns whether an option of the node is chosen.
  @MainActor package func isSelected(_ option: ViewNode) -> Bool {
    guard let tag = option.tag else { return false }
    for case .select(let isSelected, _) in handlers { return isSelected(tag) }
    return false
  }
}

/// A selectable value of a node. Readable on the main actor, since the value needs not be sendable.
@MainActor
package class NodeTag {
  package var value: AnyHashable { preconditionFailure("a tag has a value") }

  fileprivate init() {}

  /// Returns the tag with a value. The types that most identifiers have need no room for any other.
  package static func of(_ value: AnyHashable) -> NodeTag {
    switch value.base {
    case let value as Int: Tag(value)
    case let value as String: Tag(value)
    case let value as UUID: Tag(value)
    default: Tag(value)
    }
  }

  private final class Tag<Value: Hashable>: NodeTag {
    private let held: Value
    override var value: AnyHashable { AnyHashable(held) }

    init(_ value: Value) {
      held = value
      super.init()
    }
  }
}

/// A value that is compared between renders, on the main actor.
@MainActor
package final class NodeValue {
  private let value: any Equatable

  init(_ value: any Equatable) { self.value = value }

  /// Returns whether the values have the same type and are equal.
  package func equals(_ other: NodeValue) -> Bool { equals(value, other.value) }

  private func equals<Value: Equatable>(_ value: Value, _ other: any Equatable) -> Bool {
    value == other as? Value
  }
}

/// A handler of one kind of event. Cases with more than a closure are boxed: nodes keep handlers in little
/// room.
package enum NodeHandler: Sendable {
  /// A person presses the node.
  case press(ViewAction)
  /// A person changes a switch.
  case setBool(@MainActor (Bool) -> Void)
  /// A person changes text.
  case setText(@MainActor (String) -> Void)
  /// A person changes a number.
  case setNumber(@MainActor (Double) -> Void)
  /// A person steps up (true) or down.
  case step(@MainActor (Bool) -> Void)
  /// A person chooses the option with a tag; `isSelected` says whether an option is chosen.
  indirect case select(isSelected: @MainActor (NodeTag) -> Bool, @MainActor (NodeTag) -> Void)
  /// The node is shown.
  case appear(@MainActor () -> Void)
  /// The node is shown no more.
  case disappear(@MainActor () -> Void)
  /// Work for as long as the node is shown, and anew when `id` changes.
  indirect case task(id: NodeValue?, priority: TaskPriority, @isolated(any) @Sendable () async -> Void)
  /// A person ends the entry of text.
  case submit(@MainActor () -> Void)
  // Navigation and presentation
  /// A person leaves what the node shows: a sheet, a page, a search.
  case dismiss(@MainActor () -> Void)
  /// A person goes back in a stack of pages until so many are above its root, or forward again to pages
  /// that were left, as far as these are known.
  case popTo(@MainActor (Int) -> Void)
  /// A person asks for a column of a split view.
  case showColumn(@MainActor (NavigationSplitViewColumn) -> Void)
  /// The node has been pressed, whoever did what it is for.
  case pressed(@MainActor () -> Void)

  // Values, focus, lists, scrolling, gestures and exchange: what a surface does is said at each case.
  /// A person sets a date.
  case setDate(@MainActor (Date) -> Void)
  /// A person sets the days of a calendar.
  case setDates(@MainActor (Set<DateComponents>) -> Void)
  /// A person sets a colour.
  case setColor(@MainActor (Color) -> Void)
  /// A person begins (true) or ends to move a slider, to step or to write.
  case editing(@MainActor (Bool) -> Void)
  /// Focus in both ways. After each update the surface asks `wantsFocus` of nodes that have it; where the
  /// answer turned from false to true it gives the node's control the focus, and where from true to false
  /// takes it away. When a person moves the focus it calls the closure, first with false at the node that
  /// lost it.
  indirect case focus(wantsFocus: @MainActor () -> Bool, @MainActor (Bool) -> Void)
  /// The node gives a value to the window; a surface tells the tree when the focus comes to the node or
  /// inside, and when it leaves (``ViewTree/note(focus:_:)``).
  case focusedValue(FocusedGift)
  /// The same as `focus` for the cursor of a screen reader.
  indirect case accessibilityFocus(wantsFocus: @MainActor () -> Bool, @MainActor (Bool) -> Void)
  /// Scrolling in both ways; see ``ScrollPort``.
  indirect case scroll(ScrollPort)
  /// A person asks for newer content; the surface shows that it waits until the work ends.
  case refresh(@MainActor () async -> Void)
  /// A person deletes the row.
  case delete(@MainActor () -> Void)
  /// A person moves the row among its neighbours; see ``RowOrder``.
  indirect case reorder(RowOrder)
  /// A person chooses the heading of a column to sort by.
  case sort(@MainActor (_ column: Int) -> Void)
  /// A person presses the node this many times in a row.
  indirect case tap(count: Int, @MainActor () -> Void)
  /// A person keeps the node pressed for a time; see ``LongPress``.
  indirect case longPress(LongPress)
  /// A person moves a finger or the mouse over the node; see ``DragTracking``.
  indirect case dragGesture(DragTracking)
  /// The mouse comes over the node (true) or leaves it.
  case hover(@MainActor (Bool) -> Void)
  /// A key is pressed while the focus is on the node or inside; see ``KeyPressHandler``.
  indirect case keyPress(KeyPressHandler)
  /// A command of menus and keys while the focus is on the node or inside.
  indirect case command(ViewCommand, @MainActor () -> Void)
  /// A URL is opened in the window. Of several nodes' handlers all run.
  case openURL(@MainActor (URL) -> Void)
  /// The size of the node is known or has changed, in points.
  case resize(@MainActor (CGSize) -> Void)
  /// A person may drag the node's item elsewhere.
  indirect case dragSource(ExchangeSource)
  /// Items may be dropped on the node.
  indirect case dropTarget(ExchangeTarget)
  /// Items may be pasted while the focus is on the node or inside; at a button, by pressing it.
  indirect case paste(ExchangeTarget)
  /// Items may be copied (or cut, if the source says so) while the focus is on the node or inside.
  indirect case copy(ExchangeSource)
  /// The items that a share link offers.
  indirect case share(ExchangeSource)
  /// A choice of files is open as long as `isPresented` says so after an update.
  indirect case fileImport(FileImport)
  /// A document waits to be saved as long as `isPresented` says so after an update.
  indirect case fileExport(FileExport)
  /// A named action, beside pressing, that assistive technology offers for the node.
  indirect case accessibilityAction(name: String, @MainActor () -> Void)
  /// People who don't see the node set its value up (true) or down.
  case adjust(@MainActor (Bool) -> Void)
}

/// The action of a control.
package enum ViewAction: Sendable {
  /// Runs a closure.
  case perform(@MainActor () -> Void)
  /// An action that only a higher module can do, such as running an intent.
  indirect case payload(any Sendable)
}

extension ViewTree {
  /// The nodes as they are now, as values. Needs no call stack for their depth.
  package func snapshot() -> [ViewNode] {
    var order: [Node] = []
    var stack: [Node] = roots
    while let node = stack.popLast() {
      order.append(node)
      for (_, nodes) in node.lists { stack.append(contentsOf: nodes) }
    }
    var copies: [Int: ViewNode] = [:]
    // Inner nodes come behind those around them.
    for node in order.reversed() {
      copies[node.id] = ViewNode(
        id: node.id, content: node.content, modifiers: node.modifiers, attributes: node.attributes,
        handlers: node.handlers, children: node.children.compactMap { copies[$0.id] },
        layers: node.layers.map { $0.compactMap { copies[$0.id] } }, tag: node.tag, isEnabled: node.isEnabled,
        tree: self)
    }
    return roots.compactMap { copies[$0.id] }
  }
}
