/// The state that is kept of a tree that nobody sees.
@MainActor
struct SleepingTree {
  /// The scopes that keep something, by path.
  var scopes: [IdentityPath: Scope] = [:]
  /// The numbers that the nodes had, in no order.
  var numbers: [(key: IdentityPath, number: UInt32)] = []
  /// The same by path, while the nodes come back.
  var returning: [IdentityPath: UInt32]?
}

extension ViewTree {
  /// A Boolean value that indicates whether the tree keeps only what its views can't make again.
  package var isAsleep: Bool { asleep != nil && root == nil }

  /// Lets all nodes go, but keeps the state of views: for a window that nobody sees. Views hear that they
  /// disappear, and their tasks are cancelled.
  ///
  /// Until the tree shows a view again, updates do nothing. Then each view that is still there finds its
  /// state, and its nodes have the numbers from before; what is no longer there loses its state. A row with
  /// state takes about a fifth of what it takes awake, one without next to nothing.
  package func sleep() {
    guard let root else { return }
    var sleeping = SleepingTree()
    sleeping.numbers.reserveCapacity(nodes.count)
    for (number, node) in nodes.all { sleeping.numbers.append((node.key, number)) }
    removeAll()
    var stack = [root]
    while let scope = stack.popLast() {
      stack.append(contentsOf: scope.children)
      scope.sleep()
      if scope.keepsSomething { sleeping.scopes[scope.path] = scope }
    }
    self.root = nil
    nodes = NumberTable()
    pass = EvaluationPass()
    asleep = sleeping
    runPending()
    invalidations.drop()
  }

  /// The scope at a path that slept; it is awake from now on.
  func takeAsleep(_ path: IdentityPath) -> Scope? {
    asleep == nil ? nil : asleep?.scopes.removeValue(forKey: path)
  }

  /// The number of a new node: the one that it had before the tree slept, or else one that was never used.
  func nextNumber(_ key: IdentityPath) -> UInt32 {
    if asleep != nil, let number = asleep?.takeNumber(of: key) { return number }
    lastID += 1
    return UInt32(lastID)
  }

  /// Forgets what slept and wasn't met.
  func forgetAsleep() { asleep = nil }
}

extension SleepingTree {
  fileprivate mutating func takeNumber(of key: IdentityPath) -> UInt32? {
    if returning == nil {
      // Of two nodes with one path only one can have its number again.
      returning = Dictionary(numbers.map { ($0.key, $0.number) }, uniquingKeysWith: { first, _ in first })
      numbers = []
    }
    return returning?.removeValue(forKey: key)
  }
}
