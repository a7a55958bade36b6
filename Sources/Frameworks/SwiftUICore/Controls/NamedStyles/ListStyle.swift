// Styles that surfaces know by name. Styles of your own are possible for buttons, labels and switches.

/// A type that determines how lists look.
@MainActor @preconcurrency
public protocol ListStyle {}

nonisolated extension View {
  /// Sets the style of the lists inside; a type of your own changes nothing.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    note(.style(of: .list, (style as? any NamedStyle)?.styleName ?? "automatic"))
  }
}

/// The list style that the surface thinks fit.
public struct DefaultListStyle: ListStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "automatic" }
}

extension ListStyle where Self == DefaultListStyle {
  /// The list style that the surface thinks fit.
  public nonisolated static var automatic: DefaultListStyle { .init() }
}

/// Rows alone.
public struct PlainListStyle: ListStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "plain" }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows alone.
  public nonisolated static var plain: PlainListStyle { .init() }
}

/// Rows within margins.
public struct InsetListStyle: ListStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "inset" }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows within margins.
  public nonisolated static var inset: InsetListStyle { .init() }
}

/// Sections apart.
public struct GroupedListStyle: ListStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "grouped" }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections apart.
  public nonisolated static var grouped: GroupedListStyle { .init() }
}

/// Sections apart, within margins.
public struct InsetGroupedListStyle: ListStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "insetGrouped" }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections apart, within margins.
  public nonisolated static var insetGrouped: InsetGroupedListStyle { .init() }
}

/// A bar at the side.
public struct SidebarListStyle: ListStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "sidebar" }
}

extension ListStyle where Self == SidebarListStyle {
  /// A bar at the side.
  public nonisolated static var sidebar: SidebarListStyle { .init() }
}

/// Rows within a border.
public struct BorderedListStyle: ListStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "bordered" }
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows within a border.
  public nonisolated static var bordered: BorderedListStyle { .init() }
}
