/// An alarm or a timer of the app.
public struct Alarm: Identifiable, Hashable, Sendable, Codable {
  /// The state of an alarm.
  public enum State: String, Hashable, Sendable, Codable {
    /// The alarm waits for its time.
    case scheduled
    /// The alarm counts down.
    case countdown
    /// The countdown is paused.
    case paused
    /// The alarm is alerting.
    case alerting
  }

  /// The lengths of the countdowns before the alert and after a snooze.
  public struct CountdownDuration: Hashable, Sendable, Codable {
    /// The time from the start to the alert, in seconds.
    public var preAlert: TimeInterval?
    /// The time from a snooze to the next alert, in seconds.
    public var postAlert: TimeInterval?

    /// Creates durations in seconds.
    public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
      self.preAlert = preAlert
      self.postAlert = postAlert
    }
  }

  /// The time of an alert.
  public enum Schedule: Hashable, Sendable, Codable {
    /// A point in time, independent of the device's time zone.
    case fixed(Date)
    /// A time of day in the device's time zone.
    case relative(Relative)

    /// A time of day, once or on some days of the week.
    public struct Relative: Hashable, Sendable, Codable {
      /// A time of the day.
      public struct Time: Hashable, Sendable, Codable {
        /// The hour, from 0 to 23.
        public var hour: Int
        /// The minute, from 0 to 59.
        public var minute: Int

        /// Creates a time of day.
        public init(hour: Int, minute: Int) {
          self.hour = hour
          self.minute = minute
        }
      }

      /// The recurrence of an alert.
      public enum Recurrence: Hashable, Sendable, Codable {
        /// Once, at the next occurrence of the time.
        case never
        /// Each week, on the given days.
        case weekly([Locale.Weekday])
      }

      /// The time of the day.
      public var time: Time
      /// The recurrence of the alert.
      public var repeats: Recurrence

      /// Creates a schedule.
      public init(time: Time, repeats: Recurrence = .never) {
        self.time = time
        self.repeats = repeats
      }
    }

    /// Returns the date of the next alert after `date`, or nil if there is none.
    package func next(after date: Date, calendar: Calendar) -> Date? {
      switch self {
      case .fixed(let moment): return moment > date ? moment : nil
      case .relative(let relative):
        func next(_ weekday: Int?) -> Date? {
          calendar.nextDate(
            after: date,
            matching: DateComponents(
              hour: relative.time.hour, minute: relative.time.minute, second: 0, weekday: weekday),
            matchingPolicy: .nextTime)
        }
        switch relative.repeats {
        case .never: return next(nil)
        case .weekly(let days): return days.compactMap { next($0.number) }.min()
        }
      }
    }

    /// A Boolean value that indicates whether the alarm alerts more than once.
    package var repeats: Bool {
      if case .relative(let relative) = self, case .weekly(let days) = relative.repeats {
        return !days.isEmpty
      }
      return false
    }
  }

  /// The identifier of the alarm.
  public var id: UUID
  /// The schedule of the alarm, or nil for a timer.
  public var schedule: Schedule?
  /// The lengths of the alarm's countdowns.
  public var countdownDuration: CountdownDuration?
  /// The state of the alarm.
  public var state: State
}

extension Locale.Weekday {
  /// The number of the day in calendars: Sunday is 1.
  fileprivate var number: Int? {
    [.sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday].firstIndex(of: self).map {
      $0 + 1
    }
  }
}
