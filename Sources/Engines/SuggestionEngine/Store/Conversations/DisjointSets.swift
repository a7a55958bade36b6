/// A partition of numbered elements into sets that are joined one by one. Near constant time for each
/// operation.
struct DisjointSets {
  private var parent: [Int]

  init(count: Int) { parent = Array(0..<count) }

  /// The least member of the set.
  mutating func root(_ index: Int) -> Int {
    var index = index
    while parent[index] != index {
      parent[index] = parent[parent[index]]
      index = parent[index]
    }
    return index
  }

  mutating func join(_ a: Int, _ b: Int) {
    let (a, b) = (root(a), root(b))
    if a != b { parent[max(a, b)] = min(a, b) }
  }
}
