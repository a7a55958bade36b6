import Synchronization

/// A live view tree: evaluates views, keeps their identity, state and nodes, and says what an update changes.
///
/// One tree stands for one window or one snippet. A composite view is a scope: when its state, its
/// environment or an observable object that its body read changes, it alone is evaluated again, with those
/// inside whose input changed. Evaluation uses no call stack for nesting; a view nested more than
/// ``maximumDepth`` bodies and containers deep is a programmer's mistake and traps.
@MainActor
package final class ViewTree {
  /// The greatest number of bodies and containers that may be around a view.
  package static let maximumDepth = 5_000
  /// The greatest number of rounds in which an update goes on because the evaluation itself changed
  /// something.
  package static let maximumRounds = 50

  /// The outermost nodes.
  package internal(set) var roots: [Node] = []
  /// The number of nodes in the tree.
  package var nodeCount: Int { nodes.count }
  /// The number of scopes, that is composite views and modifiers with a body, evaluated since the tree was
  /// made.
  package internal(set) var evaluations = 0

  /// The environment of the outermost view. Setting it evaluates all views again at the next update.
  package var environment: EnvironmentValues {
    didSet {
      surroundings = nil
      root?.signal.raise()
    }
  }
  /// The environment with what the tree itself adds; the same storage as long as nobody sets another.
  private var surroundings: EnvironmentValues?

  let invalidations: Invalidations
  /// The number of scopes in the tree.
  var scopeCount = 0
  var root: Scope?
  var nodes = NumberTable<Node>()
  var lastID = 0
  var lifecycle = Lifecycle()
  var focus = FocusTracker()
  /// The state that is kept while nobody sees the tree.
  var asleep: SleepingTree?
  var pass = EvaluationPass()
  /// The number of evaluations since the last update that left nothing to do.
  private var rounds = 0
  /// A Boolean value that indicates whether each update is seen before the next one, so that what appears and moves at
  /// once is left for another update: otherwise nobody would see from where it moves.
  package var showsBeginnings = false
  /// A Boolean value that indicates whether scopes with the same input are left as they are.
  var skipsUnchanged = true

  /// Creates a tree without views. `onChange` is called when the tree needs an update, once until then, on
  /// whatever thread caused it.
  package init(
    environment: EnvironmentValues = EnvironmentValues(), onChange: @escaping @Sendable () -> Void = {}
  ) {
    self.environment = environment
    invalidations = Invalidations(onChange)
  }

  /// A Boolean value that indicates whether something changed since the last update.
  package var needsUpdate: Bool { invalidations.isRaised }

  /// The node with a number, if the tree shows it now.
  package func node(_ id: Int) -> Node? { UInt32(exactly: id).flatMap { nodes[$0] } }

  /// Shows a view instead of the one before, if any: what counts as the same keeps its nodes and state.
  /// Returns what changed.
  @discardableResult
  package func show<Content: View>(_ view: Content) -> TreeUpdate {
    let root = root ?? makeRoot()
    root.source = ViewSource(view: RootView(content: view))
    root.signal.raise()
    defer { forgetAsleep() }
    return update()
  }

  /// Evaluates what changed since the last update, runs what appeared, disappeared or waits for the update,
  /// and says what is different; nothing if nothing changed.
  package func update() -> TreeUpdate { update { false } }

  /// The same, in steps: an update goes on where the evaluation, or what was run, changed something in
  /// turn, and before that it may be left. What is left waits for the next update.
  ///
  /// - Parameter isTimeUp: Whether to leave it.
  package func update(until isTimeUp: () -> Bool) -> TreeUpdate {
    update(leaving: { _ in [] }, until: isTimeUp)
  }

  /// The number of changes that wait for the next update.
  package var waitingChanges: Int { invalidations.count }

  /// Evaluates what an event has changed at a node, and what stands in the same column of a split view: the
  /// answer to a person doesn't wait for what others have changed meanwhile in a column that the person
  /// isn't at. That is left for the next update.
  ///
  /// - Parameters:
  ///   - node: The node of the event.
  ///   - waiting: How many changes waited before the event; only those are left.
  package func update(near node: Int, leaving waiting: Int) -> TreeUpdate {
    guard waiting > 0, let column = self.node(node)?.splitColumn else { return update() }
    let leaving: ([ChangeSignal]) -> [ChangeSignal] = { signals in
      signals.prefix(waiting).filter { signal in
        signal.scope?.nodes.first?.splitColumn.map { $0.id != column.id } ?? false
      }
    }
    return update(leaving: leaving, until: { false })
  }

  /// - Parameters:
  ///   - leaving: Says of the signals for what is to be evaluated which ones wait for the next update; asked once.
  ///   - isTimeUp: Whether what came of the evaluation itself waits too.
  private func update(leaving: ([ChangeSignal]) -> [ChangeSignal], until isTimeUp: () -> Bool) -> TreeUpdate {
    var result = TreeUpdate()
    let firstNew = lastID + 1
    var left: [ChangeSignal] = []
    defer { if !left.isEmpty { invalidations.addAgain(left) } }
    let firstRound = rounds + 1
    while invalidations.isRaised {
      rounds += 1
      guard rounds <= Self.maximumRounds else {
        DeclaredAPI.called("View.body", because: "changes what it depends on in each evaluation")
        invalidations.drop()
        break
      }
      var work = invalidations.take()
      if rounds == firstRound {
        left = leaving(work.signals)
        if !left.isEmpty {
          let identities = Set(left.map(ObjectIdentifier.init))
          work.signals.removeAll { identities.contains(ObjectIdentifier($0)) }
        }
      }
      result.animation = work.animation ?? result.animation
      evaluate(work.signals.compactMap(\.scope), into: &result.changes)
      runPending()
      focus.refresh(in: self, isFirst: rounds == firstRound)
      if invalidations.isRaised, isTimeUp() || showsBeginnings && invalidations.moves(since: firstNew) {
        result.isWhole = false
        break
      }
    }
    if result.isWhole { rounds = 0 }
    result.settle(in: self, newSince: firstNew)
    return result
  }

  /// Ends all views: tasks are cancelled, and what wants to know that it disappears is told.
  package func close() {
    asleep = nil
    guard let root else { return }
    removeAll()
    root.end()
    pass = EvaluationPass()
    self.root = nil
    runPending()
    invalidations.drop()
  }

  /// Returns the environment around the outermost view.
  func surround() -> EnvironmentValues {
    let known = surroundings ?? focus.surround(environment)
    surroundings = known
    return known
  }

  /// Takes all nodes away, as far as views hear of it.
  func removeAll() {
    var changes: [TreeChange] = []
    for node in roots { remove(node, into: &changes) }
    roots = []
  }
}

extension Node {
  /// The column of a split view in which the node stands; nil outside of columns.
  fileprivate var splitColumn: Node? {
    var next: Node? = self
    while let node = next {
      if case .column = node.content { return node }
      next = node.parent
    }
    return nil
  }
}

extension Node {
  /// A Boolean value that indicates whether the node, or one inside of it, moves when it changes.
  fileprivate var isAnimated: Bool {
    var stack = [self]
    while let node = stack.popLast() {
      let moves = node.modifiers.contains { if case .animation(.some) = $0 { true } else { false } }
      if moves { return true }
      stack += node.children
    }
    return false
  }
}

/// The outermost view of a tree; of a type of its own, so that the content may change its type.
struct RootView: View {
  let content: any View
  var body: some View { AnyView(erasing: content) }
}

/// The set of scopes that must be evaluated again. Safe to use from any thread.
package final class Invalidations: Sendable {
  private struct Content {
    var signals: [ChangeSignal] = []
    var animation: Animation?
    var isRaised = false
    var onChange: @Sendable () -> Void
  }

  private let content: Mutex<Content>

  init(_ onChange: @escaping @Sendable () -> Void) { content = Mutex(Content(onChange: onChange)) }

  /// Sets who is told of a change.
  func onChange(_ action: @escaping @Sendable () -> Void) { content.withLock { $0.onChange = action } }

  var isRaised: Bool { content.withLock { $0.isRaised } }

  func add(_ signal: ChangeSignal) {
    let animation = Transaction.current.animation
    let action = content.withLock { content -> (@Sendable () -> Void)? in
      if content.signals.last !== signal { content.signals.append(signal) }
      if let animation { content.animation = animation }
      defer { content.isRaised = true }
      return content.isRaised ? nil : content.onChange
    }
    action?()
  }

  /// Returns whether a view that is new, by the number from which nodes are, is to change with an animation.
  @MainActor
  func moves(since first: Int) -> Bool {
    let (signals, animation) = content.withLock { ($0.signals, $0.animation) }
    return signals.contains { signal in
      signal.scope?.nodes.contains { $0.id >= first && (animation != nil || $0.isAnimated) } ?? false
    }
  }

  /// The number of signals that wait.
  var count: Int { content.withLock { $0.signals.count } }

  /// Keeps signals waiting; observers that were notified of changes aren't notified of them again.
  func addAgain(_ signals: [ChangeSignal]) {
    content.withLock { content in
      content.signals.insert(contentsOf: signals, at: 0)
      content.isRaised = true
    }
  }

  func take() -> (signals: [ChangeSignal], animation: Animation?) {
    content.withLock { content in
      defer {
        content.signals = []
        content.animation = nil
        content.isRaised = false
      }
      return (content.signals, content.animation)
    }
  }

  func drop() { _ = take() }
}
