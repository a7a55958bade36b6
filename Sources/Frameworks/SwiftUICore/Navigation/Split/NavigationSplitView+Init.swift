extension NavigationSplitView {
  /// Creates a view of three columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Makes three columns; the binding says which are shown where there is room.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility)
  }

  /// Makes three columns; the binding says which is shown where there is room for one only.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), preferredColumn: preferredCompactColumn)
  }

  /// Makes three columns; the bindings say which are shown.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
      preferredColumn: preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a view of two columns.
  public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Makes two columns; the binding says which are shown where there is room.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility)
  }

  /// Makes two columns; the binding says which is shown where there is room for one only.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: nil, detail: detail(), preferredColumn: preferredCompactColumn)
  }

  /// Makes two columns; the bindings say which are shown.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility,
      preferredColumn: preferredCompactColumn)
  }
}

/// A type that determines how the columns of a split view share the room.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// A way to share the room that surfaces know.
public struct NamedNavigationSplitViewStyle: NavigationSplitViewStyle, NamedStyle {
  nonisolated let styleName: String
  nonisolated init(name: String) { styleName = name }
}

extension NavigationSplitViewStyle where Self == NamedNavigationSplitViewStyle {
  /// The split view style that the surface thinks fit.
  public nonisolated static var automatic: NamedNavigationSplitViewStyle { .init(name: "automatic") }
  /// The last column is narrower while others are shown.
  public nonisolated static var balanced: NamedNavigationSplitViewStyle { .init(name: "balanced") }
  /// The last column keeps its width while others are shown.
  public nonisolated static var prominentDetail: NamedNavigationSplitViewStyle {
    .init(name: "prominentDetail")
  }
}

nonisolated extension View {
  /// Sets how the columns of split views inside share the room; a type of your own changes nothing.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.splitViewStyle, (style as? any NamedStyle)?.styleName ?? "automatic")
  }

  /// The width of the column around, in points.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    note(.columnWidth(minimum: nil, ideal: Double(width), maximum: nil))
  }

  /// The width of the column around, in points.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    note(
      .columnWidth(
        minimum: min.map(Double.init), ideal: Double(ideal), maximum: max.map(Double.init)))
  }
}
