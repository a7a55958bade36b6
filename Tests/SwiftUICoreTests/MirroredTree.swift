import SwiftUICore
import Testing

/// What a surface knows: a tree kept by steps alone.
@MainActor
final class MirroredTree {
  final class Item {
    let id: Int
    var line: String
    var lists: [NodeSlot: [Item]] = [:]
    init(id: Int, line: String) {
      self.id = id
      self.line = line
    }
  }

  private(set) var roots: [Item] = []
  private var items: [Int: Item] = [:]
  private(set) var stepCount = 0

  /// Takes over a whole tree.
  func show(_ tree: ViewTree) {
    items = [:]
    roots = tree.roots.map(copy)
  }

  func apply(_ update: TreeUpdate) throws {
    for change in update.changes {
      stepCount += 1
      switch change {
      case .insert(let node, let place): try put(copy(node), place)
      case .move(let node, let place):
        let item = try #require(items[node.id])
        try take(item)
        try put(item, place)
      case .remove(let id):
        let item = try #require(items[id], "node \(id) isn't shown")
        try take(item)
        forget(item)
      case .update(let node, _): try #require(items[node.id]).line = Self.line(node)
      }
    }
  }

  var outline: String { Self.outline(roots, 0) }

  private func copy(_ node: Node) -> Item {
    let item = Item(id: node.id, line: Self.line(node))
    #expect(items[node.id] == nil, "node \(node.id) is shown twice")
    items[node.id] = item
    item.lists[.children] = node.children.map(copy)
    for (index, layer) in node.layers.enumerated() { item.lists[.layer(Int32(index))] = layer.map(copy) }
    return item
  }

  private func put(_ item: Item, _ place: NodePlace) throws {
    var list =
      place.parent == nil ? roots : try #require(items[place.parent?.id ?? 0]).lists[place.list] ?? []
    let index = try place.after.map { after in
      try #require(list.firstIndex { $0.id == after.id }, "\(after.id) isn't in the list") + 1
    }
    list.insert(item, at: index ?? 0)
    if let parent = place.parent { items[parent.id]?.lists[place.list] = list } else { roots = list }
  }

  private func take(_ item: Item) throws {
    roots.removeAll { $0 === item }
    for other in items.values {
      for slot in other.lists.keys { other.lists[slot]?.removeAll { $0 === item } }
    }
  }

  private func forget(_ item: Item) {
    items[item.id] = nil
    for inner in item.lists.values.joined() { forget(inner) }
  }

  private static func line(_ node: Node) -> String {
    let look = node.look
    return "\(look.content) \(look.modifiers) \(look.isEnabled) \(look.isSelected.map { "\($0)" } ?? "-")"
  }

  private static func outline(_ items: [Item], _ depth: Int) -> String {
    items.map { item in
      let indent = String(repeating: " ", count: depth)
      let lists = item.lists.filter { !$0.value.isEmpty }.sorted { "\($0.key)" < "\($1.key)" }
      return indent + "\(item.id) " + item.line + "\n"
        + lists.map { "\(indent)[\($0.key)]\n" + outline($0.value, depth + 1) }.joined()
    }.joined()
  }

  /// The tree that a surface would know that is shown everything now.
  static func outline(of tree: ViewTree) -> String {
    let fresh = MirroredTree()
    fresh.show(tree)
    return fresh.outline
  }
}
