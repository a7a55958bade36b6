/// The actions that nodes run when they appear and disappear: those of `onAppear` and `onDisappear`, and
/// tasks.
///
/// A node is shown while it is in the tree and nothing hides it: a page below another and a screen that
/// isn't chosen are kept, but count as gone until they come back. Nothing runs in the middle of an
/// evaluation; what is due is run at its end, in the order in which the nodes stand, those that go first.
@MainActor
struct Lifecycle {
  /// A Boolean value that indicates whether anything is run at all; a mere evaluation runs nothing.
  var isActive = true
  /// The nodes that want to know, by number.
  private var watched: [UInt32: Watched] = [:]
  /// The nodes of which it isn't known whether they are shown.
  private var unsure: [UInt32] = []
  private var isVisibilityUnsure = false
  private var gone: [@MainActor () -> Void] = []
  private var afterwards: [@MainActor () -> Void] = []

  private struct Watched {
    var node: Node
    /// A Boolean value that indicates whether the node was told that it is shown.
    var isShown = false
    /// A Boolean value that indicates whether the node stands for one that was shown already, so that
    /// `onAppear` isn't run.
    var isKnown = false
    var tasks: [RunningTask] = []
  }

  private struct RunningTask {
    let id: NodeValue?
    let task: Task<Void, Never>
  }

  /// The number of tasks that were started and not yet cancelled.
  var taskCount: Int { watched.values.reduce(0) { $0 + $1.tasks.count } }

  /// Notes that pages or screens may be shown that weren't, or the other way round.
  mutating func visibilityChanged() { isVisibilityUnsure = true }

  mutating func appear(_ node: Node) {
    if !node.isHandling || !isActive { return }
    if node.handlers.contains(where: \.isLifecycle) { watch(node, isKnown: false) }
  }

  private mutating func watch(_ node: Node, isKnown: Bool) {
    watched[node.number] = Watched(node: node, isKnown: isKnown)
    unsure.append(node.number)
  }

  mutating func disappear(_ node: Node) {
    guard !watched.isEmpty, let watched = watched.removeValue(forKey: node.number) else { return }
    for running in watched.tasks { running.task.cancel() }
    if watched.isShown { hide(node) }
  }

  private mutating func hide(_ node: Node) {
    for case .disappear(let action) in node.handlers { gone.append(action) }
  }

  /// Goes on with a node that was evaluated anew: tasks with another value begin again.
  mutating func replace(_ old: Node, by new: Node) {
    guard isActive else { return }
    guard var known = watched[new.number] else {
      if new.handlers.contains(where: \.isLifecycle) { watch(new, isKnown: true) }
      return
    }
    known.node = new
    if known.isShown { restartTasks(of: &known) }
    watched[new.number] = known
  }

  /// Keeps an action until the evaluation has ended.
  mutating func afterward(_ action: @escaping @MainActor () -> Void) {
    if isActive { afterwards.append(action) }
  }

  private func restartTasks(of watched: inout Watched) {
    let running = watched.tasks
    var next: [RunningTask] = []
    for case .task(let id, let priority, let action) in watched.node.handlers {
      let index = next.count
      if index < running.count, Self.areSame(running[index].id, id) {
        next.append(running[index])
      } else {
        if index < running.count { running[index].task.cancel() }
        next.append(RunningTask(id: id, task: Task(priority: priority) { await action() }))
      }
    }
    for rest in running.dropFirst(next.count) { rest.task.cancel() }
    watched.tasks = next
  }

  /// Returns the actions that are due now; starts and cancels tasks.
  fileprivate mutating func takeActions() -> [@MainActor () -> Void] {
    if gone.isEmpty, unsure.isEmpty, afterwards.isEmpty, !isVisibilityUnsure { return [] }
    var come: [@MainActor () -> Void] = []
    for number in (isVisibilityUnsure ? Array(watched.keys) : unsure).sorted() {
      guard var next = watched[number] else { continue }
      let isShown = next.node.isShown
      guard isShown != next.isShown else { continue }
      next.isShown = isShown
      if isShown {
        if !next.isKnown {
          for case .appear(let action) in next.node.handlers { come.append(action) }
        }
        restartTasks(of: &next)
      } else {
        hide(next.node)
        for running in next.tasks { running.task.cancel() }
        next.tasks = []
      }
      next.isKnown = false
      watched[number] = next
    }
    defer { (gone, unsure, afterwards, isVisibilityUnsure) = ([], [], [], false) }
    return gone + come + afterwards
  }

  private static func areSame(_ a: NodeValue?, _ b: NodeValue?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): a.equals(b)
    default: false
    }
  }
}

extension ViewTree {
  /// Runs what waits for the end of an evaluation.
  func runPending() {
    for action in lifecycle.takeActions() { action() }
  }
}

extension Node {
  /// A Boolean value that indicates whether no page and no other screen hides the node. What is shown over
  /// the window is shown wherever it stands.
  var isShown: Bool {
    var (inner, next) = (self, parent)
    while let node = next {
      if case .presentation = inner.content { return true }
      switch node.content {
      case .navigationStack where inner.list == .children && node.children.last !== inner: return false
      case .tab(let tab)
      where !tab.isSelected && inner.list == .children && !inner.modifiers.contains(.role(.label)):
        return false
      default: break
      }
      (inner, next) = (node, node.parent)
    }
    return true
  }
}

extension NodeHandler {
  fileprivate var isLifecycle: Bool {
    switch self {
    case .appear, .disappear, .task: true
    default: false
    }
  }
}
