import SwiftUICore

/// The values derived from the nodes that a surface shows, by their number; an entry takes 20 bytes.
struct ShownNodes {
  struct Shown {
    var derived: Derived
    private let outer: UInt32
    /// A Boolean value that indicates whether the node has a place of its own in its parent: in a layer, or
    /// as a label.
    let isApart: Bool

    init(derived: Derived, parent: Int, isApart: Bool) {
      self.derived = derived
      outer = UInt32(parent)
      self.isApart = isApart
    }

    /// The number of the node around; 0 for the outermost.
    var parent: Int { Int(outer) }
  }

  private var nodes = NumberTable<Shown>()

  var count: Int { nodes.count }

  subscript(id: Int) -> Shown? {
    get { UInt32(exactly: id).flatMap { nodes[$0] } }
    set { if let id = UInt32(exactly: id) { nodes[id] = newValue } }
  }

  /// Forgets all, and makes room for a number of nodes.
  mutating func removeAll(expecting count: Int) {
    nodes = NumberTable(expecting: count)
  }

  /// Forgets the nodes that aren't kept.
  mutating func keep(_ isKept: (Int) -> Bool) {
    for (number, _) in nodes.all where !isKept(Int(number)) { nodes[number] = nil }
  }
}
