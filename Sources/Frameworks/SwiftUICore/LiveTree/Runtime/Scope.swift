import Observation
import Synchronization

/// A composite view, or a modifier with a body, at its place: what is evaluated again on its own.
///
/// A scope is itself the list of its nodes and of the scopes inside that stand in the same list. Windows have
/// hundreds of scopes, most of them rows: what few of them need is kept apart.
@MainActor
final class Scope: NodeList {
  let path: IdentityPath
  unowned let tree: ViewTree
  private(set) weak var parent: Scope?
  var source: any ScopeSource
  /// The changes to apply to the nodes, innermost first.
  private(set) var pending: PendingList?
  var environment: EnvironmentValues
  /// The storage of the first dynamic property; most scopes have one.
  private var firstSlot: AnyObject?
  /// The scopes inside, in the order in which they were met.
  var children: [Scope] = []
  /// The number of bodies and containers around the scope.
  private(set) var depth: Int32
  var isDirty = true
  private(set) var isEnded = false
  /// The count of evaluations after its last one.
  var evaluatedAt = 0
  private var changeSignal: ChangeSignal?
  private var rare: Rare?

  private final class Rare {
    var declared: [Declaration] = []
    var consumer: DeclarationConsumer?
    var exactKeys: ExactKeys?
    var observation: Observer?
    /// The storage of the dynamic properties after the first.
    var slots: [AnyObject?] = []
    var isEmpty: Bool {
      declared.isEmpty && consumer == nil && exactKeys == nil && observation == nil && slots.isEmpty
    }
  }

  /// A value that a view in the scope declares for a view around it.
  struct Declaration {
    let key: ObjectIdentifier
    let value: Any
    /// The number of inner scopes that were met before the declaration.
    let position: Int
  }

  init(tree: ViewTree, parent: Scope?, source: any ScopeSource, place: Place) {
    path = place.path
    self.tree = tree
    self.parent = parent
    self.source = source
    pending = place.pending
    environment = place.environment
    depth = Int32(place.depth)
    super.init()
    tree.scopeCount += 1
  }

  deinit { changeSignal?.scope = nil }

  private func withRare(_ change: (Rare) -> Void) {
    let rare = rare ?? Rare()
    change(rare)
    self.rare = rare.isEmpty ? nil : rare
  }

  /// The values that views in this scope declare for a view around them.
  var declared: [Declaration] {
    get { rare?.declared ?? [] }
    set { if rare != nil || !newValue.isEmpty { withRare { $0.declared = newValue } } }
  }

  /// The consumer of declarations, for the content of a declaration reader.
  var consumer: DeclarationConsumer? {
    get { rare?.consumer }
    set { if rare != nil || newValue != nil { withRare { $0.consumer = newValue } } }
  }

  var exactKeys: ExactKeys? {
    get { rare?.exactKeys }
    set { if rare != nil || newValue != nil { withRare { $0.exactKeys = newValue } } }
  }

  /// The storage of the dynamic property at an index, in order of declaration.
  subscript(slot index: Int) -> AnyObject? {
    get {
      if index == 0 { return firstSlot }
      guard let rare, index <= rare.slots.count else { return nil }
      return rare.slots[index - 1]
    }
    set {
      if index == 0 {
        firstSlot = newValue
        return
      }
      withRare { rare in
        while rare.slots.count < index { rare.slots.append(nil) }
        rare.slots[index - 1] = newValue
      }
    }
  }

  private var observation: Observer? {
    get { rare?.observation }
    set { if rare != nil || newValue != nil { withRare { $0.observation = newValue } } }
  }

  /// The place in which the views of the scope are evaluated.
  var place: Place {
    Place(list: self, pending: pending, environment: environment, path: path, depth: Int(depth))
  }

  /// Takes over the place given from outside; returns whether it is surely the same as before.
  func move(to place: Place) -> Bool {
    let isSame =
      tree.pass.areSame(environment, place.environment) && PendingList.areSame(pending, place.pending)
    if !isSame || environment.storageID != place.environment.storageID {
      environment = place.environment
      pending = place.pending
    }
    depth = Int32(place.depth)
    return isSame
  }

  /// The signal that requests a new evaluation; safe to use from any thread, and after the scope has ended.
  var signal: ChangeSignal {
    if let changeSignal { return changeSignal }
    let new = ChangeSignal(scope: self, invalidations: tree.invalidations)
    changeSignal = new
    return new
  }

  /// The types of sources whose scopes have read something observable: a window that is opened, shown once and
  /// closed has the views of those before it.
  private static var observingKinds: Set<ObjectIdentifier> = []

  /// Runs `body`, and asks for a new evaluation once anything observable that it reads will change.
  ///
  /// Registrations are only removed when they fire. Where scopes of this kind are known to read something
  /// observable, each evaluation therefore reads a token of its own too, whose change ends the registrations
  /// before the next one and with the scope. Without it each evaluation for another reason, and each scope that
  /// ends, would leave 730 bytes behind (measured with Swift 6.3). Most scopes, such as rows, read nothing
  /// observable: they cost no registrations, and need no token.
  func observing(_ body: () -> Void) {
    if rare != nil {
      observation?.retire()
      observation = nil
    }
    let kind = ObjectIdentifier(type(of: source))
    let token = Self.observingKinds.contains(kind) ? RetireToken() : nil
    var observer: Observer?
    func observe() -> @Sendable () -> Void {
      let new = Observer(signal: signal, token: token)
      observer = new
      return { new.fire() }
    }
    // The action is only asked for if anything observable was read.
    withObservationTracking(
      {
        token?.read()
        body()
      }, onChange: observe())
    if let observer {
      observation = observer
      Self.observingKinds.insert(kind)
    }
  }

  /// Forgets all that the scope and those inside keep.
  func end() {
    var stack = [self]
    while let scope = stack.popLast() {
      stack.append(contentsOf: scope.children)
      scope.leave()
    }
  }

  /// Lets all go that an evaluation made. What the dynamic properties keep stays as long as the scope.
  func leave() {
    guard !isEnded else { return }
    isEnded = true
    if rare != nil {
      observation?.retire()
      observation = nil
      if !declared.isEmpty { tree.pass.declarationsChanged(in: self) }
    }
    tree.scopeCount -= 1
    children = []
    clear()
  }

  /// A Boolean value that indicates whether something would be lost with the scope that an evaluation can't
  /// make again.
  var keepsSomething: Bool {
    firstSlot != nil || exactKeys != nil || rare?.slots.isEmpty == false
  }

  /// Keeps only what can't be made again.
  func sleep() {
    leave()
    source = AbsentSource.only
    pending = nil
    environment = EnvironmentValues()
    declared = []
    consumer = nil
  }

  /// Begins again, with what was kept.
  func wake(in parent: Scope?, source: any ScopeSource, place: Place) {
    self.parent = parent
    self.source = source
    pending = place.pending
    environment = place.environment
    depth = Int32(place.depth)
    isDirty = true
    isEnded = false
    evaluatedAt = 0
    tree.scopeCount += 1
  }
}

/// A reader of the values that the views of a scope declare.
final class DeclarationConsumer {
  let key: ObjectIdentifier
  private(set) weak var reader: Scope?

  init(key: ObjectIdentifier, reader: Scope) {
    self.key = key
    self.reader = reader
  }
}

/// An observer of changes in what one evaluation read, until it is retired.
final class Observer: Sendable {
  let token: RetireToken?
  private let signal: ChangeSignal
  private let isRetired = Atomic(false)

  init(signal: ChangeSignal, token: RetireToken?) {
    self.signal = signal
    self.token = token
  }

  func fire() {
    if !isRetired.load(ordering: .acquiring) { signal.raise() }
  }

  func retire() {
    isRetired.store(true, ordering: .releasing)
    token?.retire()
  }
}

/// A signal that requests a new evaluation of a scope. Safe to use from any thread.
final class ChangeSignal: @unchecked Sendable {
  /// The scope; nil once it is gone. The scope itself clears it, which takes less room than a weak
  /// reference. Only the main actor, to which scopes are bound, looks at it; others hand the signal on.
  fileprivate(set) unowned(unsafe) var scope: Scope?
  private let invalidations: Invalidations

  init(scope: Scope, invalidations: Invalidations) {
    self.scope = scope
    self.invalidations = invalidations
  }

  func raise() { invalidations.add(self) }
}
