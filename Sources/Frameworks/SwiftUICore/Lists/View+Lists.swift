/// The distance between sections.
public struct ListSectionSpacing: Equatable, Sendable {
  /// The distance, in points; nil leaves it to the surface.
  package let length: Double?
  package let isCompact: Bool
  /// The spacing that the surface thinks fit.
  public static let `default` = ListSectionSpacing(length: nil, isCompact: false)
  /// A small distance between sections.
  public static let compact = ListSectionSpacing(length: nil, isCompact: true)
  /// A distance, in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: Double(spacing), isCompact: false)
  }
}

/// The colour of what stands for a row, such as its icon.
public struct ListItemTint: Equatable, Sendable {
  package let color: Color
  /// A Boolean value that indicates whether the surface keeps the colour even where it uses none.
  package let isFixed: Bool
  /// Returns a tint of a fixed colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint, isFixed: true) }
  /// A colour, where the surface uses any.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint, isFixed: false) }
  /// A grey tint.
  public static let monochrome = ListItemTint(color: .gray, isFixed: false)
}

/// The degree to which something stands out.
public enum Prominence: Sendable, Hashable {
  case standard, increased
}

private enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

private enum MinimumRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private enum MinimumHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The prominence of the headers of sections.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
  /// The least height of rows, in points. Surfaces don't use it yet.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }
  /// The least height of headers, in points. Surfaces don't use it yet.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = newValue }
  }
}

extension Edge.Set {
  init(vertical edges: VerticalEdge.Set) {
    self = []
    if edges.contains(.top) { insert(.top) }
    if edges.contains(.bottom) { insert(.bottom) }
  }
}

nonisolated extension View {
  /// Adds buttons that a row shows when it is swiped, and that people reach who don't swipe. The first is
  /// pressed by a full swipe, where that is allowed.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      NodeChange(.layer(.swipeActions(edge, allowsFullSwipe: allowsFullSwipe), .center, content())))
  }

  /// The colour of the lines at the sides of the row in a list; nil is the surface's.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    note(.listRowSeparatorTint(color, Edge.Set(vertical: edges)))
  }

  /// Sets whether lines are seen at the sides of the section in a list.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    note(.listSectionSeparator(visibility, Edge.Set(vertical: edges)))
  }

  /// The colour of the lines at the sides of the section in a list; nil is the surface's.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    note(.listSectionSeparatorTint(color, Edge.Set(vertical: edges)))
  }

  /// The distance between rows of lists inside, in points; nil leaves it to the surface.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    note(.listRowSpacing(spacing.map(Double.init)))
  }

  /// Sets the distance between the sections of lists inside.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    note(.listSectionSpacing(spacing))
  }

  /// Sets the distance between the sections of lists inside, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

  /// The colour of what stands for the row; nil is the surface's.
  public func listItemTint(_ tint: ListItemTint?) -> some View { note(.listItemTint(tint)) }

  /// The colour of what stands for the row; nil is the surface's.
  public func listItemTint(_ tint: Color?) -> some View { note(.listItemTint(tint.map { .fixed($0) })) }

  /// Sets the prominence of the headers of sections inside.
  public func headerProminence(_ prominence: Prominence) -> some View {
    note(.headerProminence(prominence), \.headerProminence, prominence)
  }

  /// Sets the space around rows inside, on some sides, in points; nil leaves it to the surface.
  public func listRowInsets(_ edges: Edge.Set, _ length: CGFloat?) -> some View {
    note(
      .listRowInsets(
        length.map { length in
          EdgeInsets(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
        }))
  }
}
