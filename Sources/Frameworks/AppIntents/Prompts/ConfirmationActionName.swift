/// What the button of a confirmation is called: the verb of what will happen.
public struct ConfirmationActionName: Hashable, Sendable {
  /// What stands on the button that goes on.
  package let acceptLabel: LocalizedStringResource
  /// Other words with which a person says yes.
  package let acceptAlternatives: [LocalizedStringResource]
  /// What stands on the button that does not.
  package let denyLabel: LocalizedStringResource
  /// Other words with which a person says no.
  package let denyAlternatives: [LocalizedStringResource]
  /// Whether going on takes something away that does not come back by itself.
  package let isDestructive: Bool

  /// A verb of the app's own.
  ///
  /// - Parameters:
  ///   - acceptLabel: What stands on the button that goes on.
  ///   - acceptAlternatives: Other words with which a person says yes.
  ///   - denyLabel: What stands on the button that does not.
  ///   - denyAlternatives: Other words with which a person says no.
  ///   - destructive: Whether going on takes something away.
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

  public static let add = named("Add")
  public static let addData = named("Add Data")
  public static let book = named("Book")
  public static let buy = named("Buy")
  public static let call = named("Call")
  public static let checkIn = named("Check In")
  public static let `continue` = named("Continue")
  public static let create = named("Create")
  public static let `do` = named("Do")
  public static let download = named("Download")
  public static let filter = named("Filter")
  public static let find = named("Find")
  public static let get = named("Get")
  public static let go = named("Go")
  public static let log = named("Log")
  public static let open = named("Open")
  public static let order = named("Order")
  public static let pay = named("Pay")
  public static let play = named("Play")
  public static let playSound = named("Play Sound")
  public static let post = named("Post")
  public static let request = named("Request")
  public static let run = named("Run")
  public static let search = named("Search")
  public static let send = named("Send")
  public static let set = named("Set")
  public static let share = named("Share")
  public static let start = named("Start")
  public static let startNavigation = named("Start Navigation")
  public static let toggle = named("Toggle")
  public static let turnOff = named("Turn Off")
  public static let turnOn = named("Turn On")
  public static let view = named("View")
}
