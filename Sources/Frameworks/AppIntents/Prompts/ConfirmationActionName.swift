/// The labels of a confirmation's buttons, named after the action that will be performed.
public struct ConfirmationActionName: Hashable, Sendable {
  /// The label of the button that confirms.
  package let acceptLabel: LocalizedStringResource
  /// Alternative words with which a person confirms.
  package let acceptAlternatives: [LocalizedStringResource]
  /// The label of the button that declines.
  package let denyLabel: LocalizedStringResource
  /// Alternative words with which a person declines.
  package let denyAlternatives: [LocalizedStringResource]
  /// A Boolean value that indicates whether the action destroys data that can't be restored.
  package let isDestructive: Bool

  /// Returns the labels for an action of the app.
  ///
  /// - Parameters:
  ///   - acceptLabel: The label of the button that confirms.
  ///   - acceptAlternatives: Alternative words with which a person confirms.
  ///   - denyLabel: The label of the button that declines.
  ///   - denyAlternatives: Alternative words with which a person declines.
  ///   - destructive: A Boolean value that indicates whether the action destroys data.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool = false
  ) -> ConfirmationActionName {
    ConfirmationActionName(
      acceptLabel: acceptLabel, acceptAlternatives: acceptAlternatives, denyLabel: denyLabel,
      denyAlternatives: denyAlternatives, isDestructive: destructive)
  }

  private static func named(_ label: LocalizedStringResource) -> ConfirmationActionName {
    custom(acceptLabel: label, acceptAlternatives: [], denyLabel: "Cancel", denyAlternatives: [])
  }

  /// The action "Add".
  public static let add = named("Add")
  /// The action "Add Data".
  public static let addData = named("Add Data")
  /// The action "Book".
  public static let book = named("Book")
  /// The action "Buy".
  public static let buy = named("Buy")
  /// The action "Call".
  public static let call = named("Call")
  /// The action "Check In".
  public static let checkIn = named("Check In")
  /// The action "Continue".
  public static let `continue` = named("Continue")
  /// The action "Create".
  public static let create = named("Create")
  /// The action "Do".
  public static let `do` = named("Do")
  /// The action "Download".
  public static let download = named("Download")
  /// The action "Filter".
  public static let filter = named("Filter")
  /// The action "Find".
  public static let find = named("Find")
  /// The action "Get".
  public static let get = named("Get")
  /// The action "Go".
  public static let go = named("Go")
  /// The action "Log".
  public static let log = named("Log")
  /// The action "Open".
  public static let open = named("Open")
  /// The action "Order".
  public static let order = named("Order")
  /// The action "Pay".
  public static let pay = named("Pay")
  /// The action "Play".
  public static let play = named("Play")
  /// The action "Play Sound".
  public static let playSound = named("Play Sound")
  /// The action "Post".
  public static let post = named("Post")
  /// The action "Request".
  public static let request = named("Request")
  /// The action "Run".
  public static let run = named("Run")
  /// The action "Search".
  public static let search = named("Search")
  /// The action "Send".
  public static let send = named("Send")
  /// The action "Set".
  public static let set = named("Set")
  /// The action "Share".
  public static let share = named("Share")
  /// The action "Start".
  public static let start = named("Start")
  /// The action "Start Navigation".
  public static let startNavigation = named("Start Navigation")
  /// The action "Toggle".
  public static let toggle = named("Toggle")
  /// The action "Turn Off".
  public static let turnOff = named("Turn Off")
  /// The action "Turn On".
  public static let turnOn = named("Turn On")
  /// The action "View".
  public static let view = named("View")
}
