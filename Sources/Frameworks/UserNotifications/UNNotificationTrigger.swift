import CoreLocation

/// A condition for the delivery of a notification.
public class UNNotificationTrigger: @unchecked Sendable {  // Immutable, and so are the subclasses.
  /// A Boolean value that indicates whether the notification is delivered repeatedly.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }

  /// Returns the next delivery date after `date`, or nil if there is none.
  package func next(after date: Date, since added: Date) -> Date? { nil }
}

/// A trigger that delivers a notification some time after it was added.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time between adding and delivery, in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger.
  ///
  /// - Parameters:
  ///   - timeInterval: The time in seconds, more than 0, and at least 60 if it repeats.
  ///   - repeats: A Boolean value that indicates whether the notification is delivered again after each
  ///     interval.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "A notification's time interval must be more than 0 seconds.")
    precondition(
      !repeats || timeInterval >= 60, "A repeating notification needs at least 60 seconds between.")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// Returns the next delivery date of a notification that would be added now.
  public func nextTriggerDate() -> Date? { Date().addingTimeInterval(timeInterval) }

  package override func next(after date: Date, since added: Date) -> Date? {
    let first = added.addingTimeInterval(timeInterval)
    if first > date { return first }
    guard repeats else { return nil }
    let passed = (date.timeIntervalSince(added) / timeInterval).rounded(.down) + 1
    return added.addingTimeInterval(passed * timeInterval)
  }
}

/// A trigger that delivers a notification at a calendar date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The components that the date has to match: hour and minute for daily delivery, also the weekday for
  /// weekly delivery.
  public let dateComponents: DateComponents

  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// Returns the next delivery date from now.
  public func nextTriggerDate() -> Date? { next(after: Date(), since: Date()) }

  package override func next(after date: Date, since added: Date) -> Date? {
    var calendar = dateComponents.calendar ?? .current
    if let zone = dateComponents.timeZone { calendar.timeZone = zone }
    let start = repeats ? date : added
    guard let found = calendar.nextDate(after: start, matching: dateComponents, matchingPolicy: .nextTime)
    else {
      return nil
    }
    return found > date ? found : nil
  }
}

/// A trigger that delivers a notification when the device enters or leaves a region.
public final class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The region.
  public let region: CLRegion

  /// Creates a trigger. The location of the device is unknown here, so the notification is never delivered.
  public init(region: CLRegion, repeats: Bool) {
    DeclaredAPI.called(
      "UNLocationNotificationTrigger", because: "never delivers: this system does not know where it is.")
    self.region = region
    super.init(repeats: repeats)
  }
}
