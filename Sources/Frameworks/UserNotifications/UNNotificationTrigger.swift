import CoreLocation

/// When a notification is delivered.
public class UNNotificationTrigger: @unchecked Sendable {  // Immutable, and so are the subclasses.
  /// Whether it is delivered again and again.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }

  /// The next moment after `date` at which it is delivered, or nil when there is none.
  package func next(after date: Date, since added: Date) -> Date? { nil }
}

/// Delivers a notification some seconds after it was added.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// How many seconds after it was added.
  public let timeInterval: TimeInterval

  /// Makes a trigger.
  ///
  /// - Parameters:
  ///   - timeInterval: Seconds, more than 0, and at least 60 when it repeats.
  ///   - repeats: Whether it is delivered each time so many seconds have passed.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "A notification's time interval must be more than 0 seconds.")
    precondition(
      !repeats || timeInterval >= 60, "A repeating notification needs at least 60 seconds between.")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// The next moment, seen from now, of a notification that was added now.
  public func nextTriggerDate() -> Date? { Date().addingTimeInterval(timeInterval) }

  package override func next(after date: Date, since added: Date) -> Date? {
    let first = added.addingTimeInterval(timeInterval)
    if first > date { return first }
    guard repeats else { return nil }
    let passed = (date.timeIntervalSince(added) / timeInterval).rounded(.down) + 1
    return added.addingTimeInterval(passed * timeInterval)
  }
}

/// Delivers a notification at a date of the calendar.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// What the date must have: an hour and a minute for each day, a weekday besides for each week.
  public let dateComponents: DateComponents

  /// Makes a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The next moment, seen from now.
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

/// Delivers a notification when the device comes to a place or leaves it.
public final class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The place.
  public let region: CLRegion

  /// Makes a trigger. Nothing here knows where the device is, so what it delivers waits for ever.
  public init(region: CLRegion, repeats: Bool) {
    DeclaredAPI.called(
      "UNLocationNotificationTrigger", because: "never delivers: this system does not know where it is.")
    self.region = region
    super.init(repeats: repeats)
  }
}
