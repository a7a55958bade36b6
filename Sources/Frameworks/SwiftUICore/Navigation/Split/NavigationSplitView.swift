/// A view of two or three columns, of which the choice in one decides what is shown in the next.
///
/// A link in a column shows its page in the next. Each column may have a ``NavigationStack`` of its own; the
/// last has one anyway.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
  /// The middle column; nil for two columns.
  let content: Content?
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let preferredColumn: Binding<NavigationSplitViewColumn>?

  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @State private var ownColumn = NavigationSplitViewColumn.sidebar

  nonisolated init(
    sidebar: Sidebar, content: Content?, detail: Detail,
    visibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredColumn: Binding<NavigationSplitViewColumn>? = nil
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
    self.preferredColumn = preferredColumn
  }
}

extension NavigationSplitView: View {
  public var body: some View {
    let split = SplitShared(
      visibility: visibility ?? $ownVisibility, compactColumn: preferredColumn ?? $ownColumn,
      hasContent: content != nil)
    SplitNode(
      split: split,
      first: SplitColumn(
        split: split, column: .sidebar, content: AnyView(sidebar), shown: nil, backTitle: nil,
        next: { shown, title in
          SplitColumn(
            split: split, column: content == nil ? .detail : .content,
            content: content.map { AnyView($0) } ?? AnyView(detail), shown: shown,
            backTitle: title,
            next: content == nil
              ? nil
              : { shown, title in
                SplitColumn(
                  split: split, column: .detail, content: AnyView(detail), shown: shown,
                  backTitle: title, next: nil)
              })
        }))
  }
}

/// The columns of a split view to show where there is room.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  package let name: String
  /// The visibility that the surface thinks fit.
  public static var automatic: NavigationSplitViewVisibility { .init(name: "automatic") }
  /// All columns are shown.
  public static var all: NavigationSplitViewVisibility { .init(name: "all") }
  /// The last two, or both of two.
  public static var doubleColumn: NavigationSplitViewVisibility { .init(name: "doubleColumn") }
  /// The last column alone is shown.
  public static var detailOnly: NavigationSplitViewVisibility { .init(name: "detailOnly") }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  package let name: String
  /// The first column.
  public static var sidebar: NavigationSplitViewColumn { .init(name: "sidebar") }
  /// The middle one of three.
  public static var content: NavigationSplitViewColumn { .init(name: "content") }
  /// The last column.
  public static var detail: NavigationSplitViewColumn { .init(name: "detail") }
}

/// The description of a split view that surfaces read.
package struct SplitViewContent: Equatable, Sendable {
  /// The number of columns.
  package let count: Int
  /// The columns to show where there is room.
  package let visibility: NavigationSplitViewVisibility
  /// The column to show where there is room for one only.
  package let compactColumn: NavigationSplitViewColumn
  /// The way in which the last column and the others share the room, by the name of its
  /// ``NavigationSplitViewStyle``.
  package let style: String
}

/// The description of a column that surfaces read.
package struct ColumnContent: Equatable, Sendable {
  package let column: NavigationSplitViewColumn
  /// A Boolean value that indicates whether the column is left out where there is room.
  package let isHidden: Bool
}
