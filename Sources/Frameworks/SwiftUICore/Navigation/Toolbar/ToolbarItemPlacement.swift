/// Where an entry stands in the bars of a page.
public struct ToolbarItemPlacement: Hashable, Sendable {
  package let name: String

  private init(_ name: String) { self.name = name }

  /// Where the surface thinks fit.
  public static let automatic = ToolbarItemPlacement("automatic")
  /// In the middle, instead of the title.
  public static let principal = ToolbarItemPlacement("principal")
  /// Where one goes to other places.
  public static let navigation = ToolbarItemPlacement("navigation")
  /// Where the most used action is.
  public static let primaryAction = ToolbarItemPlacement("primaryAction")
  /// Where other actions are, in a menu.
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction")
  /// Where one sees how things stand.
  public static let status = ToolbarItemPlacement("status")
  /// Where one takes what was entered.
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction")
  /// Where one leaves things as they were.
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction")
  /// Where one deletes.
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction")
  /// Beside the keys on the screen; here in the bar below.
  public static let keyboard = ToolbarItemPlacement("keyboard")
  /// In the bar above, where lines begin.
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading")
  /// In the bar above, where lines end.
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing")
  /// In the bar above, where lines begin.
  public static let navigationBarLeading = ToolbarItemPlacement("topBarLeading")
  /// In the bar above, where lines end.
  public static let navigationBarTrailing = ToolbarItemPlacement("topBarTrailing")
  /// In the bar below.
  public static let bottomBar = ToolbarItemPlacement("bottomBar")
  /// Below the window; here in the bar below.
  public static let bottomOrnament = ToolbarItemPlacement("bottomOrnament")
  /// Instead of the title.
  public static let title = ToolbarItemPlacement("title")
  /// Instead of the title where it is large.
  public static let largeTitle = ToolbarItemPlacement("largeTitle")
  /// Instead of the second line of the title.
  public static let subtitle = ToolbarItemPlacement("subtitle")
  /// Instead of the second line of a large title.
  public static let largeSubtitle = ToolbarItemPlacement("largeSubtitle")

  /// In a bar of its own above the content.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement("accessoryBar")
  }

  /// Whether the entry is in the bar below the page.
  var isBottom: Bool { ["bottomBar", "bottomOrnament", "keyboard", "status"].contains(name) }

  /// Whether the entry is in a menu of less used ones.
  var isSecondary: Bool { self == .secondaryAction }

  /// The part of a bar that the entry is in.
  var role: NodeRole {
    switch name {
    case "principal", "title", "largeTitle", "subtitle", "largeSubtitle", "accessoryBar": .principal
    case "navigation", "cancellationAction", "topBarLeading": .leading
    case _ where isBottom: .bottom
    default: .trailing
    }
  }
}
