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

/// A list style that shows the rows alone.
public struct PlainListStyle: ListStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "plain" }
}

extension ListStyle where Self == PlainListStyle {
  /// A list style that shows the rows alone.
  public nonisolated static var plain: PlainListStyle { .init() }
}

/// A list style with rows within margins.
public struct InsetListStyle: ListStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "inset" }
}

extension ListStyle where Self == InsetListStyle {
  /// A list style with rows within margins.
  public nonisolated static var inset: InsetListStyle { .init() }
}

/// A list style that sets sections apart.
public struct GroupedListStyle: ListStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "grouped" }
}

extension ListStyle where Self == GroupedListStyle {
  /// A list style that sets sections apart.
  public nonisolated static var grouped: GroupedListStyle { .init() }
}

/// A list style that sets sections apart, within margins.
public struct InsetGroupedListStyle: ListStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "insetGrouped" }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A list style that sets sections apart, within margins.
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

/// A list style with rows within a border.
public struct BorderedListStyle: ListStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "bordered" }
}

extension ListStyle where Self == BorderedListStyle {
  /// A list style with rows within a border.
  public nonisolated static var bordered: BorderedListStyle { .init() }
}
