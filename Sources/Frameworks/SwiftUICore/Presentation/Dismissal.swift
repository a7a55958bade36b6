/// A way to take something away that stays the same from evaluation to evaluation, so that environments
/// with it can be compared.
@MainActor
final class DismissTarget {
  var action: () -> Void = {}
  nonisolated init() {}
}

/// The action of ``EnvironmentValues/dismiss``.
private struct Dismissal: Equatable {
  let action: DismissAction
  /// The owner of the action, and the action's number there; nil if unknown.
  var owner: AnyObject?
  var index = 0

  static func == (a: Dismissal, b: Dismissal) -> Bool {
    a.owner != nil && a.owner === b.owner && a.index == b.index
  }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: Dismissal { Dismissal(action: DismissAction {}) }
}

private enum IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Takes away the sheet, page or window that the view is in; does nothing where nothing can go.
  public package(set) var dismiss: DismissAction {
    get { self[DismissKey.self].action }
    // Copies of an environment have the same action, which only its owner tells.
    set { self[DismissKey.self] = Dismissal(action: newValue, owner: DismissTarget()) }
  }

  /// A Boolean value that indicates whether the view is on something that ``dismiss`` takes away.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// Sets ``dismiss`` to run the action of a target at the time.
  @MainActor mutating func dismissBy(_ target: DismissTarget) {
    let action = DismissAction { target.action() }
    self[DismissKey.self] = Dismissal(action: action, owner: target)
    isPresented = true
  }

  /// Sets ``dismiss`` to take the page at a depth of a stack away.
  @MainActor mutating func dismissBy(_ record: StackRecord, pageAt depth: Int) {
    let action = DismissAction { record.pop(to: depth - 1) }
    self[DismissKey.self] = Dismissal(action: action, owner: record, index: depth)
    isPresented = true
  }

  /// A binding to the state of the presentation that the view is on, which can also take it away.
  @available(*, deprecated, message: "use isPresented or dismiss")
  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, dismiss) = (isPresented, dismiss)
    return Binding(
      unchecked: { PresentationMode(isPresented: isPresented) },
      set: { mode in if !mode.isPresented { MainActor.assumeIsolated { dismiss() } } })
  }
}

/// The state of the presentation that a view is on: whether it can be taken away.
public struct PresentationMode {
  /// A Boolean value that indicates whether the view is on something that can be taken away.
  public internal(set) var isPresented: Bool

  /// Dismisses the view.
  public mutating func dismiss() { isPresented = false }
}
