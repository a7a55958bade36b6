import AppIntents
import FoundationPlus
import SwiftUICore

/// The search for the entities that the nodes of a window show.
///
/// Linear in the number of nodes; needs no call stack for their depth. What is hidden is left out, with all
/// inside of it.
@MainActor
struct AnnotationReading {
  let window: String
  let size: CGSize
  /// The nodes with entities of their own that are in sight; nil where all count.
  let visible: Set<Int>?

  private var found: [OnscreenAnnotation] = []

  init(visible: Set<Int>?, window: String, size: CGSize) {
    self.visible = visible
    self.window = window
    self.size = size
  }

  /// A node that waits to be read, and what the nodes around it say.
  private struct Pending {
    let node: ViewNode
    /// The nearest node around it that lets a person choose one of its options.
    var selector: ViewNode?
    /// The entity that an item of the selection stands for.
    var entityOfItem: SelectionEntityKey.Value?
    /// A Boolean value that indicates whether the option that it is part of is chosen.
    var isSelected = false
  }

  /// The annotations of some trees, in the order in which they are read; one for each entity of a source.
  static func annotations(
    of roots: [ViewNode], visible: Set<Int>? = nil, window: String, size: CGSize
  ) -> [OnscreenAnnotation] {
    var reading = AnnotationReading(visible: visible, window: window, size: size)
    reading.read(roots)
    return reading.found
  }

  private mutating func read(_ roots: [ViewNode]) {
    var stack = roots.reversed().map { Pending(node: $0) }
    while var next = stack.popLast() {
      let node = next.node
      if node.modifiers.contains(.hidden) { continue }
      if let key = node.attributes[SelectionEntityKey.self] { next.entityOfItem = key }
      readOption(&next)
      readAttributes(of: node, isSelected: next.isSelected)
      if node.handlers.contains(where: \.isSelection) {
        next.selector = node
        next.isSelected = false
      }
      let inside = node.layers.flatMap { $0 } + node.children
      stack.append(
        contentsOf: inside.reversed().map { child in
          Pending(
            node: child, selector: next.selector, entityOfItem: next.entityOfItem,
            isSelected: next.isSelected)
        })
    }
  }

  /// Reads a node as an option of a list.
  private mutating func readOption(_ next: inout Pending) {
    guard let selector = next.selector, let tag = next.node.tag else { return }
    next.isSelected = selector.isSelected(next.node)
    if let entity = next.entityOfItem?.identifier(tag.value) {
      add(OnscreenAnnotation(entity: entity, source: .view, isSelected: next.isSelected, window: window))
    }
  }

  private mutating func readAttributes(of node: ViewNode, isSelected: Bool) {
    if let entity = node.attributes[AppEntityIdentifierKey.self], visible?.contains(node.id) ?? true {
      add(OnscreenAnnotation(entity: entity, source: .view, isSelected: isSelected, window: window))
    }
    if let elements = node.attributes[AppEntityElementsKey.self] {
      let bounds = CGRect(origin: .zero, size: size)
      let context = AppEntityUIElementsContext(bounds: bounds, requests: [.selected, .visible(rect: bounds)])
      for element in context.fitting(elements(context)) {
        add(
          OnscreenAnnotation(
            entity: element.identifier, source: .element, isSelected: element.state.isSelected,
            bounds: element.bounds, window: window))
      }
    }
    if let value = node.attributes[UserActivityKey.self], value.isActive {
      let activity = NSUserActivity(activityType: value.activityType)
      value.update(activity)
      if let entity = activity.appEntityIdentifier {
        add(OnscreenAnnotation(entity: entity, source: .activity, isSelected: false, window: window))
      }
    }
  }

  /// A view of several parts says of each part what it shows: that is one annotation.
  private mutating func add(_ new: OnscreenAnnotation) {
    let known = found.firstIndex {
      $0.entity == new.entity && $0.source == new.source && $0.bounds == new.bounds
    }
    if let known {
      found[known].isSelected = found[known].isSelected || new.isSelected
    } else {
      found.append(new)
    }
  }
}

extension NodeHandler {
  fileprivate var isSelection: Bool {
    if case .select = self { true } else { false }
  }
}
