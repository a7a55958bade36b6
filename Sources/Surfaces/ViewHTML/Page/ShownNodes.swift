import SwiftUICore

/// The values derived from the nodes that a surface shows, by their number; an entry takes 12 bytes.
struct ShownNodes {
  struct Shown {
    var derived: Derived
    /// The number of the node around in the upper bits, and in the lowest one whether the node is apart.
    private let place: UInt32

    init(derived: Derived, parent: Int, isApart: Bool) {
      self.derived = derived
      place = UInt32(parent) << 1 | (isApart ? 1 : 0)
    }

    /// The number of the node around; 0 for the outermost.
    var parent: Int { Int(place >> 1) }

    /// A Boolean value that indicates whether the node has a place of its own in its parent: in a layer, or
    /// as a label.
    var isApart: Bool { place & 1 == 1 }
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
