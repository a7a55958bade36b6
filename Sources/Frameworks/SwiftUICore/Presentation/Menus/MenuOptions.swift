/// The order of the entries of a menu.
public struct MenuOrder: Hashable, Sendable {
  package let name: String
  /// The order that the surface thinks fit.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first is next to the button.
  public static let priority = MenuOrder(name: "priority")
  /// The order in which the entries are written.
  public static let fixed = MenuOrder(name: "fixed")
}

/// The behaviour of a menu when an entry is pressed: whether it closes.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  package let name: String
  /// The behaviour that the surface thinks fit: the menu closes.
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
  /// A menu as a button.
  public nonisolated static var button: NamedMenuStyle { .init(name: "button") }
  /// A menu as a button without border.
  public nonisolated static var borderlessButton: NamedMenuStyle { .init(name: "borderlessButton") }
}

nonisolated extension View {
  /// Sets the style of the menus inside; a type of your own changes nothing.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    note(.style(of: .menu, (style as? any NamedStyle)?.styleName ?? "automatic"))
  }

  /// Sets whether menus inside show that they are menus.
  public func menuIndicator(_ visibility: Visibility) -> some View { note(.menuIndicator(visibility)) }

  /// Sets the order of the entries of menus inside.
  public func menuOrder(_ order: MenuOrder) -> some View { note(.menuOrder(order)) }

  /// Sets whether pressing an entry inside closes its menu.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    note(.menuDismissal(behavior))
  }
}
