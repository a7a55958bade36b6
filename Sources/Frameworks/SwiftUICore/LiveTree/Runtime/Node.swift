/// A node of a live view tree: what surfaces show, retained from update to update.
///
/// Composite views, groups, conditions and modifiers have no nodes of their own. A node is confined to the
/// main actor; only its ``ViewTree`` changes it, inside of an update. For a copy that stays as it is, see
/// ``ViewNode``.
@MainActor
package final class Node {
  /// The kind of the node, with its own values.
  package internal(set) var content: NodeContent
  private var flags: Flags = .enabled
  /// The list of its parent that the node is in: 0 for the children, else the index of the layer and 1.
  private var slot: UInt16 = 0
  // The small ones stand together above: in this order a node takes 88 bytes.
  var number: UInt32 = 0
  /// Unique in a tree, never used again, and the same for as long as the view counts as the same; 0 while the
  /// node isn't part of a tree yet. Says nothing about the data behind the view.
  package var id: Int { Int(number) }
  /// The modifiers of the node, innermost first: the order in which they were written.
  package internal(set) var modifiers: [NodeModifier] = []
  /// The value of `tag(_:)`, or else the identifier that a `ForEach` gave.
  package internal(set) var tag: NodeTag?
  /// The nodes inside, in order.
  package internal(set) var children: [Node] = []
  /// The node around it; nil for the roots.
  package internal(set) unowned(safe) var parent: Node?

  private struct Flags: OptionSet {
    let rawValue: UInt8
    static let enabled = Flags(rawValue: 1)
    static let option = Flags(rawValue: 2)
    static let selected = Flags(rawValue: 4)
  }

  /// A Boolean value that indicates whether a person may use it; false inside `disabled(true)`.
  package internal(set) var isEnabled: Bool {
    get { flags.contains(.enabled) }
    set { if newValue { flags.insert(.enabled) } else { flags.remove(.enabled) } }
  }
  /// A Boolean value that indicates whether the node is the chosen one of the options of a node around it;
  /// nil if it is no option.
  package internal(set) var isSelected: Bool? {
    get { flags.contains(.option) ? flags.contains(.selected) : nil }
    set {
      flags.subtract([.option, .selected])
      if let newValue { flags.formUnion(newValue ? [.option, .selected] : .option) }
    }
  }
  /// The list of its parent that the node is in.
  package internal(set) var list: NodeSlot {
    get { slot == 0 ? .children : .layer(Int32(slot) - 1) }
    set {
      switch newValue {
      case .children: slot = 0
      case .layer(let index): slot = UInt16(index + 1)
      }
    }
  }
  /// The event handlers of the node, in the order in which they were written.
  package var handlers: [NodeHandler] {
    guard let rare, let first = rare.firstHandler else { return [] }
    return rare.handlers.isEmpty ? [first] : [first] + rare.handlers
  }
  /// A Boolean value that indicates whether the node has event handlers.
  var isHandling: Bool { rare?.firstHandler != nil }
  /// Values that other modules attached.
  package var attributes: NodeAttributes {
    get { rare?.attributes ?? NodeAttributes() }
    set { if rare != nil || !newValue.isEmpty { withRare { $0.attributes = newValue } } }
  }
  /// The value of `id(_:)`.
  package internal(set) var explicitID: NodeTag? {
    get { rare?.explicitID }
    set { if rare != nil || newValue != nil { withRare { $0.explicitID = newValue } } }
  }
  /// The nodes of backgrounds, overlays, masks and presentations, to which modifiers refer by index.
  package internal(set) var layers: [[Node]] {
    get { rare?.layers ?? [] }
    set { if rare != nil || !newValue.isEmpty { withRare { $0.layers = newValue } } }
  }

  /// The identity of the node, the same from evaluation to evaluation.
  let key: IdentityPath
  /// The lists in the making, until all views inside have been evaluated; nil while nothing is inside.
  var making: NodeMaking? {
    get { rare?.making }
    set { if rare != nil || newValue != nil { withRare { $0.making = newValue } } }
  }
  /// The properties that few nodes have for long, kept apart so that a window of hundreds of nodes stays
  /// small.
  private var rare: Rare?

  private final class Rare {
    var attributes = NodeAttributes()
    var explicitID: NodeTag?
    var layers: [[Node]] = []
    var making: NodeMaking?
    /// The first event handler: most nodes with any have one, which needs no array.
    var firstHandler: NodeHandler?
    var handlers: [NodeHandler] = []
    var isEmpty: Bool {
      firstHandler == nil && attributes.isEmpty && explicitID == nil && layers.isEmpty && making == nil
    }
  }

  private func withRare(_ change: (Rare) -> Void) {
    let rare = rare ?? Rare()
    change(rare)
    self.rare = rare.isEmpty ? nil : rare
  }

  /// The lists in the making, made if nothing was inside so far.
  var madeLists: NodeMaking {
    // What is added later would never be shown.
    precondition(number == 0, "views are only added to a node while it is made")
    if let making { return making }
    let new = NodeMaking()
    making = new
    return new
  }

  init(key: IdentityPath, content: NodeContent, handlers: [NodeHandler]) {
    self.key = key
    self.content = content
    for handler in handlers { add(handler) }
  }

  /// Adds an event handler behind those that the node has.
  func add(_ handler: NodeHandler) {
    withRare { rare in
      if rare.firstHandler == nil { rare.firstHandler = handler } else { rare.handlers.append(handler) }
    }
  }

  /// The node as it looks now, without what is inside.
  package var look: NodeLook {
    NodeLook(
      content: content, modifiers: modifiers, attributes: attributes, handlers: handlers, tag: tag,
      isEnabled: isEnabled, isSelected: isSelected)
  }

  /// The lists of a node: its children, then its layers.
  var lists: [(slot: NodeSlot, nodes: [Node])] {
    [(.children, children)] + layers.enumerated().map { (.layer(Int32($0.offset)), $0.element) }
  }

  subscript(slot: NodeSlot) -> [Node] {
    get {
      switch slot {
      case .children: children
      case .layer(let index): index < layers.count ? layers[Int(index)] : []
      }
    }
    set {
      switch slot {
      case .children: children = newValue
      case .layer(let index): layers[Int(index)] = newValue
      }
    }
  }
}

/// A list of nodes that a node has.
package enum NodeSlot: Hashable, Sendable {
  case children
  /// The layer with an index.
  case layer(Int32)
}

/// The properties of a node itself that a surface shows.
package struct NodeLook {
  package var content: NodeContent
  package var modifiers: [NodeModifier]
  package var attributes: NodeAttributes
  package var handlers: [NodeHandler]
  package var tag: NodeTag?
  package var isEnabled: Bool
  package var isSelected: Bool?
}
