/// The target of a page's links: the stack around or the column beside. What it does follows the stack; the
/// object stays the same, so that environments with it can be compared.
@MainActor
final class NavigatorTarget {
  /// A closure that returns whether the target takes a value.
  var accepts: (AnyHashable) -> Bool = { _ in true }
  /// The closure that goes to a value's page.
  var push: (AnyHashable) -> Void = { _ in }
  /// The closure that goes where a link of the page leads; nil goes back.
  var activate: (Int?) -> Void = { _ in }
  /// A Boolean value that indicates whether a link with a value chooses its row in a list around, as in a
  /// column.
  var choosesRows = false
  /// The closure that shows the column after this one where there is room for one only, because a row was
  /// chosen.
  var advance: () -> Void = {}
  private var lastLink = 0

  nonisolated init() {}

  /// A number for a link that was never used.
  func nextLink() -> Int {
    lastLink += 1
    return lastLink
  }
}

/// The target of links, as the views on a page see it.
struct Navigator: Equatable {
  let target: NavigatorTarget
  /// The link of the page that leads to what is shown above it, or beside.
  let activeLink: Int?
  /// The value whose page is shown beside.
  let chosen: AnyHashable?

  static func == (a: Navigator, b: Navigator) -> Bool {
    a.target === b.target && a.activeLink == b.activeLink && a.chosen == b.chosen
  }
}

private enum NavigatorKey: EnvironmentKey {
  static var defaultValue: Navigator? { nil }
}

private enum ListSelectionKey: EnvironmentKey {
  static var defaultValue: ListSelection? { nil }
}

/// The choice of a list around: in a column, a link with a value chooses its row.
struct ListSelection: Equatable {
  /// The place where the choice is kept.
  let source: BindingSource?
  /// A closure that returns whether a value is chosen; nil if the list can't choose it.
  let isSelected: @MainActor (AnyHashable) -> Bool?
  /// Chooses a value.
  let select: @MainActor (AnyHashable) -> Void

  /// Closures can't be compared; what they lead to can.
  static func == (a: ListSelection, b: ListSelection) -> Bool { a.source != nil && a.source == b.source }
}

extension EnvironmentValues {
  /// The target of links; nil where there is no stack.
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }

  /// The choice of the list around, nil without.
  var listSelection: ListSelection? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }
}
