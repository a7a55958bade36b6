extension Chart {
  /// Drops the edges since the last compaction that nothing needs any more, so that memory grows with the
  /// roots and not with all that was tried: a row of numbers begins a hundred constituents a token, of which
  /// few belong to a root.
  ///
  /// Needed are the roots, what they are made of, and what a rule that begins before `start` can still reach.
  /// Every edge is looked at once: those of earlier compactions stay where they are, and refer to none that
  /// came later. The others keep their order.
  /// - Precondition: all edges that begin at `start` are there.
  mutating func compact(from start: Int) {
    let base = settled.edges
    let reach = min(firstEdge.count, start + Chart.longest)
    var isNeeded = [Bool](repeating: false, count: edges.count - base)
    var pending: [Int] = []
    func need(_ edge: Int) {
      guard edge >= base, !isNeeded[edge - base] else { return }
      isNeeded[edge - base] = true
      pending.append(edge)
    }
    for root in roots[settled.roots...] { need(root.edge) }
    for token in start..<reach {
      for edge in Int(firstEdge[token])..<Int(edgeEnd[token]) { need(edge) }
    }
    while let edge = pending.popLast() {
      for child in children(of: edge) { need(Int(child)) }
    }

    // All places are known before any is written down: a child may stand behind its parent.
    var places = [Int32](repeating: -1, count: edges.count - base)
    var next = Int32(base)
    for index in isNeeded.indices where isNeeded[index] {
      places[index] = next
      next += 1
    }
    func place(_ edge: Int32) -> Int32 { Int(edge) < base ? edge : places[Int(edge) - base] }

    var keptChildren: [Int32] = []
    for index in base..<edges.count where isNeeded[index - base] {
      var edge = edges[index]
      let first = Int32(settled.children + keptChildren.count)
      for child in children(of: index) { keptChildren.append(place(child)) }
      edge.firstChild = first
      edges[Int(places[index - base])] = edge
    }
    edges.removeLast(edges.count - Int(next))
    children.removeLast(children.count - settled.children)
    children += keptChildren
    for index in settled.roots..<roots.count { roots[index].edge = Int(place(Int32(roots[index].edge))) }
    for token in start..<reach where firstEdge[token] < edgeEnd[token] {
      // All edges of a token within reach are kept, so they stay together.
      let count = edgeEnd[token] - firstEdge[token]
      firstEdge[token] = place(firstEdge[token])
      edgeEnd[token] = firstEdge[token] + count
    }
    settled = (edges.count, children.count, roots.count)
  }
}
