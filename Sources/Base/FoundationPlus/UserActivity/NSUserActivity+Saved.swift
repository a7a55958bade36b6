import Foundation

extension NSUserActivity {
  /// Deletes activities that were saved under these names. None are saved here: the handler is called at once.
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler handler: @escaping @Sendable () -> Void
  ) {
    handler()
  }

  /// Deletes activities that were saved under these names. None are saved here.
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier]
  ) async {}

  /// Deletes all activities that were saved. None are saved here: the handler is called at once.
  public class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) {
    handler()
  }

  /// Deletes all activities that were saved. None are saved here.
  public class func deleteAllSavedUserActivities() async {}
}
