/// The last value of what is observed.
@MainActor
private final class LastValue<Value> {
  var value: Value?
  nonisolated init() {}
}

/// An observer that runs an action after an update in which a value has changed.
private struct ChangeObserver<Value: Equatable> {
  let value: Value
  let initial: Bool
  let action: (_ old: Value, _ new: Value) -> Void
  @State private var last = LastValue<Value>()
}

extension ChangeObserver: ViewModifier {
  func body(content: Content) -> some View {
    let (last, value, initial, action) = (last, value, initial, action)
    // Compared when it runs, so that repeated evaluations run the action once.
    content.afterUpdate {
      guard let old = last.value else {
        last.value = value
        if initial { action(value, value) }
        return
      }
      guard old != value else { return }
      last.value = value
      action(old, value)
    }
  }
}

/// An action that runs when the update is over in which the view was evaluated; a mere evaluation doesn't run
/// it.
struct AfterUpdate {
  let action: @MainActor () -> Void
}

extension AfterUpdate: PrimitiveModifier {
  typealias Body = Never
  func apply(to context: inout ModifierContext) { context.scope.tree.lifecycle.afterward(action) }
}

nonisolated extension View {
  /// Runs an action when the update is over in which the view was evaluated, also where it makes no nodes; a
  /// mere evaluation doesn't run it.
  package func afterUpdate(_ action: @escaping @MainActor () -> Void) -> some View {
    modifier(AfterUpdate(action: action))
  }

  /// Runs an action after an update in which a value has changed, with the value before and the new one.
  ///
  /// - Parameter initial: Whether it also runs when the view is shown first, with the same value twice.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeObserver(value: value, initial: initial, action: action))
  }

  /// Runs an action after an update in which a value has changed.
  ///
  /// - Parameter initial: Whether it also runs when the view is shown first.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeObserver(value: value, initial: initial) { _, _ in action() })
  }

  /// Runs an action with the new value after an update in which a value has changed.
  @_disfavoredOverload
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some View
  {
    modifier(ChangeObserver(value: value, initial: false) { _, new in action(new) })
  }
}

/// A counter of the updates in which a value has changed, for what happens at a surface at each.
struct ChangeCounter<Value: Equatable, Content: View> {
  let value: Value
  /// A closure that returns whether a change counts.
  let counts: (_ old: Value, _ new: Value) -> Bool
  /// The view with a count, which is 0 until the first change.
  let content: (Int) -> Content
  @State private var count = 0
}

extension ChangeCounter: View {
  var body: some View {
    content(count).onChange(of: value) { old, new in if counts(old, new) { count += 1 } }
  }
}
