/// In which order the entries of a menu stand.
public struct MenuOrder: Hashable, Sendable {
  package let name: String
  /// As the surface thinks fit.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first is next to the button.
  public static let priority = MenuOrder(name: "priority")
  /// As written.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether pressing an entry closes its menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  package let name: String
  /// As the surface thinks fit: it closes.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// The menu closes after an action.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// The menu stays open after an action.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// A type that determines how menus look.
@MainActor @preconcurrency
public protocol MenuStyle {}

/// A look of menus that surfaces know.
public struct NamedMenuStyle: MenuStyle, NamedStyle {
  nonisolated let styleName: String
  nonisolated init(name: String) { styleName = name }
}

extension MenuStyle where Self == NamedMenuStyle {
  /// The menu style that the surface thinks fit.
  public nonisolated static var automatic: NamedMenuStyle { .init(name: "automatic") }
  /// As a button.
  public nonisolated static var button: NamedMenuStyle { .init(name: "button") }
  /// As a button without border.
  public nonisolated static var borderlessButton: NamedMenuStyle { .init(name: "borderlessButton") }
}

nonisolated extension View {
  /// Sets the style of the menus inside; a type of your own changes nothing.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    note(.style(of: .menu, (style as? any NamedStyle)?.styleName ?? "automatic"))
  }

  /// Sets whether menus inside show that they are menus.
  public func menuIndicator(_ visibility: Visibility) -> some View { note(.menuIndicator(visibility)) }

  /// In which order the entries of menus inside stand.
  public func menuOrder(_ order: MenuOrder) -> some View { note(.menuOrder(order)) }

  /// Sets whether pressing an entry inside closes its menu.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    note(.menuDismissal(behavior))
  }
}
