/// The place of an entry in the bars of a page.
public struct ToolbarItemPlacement: Hashable, Sendable {
  package let name: String

  private init(_ name: String) { self.name = name }

  /// The place that the surface thinks fit.
  public static let automatic = ToolbarItemPlacement("automatic")
  /// The place in the middle, instead of the title.
  public static let principal = ToolbarItemPlacement("principal")
  /// The place of entries that lead to other places.
  public static let navigation = ToolbarItemPlacement("navigation")
  /// The place of the most used action.
  public static let primaryAction = ToolbarItemPlacement("primaryAction")
  /// The place of other actions, in a menu.
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction")
  /// The place of entries that tell how things stand.
  public static let status = ToolbarItemPlacement("status")
  /// The place of the action that takes what was entered.
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction")
  /// The place of the action that leaves things as they were.
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction")
  /// The place of the action that deletes.
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction")
  /// The place beside the keys on the screen; here in the bar below.
  public static let keyboard = ToolbarItemPlacement("keyboard")
  /// The place in the bar above, where lines begin.
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading")
  /// The place in the bar above, where lines end.
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing")
  /// The place in the bar above, where lines begin.
  public static let navigationBarLeading = ToolbarItemPlacement("topBarLeading")
  /// The place in the bar above, where lines end.
  public static let navigationBarTrailing = ToolbarItemPlacement("topBarTrailing")
  /// The place in the bar below.
  public static let bottomBar = ToolbarItemPlacement("bottomBar")
  /// The place below the window; here in the bar below.
  public static let bottomOrnament = ToolbarItemPlacement("bottomOrnament")
  /// The place of the title.
  public static let title = ToolbarItemPlacement("title")
  /// The place of the title where it is large.
  public static let largeTitle = ToolbarItemPlacement("largeTitle")
  /// The place of the second line of the title.
  public static let subtitle = ToolbarItemPlacement("subtitle")
  /// The place of the second line of a large title.
  public static let largeSubtitle = ToolbarItemPlacement("largeSubtitle")

  /// Returns the place in a bar of its own above the content.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement("accessoryBar")
  }

  /// A Boolean value that indicates whether the entry is in the bar below the page.
  var isBottom: Bool { ["bottomBar", "bottomOrnament", "keyboard", "status"].contains(name) }

  /// A Boolean value that indicates whether the entry is in a menu of less used ones.
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
