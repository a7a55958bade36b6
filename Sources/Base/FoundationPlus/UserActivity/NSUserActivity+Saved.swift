import Foundation

extension NSUserActivity {
  /// Deletes saved activities with identifiers. None are saved here: the handler is called immediately.
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler handler: @escaping @Sendable () -> Void
  ) {
    handler()
  }

  /// Deletes saved activities with identifiers. None are saved here.
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier]
  ) async {}

  /// Deletes all saved activities. None are saved here: the handler is called immediately.
  public class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) {
    handler()
  }

  /// Deletes all saved activities. None are saved here.
  public class func deleteAllSavedUserActivities() async {}
}
