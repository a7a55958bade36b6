extension Chart {
  /// Drops the edges that nothing needs any more, so that memory grows with the roots and not with all that
  /// was tried: a row of numbers begins a hundred constituents a token, of which few belong to a root.
  ///
  /// Needed are the roots, what they are made of, and what a rule that begins before `start` can still reach.
  /// Linear in the edges; they keep their order.
  mutating func compact(from start: Int) {
    let reach = min(firstEdge.count, start + Chart.longest)
    var isNeeded = [Bool](repeating: false, count: edges.count)
    var pending: [Int] = []
    func need(_ edge: Int) {
      guard !isNeeded[edge] else { return }
      isNeeded[edge] = true
      pending.append(edge)
    }
    for root in roots { need(root.edge) }
    for token in start..<reach {
      for edge in Int(firstEdge[token])..<Int(edgeEnd[token]) { need(edge) }
    }
    while let edge = pending.popLast() {
      for child in children(of: edge) { need(Int(child)) }
    }

    // Where each edge goes; a needed one's new index is known before any that refers to it is written,
    // although a child may stand behind its parent.
    var moved = [Int32](repeating: -1, count: edges.count)
    var count: Int32 = 0
    for edge in edges.indices where isNeeded[edge] {
      moved[edge] = count
      count += 1
    }
    var keptEdges: [Edge] = []
    keptEdges.reserveCapacity(Int(count) * 2)
    var keptChildren: [Int32] = []
    for index in edges.indices where isNeeded[index] {
      var edge = edges[index]
      let first = Int32(keptChildren.count)
      for child in children(of: index) { keptChildren.append(moved[Int(child)]) }
      edge.firstChild = first
      keptEdges.append(edge)
    }
    for index in roots.indices { roots[index].edge = Int(moved[roots[index].edge]) }
    for token in start..<reach where firstEdge[token] < edgeEnd[token] {
      // All edges of a token within reach are kept, so they stay together.
      let edgeCount = edgeEnd[token] - firstEdge[token]
      firstEdge[token] = moved[Int(firstEdge[token])]
      edgeEnd[token] = firstEdge[token] + edgeCount
    }
    edges = keptEdges
    children = keptChildren
  }
}
